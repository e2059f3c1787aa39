/** What docs/formats.md says of each format, by id. A test asks for a row for every registered format. */
export interface FormatFacts {
  /** What SHAPE_CHANGE is here, beyond what all trees or tables have. */
  readonly shape: string;
  readonly value: string;
  readonly drift: string;
  /** Where line numbers come from. */
  readonly lines: string;
  readonly limits: string;
}

const TREE_SHAPE = 'keys, types, optionality, duplicate keys, dimensions of numeric arrays';
const TREE_VALUE = 'scalars; count and order of elements';
const TREE_LIMITS = '64 MiB, depth 512, 5 million nodes';
const METADATA_TREE = 'as JSON; every other field counts';

export const FORMAT_FACTS: Readonly<Record<string, FormatFacts>> = {
  ambr: {
    shape: 'snapshot names',
    value: 'each body, white space included',
    drift: 'serializer version line, order of entries, line ends',
    lines: 'first line of a body',
    limits: '64 MiB',
  },
  binary: { shape: 'none', value: 'any byte', drift: 'none', lines: 'none', limits: '256 MiB; nothing inside is read' },
  cassette: {
    shape: METADATA_TREE,
    value: 'requests, responses, bodies as strings',
    drift: '`recorded_at`, `Date` headers, the recorder version',
    lines: 'as YAML or JSON',
    limits: TREE_LIMITS,
  },
  cbor: {
    shape: `${TREE_SHAPE}; tags`,
    value: TREE_VALUE,
    drift: 'width of integers and floats, indefinite lengths, key order',
    lines: 'none',
    limits: TREE_LIMITS,
  },
  csv: {
    shape: 'columns and their order, column kind, first null, delimiter, header, ragged rows',
    value: 'cells; rows that came, went or moved',
    drift: 'quotes, number spelling, spelling of null, encoding, line ends',
    lines: 'line on which the row starts',
    limits: '256 MiB, held in memory',
  },
  env: {
    shape: 'names',
    value: 'values, with quotes where readers disagree about them',
    drift: 'comments, order, blank lines, `export`',
    lines: 'line of the entry',
    limits: '64 MiB',
  },
  'go-snaps': {
    shape: 'snapshot names, repeated ones paired in order',
    value: 'each body, white space included',
    drift: 'order of entries, line ends',
    lines: 'first line of a body',
    limits: '64 MiB',
  },
  har: {
    shape: METADATA_TREE,
    value: 'requests, responses, bodies as strings',
    drift: 'start times, durations, timings, response `Date`',
    lines: 'as JSON',
    limits: TREE_LIMITS,
  },
  html: {
    shape: 'element and attribute names',
    value: 'text, attribute values, order and count of siblings, doctype',
    drift: 'comments, attribute order, length of white space runs',
    lines: 'line of the start tag',
    limits: '4 MiB, depth 512',
  },
  ini: {
    shape: 'sections and keys, repeated ones included',
    value: 'values',
    drift: 'order, comments, blanks around the sign',
    lines: 'line of the entry',
    limits: '64 MiB',
  },
  insta: {
    shape: 'none',
    value: 'the body, white space included',
    drift: 'the header',
    lines: 'first line of the body',
    limits: '64 MiB',
  },
  ipynb: {
    shape: METADATA_TREE,
    value: 'sources and outputs; a list of lines and one string are the same text',
    drift: '`execution_count`, cell ids, `nbformat_minor`, kernel and language versions',
    lines: 'as JSON',
    limits: TREE_LIMITS,
  },
  json: {
    shape: TREE_SHAPE,
    value: TREE_VALUE,
    drift: 'key order, layout, escapes, number spelling, comments, byte order mark',
    lines: 'line of the value, or of the key where a member came or went',
    limits: `${TREE_LIMITS}; number literals of 4,096 characters`,
  },
  json5: {
    shape: TREE_SHAPE,
    value: TREE_VALUE,
    drift: 'quotes, trailing commas, comments, hexadecimal spelling',
    lines: 'as JSON',
    limits: TREE_LIMITS,
  },
  jsonc: {
    shape: TREE_SHAPE,
    value: TREE_VALUE,
    drift: 'comments, trailing commas, and as JSON',
    lines: 'as JSON',
    limits: TREE_LIMITS,
  },
  jsonl: {
    shape: 'as JSON, over all records together',
    value: 'as JSON; records that came, went or moved',
    drift: 'as JSON; blank lines, line ends',
    lines: 'line of the record',
    limits: '256 MiB, held in memory',
  },
  lfs: {
    shape: 'none',
    value: 'object id and size: the content is not at hand',
    drift: 'pointer to content with the same digest, spec version',
    lines: 'line of the field',
    limits: 'none',
  },
  msgpack: {
    shape: `${TREE_SHAPE}; extension types`,
    value: TREE_VALUE,
    drift: 'width of integers, key order',
    lines: 'none',
    limits: TREE_LIMITS,
  },
  plist: {
    shape: TREE_SHAPE,
    value: TREE_VALUE,
    drift: 'XML against binary form, key order',
    lines: 'XML form: line of the element',
    limits: TREE_LIMITS,
  },
  properties: {
    shape: 'keys',
    value: 'values; where encodings disagree, the worse of the two readings',
    drift: 'order, comments, escapes, continuation lines',
    lines: 'line of the entry',
    limits: '64 MiB',
  },
  snap: {
    shape: 'snapshot names',
    value: 'each body, white space included',
    drift: 'header comment, order of entries, line ends',
    lines: 'first line of a body',
    limits: '64 MiB; never executed',
  },
  submodule: {
    shape: 'to or from a file',
    value: 'the commit',
    drift: 'none',
    lines: 'none',
    limits: 'not looked into',
  },
  symlink: { shape: 'to or from a file', value: 'the target', drift: 'none', lines: 'none', limits: 'never followed' },
  text: {
    shape: 'none',
    value: 'lines, indentation included',
    drift: 'trailing white space, line ends, final newline, encoding; numbers only where a rule says so',
    lines: 'the line',
    limits: '256 MiB, held in memory',
  },
  toml: {
    shape: `${TREE_SHAPE}; integer against float, date-time kinds`,
    value: TREE_VALUE,
    drift: 'layout, comments, quotes, number spelling, inline against long tables',
    lines: 'line of the value',
    limits: '2 MiB, depth 512',
  },
  xml: {
    shape: 'expanded element and attribute names',
    value: 'text, attribute values, order and count of siblings, processing instructions, doctype',
    drift: 'prefixes, attribute order, CDATA, comments, white space between elements, encoding',
    lines: 'line of the start tag',
    limits: '64 MiB, about 340 elements deep; no entity of a DTD is expanded, nothing external is read',
  },
  yaml: {
    shape: `${TREE_SHAPE}; integer against float; tags`,
    value: `${TREE_VALUE}; documents of a stream`,
    drift: 'layout, comments, quotes, flow against block, anchors and merge keys written out',
    lines: 'line of the value',
    limits: `${TREE_LIMITS}; aliases by budget; scalars that 1.1 and 1.2 read differently count with the worse reading`,
  },
};
