/** Operators' commands from the Temporal UI: run once for each update, however often the activity is tried. */
import { activityInfo } from '@temporalio/activity';
import { inScope } from '../src/db/transaction.js';
import { applyUpdateOnce, type WorkflowUpdate } from '../src/operations/operator/workflow-updates.js';
import type { ActivityDependencies } from './dependencies.js';

/** `update` is the id of the update, by which a retry finds what was done. */
type Input = WorkflowUpdate & { tenant: string; update: string };

export function createOperatorActivities({ source }: Pick<ActivityDependencies, 'source'>) {
  return {
    /** Runs the command under the operator's name; resolves to the record it changed. */
    async runOperatorCommand({ tenant, update, ...command }: Input) {
      const isRetry = activityInfo().attempt > 1;
      return inScope(
        source,
        tenant,
        command.operator,
        (scope) => applyUpdateOnce(scope, command, isRetry),
        update,
      );
    },
  };
}
