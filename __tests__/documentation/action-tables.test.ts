import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type ActionFile, renderInputs, withTables } from '../../scripts/render/action-tables.js';
import { COMMENT_INPUT_NAMES } from '../../src/inputs/action-inputs.js';
import { textOf } from './pages.js';

const pages = withTables(textOf, parse);

describe('the tables of inputs and outputs', () => {
  it.each([...pages])('%s is as action.yml has it; after a change run npm run docs', (page, text) => {
    expect(textOf(page)).toBe(text);
  });

  it('a description with a pipe or a line break stays one cell', () => {
    const file: ActionFile = { inputs: { a: { description: 'x | y\n  z', default: '' } }, outputs: {} };
    expect(renderInputs(file).split('\n').at(-1)).toBe('| `a` | x \\| y z |  |');
  });
});

describe.each(['action.yml', 'comment/action.yml'])('%s for the marketplace', (file) => {
  const action = parse(textOf(file)) as ActionFile & Record<string, unknown>;

  it('has name, author, one line of description, and branding that the platform knows', () => {
    expect(action).toMatchObject({ name: expect.any(String), author: expect.any(String) });
    // The marketplace shows 125 characters.
    expect(String(action['description']).length).toBeLessThanOrEqual(125);
    const { icon, color } = action['branding'] as Record<string, string>;
    expect(['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark']).toContain(color);
    expect(icon).toMatch(/^[a-z-]+$/);
  });

  it('describes every input and output', () => {
    for (const { description } of [...Object.values(action.inputs), ...Object.values(action.outputs)])
      expect(description.trim().length).toBeGreaterThan(20);
  });
});

it('the inputs of comment/action.yml are those that are read', () => {
  const { inputs } = parse(textOf('comment/action.yml')) as ActionFile;
  expect(Object.keys(inputs).sort()).toEqual([...COMMENT_INPUT_NAMES].sort());
});
