import type { TreeNode } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { isTime, type Metadata, memberOf, withItems, withMember, withMembers, withRoots } from '../trees/metadata.js';

const TIMES = 'recorded times';
/** VCR and Betamax; vcrpy and go-vcr. */
const INTERACTIONS = ['http_interactions', 'interactions'];
/** go-vcr: `12.3ms`, or nanoseconds as a number. */
const DURATION = /^[\d.]{1,20}(?:ns|us|µs|ms|s|m|h)$/;

/**
 * Recorded HTTP traffic in YAML or JSON. When something was recorded, the `Date` header and go-vcr's duration are
 * layout; everything else counts, bodies as the strings that they are. What does not look like a cassette is read as
 * plain YAML or JSON, nothing hidden.
 */
export const cassette: Format = { id: 'cassette', read };

async function read(input: ReadInput): Promise<ReadResult> {
  const result = await readPlain(input);
  if (!result.ok) return result;
  return { ok: true, document: withRoots(result.document, 'cassette', content) };
}

async function readPlain(input: ReadInput): Promise<ReadResult> {
  if (/\.json$/i.test(input.path)) {
    const { readJson } = await import('./json.js');
    return readJson(input, 'cassette', false);
  }
  const { yaml } = await import('./yaml.js');
  return yaml.read(input);
}

function content(root: TreeNode, metadata: Metadata): TreeNode {
  return withMembers(root, ({ name, value }) =>
    INTERACTIONS.includes(name) && isInteractions(value)
      ? withItems(value, (interaction) => interactionContent(interaction, metadata))
      : value,
  );
}

function isInteractions(node: TreeNode): boolean {
  return (
    node.kind === 'array' &&
    node.items.every((item) => memberOf(item, 'request') !== undefined && memberOf(item, 'response') !== undefined)
  );
}

function interactionContent(interaction: TreeNode, metadata: Metadata): TreeNode {
  return withMembers(interaction, ({ name, value }) => {
    if (name === 'recorded_at') return time(value, metadata);
    if (name !== 'request' && name !== 'response') return value;
    const message = withMember(value, 'headers', (headers) => headersContent(headers, metadata));
    return name === 'request' ? message : withMember(message, 'duration', (one) => duration(one, metadata));
  });
}

function headersContent(headers: TreeNode, metadata: Metadata): TreeNode {
  return withMembers(headers, ({ name, value }) => {
    if (name.toLowerCase() !== 'date') return value;
    return value.kind === 'array' ? withItems(value, (one) => time(one, metadata)) : time(value, metadata);
  });
}

function time(value: TreeNode, metadata: Metadata): TreeNode {
  return isTime(value) ? metadata.hide(TIMES, value) : value;
}

function duration(value: TreeNode, metadata: Metadata): TreeNode {
  const measured = value.kind === 'number' || (value.kind === 'string' && DURATION.test(value.value));
  return measured ? metadata.hide(TIMES, value) : value;
}
