import { readZipMembers } from '../archives/zip-members.js';
import type { Format } from '../format.js';
import { attempt } from '../trees/stop.js';

/**
 * A zip archive, member by member. Names and types are shape; contents, link targets and the right to execute are
 * values; times, order, compression, extra fields and comments are layout. Nothing is ever written to disk, so a name
 * like `../x` is a name.
 */
export const zip: Format = { id: 'zip', read: (input) => attempt(() => readZipMembers(input, 'zip')) };
