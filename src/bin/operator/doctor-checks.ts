/** A check of the doctor, and the checks of the database and of Temporal. */
import type { Client } from '@temporalio/client';
import { ATTRIBUTE_TYPES, TASK_QUEUES, type TaskQueue } from '../../contracts/workflows.js';
import {
  findDatabaseUsage,
  findOutboxBacklog,
  findReconcilerDelay,
  findSchemaState,
  listRoleProblems,
  listSealedSecrets,
  measureClockOffset,
} from '../../operator/diagnostics.js';
import type { Config } from '../../runtime/config.js';
import { describeQueue } from '../../runtime/task-queues.js';
import { findOldestSnapshot } from '../../work/queue/oldest-snapshot.js';
import { findCheckBacklog } from '../../work/queue/run-checks.js';
import { HOUSEKEEPING } from '../housekeeping-schedule.js';
import type { OperatorContext } from './context.js';
import { withTemporal } from './temporal.js';

/** `advice`: what to do; null where there is nothing to do. */
export type Finding = {
  check: string;
  status: 'ok' | 'warning' | 'failed';
  found: string;
  advice: string | null;
};

/** A finding without the name of its check. */
type Found = Omit<Finding, 'check'>;

export const ok = (found: string): Found => ({ status: 'ok', found, advice: null });
export const warning = (found: string, advice: string): Found => ({ status: 'warning', found, advice });
export const failed = (found: string, advice: string): Found => ({ status: 'failed', found, advice });

/** A check that takes longer has failed. */
const LIMIT_MS = 10_000;

/** Runs a check; an error or a time-out is a failure, with this advice. */
export async function runCheck(check: string, advice: string, work: () => Promise<Found>): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  });
  try {
    return { check, ...(await Promise.race([work(), late])) };
  } catch (error) {
    return { check, ...failed(wordsOf(error), advice) };
  } finally {
    clearTimeout(timer);
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.map(wordsOf).join('; ');
  const said = error instanceof Error ? error.message : String(error);
  // gRPC puts a stack behind its first line.
  return said.split('\n')[0] ?? said;
}

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

/** Values of temporal.api.enums.v1.IndexedValueType. */
const INDEXED = { Keyword: 2, Datetime: 6 } as const;
const KINDS = { workflow: 'workflows', activity: 'activities' } as const;
/** The seconds that the oldest task of a queue may wait. */
const LONG_S = 30;

export async function checkTemporal(config: Config): Promise<Finding[]> {
  const { address, namespace } = config.temporal;
  const findings: Finding[] = [];
  const reached = await runCheck(
    'temporal',
    `Start Temporal, or correct TEMPORAL_ADDRESS, which is ${address}.`,
    async () => {
      await withTemporal(config, async (client) => {
        findings.push(await checkNamespace(client, namespace));
        if (findings.every(({ status }) => status !== 'failed'))
          findings.push(...(await checkInside(client, namespace)));
      });
      return ok(address);
    },
  );
  return [reached, ...findings];
}

function checkNamespace(client: Client, namespace: string): Promise<Finding> {
  return runCheck(
    'namespace',
    'Start a worker to create it, or run temporal operator namespace create.',
    async () => {
      const { config } = await client.workflowService.describeNamespace({ namespace });
      const days = Math.round(Number(config?.workflowExecutionRetentionTtl?.seconds ?? 0) / 86_400);
      return ok(`${namespace}; ended workflows are kept for ${days === 1 ? 'a day' : `${days} days`}`);
    },
  );
}

async function checkInside(client: Client, namespace: string): Promise<Finding[]> {
  return [
    await runCheck('attributes', 'Restart a worker to add them.', async () => {
      const { customAttributes } = await client.connection.operatorService.listSearchAttributes({
        namespace,
      });
      const wrong = Object.entries(ATTRIBUTE_TYPES).filter(
        ([name, type]) => Number(customAttributes[name]) !== INDEXED[type],
      );
      if (wrong.length === 0) return ok(`${Object.keys(ATTRIBUTE_TYPES).length} search attributes`);
      return failed(
        `missing or of the wrong type: ${wrong.map(([name]) => name).join(', ')}`,
        'Remove those of the wrong type by hand, then restart a worker to add missing ones.',
      );
    }),
    ...(await Promise.all(Object.values(TASK_QUEUES).map((queue) => checkQueue(client, namespace, queue)))),
    await runCheck('housekeeping', 'Restart a worker of the queue main to create the schedule.', () =>
      checkHousekeeping(client),
    ),
    await runCheck('workflow tasks', 'See docs/operations.md, "What each failure means".', async () => {
      const query = `TemporalReportedProblems IS NOT NULL AND ExecutionStatus = 'Running'`;
      const { count } = await client.workflow.count(query);
      if (count === 0) return ok('none is failing');
      return failed(
        `tasks of ${count} workflows keep failing`,
        `Find them with ${query}, and roll back a build that cannot replay their histories.`,
      );
    }),
  ];
}

function checkQueue(client: Client, namespace: string, queue: TaskQueue): Promise<Finding> {
  const advice = `Start a worker with ${queue} in WORKER_QUEUES.`;
  return runCheck(`queue ${queue}`, advice, async () => {
    const seen = await describeQueue(client, namespace, queue);
    const found = seen
      .map(({ type, pollers, waiting }) => `${KINDS[type]}: ${pollers} polling, ${waiting} waiting`)
      .join('; ');
    if (seen.some(({ pollers }) => pollers === 0)) return failed(found, advice);
    const oldest = Math.max(...seen.map(({ seconds }) => seconds));
    if (oldest <= LONG_S) return ok(found);
    return warning(`${found}, the oldest for ${oldest} s`, `Add workers with ${queue} in WORKER_QUEUES.`);
  });
}

async function checkHousekeeping(client: Client) {
  const { state, info } = await client.schedule.getHandle(HOUSEKEEPING).describe();
  if (state.paused) {
    return warning(
      'paused',
      'Unpause the schedule housekeeping in the Temporal UI; until then nothing that expires is deleted.',
    );
  }
  const last = info.recentActions.at(-1)?.action.workflow;
  if (!last) return ok('every hour; has not run yet');
  const { status } = await client.workflow.getHandle(last.workflowId).describe();
  const name = status.name.toLowerCase();
  if (name === 'completed' || name === 'running') return ok(`every hour; the last run is ${name}`);
  return failed(
    `the last run has ${name}`,
    `See ${last.workflowId} in the Temporal UI; the next run is within an hour.`,
  );
}
