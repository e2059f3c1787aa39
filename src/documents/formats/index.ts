import type { FormatEntry } from '../format.js';
import * as sniff from '../sniff.js';

/**
 * Every format, in alphabetical order of id. Order carries no meaning: two may not claim one extension.
 * Imports stay literal so that the bundler makes a lazy chunk of each.
 */
export const formats: readonly FormatEntry[] = [
  {
    id: 'arrow',
    title: 'Apache Arrow and Feather',
    extensions: ['.arrow', '.arrows', '.feather'],
    sniff: sniff.arrow,
    isolate: true,
    load: async () => (await import('./arrow.js')).arrow,
  },
  {
    id: 'avro',
    title: 'Apache Avro object container',
    extensions: ['.avro'],
    sniff: sniff.avro,
    load: async () => (await import('./avro.js')).avro,
  },
  {
    id: 'binary',
    title: 'Opaque bytes',
    extensions: [],
    large: true,
    load: async () => (await import('./binary.js')).binary,
  },
  {
    id: 'csv',
    title: 'Comma-, tab- or otherwise separated values',
    extensions: ['.csv', '.psv', '.tab', '.tsv'],
    large: true,
    load: async () => (await import('./csv.js')).csv,
  },
  {
    id: 'go-snaps',
    title: 'Snapshots of go-snaps',
    extensions: [],
    sniff: sniff.goSnaps,
    load: async () => (await import('./go-snaps.js')).goSnaps,
  },
  {
    id: 'json',
    title: 'JSON',
    extensions: ['.json', '.geojson', '.jsonld', '.webmanifest'],
    sniff: sniff.json,
    load: async () => (await import('./json.js')).json,
  },
  {
    id: 'jsonc',
    title: 'JSON with comments and trailing commas',
    extensions: ['.jsonc', '.code-workspace'],
    sniff: sniff.json,
    load: async () => (await import('./jsonc.js')).jsonc,
  },
  {
    id: 'jsonl',
    title: 'JSON Lines',
    extensions: ['.jsonl', '.ndjson'],
    sniff: sniff.jsonl,
    large: true,
    load: async () => (await import('./jsonl.js')).jsonl,
  },
  {
    id: 'lfs',
    title: 'Git LFS pointer',
    extensions: [],
    sniff: sniff.lfs,
    load: async () => (await import('./lfs.js')).lfs,
  },
  {
    id: 'parquet',
    title: 'Apache Parquet',
    extensions: ['.parquet', '.pq'],
    sniff: sniff.parquet,
    isolate: true,
    load: async () => (await import('./parquet.js')).parquet,
  },
  {
    id: 'pdf',
    title: 'PDF',
    extensions: ['.pdf'],
    sniff: sniff.pdf,
    isolate: true,
    load: async () => (await import('./pdf.js')).pdf,
  },
  {
    id: 'snap',
    title: 'Snapshots of Jest, Vitest and Bun',
    extensions: ['.snap'],
    sniff: sniff.snap,
    load: async () => (await import('./snap.js')).snap,
  },
  {
    id: 'sqlite',
    title: 'SQLite database',
    extensions: ['.db', '.db3', '.s3db', '.sqlite', '.sqlite3'],
    sniff: sniff.sqlite,
    isolate: true,
    load: async () => (await import('./sqlite.js')).sqlite,
  },
  {
    id: 'submodule',
    title: 'Submodule commit',
    extensions: [],
    load: async () => (await import('./submodule.js')).submodule,
  },
  {
    id: 'symlink',
    title: 'Symbolic link',
    extensions: [],
    load: async () => (await import('./symlink.js')).symlink,
  },
  {
    id: 'text',
    title: 'Plain text',
    extensions: ['.adoc', '.log', '.markdown', '.md', '.rst', '.text', '.txt'],
    large: true,
    load: async () => (await import('./text.js')).text,
  },
  {
    id: 'xlsx',
    title: 'Excel workbook',
    extensions: ['.xlsm', '.xlsx'],
    sniff: sniff.xlsx,
    load: async () => (await import('./xlsx.js')).xlsx,
  },
  {
    id: 'yaml',
    title: 'YAML',
    extensions: ['.yaml', '.yml'],
    sniff: sniff.yaml,
    load: async () => (await import('./yaml.js')).yaml,
  },
];
