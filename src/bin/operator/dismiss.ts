/**
 * Settles what failed for good, and nobody wants any more: a person takes it off the list of what needs attention.
 */
import { WorkflowNotFoundError } from '@temporalio/client';
import { type Command, InvalidArgumentError } from 'commander';
import { attentionKey } from '../../contracts/search-attributes.js';
import { inScope } from '../../db/transaction.js';
import { AppError } from '../../domain/errors.js';
import { type ByOperator, DEFAULT_OPERATOR, operatorProblem } from '../../domain/operator.js';
import { settle } from '../../operations/operator/dismiss.js';
import { workflowOf } from '../../relay/dispatch.js';
import type { OperatorContext } from './context.js';
import { JSON_OPTION, type Output, run } from './run.js';
import { withTemporal } from './temporal.js';

/** What was settled: the workflow, and what it needed attention for. */
type Settled = { workflow: string; kind: string; operator: string; note: string | null };

/** Adds `settle`. */
export function addSettle(program: Command): void {
  program
    .command('settle')
    .description('take what has failed for good, and is not to be done any more, out of what needs a hand')
    .argument('<workflow>', 'its workflow, as attention names it')
    .option('--operator <name>', 'who acts, for the audit log', checked('operator'), DEFAULT_OPERATOR)
    .option('--note <text>', 'why, for the audit log', checked('note'))
    .option(...JSON_OPTION)
    .action((workflow: string, options: Output & ByOperator) =>
      run(options, (operator) => settleWorkflow(operator, workflow, options)),
    );
}

/** Checks who acts, or why, as the updates of the Temporal UI do. */
export function checked(name: 'operator' | 'note') {
  return (value: string): string => {
    const problem = operatorProblem({ [name]: value });
    if (problem !== null) throw new InvalidArgumentError(problem);
    return value;
  };
}

/** Returns the tenant of a workflow, by its id; undefined for one without a tenant. */
export function tenantOf(workflow: string): string | undefined {
  return /^[a-z-]+\/(ten_[^/]+)\//.exec(workflow)?.[1];
}

/**
 * Settles a workflow that failed: it is not shown again, and not started again automatically. A message about no
 * order is started again and again, so it can also be settled while it runs: it is cancelled. Throws `not_found`;
 * `invalid_state` for anything else that runs, and for what needs no attention.
 */
async function settleWorkflow(
  { source, config }: OperatorContext,
  workflow: string,
  { operator, note }: ByOperator,
): Promise<Settled> {
  const tenant = tenantOf(workflow);
  const found = await withTemporal(config, async (client) => {
    try {
      return await client.workflow.getHandle(workflow).describe();
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error;
      throw new AppError('not_found', { message: `There is no workflow ${workflow}.` });
    }
  });
  const kind = found.typedSearchAttributes.get(attentionKey);
  const problem = problemOf(workflow, found.status.name, kind);
  if (problem !== null || tenant === undefined || kind === undefined) {
    throw new AppError('invalid_state', { message: `The workflow ${workflow} ${problem}` });
  }
  const isAbout = ({ id, topic, payload }: { id: string; topic: string; payload: unknown }) =>
    workflowOf({ tenant_id: tenant, topic, event_id: id, payload } as Parameters<typeof workflowOf>[0]) ===
    workflow;
  await inScope(source, tenant, operator, (scope) => settle(scope, workflow, isAbout, note));
  if (found.status.name === 'RUNNING') {
    await withTemporal(config, (client) => client.workflow.getHandle(workflow, found.runId).cancel());
  }
  return { workflow, kind, operator, note: note ?? null };
}

function problemOf(workflow: string, status: string, kind: string | undefined): string | null {
  if (kind === undefined || (status !== 'RUNNING' && status !== 'FAILED')) return 'needs no hand.';
  if (status === 'RUNNING' && !workflow.startsWith('notification/')) {
    return 'is running: it needs no hand any more as soon as its cause is gone.';
  }
  return tenantOf(workflow) === undefined
    ? 'is no courier’s: the next one of its schedule settles it.'
    : null;
}
