/** `settle`: dismisses work that failed permanently and is no longer wanted, so that it no longer needs attention. */
import { WorkflowNotFoundError } from '@temporalio/client';
import { type Command, InvalidArgumentError } from 'commander';
import { attentionKey } from '../../contracts/search-attributes.js';
import { inScope } from '../../db/transaction.js';
import { AppError } from '../../domain/errors.js';
import { type ByOperator, DEFAULT_OPERATOR, operatorProblem } from '../../domain/operator.js';
import { dismiss } from '../../operator/dismiss.js';
import type { OperatorContext } from './context.js';
import { JSON_OPTION, type Output, run } from './run.js';
import { withTemporal } from './temporal.js';

/** A dismissed workflow, and the kind of attention it needed. */
type Dismissed = { workflow: string; kind: string; operator: string; note: string | null };

/** Adds `settle`. */
export function addDismiss(program: Command): void {
  program
    .command('settle')
    .description('dismiss work that failed permanently and is no longer wanted; it leaves the attention list')
    .argument('<workflow>', 'its workflow id, as shown by attention')
    .option('--operator <name>', 'your name, for the audit log', checked('operator'), DEFAULT_OPERATOR)
    .option('--note <text>', 'the reason, for the audit log', checked('note'))
    .option(...JSON_OPTION)
    .action((workflow: string, options: Output & ByOperator) =>
      run(options, (operator) => dismissWorkflow(operator, workflow, options)),
    );
}

/** Returns a parser of `--operator` or `--note` that accepts what the updates of the Temporal UI accept. */
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
 * Dismisses a workflow that failed: it is not shown again, and not started again automatically. One that sends
 * messages is restarted until it succeeds, so it can also be dismissed while it runs, and is cancelled. Throws
 * `not_found`, and `invalid_state` for any other running workflow and for one that needs no attention.
 */
async function dismissWorkflow(
  { source, config }: OperatorContext,
  workflow: string,
  { operator, note }: ByOperator,
): Promise<Dismissed> {
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
  await inScope(source, tenant, operator, (scope) => dismiss(scope, workflow, causeOf(workflow), note));
  if (found.status.name === 'RUNNING') {
    await withTemporal(config, (client) => client.workflow.getHandle(workflow, found.runId).cancel());
  }
  return { workflow, kind, operator, note: note ?? null };
}

/** Returns the cause of the messages that a workflow sends; undefined for another workflow. */
const causeOf = (workflow: string): string | undefined => /^messages\/[^/]+\/(.+)$/.exec(workflow)?.[1];

function problemOf(workflow: string, status: string, kind: string | undefined): string | null {
  if (kind === undefined || (status !== 'RUNNING' && status !== 'FAILED')) return 'needs no attention.';
  if (status === 'RUNNING' && causeOf(workflow) === undefined) {
    return 'is still running; it leaves the list once the cause is fixed.';
  }
  return tenantOf(workflow) === undefined
    ? 'belongs to no courier; the next successful run of its schedule removes it from the list.'
    : null;
}
