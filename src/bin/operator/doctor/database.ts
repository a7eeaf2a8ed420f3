/**
 * The database: whether it answers, has the schema and the roles of this build, room for connections, and its outbox.
 */
import {
  measureClockOffset,
  findDatabaseUsage,
  findOutboxBacklog,
  findReconcilerDelay,
  listRoleProblems,
  findSchemaState,
  listSealedSecrets,
} from '../../../operator/diagnostics.js';
import { findOldestSnapshot } from '../../../work/queue/oldest-snapshot.js';
import { findCheckBacklog } from '../../../work/queue/run-checks.js';
import type { OperatorContext } from '../context.js';
import { failed, type Finding, ok, runCheck, warning } from './check.js';

/** Shares of the connections in use from which there is too little room, and hardly any. */
const MANY = 0.8;
const TOO_MANY = 0.95;
/** Seconds that the outbox's oldest row may wait, and those after which nobody seems to carry it. */
const LATE_S = 30;
const STUCK_S = 300;
/** Seconds by which a relay may be late; it checks the kinds of rows in turn. */
const RELAY_GONE_S = 120;
/** A snapshot this old slows the relay down; not every log-in learns its age in seconds. */
const OLD_SNAPSHOT_S = 600;
const OLD_SNAPSHOT_TRANSACTIONS = 1_000_000;
/** Milliseconds by which clocks may differ. */
const SKEW_MS = 500;
const WRONG_MS = 2_000;
const SECRETS = 100;

/** Runs all its checks. */
export async function checkDatabase({ owner, source }: OperatorContext): Promise<Finding[]> {
  const { db } = owner;
  const reached = await runCheck(
    'database',
    'Start PostgreSQL, or correct DATABASE_URL; if it refuses the connection, its log says why.',
    async () => {
      const { version, bytes } = await findDatabaseUsage(db);
      return ok(`PostgreSQL ${version}, ${Math.ceil(bytes / 2 ** 20)} MB`);
    },
  );
  if (reached.status === 'failed') return [reached];
  return [
    reached,
    await runCheck('schema', 'Run start:migrate.', async () => {
      const { newest, pending, unknown, changed } = await findSchemaState(db);
      if (changed.length > 0) {
        return failed(`edited after they ran: ${changed.join(', ')}`, 'Install the build that ran them.');
      }
      if (pending.length > 0) return failed(`not run yet: ${pending.join(', ')}`, 'Run start:migrate.');
      if (unknown.length === 0) return ok(newest);
      return warning(
        `newer than this build: ${unknown.join(', ')}`,
        'Normal during an upgrade; otherwise install the newer build here too.',
      );
    }),
    await runCheck('roles', 'Run start:migrate as the database owner to create them.', async () => {
      const problems = await listRoleProblems(db);
      if (problems.length > 0) {
        return failed(
          problems.join('; '),
          'Run start:migrate as the owner; see docs/operations.md, "Log-ins of the database".',
        );
      }
      return ok('waypost_app and waypost_system have the right permissions');
    }),
    await runCheck('connections', 'See docs/operations.md, "Connections".', async () => {
      const { used, most } = await findDatabaseUsage(db);
      const found = `${used} of ${most} in use`;
      const advice = 'Raise max_connections, or lower DATABASE_POOL_SIZE; docs/operations.md has the budget.';
      if (used > most * TOO_MANY) return failed(found, advice);
      return used > most * MANY ? warning(found, advice) : ok(found);
    }),
    await runCheck('clock', 'Synchronise the clocks of all servers by NTP.', async () => {
      const ahead = Math.round(await measureClockOffset(db));
      const found = ahead === 0 ? 'agrees with the database' : `the database is ${ahead} ms ahead`;
      const advice = 'Synchronise the clocks of all servers by NTP.';
      if (Math.abs(ahead) > WRONG_MS) return failed(found, advice);
      return Math.abs(ahead) > SKEW_MS ? warning(found, advice) : ok(found);
    }),
    await runCheck('relay', 'Start a relay.', async () => {
      const overdue = await findReconcilerDelay(db);
      if (overdue === null) return failed('none has run yet', 'Start a relay.');
      if (overdue < RELAY_GONE_S) return ok('checks for stuck work');
      return failed(
        `none has checked for stuck work for ${overdue} s`,
        'Start a relay; if one is running, see its log.',
      );
    }),
    await runCheck('outbox', 'See the relay’s log.', async () => {
      const { waiting, parked, oldest } = await findOutboxBacklog(db);
      const found = `${waiting} waiting, the oldest for ${oldest} s; ${parked} refused by Temporal`;
      if (oldest > STUCK_S)
        return failed(found, 'Start a relay; if one is running, its log says why it forwards nothing.');
      if (oldest > LATE_S)
        return warning(found, 'Check again in a minute; if it grows, see the relay’s log.');
      return parked > 0
        ? warning(found, 'Run waypost outbox list, then outbox retry or outbox discard.')
        : ok(found);
    }),
    await runCheck('snapshots', 'See pg_stat_activity.', async () => {
      const oldest = await findOldestSnapshot(db);
      if (!oldest) return ok('none is held');
      const { holder, transactions, seconds } = oldest;
      const since = seconds === null ? '' : `, for ${Math.round(seconds)} s`;
      const found = `the oldest belongs to ${holder} and is ${transactions} transactions old${since}`;
      if ((seconds ?? 0) < OLD_SNAPSHOT_S && transactions < OLD_SNAPSHOT_TRANSACTIONS) return ok(found);
      return warning(found, 'Wait for it, or end it with pg_terminate_backend: it slows the relay down.');
    }),
    await runCheck('run checks', 'Start a worker of the queue main.', async () => {
      const { failing, example, overdue } = await findCheckBacklog(db);
      const found = `${failing} keep failing; the oldest has been due for ${overdue} s`;
      if (overdue > STUCK_S) return failed(found, 'Start a worker of the queue main, or see its log.');
      return failing > 0 ? warning(`${found}; ${example}`, 'See the worker’s log.') : ok(found);
    }),
    await runCheck('keys', 'Set WAYPOST_MASTER_KEYS to all keys ever used, newest first.', async () => {
      const secrets = await listSealedSecrets(db, SECRETS);
      const closed = secrets.filter(
        ({ endpoint, secret }) => !opens(() => source.deployment.vault.open(endpoint, secret)),
      );
      if (closed.length === 0) return ok(`can decrypt all ${secrets.length} webhook secrets checked`);
      return failed(
        `${closed.length} of ${secrets.length} webhook secrets cannot be decrypted, such as the one of ${closed[0]?.endpoint}`,
        'Append the master key that encrypted them to WAYPOST_MASTER_KEYS.',
      );
    }),
  ];
}

/** Returns whether a secret opens; one sealed by another key throws. */
function opens(work: () => string): boolean {
  try {
    return work() !== '';
  } catch {
    return false;
  }
}
