/**
 * A small repository with a pull request that contains one of everything, as a `git fast-import` stream.
 * Pure and with fixed dates, so that every run has the same commits.
 */

type Content = string | Uint8Array | { readonly link: string } | null;

interface DemoCommit {
  readonly author: string;
  readonly message: string;
  readonly files: Readonly<Record<string, Content>>;
}

export const DEMO_BASE = 'main';
export const DEMO_HEAD = 'new-currency';

const lines = (...rows: readonly string[]): string => `${rows.join('\n')}\n`;
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const pointer = (digit: string, size: number): string =>
  lines('version https://git-lfs.github.com/spec/v1', `oid sha256:${digit.repeat(64)}`, `size ${size}`);

const orders = (total: number, extra: object = {}): string =>
  json([
    { id: 'A-100', customer: 'north', items: 3, total: 59.97, ...extra },
    { id: 'A-101', customer: 'south', items: 1, total, ...extra },
    { id: 'A-102', customer: 'west', items: 2, total: 12.5, ...extra },
  ]);
const weights = (noise: number): string =>
  json({
    layer: Array.from(
      { length: 24 },
      (_, index) => Number((index * 0.0413 + 0.137).toFixed(4)) + 0.000_000_1 + noise * (1 + index * 0.01),
    ),
  });
const snapshot = (total: string): string =>
  lines(
    '// Jest Snapshot v1, https://goo.gl/fbAQLP',
    '',
    'exports[`receipt in euro 1`] = `',
    '"Receipt',
    `Total ${total}`,
    'Thank you"',
    '`;',
  );
const prices = (rows: readonly string[]): string => lines('sku,currency,cents', ...rows);
const priceRows = Array.from(
  { length: 12 },
  (_, index) => `P-${String(index + 1).padStart(2, '0')},USD,${1000 + index * 50}`,
);

/** Two 4 x 4 greyscale pictures that differ in one pixel. */
const LOGO_BASE =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAAAAACMmsGiAAAAHElEQVR4AWNkEBAQYHQQEBBgcRAQEGBxEBAQAAAOUwGL93eWuQAAAABJRU5ErkJggg==';
const LOGO_HEAD =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAAAAACMmsGiAAAAHElEQVR4AWNkEBAQYHZY8EaDsUFAQIDFQUBAAAAjOwNO5DgSfwAAAABJRU5ErkJggg==';
const bytes = (base64: string): Uint8Array => Buffer.from(base64, 'base64');

const base: DemoCommit = {
  author: 'Robin',
  message: 'Price list, receipts and their fixtures\n',
  files: {
    'src/price.js': 'export const total = (items) => items.reduce((sum, item) => sum + item.cents, 0);\n',
    'fixtures/orders.json': orders(20),
    'fixtures/prices.csv': prices(priceRows),
    'fixtures/tax-rates.yaml': lines(
      '# reduced rates',
      'rates:',
      '    food: 7',
      '    books: 7',
      '    other: 19',
      'valid: true',
    ),
    'fixtures/weights.json': weights(0),
    'fixtures/events.jsonl': lines(
      '{"type":"open","id":1}',
      '{"type":"pay","id":2,"cents":1250}',
      '{"type":"close","id":3}',
    ),
    'fixtures/banner.txt': lines('Welcome', 'to the shop'),
    'fixtures/refunds.json': json({
      refunds: [
        { order: 'A-100', cents: 500 },
        { order: 'A-102', cents: 125 },
      ],
    }),
    'fixtures/legacy-orders.json': json({ orders: [], format: 1 }),
    'fixtures/customers.json': json([
      { name: 'north', vip: true },
      { name: 'south', vip: false },
    ]),
    'fixtures/settings.json': json({ currency: 'USD', rounding: 'half-even', retries: 3 }),
    'fixtures/logo.png': bytes(LOGO_BASE),
    'fixtures/catalogue.bin': pointer('a', 48_213),
    'fixtures/current.json': { link: 'orders.json' },
    '__snapshots__/receipt.test.js.snap': snapshot('59.97 USD'),
  },
};

const pullRequest: readonly DemoCommit[] = [
  {
    author: 'Sam',
    message: lines(
      'Add the prices in euro',
      '',
      'The price list of March has both currencies.',
      '',
      'Fixture-Change: fixtures/prices.csv purpose=rebuild source=price-list-of-march',
    ),
    files: { 'fixtures/prices.csv': prices([...priceRows, 'P-01,EUR,920', 'P-02,EUR,966']) },
  },
  {
    author: 'Sam',
    message: 'Fix rounding of totals\n',
    files: {
      'src/price.js': 'export const total = (items) => Math.round(items.reduce((sum, item) => sum + item.cents, 0));\n',
      'fixtures/orders.json': orders(19.99),
    },
  },
  {
    author: 'Sam',
    message: lines(
      'Refresh the receipt snapshot',
      '',
      'Fixture-Change: __snapshots__/receipt.test.js.snap class=TOLERANCE_DRIFT reason="only the formatting moved"',
    ),
    files: { '__snapshots__/receipt.test.js.snap': snapshot('54.12 EUR') },
  },
  {
    author: 'Robin',
    message: lines(
      'Indent the tax rates as the linter wants',
      '',
      'Fixture-Change: fixtures/tax-rates.yaml purpose=reformat source=linter-update',
      'Signed-off-by: Robin <robin@example.test>',
    ),
    files: {
      'fixtures/tax-rates.yaml': lines(
        '# reduced rates',
        'rates:',
        '  food: 7',
        '  books: 7',
        '  other: 19',
        'valid: true',
      ),
    },
  },
  {
    author: 'Robin',
    message: lines(
      'Recompute the weights on the new machine',
      '',
      'Fixture-Change: fixtures/weights.json purpose=recompute source=new-build-machine class=TOLERANCE_DRIFT',
    ),
    files: { 'fixtures/weights.json': weights(1e-12) },
  },
  {
    author: 'Sam',
    message: lines(
      'Payment events carry the currency',
      '',
      'Fixture-Change: fixtures/events.jsonl purpose=extend source=currency-story',
      '',
      'Signed-off-by: Sam <sam@example.test>',
    ),
    files: {
      'fixtures/events.jsonl': lines(
        '{"type":"open","id":1}',
        '{"type":"pay","id":2,"cents":1250,"currency":"USD"}',
        '{"type":"close","id":3}',
      ),
    },
  },
  {
    author: 'Sam',
    message: lines('Greet politely', '', 'Fixture-Change: fixtures/banner.txt fix'),
    files: { 'fixtures/banner.txt': lines('Welcome', 'to our shop') },
  },
  {
    author: 'Sam',
    message: lines(
      'Clear the refunds',
      '',
      'Fixture-Change: fixtures/refunds.json purpose=rebuild source=refund-service',
    ),
    files: { 'fixtures/refunds.json': json({ refunds: [] }) },
  },
  {
    author: 'Robin',
    message: lines(
      'Rename the customers, drop the legacy orders',
      '',
      'Fixture-Change: fixtures/customers.json fixtures/clients.json purpose=rename source=naming-decision',
      'Fixture-Change: fixtures/legacy-order.json purpose=removal source=format-1-is-gone',
    ),
    files: {
      'fixtures/customers.json': null,
      'fixtures/clients.json': json([
        { name: 'north', vip: true },
        { name: 'south', vip: false },
      ]),
      'fixtures/legacy-orders.json': null,
    },
  },
  {
    author: 'Sam',
    message: lines(
      'Settings for euro',
      '',
      'Fixture-Change: fixtures/settings.json purpose=extend source=currency-story',
    ),
    files: { 'fixtures/settings.json': json({ currency: 'EUR', rounding: 'half-even', retries: 3 }) },
  },
  {
    author: 'Sam',
    message: 'Tidy up\n',
    files: {
      'fixtures/settings.json': '{ "currency": "EUR", "rounding": "half-up",\n  "retries": 3\n',
      'fixtures/logo.png': bytes(LOGO_HEAD),
      'fixtures/catalogue.bin': pointer('b', 48_213),
      'fixtures/current.json': { link: 'clients.json' },
      'fixtures/new-orders.json': json([{ id: 'B-1', total: 1.5 }]),
    },
  },
];

/** The stream for `git fast-import`: branch `main` with the base commit, branch `new-currency` with the pull request on top. */
export function demoStream(): Uint8Array {
  const chunks: Uint8Array[] = [];
  const text = (part: string): void => void chunks.push(Buffer.from(part));
  const data = (content: Uint8Array): void => {
    text(`data ${content.length}\n`);
    chunks.push(content);
    text('\n');
  };
  let clock = 1_767_225_600;
  const commit = (branch: string, from: string | undefined, { author, message, files }: DemoCommit): void => {
    clock += 3_600;
    const person = `${author} <${author.toLowerCase()}@example.test> ${clock} +0000`;
    text(`commit refs/heads/${branch}\nauthor ${person}\ncommitter ${person}\n`);
    data(Buffer.from(message));
    if (from) text(`from ${from}\n`);
    for (const [path, content] of Object.entries(files)) {
      if (content === null) text(`D ${path}\n`);
      else if (typeof content === 'object' && 'link' in content) {
        text(`M 120000 inline ${path}\n`);
        data(Buffer.from(content.link));
      } else {
        text(`M 100644 inline ${path}\n`);
        data(typeof content === 'string' ? Buffer.from(content) : content);
      }
    }
  };
  commit(DEMO_BASE, undefined, base);
  for (const [index, entry] of pullRequest.entries()) {
    commit(DEMO_HEAD, index === 0 ? `refs/heads/${DEMO_BASE}` : undefined, entry);
  }
  return Buffer.concat(chunks);
}
