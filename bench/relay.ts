/**
 * `npm run bench -- relay`: measures what a claim of a hundred outbox rows costs, first with ten couriers who have rows
 * waiting, then with a thousand. Each claim has a bare one beside it, which takes the hundred oldest rows whosever they
 * are, and in whatever order. One JSON line each; `ratio` is the claim's median divided by the bare one's, and the last
 * line says how many times as much a claim costs with a thousand couriers.
 */
import { loadavg } from 'node:os';
import { Command } from 'commander';
import { createDatabase, createPool } from '../src/db/client.js';
import { exchangeRows, FIRST_TURN, type OutboxRow } from '../src/work/queue/relay-queue.js';
import { print } from './support/beside-temporal.js';
import { spread } from './support/load.js';
import { startDatabase } from './support/servers.js';

const flags = new Command('bench relay')
  .description('Measure claims of outbox rows, with few couriers and with many.')
  .option('--tenants <n>', 'couriers with rows waiting', Number, 1_000)
  .option('--rows <n>', 'rows of each', Number, 200)
  .option('--claims <n>', 'claims that are measured', Number, 60)
  .parse()
  .opts<{ tenants: number; rows: number; claims: number }>();

const FEW = 10;
const LIMIT = 100;
const LEASE_MS = 15_000;
const WARM_UP = 5;

const database = await startDatabase();
const pool = createPool(database.url, 'waypost_system', 2);
// A connection may outlast the end of its pool by a moment, in which its server ends.
pool.on('error', () => undefined);
const db = createDatabase(pool);
try {
  const few = await measure(FEW);
  const many = await measure(flags.tenants);
  print('relay', { growth: many / few, load_average: loadavg()[0] ?? 0 });
} finally {
  await pool.end();
  await database.close();
}

/** Fills the outbox for so many couriers and claims from it; prints the figures and returns the median of a claim. */
async function measure(tenants: number): Promise<number> {
  // Enough for all claims.
  const rows = Math.max(flags.rows, Math.ceil((4 * LIMIT * (flags.claims + WARM_UP + 1)) / tenants));
  await fill(tenants, rows);
  const took: { claim: number[]; bare: number[] } = { claim: [], bare: [] };
  let { after } = FIRST_TURN;
  for (let round = -WARM_UP; round < flags.claims; round += 1) {
    const from = performance.now();
    const claimed = await exchangeRows(db, [], {
      ...{ limit: LIMIT, perTenant: LIMIT / 2, busy: new Map<string, number>(), leaseMs: LEASE_MS },
      turn: { first: 'live', after },
    });
    const claim = performance.now() - from;
    if (claimed.rows.length !== LIMIT) throw new Error(`a claim found ${claimed.rows.length} rows`);
    ({ after } = claimed);
    await record(claimed.rows);
    const again = performance.now();
    const taken = await claimBare();
    const bare = performance.now() - again;
    await record(taken);
    if (round < 0) continue;
    took.claim.push(claim);
    took.bare.push(bare);
  }
  const [claim, bare] = [spread(took.claim), spread(took.bare)];
  print('relay', {
    ...{ tenants, waiting: tenants * rows, rows_per_claim: LIMIT },
    // The quickest shows what a claim costs where nothing else runs.
    ...{ claim_p50_ms: claim.p50_ms, claim_p95_ms: claim.p95_ms, claim_least_ms: Math.min(...took.claim) },
    ...{ bare_p50_ms: bare.p50_ms, bare_p95_ms: bare.p95_ms, ratio: claim.p50_ms / bare.p50_ms },
  });
  return claim.p50_ms;
}

/** The least that a queue can do: the oldest rows that nobody else is taking. */
async function claimBare(): Promise<OutboxRow[]> {
  const { rows } = await pool.query<OutboxRow>(
    `with free as (
       select seq from outbox
       where sent_at is null and parked_at is null and next_attempt_at <= clock_timestamp()
       order by priority, tenant_id, seq limit $1 for update skip locked
     )
     update outbox o set next_attempt_at = clock_timestamp() + interval '15 seconds'
     from free where o.seq = free.seq returning o.*`,
    [LIMIT],
  );
  return rows;
}

async function record(rows: readonly Pick<OutboxRow, 'seq'>[]): Promise<void> {
  await exchangeRows(
    db,
    rows.map(({ seq }) => ({ seq, result: 'sent' })),
    { limit: 0, perTenant: 0, busy: new Map(), leaseMs: 0, turn: FIRST_TURN },
  );
}

/** Replaces the outbox by rows of so many couriers, mixed, as they were written over the day. */
async function fill(tenants: number, rows: number): Promise<void> {
  await database.owner.query('truncate outbox restart identity');
  await database.owner.query(
    `insert into outbox (tenant_id, topic, subject, event_id, payload, priority, created_at, next_attempt_at)
     select 'ten_' || tenant, 'webhook.delivery', 'whd_' || tenant || '_' || n, 'evt_' || tenant || '_' || n,
       jsonb_build_object('delivery', 'whd_' || tenant || '_' || n, 'series', 1, 'courier', 'cou_' || tenant,
         'mode', 'live'),
       1, now(), now() - interval '1 minute'
     from generate_series(1, $2::integer) n, generate_series(1, $1::integer) tenant`,
    [tenants, rows],
  );
  await database.owner.query('vacuum analyze outbox');
}
