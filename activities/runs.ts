/** What happens to runs without a request. */
import { closeRun } from '../src/operations/runs/close.js';
import type { NextCheck } from '../src/routing/recheck-run.js';
import { requestCheck } from '../src/records/runs/checks.js';
import { findRun } from '../src/records/runs/rows.js';
import { driveNextStep, type NextStep } from '../src/operations/runs/rehearse.js';
import type { ActivityDependencies } from './dependencies.js';
import { inTenantScope } from './tenant-scope.js';

export function createRunActivities(deps: Pick<ActivityDependencies, 'source'>) {
  return {
    /** Closes a run whose day is over. */
    async closeRun({ tenant, run }: { tenant: string; run: string }): Promise<void> {
      await inTenantScope(deps.source, tenant)((scope) => closeRun(scope, run));
    },

    /** Leaves a run in progress to the rows that say when it is checked; ends the workflow that used to check it. */
    async recheckRun({ tenant, run }: { tenant: string; run: string }): Promise<NextCheck> {
      await inTenantScope(
        deps.source,
        tenant,
      )(async (scope) => {
        const found = await findRun(scope, run);
        if (found) await requestCheck(scope, found);
      });
      return { recheck_at: null };
    },

    /** Takes one step as the sandbox's driver. */
    driveNextStep({ tenant, run }: { tenant: string; run: string }): Promise<NextStep> {
      return inTenantScope(deps.source, tenant)((scope) => driveNextStep(scope, run));
    },
  };
}
