/**
 * The relay: empties the outbox into Temporal, woken by NOTIFY and, should that be lost, by a short poll. Any number
 * may run. Each row is dispatched separately, within a time limit: one that is slow or refused holds up only its own
 * subject. A row that is refused permanently is parked; while Temporal is down nothing is, nor is a row of a later
 * version, which waits for its relay.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../db/client.js';
import {
  type DispatchOutcome,
  exchangeRows,
  FIRST_TURN,
  MAX_REFUSALS,
  type OutboxRow,
  type PriorityName,
  OUTBOX_CHANNEL,
} from '../queue/relay-queue.js';
import type { Logger } from '../../runtime/logger.js';
import { DeadlineExceededError, isRefused, messageOf, UnknownTopicError } from './error-classification.js';
import pg from 'pg';

/** Maximum rows in flight, in all and for one tenant: the rest is for other tenants. */
const MAX_IN_FLIGHT = 100;
const MAX_PER_TENANT = 50;
/** How long a call to Temporal may take; the row stays claimed a little longer. */
const TIMEOUT_MS = 10_000;
const LEASE_MS = 15_000;
/** The pause between two exchanges with the database, to record concurrent answers together. */
const BATCH_MS = 20;
const POLL_MS = 500;
/** Priority, exchange by exchange: mostly live, but couriers who are busy all day must not keep others out. */
const FIRST: readonly PriorityName[] = ['live', 'live', 'live', 'sandbox', 'live', 'live', 'live', 'bulk'];
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** After this many failures in a row Temporal counts as down: then few rows are tried, a second apart. */
const DOWN_AFTER = 10;
const TRIED_WHEN_DOWN = 5;
const DOWN_MS = 1_000;

export type Relay = { stop: () => Promise<void> };

export type RelayOptions = {
  /** Under the system's role. */
  db: Database;
  databaseUrl: string;
  /** Dispatches one row to Temporal, by the deadline; see dispatch.ts. */
  dispatch: (row: OutboxRow, deadline: Date) => Promise<void>;
  logger: Logger;
};

/** Starts relaying; `stop` resolves once the rows in flight are dispatched and recorded, or their time is up. */
export function startRelay({ db, databaseUrl, dispatch, logger }: RelayOptions): Relay {
  const wakeSignal = createWakeSignal();
  const listener = listen(databaseUrl, wakeSignal.send, logger);
  const stopping = new AbortController();
  const busy = new Map<string, number>();
  let outcomes: DispatchOutcome[] = [];
  let inFlight = 0;
  let failuresInARow = 0;

  const send = async (row: OutboxRow): Promise<void> => {
    inFlight += 1;
    busy.set(row.tenant_id, (busy.get(row.tenant_id) ?? 0) + 1);
    const outcome = await outcomeOf(row);
    outcomes.push(outcome);
    inFlight -= 1;
    const others = (busy.get(row.tenant_id) ?? 1) - 1;
    if (others > 0) busy.set(row.tenant_id, others);
    else busy.delete(row.tenant_id);
    wakeSignal.send();
  };
  const outcomeOf = async (row: OutboxRow): Promise<DispatchOutcome> => {
    try {
      await withTimeout((deadline) => dispatch(row, deadline));
      failuresInARow = 0;
      return { seq: row.seq, result: 'sent' };
    } catch (error) {
      const refused = isRefused(error);
      const unknown = error instanceof UnknownTopicError;
      // A refusal is an answer from Temporal; a row of an unknown topic was not sent.
      failuresInARow = refused ? 0 : failuresInARow + (unknown ? 0 : 1);
      const { seq, topic, subject, attempts } = row;
      const parked = refused && row.refusals + 1 >= MAX_REFUSALS;
      logger[parked ? 'error' : 'warn'](
        { err: error, seq, topic, subject, attempts },
        parked
          ? 'rejected permanently and parked'
          : refused
            ? 'refused'
            : unknown
              ? 'waiting for a relay of a later version'
              : 'not relayed yet',
      );
      const retryAfterMs = RETRY_MS[Math.min(attempts, RETRY_MS.length - 1)] ?? POLL_MS;
      return { seq, result: refused ? 'refused' : 'unsent', error: messageOf(error), retryAfterMs };
    }
  };

  const isDown = () => failuresInARow >= DOWN_AFTER;
  let exchanges = 0;
  let { after } = FIRST_TURN;
  /** Records and claims; resolves to whether more rows may be waiting for which there is room. */
  const exchange = async (): Promise<boolean> => {
    const done = outcomes;
    outcomes = [];
    const room = (isDown() ? TRIED_WHEN_DOWN : MAX_IN_FLIGHT) - inFlight;
    const limit = stopping.signal.aborted ? 0 : Math.max(0, room);
    try {
      const first = FIRST[exchanges++ % FIRST.length] ?? FIRST_TURN.first;
      const claimed = await exchangeRows(db, done, {
        limit,
        perTenant: MAX_PER_TENANT,
        busy,
        leaseMs: LEASE_MS,
        turn: { first, after },
      });
      ({ after } = claimed);
      for (const row of claimed.rows) void send(row);
      return claimed.hasMore;
    } catch (error) {
      outcomes = [...done, ...outcomes];
      throw error;
    }
  };

  const loop = (async () => {
    while (!stopping.signal.aborted || inFlight > 0 || outcomes.length > 0) {
      let more = false;
      try {
        if (outcomes.length > 0 || inFlight < MAX_IN_FLIGHT) more = await exchange();
      } catch (error) {
        logger.error({ err: error }, 'failed to read the outbox');
        // Dispatched rows are recorded when the database is back, unless this relay stops first: then it is sent
        // twice.
        if (stopping.signal.aborted && inFlight === 0) return;
        await sleep(POLL_MS);
      }
      await sleep(isDown() ? DOWN_MS : BATCH_MS);
      if (!more) await wakeSignal.wait(POLL_MS);
    }
  })();

  return {
    stop: async () => {
      stopping.abort();
      wakeSignal.send();
      listener.stop();
      await loop;
    },
  };
}

/** Rejects after the time-out even if the work never resolves; the work is given the deadline. */
async function withTimeout(work: (deadline: Date) => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DeadlineExceededError(`Temporal did not respond within ${TIMEOUT_MS / 1000} s.`)),
      TIMEOUT_MS,
    );
  });
  try {
    await Promise.race([work(new Date(Date.now() + TIMEOUT_MS)), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

type WakeSignal = {
  send: () => void;
  /** Resolves when a signal is sent, immediately if one was kept, and after `limitMs` at the latest. */
  wait: (limitMs: number) => Promise<void>;
};

function createWakeSignal(): WakeSignal {
  let sent = false;
  let wake = (): void => undefined;
  return {
    send: () => {
      sent = true;
      wake();
    },
    wait: async (limitMs) => {
      if (!sent) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, limitMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      sent = false;
    },
  };
}

const RECONNECT_MS = 2_000;

/** Calls `onWake` for each wake-up call until it is stopped. */
export function listen(databaseUrl: string, onWake: () => void, logger: Logger): { stop: () => void } {
  let stopped = false;
  let current: pg.Client | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    current = client;
    client.on('notification', onWake);
    const again = (error?: Error) => {
      if (stopped || current !== client) return;
      current = undefined;
      if (error) logger.warn({ err: error }, 'lost the connection that wakes the relay');
      reconnecting = setTimeout(() => void connect(), RECONNECT_MS).unref();
    };
    client.on('error', again);
    client.on('end', () => again());
    try {
      await client.connect();
      await client.query(`listen ${OUTBOX_CHANNEL}`);
    } catch (error) {
      again(error instanceof Error ? error : new Error(String(error)));
      // A server that refuses to listen, such as a standby, has still let it connect.
      await client.end().catch(() => undefined);
    }
  };
  void connect();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(reconnecting);
      current
        ?.end()
        .catch((error: unknown) =>
          logger.debug({ err: error }, 'failed to close the connection that wakes the relay'),
        );
    },
  };
}
