import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT, textOf } from './pages.js';

const sources = ['src', '__tests__', 'scripts'].flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|mjs)$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);
/** The papers that the project was begun with, cited by section or id. A reader of the repository does not have them. */
const PAPERS =
  /\b(?:CLASSES|SYSTEMS|DESIGN|PLATFORM|LIBRARIES|THREATS|PERFORMANCE)(?:\.md)?,? (?:sections? |facts |rule )?[A-Z]?\d/;

function found(pattern: RegExp): readonly { readonly where: string; readonly match: RegExpExecArray }[] {
  return sources.flatMap((file) =>
    readFileSync(`${ROOT}${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) => [...line.matchAll(pattern)].map((match) => ({ where: `${file}:${index + 1}`, match }))),
  );
}

describe('what comments and titles refer to stands in this repository', () => {
  it('no paper is cited that is not here', () => {
    expect(found(new RegExp(PAPERS, 'g')).map(({ where, match }) => `${where}: ${match[0]}`)).toEqual([]);
  });

  it('pages and decisions that are named are there', () => {
    const decisions = readdirSync(`${ROOT}docs/adr`);
    // In tests such names are also made-up paths.
    const missing = found(/\bdocs\/(?:adr\/(\d{4})|[a-z-]+\.md)/g).filter(
      ({ where, match: [path, decision] }) =>
        !where.startsWith('__tests__/') &&
        (decision === undefined
          ? !existsSync(`${ROOT}${path}`)
          : !decisions.some((file) => file.startsWith(`${decision}-`))),
    );
    expect(missing.map(({ where, match }) => `${where}: ${match[0]}`)).toEqual([]);
  });

  it('requirements and sections of the class rules have these numbers', () => {
    const listed = new Set([...textOf('docs/requirements.md').matchAll(/^\| ([CMRKD]\d+a?) \|/gm)].map(([, id]) => id));
    const wrong = found(/\brequirements? ([CMRKD]\d+a?)\b/gi).filter(({ match }) => !listed.has(match[1]!));
    const sections = new Set([...textOf('docs/classes.md').matchAll(/^## (\d)\./gm)].map(([, number]) => number));
    const astray = found(/docs\/classes\.md sections? (\d)/g).filter(({ match }) => !sections.has(match[1]!));
    expect([...wrong, ...astray].map(({ where, match }) => `${where}: ${match[0]}`)).toEqual([]);
  });
});
