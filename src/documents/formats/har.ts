import type { TreeNode } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { isTime, type Metadata, memberOf, withItems, withMember, withMembers, withRoots } from '../trees/metadata.js';

const TIMES = 'recorded times';

/**
 * HTTP archives (HAR 1.2): JSON in which every recording has other times. When a request started, how long it and its
 * phases took and the `Date` of an answer are layout; everything else counts, bodies as the strings that they are.
 */
export const har: Format = { id: 'har', read };

async function read(input: ReadInput): Promise<ReadResult> {
  const { readJson } = await import('./json.js');
  const result = await readJson(input, 'har', false);
  if (!result.ok) return result;
  const document = withRoots(result.document, 'har', (root, metadata) =>
    withMember(root, 'log', (log) => logContent(log, metadata)),
  );
  return { ok: true, document };
}

function logContent(log: TreeNode, metadata: Metadata): TreeNode {
  return withMembers(log, ({ name, value }) => {
    if (name === 'pages') return withItems(value, (page) => pageContent(page, metadata));
    if (name === 'entries') return withItems(value, (entry) => entryContent(entry, metadata));
    return value;
  });
}

function pageContent(page: TreeNode, metadata: Metadata): TreeNode {
  return withMembers(page, ({ name, value }) => {
    if (name === 'startedDateTime') return time(value, metadata);
    return name === 'pageTimings' ? durations(value, metadata) : value;
  });
}

function entryContent(entry: TreeNode, metadata: Metadata): TreeNode {
  return withMembers(entry, ({ name, value }) => {
    if (name === 'startedDateTime') return time(value, metadata);
    if (name === 'time') return duration(value, metadata);
    if (name === 'timings') return durations(value, metadata);
    if (name !== 'response') return value;
    return withMember(value, 'headers', (headers) => withItems(headers, (header) => dateHeader(header, metadata)));
  });
}

function dateHeader(header: TreeNode, metadata: Metadata): TreeNode {
  const name = memberOf(header, 'name');
  if (name?.kind !== 'string' || name.value.toLowerCase() !== 'date') return header;
  return withMember(header, 'value', (value) => time(value, metadata));
}

function time(value: TreeNode, metadata: Metadata): TreeNode {
  return isTime(value) ? metadata.hide(TIMES, value) : value;
}

function durations(phases: TreeNode, metadata: Metadata): TreeNode {
  return withMembers(phases, ({ value }) => duration(value, metadata));
}

function duration(value: TreeNode, metadata: Metadata): TreeNode {
  return value.kind === 'number' ? metadata.hide(TIMES, value) : value;
}
