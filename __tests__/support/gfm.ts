import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** Markup that our own pages are made of. Whatever else is in a rendered page came out of the pull request. */
const OWN_ELEMENTS: ReadonlySet<string> = new Set(
  'h3 p table thead tbody tr th td code pre details summary ul ol li strong sub br'.split(' '),
);
const OWN_ATTRIBUTES: ReadonlySet<string> = new Set(['align', 'class=language-text']);

/** What GitHub makes links and notifications of in text outside code, after Markdown is rendered. */
const REFERENCES: readonly RegExp[] = [
  /(?:^|[^\p{L}\p{N}_])@[\p{L}\p{N}]/u,
  /#\p{N}/u,
  /\bGH-\p{N}/iu,
  /https?:|ftp:|mailto:|www\./i,
  /:[a-z0-9_+-]+:/i,
  // Letters alone can be a commit, too; digits alone are mostly a number of our own.
  /\b(?=[0-9]*[a-f])[0-9a-f]{7,40}\b/i,
];
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

export function renderGfm(markdown: string): string {
  return micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}

/**
 * Everything in a rendered Markdown text that is not ours: elements, attributes, comments (but for `comments` at the
 * start), references outside code, characters that cannot be seen.
 */
export function foreignIn(markdown: string, own: Own = {}): string[] {
  return foreignInHtml(renderGfm(markdown), own);
}

interface Own {
  readonly comments?: number;
  readonly text?: readonly RegExp[];
}

export function foreignInHtml(html: string, own: Own = {}): string[] {
  const found: string[] = [];
  let comments = 0;
  const queue: { node: Node; code: boolean }[] = [{ node: parseFragment(html), code: false }];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
    const { node } = item;
    if (node.nodeName === '#comment') comments += 1;
    if ('value' in node) found.push(...foreignText(node.value, item.code, own.text ?? []));
    if ('attrs' in node) {
      if (!OWN_ELEMENTS.has(node.nodeName)) found.push(`<${node.nodeName}>`);
      for (const { name, value } of node.attrs) {
        if (!OWN_ATTRIBUTES.has(name) && !OWN_ATTRIBUTES.has(`${name}=${value}`)) found.push(`${name}="${value}"`);
      }
    }
    const code = item.code || node.nodeName === 'code' || node.nodeName === 'pre';
    if ('childNodes' in node) queue.push(...node.childNodes.map((child) => ({ node: child, code })));
  }
  if (comments > (own.comments ?? 0)) found.push(`${comments} comments`);
  return found;
}

function foreignText(text: string, code: boolean, own: readonly RegExp[]): string[] {
  const shown = text.replaceAll('\n', ' ');
  const hidden = HIDDEN.test(shown) ? [`hidden character in ${JSON.stringify(shown)}`] : [];
  if (code) return hidden;
  const rest = own.reduce((remaining, pattern) => remaining.replace(pattern, ''), shown);
  return [
    ...hidden,
    ...REFERENCES.filter((pattern) => pattern.test(rest)).map((pattern) => `${pattern} in ${JSON.stringify(rest)}`),
  ];
}
