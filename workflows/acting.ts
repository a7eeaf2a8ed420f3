/**
 * What an operator does from the Temporal UI: updates, each of which runs the command of the API, under the operator's
 * name. Whether it makes sense, the rows say; what they refuse, the update answers with.
 */
import {
  allHandlersFinished,
  ApplicationFailure,
  CancellationScope,
  condition,
  currentUpdateInfo,
  defineUpdate,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.js';
import type { Act } from '../src/contracts/workflows.js';
import { type ByOperator, byOperator, operatorProblem } from '../src/domain/operator.js';
import { reasonOf } from './activities.js';

/** A person waits for the answer: what cannot be done in a minute is refused, and can be asked for again. */
const { actAsOperator } = proxyActivities<Pick<Activities, 'actAsOperator'>>({
  startToCloseTimeout: '20 seconds',
  scheduleToCloseTimeout: '1 minute',
  retry: { initialInterval: '1 second', maximumInterval: '10 seconds' },
});

const DESCRIPTIONS: Record<Act, string> = {
  retryBooking: 'Asks the recipient again, by fresh offers, after a request that failed.',
  markUnanswered: 'Gives up waiting for an answer to the request that is open.',
  askAgain: 'Asks the recipient, whatever was asked before, at once and at any hour.',
  deliverNow: 'Makes the next attempt at once; the schedule of the others stays.',
  cancel: 'Cancels the job, which has then failed with the code cancelled.',
};
const INPUT = 'Input, if any: {"operator": "who acts", "note": "why"}, kept in the audit log.';

/** What the act was done to. */
type Done = { subject: string };

/** Checked by the validator: what comes in may be anything. */
type Input = Partial<ByOperator> | null | undefined;

/**
 * Takes updates of this name: `subject` is the record that the workflow is about. `onDone` is called before the update is
 * answered. Of the same act one at a time is done.
 */
export function onAct(
  act: Act,
  {
    tenant,
    subject,
    onDone = () => undefined,
  }: { tenant: string; subject: string; onDone?: (done: Done) => void },
): void {
  let isUnderWay = false;
  const perform = async (input: Input): Promise<Done> => {
    isUnderWay = true;
    const { operator, note } = byOperator(input);
    const update = `${workflowInfo().runId}/${currentUpdateInfo()?.id ?? ''}`;
    try {
      // It is done or refused, whatever becomes of the workflow meanwhile.
      const done = await CancellationScope.nonCancellable(() =>
        actAsOperator.executeWithOptions({ summary: `${act} by ${operator}` }, [
          { tenant, act, subject, operator, note, update },
        ]),
      );
      onDone(done);
      return done;
    } catch (error) {
      const { code, message } = reasonOf(error);
      throw ApplicationFailure.nonRetryable(message, code);
    } finally {
      isUnderWay = false;
    }
  };
  setHandler(defineUpdate<Done, [Input]>(act), perform, {
    description: `${DESCRIPTIONS[act]} ${INPUT}`,
    validator: (input: Input) => {
      const problem = operatorProblem(input) ?? (isUnderWay ? `${act} is under way already.` : null);
      if (problem !== null) throw ApplicationFailure.nonRetryable(problem, 'invalid_value');
    },
  });
}

/** Whoever acts is answered before the workflow ends. */
export async function actsAreOver(): Promise<void> {
  if (!allHandlersFinished()) await condition(allHandlersFinished);
}
