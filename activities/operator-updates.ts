/** Operator actions taken from the Temporal UI: done once for each update, however often this runs. */
import { activityInfo } from '@temporalio/activity';
import { inScope } from '../src/db/transaction.js';
import { applyUpdateOnce, type WorkflowUpdate } from '../src/operations/operator/workflow-updates.js';
import type { ActivityDeps } from './dependencies.js';

export function createActingActivities({ source }: Pick<ActivityDeps, 'source'>) {
  return {
    /** Runs the command under the operator's name; resolves to the record it acted on. */
    async actAsOperator({ tenant, update, ...order }: WorkflowUpdate & { tenant: string; update: string }) {
      const isAgain = activityInfo().attempt > 1;
      return inScope(
        source,
        tenant,
        order.operator,
        (scope) => applyUpdateOnce(scope, order, isAgain),
        update,
      );
    },
  };
}
