import { visible } from '../../reporters/encoders/visible.js';
import type { Fault, Severity } from './check.js';
import { CHECKS } from './checks/index.js';
import { changedLines, mended } from './mending.js';
import type { YamlFile } from './yaml-file.js';

export interface Diagnosis {
  /** Where the files were read, as in `main (3c4e0f2a9d1b)`. */
  readonly side: string;
  readonly files: readonly YamlFile[];
  /** Paths of the workflows that run the gate. */
  readonly gateFiles: readonly string[];
  /** The repository on the platform whose rules were read. */
  readonly platform: string | undefined;
  readonly faults: readonly Fault[];
  /** What could not be looked at, one sentence each. */
  readonly unseen: readonly string[];
  readonly notes: readonly string[];
}

const COLUMNS = 100;

/** Everything from the files goes through one encoder: a name in a workflow must not become a command of a terminal. */
export function renderDiagnosis(diagnosis: Diagnosis): string {
  const { faults, unseen, notes } = diagnosis;
  return [
    ...looked(diagnosis),
    ...notes.map((note) => `Note: ${note}`),
    '',
    ...faults.flatMap((fault) => [...renderFault(fault, diagnosis.files), '']),
    ...(unseen.length === 0 ? [] : ['Not looked at:', ...unseen.map((one) => `  ${one}`), '']),
    verdict(faults, unseen),
    ...(editable(faults) < 2 ? [] : ['All edits at once: fixture-gate doctor --patch | git apply']),
  ]
    .flatMap((line) => wrap(visible(line)))
    .join('\n');
}

function looked({ side, gateFiles, platform }: Diagnosis): readonly string[] {
  const files = gateFiles.length === 0 ? 'the workflows' : gateFiles.join(' and ');
  return [
    `Looked at ${files} ${side}.`,
    ...(platform === undefined ? [] : [`Looked at the rules of the branch in ${platform}.`]),
  ];
}

function renderFault(fault: Fault, files: readonly YamlFile[]): readonly string[] {
  const { check, severity, place, message, mend, edits } = fault;
  const where = place === undefined ? '' : ` ${place.path}:${place.line}`;
  const file = files.find(({ path }) => path === place?.path);
  const lines = file === undefined || edits === undefined ? [] : changedLines(file.text, mended(file, edits).text);
  return [
    `${severity} ${check}${where}`,
    ...message.split('\n').map((line) => `  ${line}`),
    ...`  to mend it: ${mend}${lines.length === 0 ? '' : ':'}`
      .split('\n')
      .map((line, index) => (index === 0 ? line : `    ${line}`)),
    ...lines.map((line) => `    ${line}`),
  ];
}

/** How many faults are mended by an edit: two of them may touch the same lines, and a patch has them in order. */
function editable(faults: readonly Fault[]): number {
  return faults.filter((fault) => fault.edits !== undefined).length;
}

function verdict(faults: readonly Fault[], unseen: readonly string[]): string {
  const rest = unseen.length === 0 ? '' : ', as far as was looked';
  if (faults.length === 0) return `Nothing is wrong${rest}: ${CHECKS.length} checks.`;
  const count = (severity: Severity, word: string): string[] => {
    const found = faults.filter((fault) => fault.severity === severity).length;
    return found === 0 ? [] : [`${found} ${word}${found === 1 ? '' : 's'}`];
  };
  const said = [...count('error', 'error'), ...count('warning', 'warning'), ...count('notice', 'notice')].join(', ');
  return `${said}, of ${CHECKS.length} checks. What one of them is about: fixture-gate explain ${faults[0]?.check}`;
}

/** Lines of prose are folded under themselves; lines of a file are left whole. */
function wrap(line: string): readonly string[] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  if (line.length <= COLUMNS || indent.length >= 4) return [line];
  const lines: string[] = [];
  let current = indent;
  for (const word of line.trim().split(' ')) {
    if (current.trim() !== '' && current.length + 1 + word.length > COLUMNS) {
      lines.push(current);
      current = `${indent}${word}`;
    } else current = current.trim() === '' ? `${indent}${word}` : `${current} ${word}`;
  }
  return [...lines, current];
}

/** The same for machines. */
export function diagnosisJson({ side, gateFiles, platform, faults, unseen, notes, files }: Diagnosis): string {
  const value = {
    doctor: 1,
    side,
    workflows: gateFiles,
    ...(platform === undefined ? {} : { platform }),
    faults: faults.map(({ edits, ...fault }) => {
      const file = files.find(({ path }) => path === fault.place?.path);
      if (file === undefined || edits === undefined) return fault;
      return { ...fault, change: changedLines(file.text, mended(file, edits).text) };
    }),
    unseen,
    notes,
  };
  return JSON.stringify(value, null, 2);
}
