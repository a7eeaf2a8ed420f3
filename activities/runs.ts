/** What happens to runs without anybody asking for it. */
import { type NextCheck, recheckRun } from '../src/routing/recheck-run.js';
import { closeRun } from '../src/operations/runs/close.js';
import { driveOn, type NextStep } from '../src/operations/runs/rehearse.js';
import type { ActivityDeps } from './dependencies.js';
import { scopedTo } from './tenant-scope.js';

export function createRunActivities(deps: Pick<ActivityDeps, 'source'>) {
  return {
    /** Closes a run whose day is over. */
    async closeRun({ tenant, run }: { tenant: string; run: string }): Promise<void> {
      await scopedTo(deps.source, tenant)((scope) => closeRun(scope, run));
    },

    /** Times a run under way as it stands; resolves to when to look again. */
    lookAtRun({ tenant, run }: { tenant: string; run: string }): Promise<NextCheck> {
      return scopedTo(deps.source, tenant)((scope) => recheckRun(scope, run));
    },

    /** Takes one step as the sandbox's driver. */
    driveOn({ tenant, run }: { tenant: string; run: string }): Promise<NextStep> {
      return scopedTo(deps.source, tenant)((scope) => driveOn(scope, run));
    },
  };
}
