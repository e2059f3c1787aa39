import type { FormatEntry } from '../format.js';

/**
 * Every format, in alphabetical order of id. Order carries no meaning: two may not claim one extension.
 * Imports stay literal so that the bundler makes a lazy chunk of each.
 */
export const formats: readonly FormatEntry[] = [];
