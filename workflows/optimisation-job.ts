/**
 * One optimisation job: waits until those of its day that were asked for before are done, and is computed on the solver's
 * queue; cancelled or failed with a reason, never left running.
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
import { actsAreOver, onAct } from './acting.js';
import { bySolver, reasonOf, retried } from './activities.js';
import { Needs, needsFromNow } from './attention.js';

const turn = defineSignal(SIGNALS.turn);

export async function optimisationJob({
  tenant,
  job,
  waits,
  attention_after: after,
}: JobInput): Promise<void> {
  let isTurn = waits !== true;
  setHandler(turn, () => void (isTurn = true), {
    description: 'The jobs before it are done; sent by the relay.',
  });
  onAct('cancel', { tenant, subject: job });
  try {
    if (!isTurn) {
      setCurrentDetails('waits for the jobs of its day that were asked for before');
      await condition(() => isTurn);
      setCurrentDetails('');
      upsertSearchAttributes([{ key: stateKey, value: 'running' }]);
    }
    await bySolver('optimise', { tenant, job }, new Needs(after).watch('optimising'));
    upsertSearchAttributes([{ key: stateKey, value: 'succeeded' }]);
    await actsAreOver();
  } catch (error) {
    const cancelled = isCancellation(error);
    const reason = cancelled ? { code: 'cancelled', message: 'The job was cancelled.' } : reasonOf(error);
    await CancellationScope.nonCancellable(async () => {
      upsertSearchAttributes(
        cancelled
          ? [{ key: stateKey, value: 'cancelled' }]
          : [{ key: stateKey, value: 'failed' }, ...needsFromNow('job_failed')],
      );
      await retried.failJob({ tenant, job, ...reason });
      await actsAreOver();
    });
    if (cancelled) throw error;
    throw ApplicationFailure.nonRetryable(reason.message, reason.code);
  }
}
