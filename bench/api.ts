/**
 * `npm run bench -- api`: compares Waypost's API with a bare Express and pg server over the same database, alternating
 * in one run, with one process and one pool each and the same client. Then it measures lists over tenants of growing
 * size (`--rows`). Prints one JSON line per figure.
 */
import { Command } from 'commander';
import { addOrders, addZonedDepot, type BenchTenant, makeTenant } from './support/data.js';
import { load, type Load, percentiles, type Request } from './support/load.js';
import { type BenchServer, PEPPER, startBare, startDatabase, startWaypost } from './support/servers.js';

const flags = new Command('bench api')
  .description('Measure the API against a bare server, and lists as tenants grow.')
  .option('--rows <n>', 'orders of the largest tenant for lists', Number, 100_000)
  .option('--seconds <n>', 'seconds a server and round', Number, 3)
  .option('--rounds <n>', 'rounds, alternating', Number, 3)
  .option('--connections <n>', 'connections of the client', Number, 16)
  .option('--pool <n>', 'database connections of a server', Number, 10)
  .option('--only <names>', 'operations, comma-separated', (value) => value.split(','))
  .option('--cpu-prof <dir>', "write a CPU profile of Waypost's process there")
  .parse()
  .opts<{
    rows: number;
    seconds: number;
    rounds: number;
    connections: number;
    pool: number;
    only?: string[];
    cpuProf?: string;
  }>();

/** Long enough for the JIT compiler to optimize. */
const WARM_UP_SECONDS = 4;
const REQUESTS_PER_KEY = 250;
const PIECES = 5;
const SCANS = 500;
const SIZES = [10_000, 100_000, 1_000_000];
const LIST_WARM_UP = 60;
const LIST_REQUESTS = 200;
const READY = 60_000;
const TO_SCAN = 240_000;

type Operation = { name: string; status: number; connections?: number; next: (base: string) => Request };

const print = (figure: object) => {
  console.log(JSON.stringify(figure));
};

const database = await startDatabase();
const servers: BenchServer[] = [];
try {
  const tenant = await makeTenant(database.owner, 'main', PEPPER);
  await addOrders(database.owner, tenant, 'm', 10_000, 'mixed');
  if (isWanted('post_booking')) await addOrders(database.owner, tenant, 'r', READY, 'ready');
  if (isWanted('post_scans_500')) await addOrders(database.owner, tenant, 's', TO_SCAN, { pieces: PIECES });
  const zoned = await addZonedDepot(database.owner, tenant);
  await database.owner.query('vacuum analyze');
  const profile = flags.cpuProf === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${flags.cpuProf}`];
  servers.push(await startWaypost(database.url, flags.pool, profile));
  servers.push(await startBare(database.url, flags.pool, tenant));
  for (const operation of operations(tenant, zoned)) {
    if (isWanted(operation.name)) await compare(operation, servers);
  }
  if (isWanted('scaling')) await scale();
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await database.close();
}

function isWanted(name: string): boolean {
  return flags.only?.includes(name) ?? true;
}

/** Returns a function that cycles through the keys, using each for fewer requests than its rate limit. */
function keysOf({ keys }: BenchTenant): () => string {
  let uses = 0;
  return () => keys[Math.floor(uses++ / REQUESTS_PER_KEY) % keys.length] ?? '';
}

function operations(tenant: BenchTenant, zoned: string): Operation[] {
  const key = keysOf(tenant);
  const counter = () => {
    let count = 0;
    return () => (count += 1);
  };
  const [read, made, booked, scanned] = [counter(), counter(), counter(), counter()];
  const recipient = {
    name: 'Sioned Griffiths',
    phone: '+447700900123',
    email: 'sioned@example.com',
    address: { line1: '132 Rose Lane', town: 'London', postcode: 'SE2 9NL' },
  };
  const items = [{ description: 'Treadmill', pieces: 2, weight_kg: 98, volume_m3: 0.78 }];
  const get = (path: string): Request => ({ method: 'GET', path, key: key() });
  const post = (path: string, body: object): Request => ({
    method: 'POST',
    path,
    key: key(),
    body: JSON.stringify(body),
  });
  return [
    {
      name: 'get_order',
      status: 200,
      next: (base) => get(`${base}/orders/ord_m_${1 + ((read() * 7919) % 10_000)}`),
    },
    {
      // Sixty-two days of twenty zones with three windows each: 3,720 slots.
      name: 'get_slots_62x20',
      status: 200,
      connections: 4,
      next: (base) => get(`${base}/slots?depot=${zoned}&from=${inDays(1)}&to=${inDays(62)}`),
    },
    { name: 'list_25', status: 200, next: (base) => get(`${base}/orders?limit=25`) },
    {
      name: 'post_order',
      status: 201,
      next: (base) =>
        post(`${base}/orders`, {
          shipper: tenant.shipper,
          depot: tenant.depot,
          reference: `BENCH-${made()}`,
          recipient,
          items,
        }),
    },
    {
      name: 'post_booking',
      status: 201,
      next: (base) => {
        const number = booked();
        if (number > READY) throw new Error('No orders are left to book; use fewer seconds.');
        const slot = { date: inDays(2 + (number % 30)), from: '08:00', to: '12:00' };
        return post(`${base}/bookings`, { order: `ord_r_${number}`, slot, notify: false });
      },
    },
    {
      name: 'post_scans_500',
      status: 201,
      // Enough that neither processor waits; with all sixteen, each would only wait for the others.
      connections: 4,
      next: (base) => {
        const perRequest = SCANS / PIECES;
        const first = (scanned() - 1) * perRequest;
        if (first + perRequest > TO_SCAN) throw new Error('No pieces are left to scan; use fewer seconds.');
        const scans = Array.from({ length: SCANS }, (_, index) => ({
          barcode: `BCs_${first + 1 + Math.floor(index / PIECES)}_${1 + (index % PIECES)}`,
          type: 'depot_in',
        }));
        return post(`${base}/scans`, { scans });
      },
    },
  ];
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Measures both servers in turn after a warm-up. The figures are for all rounds together. */
async function compare(operation: Operation, contenders: readonly BenchServer[]): Promise<void> {
  const connections = operation.connections ?? flags.connections;
  const measured = new Map<string, (Load & { processor_ms: number })[]>();
  for (let round = 0; round <= flags.rounds; round += 1) {
    // The order alternates from round to round.
    for (const server of round % 2 === 0 ? contenders : contenders.toReversed()) {
      const seconds = round === 0 ? WARM_UP_SECONDS : flags.seconds;
      const next = () => operation.next(server.base);
      const before = server.processorMs();
      const result = await load(server.origin, next, { seconds, connections, status: operation.status });
      const processor_ms = (server.processorMs() - before) / (result.per_second * seconds);
      if (round > 0)
        measured.set(server.name, [...(measured.get(server.name) ?? []), { ...result, processor_ms }]);
    }
  }
  const rates = contenders.map(({ name }) => {
    const rounds = measured.get(name) ?? [];
    const mean = (of: keyof Load | 'processor_ms') =>
      rounds.reduce((sum, each) => sum + each[of], 0) / rounds.length;
    const pieces =
      operation.name === 'post_scans_500'
        ? { pieces_per_second: Math.round(mean('per_second') * SCANS) }
        : {};
    print({
      operation: operation.name,
      server: name,
      requests_per_second: Math.round(mean('per_second')),
      ...pieces,
      p50_ms: Number(mean('p50_ms').toFixed(2)),
      p99_ms: Number(mean('p99_ms').toFixed(2)),
      processor_ms: Number(mean('processor_ms').toFixed(3)),
    });
    return { perSecond: mean('per_second'), processorMs: mean('processor_ms') };
  });
  const [waypost, bare] = rates;
  if (!waypost || !bare) throw new Error('Two servers are required.');
  print({
    operation: operation.name,
    ratio: Number((waypost.perSecond / bare.perSecond).toFixed(3)),
    // The figure that other programs on the machine affect least.
    processor_ratio: Number((bare.processorMs / waypost.processorMs).toFixed(3)),
  });
}

/**
 * Measures lists over tenants of growing size: the first page, a deep page, and each filter. All tenants exist before
 * the first request, and each list queries them in turn, so that they differ only in size.
 */
async function scale(): Promise<void> {
  const [waypost] = servers;
  if (!waypost) return;
  const tenants: { size: number; lists: Record<string, string>; key: () => string }[] = [];
  for (const size of SIZES.filter((each) => each <= flags.rows)) {
    const tenant = await makeTenant(database.owner, `s${size}`, PEPPER);
    await addOrders(database.owner, tenant, `x${size}`, size, 'mixed');
    tenants.push({ size, lists: listsOf(tenant, size), key: keysOf(tenant) });
  }
  await database.owner.query('vacuum analyze orders, order_states, order_terms');
  for (const name of Object.keys(tenants[0]?.lists ?? {})) {
    const took = tenants.map((): number[] => []);
    for (let count = -LIST_WARM_UP; count < LIST_REQUESTS; count += 1) {
      for (const [index, { lists, key }] of tenants.entries()) {
        const start = performance.now();
        const response = await fetch(`${waypost.origin}${waypost.base}/orders?${lists[name] ?? ''}`, {
          headers: { authorization: `Bearer ${key()}` },
        });
        const answer = await response.text();
        if (response.status !== 200) throw new Error(answer);
        if (count >= 0) took[index]?.push(performance.now() - start);
      }
    }
    const figures = tenants.map(({ size }, index) => ({ orders: size, ...percentiles(took[index] ?? []) }));
    for (const figure of figures) print({ list: name, ...figure });
    const ratio = (figures.at(-1)?.p50_ms ?? 0) / (figures[0]?.p50_ms ?? 1);
    print({ list: name, ratio: Number(ratio.toFixed(2)) });
  }
}

function listsOf(tenant: BenchTenant, size: number): Record<string, string> {
  return {
    page: 'limit=25',
    deep_page: `limit=25&starting_after=ord_x${size}_${Math.floor(size / 2)}`,
    status: 'status=scanned&limit=25',
    shipper: `shipper=${tenant.shipper}&limit=25`,
    date: `date=${inDays(-3)}&limit=25`,
    depot: `depot=${tenant.depot}&limit=25`,
    postcode_prefix: 'postcode_prefix=se2&limit=25',
    rare_postcode_prefix: 'postcode_prefix=zz9&limit=25',
    q_reference: `q=ord_x${size}_${Math.floor(size / 2)}&limit=25`,
    q_phone: `q=${encodeURIComponent(`+447${String(Math.floor(size / 3)).padStart(9, '0')}`)}&limit=25`,
    q_postcode: 'q=SE2%209NL&limit=25',
    q_name: 'q=coheniod&limit=25',
    q_common_name: 'q=smith&limit=25',
    q_two_names: 'q=amara%20smith&limit=25',
    q_beginning: 'q=smi&limit=25',
    q_unknown: 'q=zzyzx&limit=25',
    updated_since: `updated_since=${encodeURIComponent(new Date(Date.now() - 600_000).toISOString())}&limit=25`,
  };
}
