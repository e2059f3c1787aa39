// What `npm run bench -- gates` runs in a worker, as the gates do: needs lib/, which `npm run build` leaves.
import { parentPort } from 'node:worker_threads';

const { performGateTask } = await import('../lib/gates/work.js');
const { keepUpTo, WORKER_KEPT_BYTES } = await import('../lib/gates/kept-document.js');
const { readOne } = await import('../lib/documents/read.js');
const { DEFAULT_LIMITS } = await import('../lib/policy/policy.js');
const { defaultPolicy } = await import('../lib/policy/defaults.js');

const items = Array.from({ length: 42_000 }, (_, index) => ({
  id: index,
  sku: `A-${index}`,
  name: `item ${(index * 7_919) % 1_000_003}`,
  cents: (index * 104_729) % 100_000,
  weight: ((index * 15_485_863) % 1_000_000) / 1e3,
  currency: ['USD', 'EUR', 'JPY'][index % 3],
  tags: [`t${index % 7}`, `u${index % 11}`],
  active: index % 2 === 0,
  dims: { w: index % 50, h: index % 40 },
}));
const total = items.reduce((sum, { cents }) => sum + cents, 0);
const text = JSON.stringify({ items, cents_total: total, currency: 'EUR' }, null, 1);
const count = { type: 'integer', minimum: 0 };
const schema = {
  type: 'object',
  required: ['items', 'cents_total'],
  properties: {
    cents_total: count,
    currency: { enum: ['USD', 'EUR', 'JPY'] },
    items: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['id', 'sku', 'cents'],
        additionalProperties: false,
        properties: {
          id: count,
          sku: { type: 'string', pattern: '^A-[0-9]+$' },
          name: { minLength: 1 },
          cents: { type: 'integer', maximum: 100_000 },
          weight: { type: 'number', minimum: 0 },
          currency: { enum: ['USD', 'EUR', 'JPY'] },
          tags: { minItems: 1 },
          active: { type: 'boolean' },
          dims: { required: ['w', 'h'] },
        },
      },
    },
  },
};
const named = (pairs) =>
  Object.entries(pairs).map(([name, expression], index) => ({ name, expression, line: index + 1 }));
const view = {
  path: 'properties/big.view.yml',
  view: named({
    n: 'size(doc.items)',
    skus: 'distinct(doc.items.map(i, i.sku))',
    sum: 'sum(doc.items.map(i, i.cents))',
    total: 'doc.cents_total',
    cur: 'doc.currency',
    maxw: 'max(doc.items.map(i, i.weight))',
    minw: 'min(doc.items.map(i, i.weight))',
    act: 'count(doc.items.map(i, i.active), true)',
    allpos: 'doc.items.all(i, i.cents >= 0)',
    tags: 'distinct(doc.items.map(i, i.tags[0]))',
  }),
  properties: named(
    Object.fromEntries(
      [
        ...[
          'n >= 1',
          'cur in ["USD", "EUR", "JPY"]',
          'sum == total',
          'size(skus) == n',
          'maxw <= 1000.0',
          'minw >= 0.0',
          'act > 0',
        ],
        ...[
          'allpos',
          'size(tags) == 7',
          'n < 100000',
          'total > 0',
          'maxw > minw',
          'sum > n',
          'act <= n',
          'n != 0',
          'cur != ""',
        ],
        ...['size(cur) == 3', 'n % 2 == 0', 'minw < 1.0', 'maxw > 999.0'],
      ].map((assertion, index) => [`p${index}`, assertion]),
    ),
  ),
};
const [rule] = defaultPolicy().fixtures;
const { format, header, yaml, ignoreMembers } = rule;
const job = { path: 'fixtures/big.json', bytes: Buffer.from(text), rule, limits: DEFAULT_LIMITS };
const files = [{ path: 'schemas/big.schema.json', bytes: Buffer.from(JSON.stringify(schema)), addresses: [] }];

keepUpTo(WORKER_KEPT_BYTES);

async function processor(run) {
  const start = process.cpuUsage();
  const answer = await run();
  const { user, system } = process.cpuUsage(start);
  return [(user + system) / 1e3, answer];
}

for (const [round, name] of ['first', 'second', 'third', 'fourth'].entries()) {
  const [parse] = await processor(() => JSON.parse(text));
  const [read] = await processor(() =>
    readOne(job.path, Buffer.from(job.bytes), { format, header, yaml, ignoreMembers, limits: DEFAULT_LIMITS }),
  );
  // Other bytes each time, so that the first gate has to read them.
  const own = { ...job, bytes: Buffer.concat([job.bytes, Buffer.from(' '.repeat(round))]) };
  const [gates, [bySchema, byView]] = await processor(async () => [
    await performGateTask({ kind: 'schema', job: own, schema: { key: 'big', files } }),
    await performGateTask({ kind: 'properties', job: own, views: [view] }),
  ]);
  if (bySchema.count !== 0 || byView.views[0].properties.some(({ outcome }) => outcome !== 'holds'))
    throw new Error(JSON.stringify([bySchema, byView]).slice(0, 2_000));
  parentPort?.postMessage({ name, parse, read, gates });
}
