/** The commands of one line of shell: words with their quotes taken off, split at `&&`, `||`, `|`, `;` and redirections. */
export function commandsOf(line: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  let word: string | undefined;
  const end = (): void => {
    if (word !== undefined) commands.at(-1)!.push(word);
    word = undefined;
  };
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index]!;
    if (character === "'" || character === '"') {
      const close = line.indexOf(character, index + 1);
      if (close < 0) throw new Error(`a quote is not closed: ${line}`);
      word = `${word ?? ''}${line.slice(index + 1, close)}`;
      index = close;
    } else if (/\s/.test(character)) end();
    else if (character === '#' && word === undefined) break;
    else if (/[&|;]/.test(character) || (/[<>]/.test(character) && !/^<[^>]*>/.test(line.slice(index)))) {
      end();
      commands.push([]);
      // What is redirected to is no argument, and neither is anything of the next command.
    } else if (character === '(' && word?.endsWith('$')) {
      word = undefined;
      commands.push([]);
    } else if (character === ')' && word !== undefined) end();
    else word = `${word ?? ''}${character}`;
  }
  end();
  return commands.filter(({ length }) => length > 0);
}

/** What stands behind `fixture-gate`, or behind the file that it is in a checkout; undefined for other commands. */
export function ownArguments(words: readonly string[]): readonly string[] | undefined {
  const [first = '', second = ''] = words.filter((word) => word !== 'exec');
  const rest = words.filter((word) => word !== 'exec');
  if (first === 'fixture-gate') return rest.slice(1);
  if (first === 'node' && second.endsWith('dist/cli/index.js')) return rest.slice(2);
  if (first.endsWith('dist/cli/index.js')) return rest.slice(1);
  return undefined;
}
