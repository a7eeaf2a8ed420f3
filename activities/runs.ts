/** Changes of runs that no request makes. */
import { closeRun } from '../src/operations/runs/close.js';
import { driveNextStep, type NextStep } from '../src/operations/runs/rehearse.js';
import type { ActivityDependencies } from './dependencies.js';
import { inTenantScope } from './tenant-scope.js';

export function createRunActivities(deps: Pick<ActivityDependencies, 'source'>) {
  return {
    /** Closes a run whose day is over. */
    async closeRun({ tenant, run }: { tenant: string; run: string }): Promise<void> {
      await inTenantScope(deps.source, tenant)((scope) => closeRun(scope, run));
    },

    /** Takes one step as the sandbox's driver. */
    driveNextStep({ tenant, run }: { tenant: string; run: string }): Promise<NextStep> {
      return inTenantScope(deps.source, tenant)((scope) => driveNextStep(scope, run));
    },
  };
}
