/**
 * Delivers one event to one endpoint: attempts over 24 hours, until acknowledged (docs/behaviour.md "Events and
 * webhooks").
 */
import { ApplicationFailure, CancellationScope, setCurrentDetails, sleep } from '@temporalio/workflow';
import type { DeliveryResult } from '../activities/webhooks.js';
import type { WebhookDeliveryInput } from '../src/contracts/workflows.js';
import { handleOperatorUpdate, operatorUpdatesFinished } from './operator-updates.js';
import { DEFECT, deliverEvent, reasonOf } from './activities.js';
import { AttentionTracker, showFinalAttention } from './attention.js';

/** Pauses after a defect: doubling up to `maxMs`, repeated until the delivery starts again. */
const DEFECT_PAUSE = { firstMs: 1_000, maxMs: 600_000 };
const MAX_DEFECTS = 100;

/** Returns the delivery's outcome; `answer` is the receiver's answer to the attempt that decided it. */
export async function webhookDelivery(input: WebhookDeliveryInput): Promise<DeliveryResult> {
  setCurrentDetails(
    'each try of the activity is an attempt; its last failure is the response of the receiver',
  );
  const result = await deliver(input);
  setCurrentDetails(`${result.outcome}${lastAnswer(result)}`);
  const hasFailed = result.outcome === 'failed';
  // Status and result say how it ended. Only a delivery that needs attention costs one more event, so that it can be
  // found.
  if (hasFailed) showFinalAttention('failed_webhook');
  await operatorUpdatesFinished();
  if (!hasFailed) return result;
  throw ApplicationFailure.nonRetryable(
    `The endpoint did not acknowledge the event within 24 hours${lastAnswer(result)}.`,
    'delivery_failed',
  );
}

/** Describes the last answer, for example `; attempt 3: HTTP 200`. */
function lastAnswer({ answer, attempt }: DeliveryResult): string {
  return answer === undefined ? '' : `; attempt ${attempt}: ${answer}`;
}

/**
 * Makes all attempts in one activity. When an operator ends its pause, another activity continues where it stopped.
 */
async function deliver({ tenant, delivery, series }: WebhookDeliveryInput): Promise<DeliveryResult> {
  let pausing = new CancellationScope();
  handleOperatorUpdate('deliverNow', { tenant, subject: delivery, onDone: () => pausing.cancel() });
  // A receiver's refusals are not failures of a step: only defects are shown.
  const watch = new AttentionTracker({ attention_after_seconds: 0 }).watch('delivering');
  let defects = 0;
  for (;;) {
    try {
      const result = await pausing.run(() => deliverEvent({ tenant, delivery, series }));
      if (defects > 0) watch.ended();
      return result;
    } catch (error) {
      const isOver = CancellationScope.current().consideredCancelled;
      if (!isOver && pausing.consideredCancelled) {
        pausing = new CancellationScope();
        continue;
      }
      const { code, message } = reasonOf(error);
      if (isOver || code !== DEFECT || defects === MAX_DEFECTS) throw error;
      watch.failed({ isDefect: true, isFinal: false, reason: `${code}, ${message}` });
      await pauseAfterDefect(pausing, defects);
      defects += 1;
    }
  }
}

/** Pauses after a defect. An operator may end this pause, as any between two attempts. */
async function pauseAfterDefect(pausing: CancellationScope, defects: number): Promise<void> {
  const ms = Math.min(DEFECT_PAUSE.maxMs, DEFECT_PAUSE.firstMs * 2 ** Math.min(defects, 20));
  try {
    await pausing.run(() => sleep(ms, { summary: 'after a defect' }));
  } catch (error) {
    if (CancellationScope.current().consideredCancelled || !pausing.consideredCancelled) throw error;
  }
}
