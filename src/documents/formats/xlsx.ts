import type { ContainerMember } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { MAX_ARCHIVE_MEMBERS } from '../format.js';
import { type Meter, newMeter, readGuarded, tableDocument } from '../tables/guard.js';
import { unzip } from '../tables/zip.js';
import { listFact } from '../trees/nodes.js';
import { fail } from '../trees/stop.js';
import { childOf, childrenOf, parseElements, serialized, type XmlElement } from '../xlsx/elements.js';
import { readSheet, richText, type Workbook } from '../xlsx/sheet.js';

/** Excel workbooks: a container of sheets. Own, because no library keeps numbers as written (docs/adr/0094). */
export const xlsx: Format = { id: 'xlsx', read: (input) => readGuarded(input, 'a workbook', () => read(input)) };

type Files = ReadonlyMap<string, Uint8Array>;
type Parse = (bytes: Uint8Array) => Promise<XmlElement>;

/** Parts that say how the workbook looks, who wrote it and how the package is put together. */
const LOOKS =
  /^(?:docProps\/|xl\/theme\/|xl\/styles\.xml$|xl\/calcChain\.xml$|xl\/printerSettings\/|\[Content_Types\]\.xml$|_rels\/\.rels$|xl\/_rels\/|xl\/metadata\.xml$)/;

async function read(input: ReadInput): Promise<ReadResult> {
  const meter = newMeter(input);
  const { files, facts } = await unzip(input.bytes, meter, MAX_ARCHIVE_MEMBERS);
  const strange = new Set<string>();
  const parse: Parse = (bytes) => parseElements(bytes, meter, strange);
  const main = await mainPart(files, parse, strange);
  const root = await parse(part(files, main));
  const relations = await relationsOf(files, main, parse, strange);
  const used = new Set([main]);
  const take = (type: string): string | undefined => {
    const found = [...relations.values()].find((relation) => relation.type.endsWith(`/${type}`))?.target;
    if (found !== undefined) used.add(found);
    return found;
  };
  const strings = await stringsOf(files, take('sharedStrings'), parse);
  const dateFormats = await dateFormatsOf(files, take('styles'), parse);
  const members = await sheetsOf(files, root, relations, { strings, dateFormats }, used, parse, meter);
  const names = members.map(({ name }) => name);
  const looks: string[] = [];
  for (const [name, bytes] of files) {
    if (used.has(name)) continue;
    if (LOOKS.test(name)) looks.push(name);
    else members.push({ name, line: 0, document: await input.openMember(name, bytes) });
  }
  const styles = [...files]
    .filter(([name]) => LOOKS.test(name))
    .map(([, bytes]) => Buffer.from(bytes).toString('latin1'));
  return {
    ok: true,
    document: {
      format: 'xlsx',
      readings: [{ label: '', content: { kind: 'container', noun: 'sheet', members } }],
      declared: { 'sheet order': JSON.stringify(names), ...workbookFacts(root, relations) },
      facts: {
        ...facts,
        ...(strange.size === 0 ? {} : { 'namespaces that are not of workbooks': listFact([...strange].sort()) }),
      },
      layout: { 'styles, properties and packaging': listFact([...styles, looks.sort().join(' ')]) },
      notices: [],
    },
  };
}

function part(files: Files, name: string): Uint8Array {
  return files.get(name) ?? fail(`the part ${name} is missing`);
}

async function mainPart(files: Files, parse: Parse, strange: Set<string>): Promise<string> {
  const relations = await relationsOf(files, '', parse, strange);
  const found = [...relations.values()].find(({ type }) => type.endsWith('/officeDocument'))?.target;
  return found ?? fail('no workbook in the package');
}

interface Relation {
  readonly type: string;
  readonly target: string;
}

/** Types of relationships of workbooks, transitional and strict, and of their properties. */
const RELATION =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/(?:officeDocument|package)\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\//;
/** Those of parts that are read here. */
const READ = /\/(?:officeDocument|worksheet|sharedStrings|styles|externalLink)$/;

async function relationsOf(
  files: Files,
  owner: string,
  parse: Parse,
  strange: Set<string>,
): Promise<ReadonlyMap<string, Relation>> {
  const slash = owner.lastIndexOf('/') + 1;
  const folder = owner.slice(0, slash);
  const bytes = files.get(`${folder}_rels/${owner.slice(slash)}.rels`);
  if (bytes === undefined) return owner === '' ? fail('no package relationships') : new Map();
  const root = await parse(bytes);
  return new Map(
    childrenOf(root, 'Relationship').map(({ attributes }) => {
      const type = attributes.get('Type') ?? '';
      if (READ.test(type) && !RELATION.test(type)) strange.add(`relationship of ${JSON.stringify(type)}`);
      const target = attributes.get('Target') ?? '';
      const resolved = target.startsWith('/') ? target.slice(1) : `${folder}${target}`;
      return [attributes.get('Id') ?? '', { type, target: resolved }];
    }),
  );
}

async function stringsOf(files: Files, name: string | undefined, parse: Parse): Promise<readonly string[]> {
  if (name === undefined) return [];
  return childrenOf(await parse(part(files, name)), 'si').map(richText);
}

/** Formats that Excel has built in and that make a date or a time (ECMA-376 part 1, section 18.8.30). */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);

async function dateFormatsOf(files: Files, name: string | undefined, parse: Parse): Promise<Workbook['dateFormats']> {
  if (name === undefined) return [];
  const root = await parse(part(files, name));
  const own = new Map(
    childrenOf(childOf(root, 'numFmts'), 'numFmt').map(({ attributes }) => [
      attributes.get('numFmtId') ?? '',
      attributes.get('formatCode') ?? '',
    ]),
  );
  return childrenOf(childOf(root, 'cellXfs'), 'xf').map(({ attributes }) => {
    const id = attributes.get('numFmtId') ?? '0';
    const code = own.get(id);
    if (code === undefined) return BUILT_IN_DATES.has(Number(id)) ? `built-in ${id}` : undefined;
    const bare = code.replace(/"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]/gi, '');
    return /[ymdhs]/i.test(bare) && !/general/i.test(bare) ? code : undefined;
  });
}

async function sheetsOf(
  files: Files,
  root: XmlElement,
  relations: ReadonlyMap<string, Relation>,
  workbook: Workbook,
  used: Set<string>,
  parse: Parse,
  meter: Meter,
): Promise<ContainerMember[]> {
  const members: ContainerMember[] = [];
  for (const { attributes } of childrenOf(childOf(root, 'sheets'), 'sheet')) {
    const name = attributes.get('name') ?? '';
    const target = relations.get(attributes.get('id') ?? '')?.target;
    if (target === undefined) return fail(`the sheet ${name} has no part`);
    const element = await parse(part(files, target));
    // Chart sheets and dialogs have no cells; they are compared as the XML that they are.
    if (element.name !== 'worksheet') continue;
    used.add(target);
    const { columns, rows, declared } = readSheet(element, workbook, meter);
    const state = attributes.get('state');
    const own = { ...declared, ...(state === undefined || state === 'visible' ? {} : { state }) };
    members.push({ name, line: 0, document: tableDocument({ format: 'xlsx', columns, rows, declared: own }) });
  }
  return members;
}

function workbookFacts(root: XmlElement, relations: ReadonlyMap<string, Relation>): Record<string, string> {
  const facts: Record<string, string> = {};
  // Formulas name another workbook by its number in this list.
  const links = childrenOf(childOf(root, 'externalReferences'), 'externalReference');
  if (links.length > 0)
    facts['other workbooks'] = JSON.stringify(
      links.map(({ attributes }) => relations.get(attributes.get('id') ?? '')?.target ?? null),
    );
  const properties = childOf(root, 'workbookPr');
  const base = properties?.attributes.get('date1904');
  if (base === '1' || base === 'true') facts['dates count from'] = '1904';
  for (const child of childrenOf(childOf(root, 'definedNames'), 'definedName')) {
    const scope = child.attributes.get('localSheetId');
    const key = `defined name ${child.attributes.get('name') ?? ''}${scope === undefined ? '' : ` of sheet ${scope}`}`;
    facts[key] = serialized(child);
  }
  return facts;
}
