import type { Format } from '../format.js';
import { readJson } from './json.js';

/**
 * A format of its own and not a leniency of `json`: a trailing comma breaks every strict reader, so in a `.json` file
 * one that appears must be seen. A `.json` that has had them on both sides is found here by sniffing.
 */
export const jsonc: Format = { id: 'jsonc', read: (input) => readJson(input, 'jsonc', true) };
