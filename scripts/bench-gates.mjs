// What `npm run bench -- gates` asks workers of the bundle, as the gate does: needs lib/ and dist/, which `npm run build` leaves.
import { Worker } from 'node:worker_threads';

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
const file = (bytes) => ({ path: 'fixtures/big.json', bytes, rule, limits: DEFAULT_LIMITS });
const files = [{ path: 'schemas/big.schema.json', bytes: Buffer.from(JSON.stringify(schema)), addresses: [] }];
const ids = [0, 1].map((id) => Buffer.from(text.replace('"id": 0', `"id": ${id}`)));

/** A worker of the bundle that has read something small already, as one has by the time a large fixture comes. */
async function startWorker(entry) {
  const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: 2_048, stackSizeMb: 4 } });
  const ask = (task) =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
      worker.postMessage(task);
    });
  const read = (bytes) =>
    ask({ kind: 'read', job: { ...file(bytes), base: side(bytes), head: side(bytes), tolerance: undefined } });
  await read(Buffer.from('{"a":1}'));
  return { ask, read, end: () => worker.terminate() };
}

const side = (bytes) => ({ mode: '100644', bytes });

async function processor(run) {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e3;
}

async function askGates({ ask }, bytes) {
  const job = file(bytes);
  const bySchema = await ask({ kind: 'gate', job, task: { kind: 'schema', job, schema: { key: 'big', files } } });
  const byView = await ask({ kind: 'gate', job, task: { kind: 'properties', job, views: [view] } });
  const fine = bySchema.gate?.count === 0 && byView.gate?.views[0].properties.every((one) => one.outcome === 'holds');
  if (!fine) throw new Error(JSON.stringify([bySchema, byView]).slice(0, 2_000));
}

/**
 * One round, processor milliseconds, each in workers of its own: `parse` by JSON.parse, `read` by our reader, `gates` by both gates
 * with their one read, `after` with a tree that the worker has read before; `warm...` the same in a worker that has done it already.
 */
export async function gateTimes(entry) {
  const parse = await processor(() => JSON.parse(text));
  const reader = await startWorker(entry);
  const read = await processor(() => reader.read(ids[0]));
  const warmRead = await processor(() => reader.read(ids[1]));
  await reader.end();
  const judge = await startWorker(entry);
  const gates = await processor(() => askGates(judge, ids[0]));
  const warmGates = await processor(() => askGates(judge, ids[1]));
  await judge.end();
  const second = await startWorker(entry);
  await second.read(ids[0]);
  const after = await processor(() => askGates(second, ids[0]));
  await second.end();
  return { parse, read, gates, after, warmRead, warmGates };
}
