import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { renderErrors, renderProblems } from '../../scripts/render/catalogue.js';
import { renderPolicyReference } from '../../scripts/render/policy-reference.js';
import { ERROR_CATALOGUE } from '../../src/error-catalogue.js';
import { defaultPolicy } from '../../src/policy/defaults.js';
import { policyFile, policyJsonSchema } from '../../src/policy/schema.js';
import { explainProblem, PROBLEM_CATALOGUE } from '../../src/problem-catalogue.js';
import { GATE_IDS } from '../../src/problems.js';
import { refusal } from './support.js';

const root = new URL('../../', import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), 'utf8').replaceAll('\r\n', '\n');

describe('generated files are those that the scripts write', () => {
  test.each([
    {
      path: 'schema/fixture-gate.policy.schema.json',
      now: () => `${JSON.stringify(policyJsonSchema(), null, 2)}\n`,
      script: 'policy-schema',
    },
    { path: 'docs/policy.md', now: () => renderPolicyReference(policyJsonSchema()), script: 'policy-schema' },
    { path: 'docs/problems.md', now: () => renderProblems(PROBLEM_CATALOGUE), script: 'problem-docs' },
    { path: 'docs/errors.md', now: () => renderErrors(ERROR_CATALOGUE), script: 'problem-docs' },
  ])('$path', ({ path, now, script }) => {
    expect(text(path), `run node scripts/${script}.mjs`).toBe(now());
  });
});

test('the policies in docs/policy.md are policies', async () => {
  const blocks = [...text('docs/policy.md').matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(
    ([, block]) => block as string,
  );
  expect(blocks.length).toBeGreaterThan(1);
  for (const block of blocks) expect(await refusal(block)).toBe('accepted');
});

describe('the schema for editors', () => {
  const validate = new Ajv2020({ allowUnionTypes: true }).compile(policyJsonSchema());

  test("takes the contract's example", () => {
    const example = load(readFileSync(new URL('policy.example.yml', import.meta.url), 'utf8'));
    expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
  });

  test.each([
    { why: 'an unknown key', file: { fixture: [] } },
    { why: 'a wrong type', file: { fixtures: [{ paths: 'a' }] } },
    { why: 'a bad value', file: { fixtures: [{ paths: ['a'], require: 'trailr' }] } },
    { why: 'a rule without paths', file: { fixtures: [{}] } },
    { why: 'a negative bound', file: { tolerance: { relative: -1 } } },
    { why: 'no rules', file: { fixtures: [] } },
  ])('refuses $why, as the reader does', async ({ file }) => {
    expect(validate(file)).toBe(false);
    expect(await refusal(JSON.stringify(file))).not.toBe('accepted');
  });

  test('describes every key', () => {
    const undescribed: string[] = [];
    const visit = (schema: Record<string, unknown>, name: string): void => {
      for (const [key, value] of Object.entries(
        (schema['properties'] ?? {}) as Record<string, Record<string, unknown>>,
      )) {
        if (typeof value['description'] !== 'string') undescribed.push(`${name}.${key}`);
        visit(value, `${name}.${key}`);
        if (value['items'] !== undefined) visit(value['items'] as Record<string, unknown>, `${name}.${key}[]`);
        for (const one of (value['anyOf'] ?? []) as Record<string, unknown>[]) visit(one, `${name}.${key}`);
      }
    };
    visit(policyJsonSchema(), '$');
    expect(undescribed).toEqual([]);
    expect(Object.keys(policyFile.shape)).toHaveLength(16);
  });
});

describe('C5 nothing is loaded that is not needed', () => {
  test('the defaults and the matching of built-in patterns load neither zod nor js-yaml nor re2js', () => {
    const imported = (path: string, seen = new Set<string>()): ReadonlySet<string> => {
      for (const [, name] of text(path).matchAll(/^(?:import|export) (?!type)[^;]*?from '([^']+)'/gm)) {
        const target = name as string;
        if (seen.has(target)) continue;
        seen.add(target);
        if (target.startsWith('.'))
          imported(new URL(target.replace(/\.js$/, '.ts'), new URL(path, 'file:///')).pathname.slice(1), seen);
      }
      return seen;
    };
    for (const entry of ['defaults', 'match', 'read', 'stricter', 'weakenings', 'requirement']) {
      const all = imported(`src/policy/${entry}.ts`);
      expect(
        [...all].filter((name) => /zod|js-yaml|re2js|schema\.js/.test(name)),
        entry,
      ).toEqual([]);
    }
    expect(defaultPolicy().fixtures).toHaveLength(1);
  });
});

describe('the catalogue of problems', () => {
  const entries = Object.entries(PROBLEM_CATALOGUE);

  test('has every code of problems.ts', () => {
    const codes = [...text('src/problems.ts').matchAll(/'(FG\d{3})'/g)].map(([, code]) => code);
    expect(entries.map(([code]) => code)).toEqual(codes);
  });

  test.each(entries)('%s is complete and plain', (code, entry) => {
    expect(entry.example.startsWith(`${code} `)).toBe(true);
    expect(entry.anchor).toBe(`docs/problems.md#${code.toLowerCase()}`);
    expect([...GATE_IDS, 'any']).toContain(entry.gate);
    expect(entry.gate === 'any' ? '9' : String(GATE_IDS.indexOf(entry.gate) + 1)).toBe(code[2]);
    expect(entry.title.split(' ').length).toBeLessThanOrEqual(6);
    expect(entry.title).not.toMatch(/\.$/);
    expect(entry.meaning).toMatch(/\.$/);
    expect(entry.fix.length).toBeGreaterThan(0);
    // Words that only the authors of the tool would understand.
    expect(`${entry.title} ${entry.meaning}`).not.toMatch(
      /\b(?:oid|blob|AST|RFC|canonical|heuristic|surrogate|idempotent)\b/i,
    );
  });

  test('every command that a fix tells to run exists', () => {
    const commands = new Set([
      'check',
      'diff',
      'trailers',
      'manifest',
      'ledger',
      'replay',
      'audit',
      'init',
      'explain',
      'doctor',
      'merge',
      'demo',
      '--help',
    ]);
    const named = [
      ...entries.map(([, entry]) => entry.fix),
      ...Object.values(ERROR_CATALOGUE).map((entry) => entry.fix),
    ].flat();
    const used = named.flatMap((line) => [...line.matchAll(/^ {4}fixture-gate (\S+)/g)].map(([, command]) => command));
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((command) => !commands.has(command as string))).toEqual([]);
  });

  test.each(['FG101', 'fg101', ' fg101 '])('explains %j', (code) => {
    expect(explainProblem(code)).toMatchObject({ code: 'FG101', gate: 'records' });
  });

  test.each(['FG999', '', '__proto__', 'toString'])('knows no %j', (code) => {
    expect(explainProblem(code)).toBeUndefined();
  });

  test('the record that a fix tells to paste is one to git', () => {
    const paste = PROBLEM_CATALOGUE.FG101.fix.find((line) => line.includes('Fixture-Change:')) ?? '';
    const trailers = execFileSync('git', ['interpret-trailers', '--parse'], {
      input: `Change totals\n\n${paste.trim()}\n`,
      encoding: 'utf8',
    });
    expect(trailers.trim()).toBe(paste.trim());
  });
});

describe('the glossary', () => {
  test('is in order, each term once, one or two sentences', () => {
    const terms = [...text('docs/glossary.md').matchAll(/^\*\*(.+?)\.\*\* (.+)$/gm)].map(([, term, meaning]) => ({
      term: term as string,
      meaning: meaning as string,
    }));
    expect(terms.map(({ term }) => term)).toEqual(
      [...terms.map(({ term }) => term)].sort((a, b) => a.localeCompare(b, 'en')),
    );
    for (const wanted of [
      'Base',
      'Head',
      'Fixture',
      'Finding',
      'Class',
      'Record',
      'Trailer',
      'Gate',
      'Outcome',
      'Drift',
      'Shape',
      'Anchor',
      'Lane',
      'Ledger',
      'Manifest',
    ]) {
      expect(terms.map(({ term }) => term)).toContain(wanted);
    }
    for (const { term, meaning } of terms) expect(meaning.split(/\. (?=[A-Z`])/).length, term).toBeLessThanOrEqual(3);
  });
});
