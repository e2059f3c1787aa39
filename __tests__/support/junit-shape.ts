import { SaxesParser } from 'saxes';

interface Shape {
  /** In the order in which they may stand. */
  readonly children: readonly string[];
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly text?: true;
}

/**
 * What consumers of JUnit XML agree on: the elements and attributes of `junit-10.xsd` (Jenkins xUnit plugin), whose
 * `testcase` must name its class. Written out here because no XSD validator is a plain library.
 */
const SHAPES: Readonly<Record<string, Shape>> = {
  testsuites: {
    children: ['testsuite'],
    required: [],
    optional: ['name', 'time', 'tests', 'failures', 'errors', 'disabled', 'skipped'],
  },
  testsuite: {
    children: ['properties', 'testcase', 'system-out', 'system-err'],
    required: ['name'],
    optional: ['tests', 'failures', 'errors', 'group', 'time', 'skipped', 'timestamp', 'hostname', 'id', 'package'],
  },
  properties: { children: ['property'], required: [], optional: [] },
  property: { children: [], required: ['name', 'value'], optional: [] },
  testcase: {
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
    required: ['name', 'classname'],
    optional: ['time', 'group'],
  },
  skipped: { children: [], required: [], optional: ['type', 'message'], text: true },
  failure: { children: [], required: [], optional: ['type', 'message'], text: true },
  error: { children: [], required: [], optional: ['type', 'message'], text: true },
  'system-out': { children: [], required: [], optional: [], text: true },
  'system-err': { children: [], required: [], optional: [], text: true },
};
const NUMBERS: ReadonlySet<string> = new Set(['tests', 'failures', 'errors', 'skipped', 'disabled']);

interface Open {
  readonly name: string;
  readonly seen: string[];
}

/** Where a document leaves the shape, counts of its elements, and whether its totals are those of its cases. */
export function againstJUnitShape(xml: string): {
  readonly faults: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
} {
  const faults: string[] = [];
  const counts = new Map<string, number>();
  const open: Open[] = [];
  const totals: Record<string, string>[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => faults.push(message));
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    faults.push(...elementFaults(name, attributes as Record<string, string>, parent));
    if (name === 'testsuite') totals.push(attributes as Record<string, string>);
    parent?.seen.push(name);
    open.push({ name, seen: [] });
  });
  parser.on('text', (text) => {
    const inside = open.at(-1)?.name ?? '';
    if (text.trim() !== '' && SHAPES[inside]?.text !== true) faults.push(`text in ${inside}`);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const cases = { tests: 'testcase', failures: 'failure', errors: 'error', skipped: 'skipped' };
  for (const [attribute, element] of Object.entries(cases)) {
    const said = totals.map((one) => one[attribute]).filter((one) => one !== undefined);
    const sum = said.reduce((total, one) => total + Number(one), 0);
    if (said.length > 0 && sum !== (counts.get(element) ?? 0)) faults.push(`${attribute} is ${sum}`);
  }
  return { faults, counts };
}

function elementFaults(name: string, attributes: Record<string, string>, parent: Open | undefined): string[] {
  const shape = SHAPES[name];
  if (shape === undefined) return [`element ${name}`];
  const names = Object.keys(attributes);
  const allowed = parent === undefined ? ['testsuites', 'testsuite'] : (SHAPES[parent.name]?.children ?? []);
  const last = allowed.indexOf(parent?.seen.at(-1) ?? '');
  return [
    ...(allowed.includes(name) ? [] : [`${name} in ${parent?.name ?? 'the document'}`]),
    ...(allowed.indexOf(name) < last ? [`${name} behind ${parent?.seen.at(-1)}`] : []),
    ...shape.required.filter((one) => !names.includes(one)).map((one) => `${name} without ${one}`),
    ...names.filter((one) => ![...shape.required, ...shape.optional].includes(one)).map((one) => `${name} with ${one}`),
    ...names.filter((one) => NUMBERS.has(one) && !/^\d+$/.test(attributes[one] ?? '')).map((one) => `${one} no number`),
  ];
}
