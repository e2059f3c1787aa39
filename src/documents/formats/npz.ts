import { readZipMembers } from '../archives/zip-members.js';
import type { Format } from '../format.js';
import { attempt } from '../trees/stop.js';

/** Arrays of numpy in a zip archive, each a member under its name. */
export const npz: Format = { id: 'npz', read: (input) => attempt(() => readZipMembers(input, 'npz')) };
