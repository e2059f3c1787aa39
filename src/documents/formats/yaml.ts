import { commentFact, contestedComments, contestedLines } from '../comments.js';
import type { Content, FixtureDocument, Reading } from '../document.js';
import type { Decoded } from '../encoding.js';
import { decodeUnicode, refuseSecondMark } from '../encoding.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { lineLayout } from '../layout.js';
import { buildTree } from '../yaml/builder.js';
import { lineIndex } from '../yaml/lines.js';
import { readQuickly } from '../yaml/quick-reader.js';
import type { YamlVersion } from '../yaml/scalars.js';
import type { YamlSource, YamlTree } from '../yaml/state.js';
import { YamlRefusal } from '../yaml/state.js';

/** js-yaml calls itself once per level; it is not asked to go deeper than this, whatever the policy says. */
const MAX_PARSER_DEPTH = 1_000;
/** js-yaml takes it for a marker or a directive at the beginning of a text and behind directives; it is content, or an error. */
const INDENTED_MARK = /^(?:%[^\n]*\n(?:%[^\n]*\n|[ \t]*(?:#[^\n]*)?\n)*)?[ \t]+(?:---|%)/;

export const yaml: Format = { id: 'yaml', read };

async function read(input: ReadInput): Promise<ReadResult> {
  const decoded = decode(input);
  if (!decoded.ok) return decoded;
  return readEveryday(decoded, input) ?? readFully(decoded, input);
}

/** Undefined where the full reader has to look. */
export function readEverydayYaml(input: ReadInput): FixtureDocument | undefined {
  const decoded = decode(input);
  const result = decoded.ok ? readEveryday(decoded, input) : undefined;
  return result?.ok ? result.document : undefined;
}

function decode({ bytes }: ReadInput): Decoded {
  return refuseSecondMark(decodeUnicode(bytes));
}

type DecodedText = Extract<Decoded, { ok: true }>;

/** Most files, at a tenth of the full reader's cost; undefined where that one has to look. */
function readEveryday(decoded: DecodedText, { options }: ReadInput): ReadResult | undefined {
  const limits = { maxDepth: options.limits.depth, maxNodes: options.limits.nodes };
  const trees = treesOf((version) => readQuickly(decoded.text, version, limits), options.yaml);
  return trees && { ok: true, document: documentOf(trees, decoded) };
}

/** Any YAML, and the words for what is none. */
export async function readFully(decoded: DecodedText, { options }: ReadInput): Promise<ReadResult> {
  const { text } = decoded;
  if (INDENTED_MARK.test(text)) return { ok: false, reason: 'an indented `---` or directive', line: 1, column: 1 };
  const { YAMLException, getScalarValue, parseEvents } = await import('js-yaml');
  const maxDepth = Math.min(options.limits.depth, MAX_PARSER_DEPTH);
  try {
    const events = parseEvents(text, { maxDepth: maxDepth + 1 });
    const decode: YamlSource['decode'] = (event) => getScalarValue(text, event);
    const source = { text, events, lines: lineIndex(text), maxDepth, maxNodes: options.limits.nodes, decode };
    const trees = treesOf((version) => buildTree(source, version), options.yaml);
    return { ok: true, document: documentOf(trees, decoded) };
  } catch (error) {
    if (error instanceof YamlRefusal) {
      const { message: reason, line, limit } = error;
      return { ok: false, reason, line, column: 1, ...(limit ? { limit } : {}) };
    }
    if (!(error instanceof YAMLException)) throw error;
    const limit = error.reason.startsWith('nesting exceeded maxDepth') ? { limit: true } : {};
    const { line, column } = error.mark ?? { line: -1, column: -1 };
    return { ok: false, reason: error.reason, line: line + 1, column: column + 1, ...limit };
  }
}

/** One tree per schema that the policy leaves open; the second only where it would differ from the first. */
function treesOf<T extends YamlTree | undefined>(
  read: (version: YamlVersion) => T,
  version: 'auto' | YamlVersion,
): readonly [NonNullable<T>, ...NonNullable<T>[]] | Extract<T, undefined> {
  const first = read(version === 'auto' ? '1.2' : version);
  if (first === undefined) return first as Extract<T, undefined>;
  if (version !== 'auto' || !first.ambiguous) return [first];
  const second = read('1.1');
  return second === undefined ? (second as Extract<T, undefined>) : [first, second];
}

function documentOf(trees: readonly [YamlTree, ...YamlTree[]], { text, layout }: DecodedText): FixtureDocument {
  return {
    format: 'yaml',
    ...factsOf(trees),
    // The `yaml` package does not end a line at a carriage return, though the specification does.
    facts: { ...contestedComments(trees[0].comments), ...contestedLines(text) },
    layout: { ...layout, ...lineLayout(text, { trailing: false }), ...commentFact(trees[0].comments) },
  };
}

function factsOf(
  trees: readonly [YamlTree, ...YamlTree[]],
): Pick<FixtureDocument, 'readings' | 'declared' | 'notices'> {
  const [first, second] = trees;
  const readings: [Reading, ...Reading[]] =
    second === undefined
      ? [{ label: '', content: stream(first) }]
      : [
          { label: 'YAML 1.2', content: stream(first) },
          { label: 'YAML 1.1', content: stream(second) },
        ];
  const declared: Record<string, string> = {};
  // `load` makes null of a stream without documents and `load_all` makes nothing: to one of them, any content differs.
  if (first.documents.length === 0) declared['documents'] = 'none';
  // Where the schemas differ, a reader that heeds the directive sees other data when the directive changes.
  if (second !== undefined && first.directives.some((version) => version !== '')) {
    declared['YAML directive'] = first.directives.map((version) => version || 'none').join(', ');
  }
  return { readings, declared, notices: [] };
}

function stream({ documents, keys }: YamlTree): Content {
  const items = documents.length === 0 ? [{ kind: 'null' as const, line: 1 }] : documents;
  return { kind: 'tree', stream: true, keys, root: { kind: 'array', items, line: 1 } };
}
