import type { GitPath } from '../revisions/revisions.js';
import type { PropertiesAnswer } from './check-properties.js';
import type { PropertyCommandRun } from './reader-commands.js';
import type { Artifact, SchemaCheck } from './schema-facts.js';
import type { ViewFile } from './view-file.js';
import type { NoAnswer } from './work.js';

/** What came of one fixture. */
export interface PropertyCheck {
  readonly path: GitPath;
  readonly mode: SchemaCheck['mode'];
  /** Property files that apply, those of one side asked together. `answer` has one view for each file that has no faults. */
  readonly verdicts: readonly {
    readonly files: readonly { readonly source: Artifact; readonly file: ViewFile }[];
    readonly answer: PropertiesAnswer | NoAnswer;
  }[];
  /** Property files that lie where fixtures lie; none of them is asked. */
  readonly misplaced: readonly GitPath[];
  /** Files that are called as one of its property files would be and that hold none of our keys; none of them is asked. */
  readonly foreign?: readonly GitPath[];
  /** Set where base has none: what was looked for, whether the policy names it, and what is wrong with the one there is. */
  readonly missing?: { readonly expected: string; readonly named: boolean; readonly why?: string };
}

/** A command that a property file on base names, for the execution room. */
export interface PropertyCommand {
  readonly file: GitPath;
  /** The changed fixtures that it judges. */
  readonly fixtures: readonly GitPath[];
  readonly command: string;
}

export interface PropertiesFacts {
  readonly checks: readonly PropertyCheck[];
  readonly commands: readonly PropertyCommand[];
  /** What came of them. Absent where they were not asked for (`view`). */
  readonly runs?: readonly PropertyCommandRun[];
}
