/** Operators' commands from the Temporal UI: each runs once, however often Temporal delivers or retries it. */
import type { RetryTarget } from '../src/contracts/workflows.js';
import { inScope } from '../src/db/transaction.js';
import type { ByOperator } from '../src/domain/operator.js';
import { type Retried, retryTarget } from '../src/operator/retry.js';
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

    /** Retries what failed of a workflow's record under the operator's name. `request`: the run that asks for it. */
    async retryTarget({
      target,
      request,
      ...by
    }: ByOperator & { target: RetryTarget; request: string }): Promise<Retried> {
      return retryTarget(source, target, by, request);
    },
  };
}
