/** Operators' commands from the Temporal UI: run once for each update, however often it is tried or brought again. */
import { inScope } from '../src/db/transaction.js';
import { applyUpdateOnce, type WorkflowUpdate } from '../src/operator/workflow-updates.js';
import type { ActivityDependencies } from './dependencies.js';

/** `update` is the id of the update, by which another try finds what was done. */
type Input = WorkflowUpdate & { tenant: string; update: string };

export function createOperatorActivities({ source }: Pick<ActivityDependencies, 'source'>) {
  return {
    /** Runs the command under the operator's name; resolves to the record it changed. */
    async runOperatorCommand({ tenant, update, ...command }: Input) {
      return inScope(source, tenant, command.operator, (scope) => applyUpdateOnce(scope, command), update);
    },
  };
}
