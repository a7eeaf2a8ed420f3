/** What happens to runs without anybody asking for it. */
import { inScope } from '../src/db/scope.js';
import { closeRun } from '../src/operations/runs/close.js';
import { driveOn, type NextLook } from '../src/operations/runs/rehearse.js';
import type { ActivityDeps } from './deps.js';

export function createRunActivities(deps: Pick<ActivityDeps, 'source'>) {
  return {
    /** Closes a run whose day is over. */
    async closeRun({ tenant, run }: { tenant: string; run: string }): Promise<void> {
      await inScope(deps.source, tenant, 'workflow', (scope) => closeRun(scope, run));
    },

    /** One step of the sandbox's driver. */
    driveOn({ tenant, run }: { tenant: string; run: string }): Promise<NextLook> {
      return inScope(deps.source, tenant, 'workflow', (scope) => driveOn(scope, run));
    },
  };
}
