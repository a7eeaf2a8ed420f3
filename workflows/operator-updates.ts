/**
 * Operators' commands from the Temporal UI: updates of open workflows, and the workflow that retries what failed, open
 * or closed. Each runs the API's command under the operator's name and returns the changed record, or is refused with
 * the reason.
 */
import {
  allHandlersFinished,
  ApplicationFailure,
  CancellationScope,
  condition,
  currentUpdateInfo,
  defineUpdate,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.js';
import { type OperatorCommand, type RetryInput, retryTargetOf } from '../src/contracts/workflows.js';
import { type ByOperator, byOperator, operatorProblem } from '../src/domain/operator.js';
import { reasonOf, type Result } from './activities.js';

/** A person waits for the answer, so what cannot be done within a minute is refused and can be repeated. */
const { runOperatorCommand, retryTarget } = proxyActivities<
  Pick<Activities, 'runOperatorCommand' | 'retryTarget'>
>({
  startToCloseTimeout: '20 seconds',
  scheduleToCloseTimeout: '1 minute',
  retry: { initialInterval: '1 second', maximumInterval: '10 seconds' },
});

const DESCRIPTIONS: Record<OperatorCommand, string> = {
  retryBooking: 'Asks the recipient again, with new offers, after the latest request failed.',
  markUnanswered: 'Stops waiting for an answer to the open request.',
  askAgain: 'Asks the recipient now, regardless of earlier requests.',
  deliverNow: 'Makes the next attempt now; later attempts keep their schedule.',
  cancel: 'Cancels the job; it fails with the code cancelled.',
};
const INPUT = 'Optional input, for the audit log: {"operator": "who acts", "note": "why"}.';

/** The record that was changed. */
type Done = { subject: string };

/** Unchecked input: the validator checks it. */
type Input = Partial<ByOperator> | null | undefined;

/**
 * Registers the update for this command. `subject` is the record the workflow is about. `onDone` is called before the
 * update is answered. Only one update of the same command runs at a time.
 */
export function handleOperatorUpdate(
  command: OperatorCommand,
  {
    tenant,
    subject,
    onDone = () => undefined,
  }: { tenant: string; subject: string; onDone?: (done: Done) => void },
): void {
  let isInProgress = false;
  const perform = async (input: Input): Promise<Done> => {
    isInProgress = true;
    const { operator, note } = byOperator(input);
    // The same after a reset, which gives the workflow another run and brings the update again.
    const update = `${workflowInfo().workflowId}/${currentUpdateInfo()?.id ?? ''}`;
    try {
      // Runs to its end, or is refused, even if the workflow is cancelled during it.
      const done = await CancellationScope.nonCancellable(() =>
        runOperatorCommand.executeWithOptions({ summary: `${command} by ${operator}` }, [
          { tenant, command, subject, operator, note, update },
        ]),
      );
      onDone(done);
      return done;
    } catch (error) {
      const { code, message } = reasonOf(error);
      throw ApplicationFailure.nonRetryable(message, code);
    } finally {
      isInProgress = false;
    }
  };
  setHandler(defineUpdate<Done, [Input]>(command), perform, {
    description: `${DESCRIPTIONS[command]} ${INPUT}`,
    validator: (input: Input) => {
      const problem = operatorProblem(input) ?? (isInProgress ? `${command} is already in progress.` : null);
      if (problem !== null) throw ApplicationFailure.nonRetryable(problem, 'invalid_value');
    },
  });
}

/** Waits until every operator has been answered; call it before the workflow ends. */
export async function operatorUpdatesFinished(): Promise<void> {
  if (!allHandlersFinished()) await condition(allHandlersFinished);
}

/**
 * Started from the Temporal UI: retries what failed for another workflow's record, even if that workflow has ended. It
 * fails with one sentence if the input is wrong or nothing can be retried.
 */
export async function retryFailed(input: RetryInput): Promise<Result<'retryTarget'>> {
  const { workflow, target, operator, note } = retryOf(input);
  const { workflowId, runId } = workflowInfo();
  try {
    const done = await retryTarget.executeWithOptions({ summary: `${workflow} by ${operator}` }, [
      { target, operator, note, request: `${workflowId}/${runId}` },
    ]);
    setCurrentDetails(`retried ${done.retried.join(', ')}`);
    return done;
  } catch (error) {
    const { code, message } = reasonOf(error);
    throw ApplicationFailure.nonRetryable(message, code);
  }
}

/** Returns what an operator wants to retry; throws for an invalid input. */
function retryOf(input: Partial<RetryInput> | null | undefined) {
  const { workflow, ...by } = input ?? {};
  const target = typeof workflow === 'string' ? retryTargetOf(workflow) : null;
  if (workflow === undefined || target === null) {
    throw ApplicationFailure.nonRetryable(
      'The input must be {"workflow": "ID", "operator": "who acts", "note": "why"}, with the id of a workflow order/…, job/…, webhook/… or messages/….',
      'invalid_value',
    );
  }
  const problem = operatorProblem(by);
  if (problem !== null) throw ApplicationFailure.nonRetryable(problem, 'invalid_value');
  return { workflow, target, ...byOperator(by) };
}
