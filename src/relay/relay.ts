/**
 * The relay: empties the outbox into Temporal, woken by NOTIFY and, should that be lost, by a short poll. Any number
 * may run. Each row is carried separately, within a time limit: one that is slow or refused holds up only its own
 * subject. A row that is refused for good is parked; while Temporal is away nothing is.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/client.js';
import { type DispatchOutcome, exchangeRows, MOST_REFUSALS, type OutboxRow } from '../db/relay-queue.js';
import type { Logger } from '../runtime/logger.js';
import { createBell } from './wake-signal.js';
import { listen } from './listen.js';
import { isRefusal, Late, wordsOf } from './error-classification.js';

/** Rows on their way at once, and how many of them may be one tenant's: the rest is for whoever comes meanwhile. */
const AT_ONCE = 100;
const OF_ONE_TENANT = 50;
/** How long a call to Temporal may take; the row stays claimed a little longer. */
const LIMIT_MS = 10_000;
const LEASE_MS = 15_000;
/** The pause between two visits to the database, so that what is answered together is recorded together. */
const GATHER_MS = 20;
const POLL_MS = 500;
/** Every so many visits bulk goes first, so that it does not wait forever behind couriers who are busy all day. */
const BULK_EVERY = 10;
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** After this many failures in a row Temporal counts as away: then few rows are tried, a second apart. */
const AWAY_AFTER = 10;
const TRIED_WHEN_AWAY = 5;
const AWAY_MS = 1_000;

export type Relay = { stop: () => Promise<void> };

export type RelayOptions = {
  /** Under the system's role. */
  db: Database;
  databaseUrl: string;
  /** Carries one row to Temporal, by the deadline; see dispatch.ts. */
  carry: (row: OutboxRow, deadline: Date) => Promise<void>;
  logger: Logger;
};

/** Starts relaying; `stop` resolves once the rows under way are carried and recorded, or their time is up. */
export function startRelay({ db, databaseUrl, carry, logger }: RelayOptions): Relay {
  const bell = createBell();
  const listener = listen(databaseUrl, bell.ring, logger);
  const stopping = new AbortController();
  const busy = new Map<string, number>();
  let carried: DispatchOutcome[] = [];
  let underWay = 0;
  let failuresInARow = 0;

  const take = async (row: OutboxRow): Promise<void> => {
    underWay += 1;
    busy.set(row.tenant_id, (busy.get(row.tenant_id) ?? 0) + 1);
    const outcome = await outcomeOf(row);
    carried.push(outcome);
    underWay -= 1;
    const others = (busy.get(row.tenant_id) ?? 1) - 1;
    if (others > 0) busy.set(row.tenant_id, others);
    else busy.delete(row.tenant_id);
    bell.ring();
  };
  const outcomeOf = async (row: OutboxRow): Promise<DispatchOutcome> => {
    try {
      await withinLimit((deadline) => carry(row, deadline));
      failuresInARow = 0;
      return { seq: row.seq, result: 'sent' };
    } catch (error) {
      const refused = isRefusal(error);
      failuresInARow = refused ? 0 : failuresInARow + 1;
      const { seq, topic, subject, attempts } = row;
      const parked = refused && row.refusals + 1 >= MOST_REFUSALS;
      logger[parked ? 'error' : 'warn'](
        { err: error, seq, topic, subject, attempts },
        parked ? 'refused for good, and parked' : refused ? 'refused' : 'not relayed yet',
      );
      const retryAfterMs = RETRY_MS[Math.min(attempts, RETRY_MS.length - 1)] ?? POLL_MS;
      return { seq, result: refused ? 'refused' : 'unsent', error: wordsOf(error), retryAfterMs };
    }
  };

  const isAway = () => failuresInARow >= AWAY_AFTER;
  let visits = 0;
  /** Records and claims; resolves to whether more rows may be waiting for which there is room. */
  const visit = async (): Promise<boolean> => {
    const done = carried;
    carried = [];
    const room = (isAway() ? TRIED_WHEN_AWAY : AT_ONCE) - underWay;
    const limit = stopping.signal.aborted ? 0 : Math.max(0, room);
    try {
      const rows = await exchangeRows(db, done, {
        limit,
        perTenant: OF_ONE_TENANT,
        busy,
        leaseMs: LEASE_MS,
        lastFirst: (visits += 1) % BULK_EVERY === 0,
      });
      for (const row of rows) void take(row);
      return limit > 0 && rows.length === limit;
    } catch (error) {
      carried = [...done, ...carried];
      throw error;
    }
  };

  const loop = (async () => {
    while (!stopping.signal.aborted || underWay > 0 || carried.length > 0) {
      let more = false;
      try {
        if (carried.length > 0 || underWay < AT_ONCE) more = await visit();
      } catch (error) {
        logger.error({ err: error }, 'the outbox could not be read');
        // What was carried is recorded when the database is back, unless this relay stops first: then it is sent
        // twice.
        if (stopping.signal.aborted && underWay === 0) return;
        await sleep(POLL_MS);
      }
      await sleep(isAway() ? AWAY_MS : GATHER_MS);
      if (!more) await bell.heard(POLL_MS);
    }
  })();

  return {
    stop: async () => {
      stopping.abort();
      bell.ring();
      listener.stop();
      await loop;
    },
  };
}

/** Rejects after the limit even if the work never settles; the work is given the deadline. */
async function withinLimit(work: (deadline: Date) => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Late(`Temporal did not answer within ${LIMIT_MS / 1000} s.`)),
      LIMIT_MS,
    );
  });
  try {
    await Promise.race([work(new Date(Date.now() + LIMIT_MS)), late]);
  } finally {
    clearTimeout(timer);
  }
}
