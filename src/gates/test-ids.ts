import type { TestCase } from './junit.js';

/** A test of a report with the id that the policy, the lists and the commands know it by. */
export interface IdentifiedTest extends TestCase {
  readonly id: string;
  /** All ids that people write for it, `id` among them. */
  readonly spellings: readonly string[];
}

/** Dots of a class name that are tried as folders. */
const MAX_PARTS = 32;

/**
 * Ids as the runners themselves take them: `tests/test_a.py::TestB::test_c[1]` (pytest), `example.test/pkg::TestX` (Go),
 * `test.example.TotalTest#rounds` (JUnit), `src/a.test.js::name` (Jest, Vitest). `hasFile` tells whether a path is on head, by
 * which a dotted class name becomes a file again.
 */
export function identify(test: TestCase, hasFile: (path: string) => boolean): IdentifiedTest {
  const { classname, name, suite } = test;
  const python = pythonSpellings(test);
  const known = python.find(({ file }) => file === test.file || hasFile(file));
  const file = test.file ?? known?.file ?? [classname, suite].find((text) => text.includes('.') && hasFile(text));
  const separator = classname.includes('/') || classname === '' || /\s/.test(classname) ? '::' : '#';
  const id =
    known?.id ??
    (file !== undefined ? `${file}::${name}` : classname === '' ? name : `${classname}${separator}${name}`);
  const spellings = [
    id,
    ...python.map((one) => one.id),
    ...(file === undefined ? [] : [`${file}::${name}`, `${file} > ${name}`]),
    ...['::', '#', '.', '/', ' '].map((between) => `${classname}${between}${name}`),
    name,
  ];
  return { ...test, ...(file === undefined ? {} : { file }), id, spellings: [...new Set(spellings)] };
}

/** Every way of cutting a dotted class name into a module and classes. */
function pythonSpellings({
  classname,
  name,
  file,
}: TestCase): readonly { readonly file: string; readonly id: string }[] {
  const parts = classname.split('.');
  if (classname === '' || parts.length > MAX_PARTS || !parts.every((part) => /^[\p{L}\p{N}_-]+$/u.test(part)))
    return [];
  const cuts = parts.map((_, index) => parts.length - index);
  const all = cuts.map((cut) => {
    const module = `${parts.slice(0, cut).join('/')}.py`;
    return { file: module, id: [module, ...parts.slice(cut), name].join('::') };
  });
  // Where the report names the file, the cut is known, also below a root folder that the module's name lacks.
  const named =
    file?.endsWith('.py') === true ? all.find((one) => file === one.file || file.endsWith(`/${one.file}`)) : undefined;
  return named === undefined
    ? all
    : [{ file: file!, id: [file!, ...named.id.split('::').slice(1)].join('::') }, ...all];
}

/** `[...]` of a parametrized test, or a subtest of Go, belongs to the test that is named without it. */
export function withoutParameters(id: string): string {
  return id.endsWith(']') && id.includes('[') ? id.slice(0, id.indexOf('[')) : id;
}

/** Whether an entry of a list names this test, alone or with all its parameters or subtests. */
export function namesTest(entry: string, { spellings }: Pick<IdentifiedTest, 'spellings'>): boolean {
  return spellings.some(
    (spelling) =>
      spelling === entry ||
      withoutParameters(spelling) === entry ||
      (/(?:^|::|\.|#)(?:Test|Example|Fuzz)[^:/]*$/.test(entry) && spelling.startsWith(`${entry}/`)),
  );
}

/** A pattern of `tests:`, in which `*` stands for anything, slashes and brackets included. Linear in the id. */
export function matchesPattern(pattern: string, id: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (!id.startsWith(first)) return false;
  const last = rest.pop();
  if (last === undefined) return id === first;
  let at = first.length;
  for (const part of rest) {
    const found = id.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return id.length - last.length >= at && id.endsWith(last);
}

export function readsBy(patterns: readonly string[], { spellings }: Pick<IdentifiedTest, 'spellings'>): boolean {
  return patterns.some((pattern) =>
    spellings.some((spelling) => matchesPattern(pattern, spelling) || namesTest(pattern, { spellings: [spelling] })),
  );
}
