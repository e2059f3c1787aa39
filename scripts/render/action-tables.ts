/** What action.yml and comment/action.yml say, as far as tables need it. */
export interface ActionFile {
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly default?: string; readonly required?: boolean }>
  >;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

/** A GFM cell: one line, no pipe that could end it. */
function cell(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');
}

/** `inputs` with what they default to, where that can be said in a word. */
export function renderInputs({ inputs }: ActionFile): string {
  const rows = Object.entries(inputs).map(([name, input]) => {
    const fallback =
      input.required === true ? 'must be given' : input.default === '' ? '' : `\`${cell(input.default ?? '')}\``;
    return `| \`${name}\` | ${cell(input.description)} | ${fallback} |`;
  });
  return ['| input | meaning | default |', '| --- | --- | --- |', ...rows].join('\n');
}

export function renderOutputs({ outputs }: ActionFile): string {
  const rows = Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`);
  return ['| output | holds |', '| --- | --- |', ...rows].join('\n');
}

/** Puts a table between `<!-- name -->` and `<!-- /name -->` of a page. @throws where the page has no such place. */
export function between(page: string, name: string, table: string): string {
  const [from, to] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [page.indexOf(from), page.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`the page has no ${from} before a ${to}`);
  return `${page.slice(0, start + from.length)}\n${table}\n${page.slice(end)}`;
}

/** Every page with a table of this kind, as it has to be. */
export function withTables(
  read: (path: string) => string,
  parse: (text: string) => unknown,
): ReadonlyMap<string, string> {
  const gate = parse(read('action.yml')) as ActionFile;
  const comment = parse(read('comment/action.yml')) as ActionFile;
  const short = {
    ...gate,
    inputs: Object.fromEntries(Object.entries(gate.inputs).filter(([name]) => OFTEN.has(name))),
  };
  return new Map([
    ['README.md', between(read('README.md'), 'inputs', renderInputs(short))],
    [
      'docs/action.md',
      between(between(read('docs/action.md'), 'inputs', renderInputs(gate)), 'outputs', renderOutputs(gate)),
    ],
    [
      'docs/forks.md',
      between(between(read('docs/forks.md'), 'inputs', renderInputs(comment)), 'outputs', renderOutputs(comment)),
    ],
  ]);
}

/** What the README shows; the others are for set-ups that have a page of their own. */
const OFTEN: ReadonlySet<string> = new Set(['policy', 'fixtures', 'comment', 'annotations', 'fail-on']);
