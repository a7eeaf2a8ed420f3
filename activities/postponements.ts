/** Days that are called off, step by step. */
import { continuePostponement, failPostponement } from '../src/operations/postponements/continue.js';
import type { ActivityDependencies } from './dependencies.js';
import { inTenantScope } from './tenant-scope.js';

type JobRef = { tenant: string; job: string };

export function createPostponementActivities({ source }: Pick<ActivityDependencies, 'source'>) {
  return {
    /** Unbooks the next orders of a day; resolves to whether none is left. */
    async continuePostponement({ tenant, job }: JobRef): Promise<{ ended: boolean }> {
      return { ended: await inTenantScope(source, tenant)((scope) => continuePostponement(scope, job)) };
    },

    /** Records why a day could not be called off any further. */
    async failPostponement({ tenant, job, ...error }: JobRef & { code: string; message: string }) {
      await inTenantScope(source, tenant)((scope) => failPostponement(scope, job, error));
    },
  };
}
