/** Lets something wait for locks that another transaction holds. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { TestApi } from './api.js';

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Resolves once somebody waits for a lock; throws if `working` ends before. */
export async function lockIsAwaited(
  connection: Pick<pg.ClientBase, 'query'>,
  working: Promise<unknown>,
): Promise<void> {
  const done = working.then(() => 'done');
  while ((await connection.query(WAITING)).rowCount === 0) {
    if ((await Promise.race([done, sleep(10)])) === 'done') throw new Error('It did not wait.');
  }
}

/**
 * Runs a statement in a transaction of its own, then starts `work`, which has to wait for what it has locked. Once it
 * waits, runs `meanwhile` in that transaction and commits it. Resolves to the outcome of `work`.
 */
export async function whileLocked<Result>(
  { owner }: Pick<TestApi, 'owner'>,
  statement: string,
  work: () => Promise<Result>,
  meanwhile: (other: pg.PoolClient) => Promise<unknown> = () => Promise.resolve(),
): Promise<Result> {
  const other = await owner.connect();
  let working: Promise<Result> | undefined;
  try {
    await other.query(`begin; ${statement}`);
    working = work();
    await lockIsAwaited(other, working);
    await meanwhile(other);
    await other.query('commit');
  } finally {
    await other.query('rollback');
    other.release();
    await working?.catch(() => undefined);
  }
  return working;
}
