/** What an operator does from the Temporal UI: once for each update, however often this is run. */
import { activityInfo } from '@temporalio/activity';
import { inScope } from '../src/db/transaction.js';
import { actOnce, type ActOrder } from '../src/operations/operator/act.js';
import type { ActivityDeps } from './deps.js';

export function createActingActivities({ source }: Pick<ActivityDeps, 'source'>) {
  return {
    /** Does it, under the operator's name; resolves to what it was done to. */
    async actAsOperator({ tenant, update, ...order }: ActOrder & { tenant: string; update: string }) {
      const isAgain = activityInfo().attempt > 1;
      return inScope(source, tenant, order.operator, (scope) => actOnce(scope, order, isAgain), update);
    },
  };
}
