import { existsSync, readFileSync } from 'node:fs';

/** Reads GITHUB_OUTPUT as the runner does (FileCommandManager): `name=value` lines and `name<<delimiter` blocks; the last one wins. */
export function readOutputs(file: string): ReadonlyMap<string, string> {
  const outputs = new Map<string, string>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (heredoc >= 0 && (equals < 0 || heredoc < equals)) {
      const delimiter = line.slice(heredoc + 2);
      const end = lines.indexOf(delimiter, index + 1);
      if (end < 0) throw new Error(`the block of ${line} has no end`);
      outputs.set(line.slice(0, heredoc), lines.slice(index + 1, end).join('\n'));
      index = end;
    } else if (equals >= 0) outputs.set(line.slice(0, equals), line.slice(equals + 1));
    else if (line !== '') throw new Error(`no output: ${line}`);
  }
  return outputs;
}
