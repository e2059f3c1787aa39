import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VERSION } from '../src/version.js';

/** Left to right, as data flows. A room may import itself, the rooms before it and the shared top-level vocabulary. */
const ROOMS = [
  'inputs',
  'policy',
  'revisions',
  'documents',
  'comparison',
  'review',
  'gates',
  'execution',
  'reporters',
] as const;
const SHARED = new Set(['errors', 'problems', 'version', 'problem-catalogue', 'error-catalogue']);
/** Functional core: no file, clock, network or process, but for a file that is named a reader. */
const PURE = new Set(['comparison', 'review', 'gates']);
const IMPURE_MODULE = /^node:(fs|fs\/promises|child_process|net|http|https|worker_threads|os|process|timers)/;
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const src = new URL('../src/', import.meta.url);

function sources(room: string): string[] {
  return readdirSync(new URL(`${room}/`, src), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
}

function importsOf(file: string): string[] {
  return [...readFileSync(new URL(file, src), 'utf8').matchAll(IMPORT)].map((match) => match[1]!);
}

/** `../documents/document.js` seen from `comparison/shape.ts` is `documents/document.js`. */
function resolve(from: string, specifier: string): string {
  return new URL(specifier, new URL(from, 'file:///')).pathname.slice(1);
}

test.each(ROOMS.map((room, index) => ({ room, allowed: ROOMS.slice(0, index + 1) as readonly string[] })))(
  '$room imports only itself and the rooms before it',
  ({ room, allowed }) => {
    const offences = sources(room).flatMap((file) =>
      importsOf(`${room}/${file}`)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => resolve(`${room}/${file}`, specifier))
        .filter((target) => {
          const [first = '', second] = target.split('/');
          return second === undefined ? !SHARED.has(first.replace(/\.js$/, '')) : !allowed.includes(first);
        })
        .map((target) => `${room}/${file} imports ${target}`),
    );
    expect(offences).toEqual([]);
  },
);

test.each([...PURE])('%s touches no file, clock, network or process', (room) => {
  const offences = sources(room)
    .filter((file) => !/(^|\/)reader/.test(file))
    .flatMap((file) => {
      const text = readFileSync(new URL(`${room}/${file}`, src), 'utf8');
      const imports = importsOf(`${room}/${file}`).filter((specifier) => IMPURE_MODULE.test(specifier));
      const globals = /\b(process\.|Date\.now\(|new Date\(\)|performance\.now\(|Math\.random\(|fetch\()/.exec(text);
      return [...imports, ...(globals ? [globals[0]] : [])].map((what) => `${room}/${file}: ${what}`);
    });
  expect(offences).toEqual([]);
});

test('the version printed is that of package.json', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  expect(VERSION).toBe(manifest.version);
});
