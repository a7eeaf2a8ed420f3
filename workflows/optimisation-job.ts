/**
 * One optimisation job. It waits for the jobs of its day that were requested earlier, then is computed on the
 * solver's queue. It ends done, cancelled, or failed with a reason; it is never left running.
 */
import {
  ApplicationFailure,
  CancellationScope,
  condition,
  defineSignal,
  isCancellation,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import { stateKey } from '../src/contracts/search-attributes.js';
import { type JobInput, SIGNALS } from '../src/contracts/workflows.js';
import { actsAreOver, onAct } from './operator-updates.js';
import { bySolver, reasonOf, retried } from './activities.js';
import { Needs, showOnEnding } from './attention.js';

const turn = defineSignal(SIGNALS.turn);

export async function optimisationJob(input: JobInput): Promise<void> {
  const { tenant, job, waits, attention_after: after } = input;
  let isTurn = !waits;
  setHandler(turn, () => void (isTurn = true), {
    description: 'The jobs before it are done; sent by the relay.',
  });
  onAct('cancel', { tenant, subject: job });
  try {
    if (!isTurn) {
      setCurrentDetails('waits for the jobs of its day that were asked for before');
      await condition(() => isTurn);
      setCurrentDetails('');
      upsertSearchAttributes([{ key: stateKey, value: null }]);
    }
    await bySolver('optimise', { tenant, job }, new Needs(after).watch('optimising'));
    await actsAreOver();
  } catch (error) {
    const cancelled = isCancellation(error);
    if (!isTurn) upsertSearchAttributes([{ key: stateKey, value: null }]);
    const reason = cancelled ? { code: 'cancelled', message: 'The job was cancelled.' } : reasonOf(error);
    await CancellationScope.nonCancellable(async () => {
      if (!cancelled) showOnEnding('failed_job');
      await retried.failJob({ tenant, job, ...reason });
      await actsAreOver();
    });
    if (cancelled) throw error;
    throw ApplicationFailure.nonRetryable(reason.message, reason.code);
  }
}
