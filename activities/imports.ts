/** Imports of orders that are too large for a request. */
import { Context } from '@temporalio/activity';
import { continueImport, failImport, isAllOrNothing, updateRowsDone } from '../src/operations/imports/run.js';
import { FairQueue } from '@waypost/solver/fair-queue';
import type { ActivityDependencies } from './dependencies.js';
import { inTenantScope } from './tenant-scope.js';

/**
 * All-or-nothing imports hold a connection for minutes, so a worker runs two at a time. The others wait for their
 * courier's turn, and report that they wait.
 */
const LANES = [1, 2];
const HEARTBEAT_MS = 5_000;

export function createImportActivities({ source, logger }: Pick<ActivityDependencies, 'source' | 'logger'>) {
  const turns = new FairQueue(LANES);
  return {
    /** Imports the next rows. Run again after a lost worker, it continues with the rows that are left. */
    async continueImport({ tenant, job }: { tenant: string; job: string }): Promise<{ ended: boolean }> {
      const context = Context.current();
      const scoped = inTenantScope(source, tenant);
      let reporting = false;
      // Pollers see this at once, unlike what the transaction itself writes. The import never waits for it: the
      // import holds one connection, and this takes another.
      const report = (rowsDone: number) => {
        context.heartbeat(rowsDone);
        if (reporting) return;
        reporting = true;
        void scoped((scope) => updateRowsDone(scope, job, rowsDone))
          .catch((error: unknown) =>
            logger.debug({ err: error }, 'could not store the progress of an import'),
          )
          .finally(() => (reporting = false));
      };
      const work = () => scoped((scope) => continueImport(scope, job, report));
      if (!(await scoped((scope) => isAllOrNothing(scope, job)))) return { ended: await work() };
      const waiting = setInterval(() => context.heartbeat(), HEARTBEAT_MS);
      const turn = { owner: tenant, signal: context.cancellationSignal };
      const [lane, ...others] = await turns.acquire(turn).finally(() => clearInterval(waiting));
      turns.release(others);
      try {
        return { ended: await work() };
      } finally {
        turns.release(lane === undefined ? [] : [lane]);
      }
    },

    /** Records why an import ended before its last row. */
    async failImport({
      tenant,
      job,
      ...error
    }: {
      tenant: string;
      job: string;
      code: string;
      message: string;
    }) {
      await inTenantScope(source, tenant)((scope) => failImport(scope, job, error));
    },
  };
}
