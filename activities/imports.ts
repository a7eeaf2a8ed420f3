/** Imports of orders that are too large for a request. */
import { Context } from '@temporalio/activity';
import { inScope } from '../src/db/scope.js';
import { continueImport, failImport, keepRowsDone } from '../src/features/imports/imports.commands.js';
import type { ActivityDeps } from './deps.js';

export function createImportActivities({ source }: Pick<ActivityDeps, 'source'>) {
  return {
    /** Imports the next rows. Run again after a lost worker it goes on with those that are left. */
    async continueImport({ tenant, job }: { tenant: string; job: string }): Promise<{ ended: boolean }> {
      const context = Context.current();
      // Seen by pollers at once, which what the transaction itself writes is not.
      const report = async (rowsDone: number) => {
        context.heartbeat(rowsDone);
        await inScope(source, tenant, 'workflow', (scope) => keepRowsDone(scope, job, rowsDone));
      };
      const ended = await inScope(source, tenant, 'workflow', (scope) => continueImport(scope, job, report));
      return { ended };
    },

    /** Records why an import came to an end before its last row. */
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
      await inScope(source, tenant, 'workflow', (scope) => failImport(scope, job, error));
    },
  };
}
