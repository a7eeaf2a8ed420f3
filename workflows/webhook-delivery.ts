/** One event to one endpoint: attempts over 24 hours, until acknowledged (docs/behaviour.md "Events and webhooks"). */
import {
  ApplicationFailure,
  CancellationScope,
  patched,
  sleep,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import { stateKey } from '../src/contracts/search-attributes.js';
import type { WebhookDeliveryInput } from '../src/contracts/workflows.js';
import { delayByNumber } from '../src/domain/retry-schedule.js';
import { actsAreOver, onAct } from './acting.js';
import { deliverEvent, perform, reasonOf } from './activities.js';
import { Needs, needsFromNow } from './attention.js';

/** After a defect: by turns of this long at most, and so often until the delivery is begun anew. */
const DEFECT_PAUSE = { firstMs: 1_000, mostMs: 600_000 };
const MOST_DEFECTS = 100;

export async function webhookDelivery(input: WebhookDeliveryInput): Promise<void> {
  const isOne = input.one_activity ?? patched('one-activity');
  const outcome = isOne ? await deliver(input) : await attemptByAttempt(input);
  const hasFailed = outcome === 'failed';
  // How it ended, its status says, and the activity's result; only what needs a hand costs an event more.
  const state = input.one_activity ? [] : [{ key: stateKey, value: outcome }];
  const shown = [...state, ...(hasFailed ? needsFromNow('delivery_failed') : [])];
  if (shown.length > 0) upsertSearchAttributes(shown);
  await actsAreOver();
  if (hasFailed) {
    throw ApplicationFailure.nonRetryable(
      'The endpoint did not acknowledge the event within 24 hours.',
      'delivery_failed',
    );
  }
}

/** All attempts: an activity, and when an operator ends its pause, another one, which goes on where that one was. */
async function deliver({ tenant, delivery, series }: WebhookDeliveryInput): Promise<string> {
  let pausing = new CancellationScope();
  onAct('deliverNow', { tenant, subject: delivery, onDone: () => pausing.cancel() });
  // What an endpoint does is no failure of a step: only defects are shown.
  const watch = new Needs(0).watch('delivering');
  let defects = 0;
  for (;;) {
    try {
      const { outcome } = await pausing.run(() => deliverEvent({ tenant, delivery, series }));
      if (defects > 0) watch?.over();
      return outcome;
    } catch (error) {
      const isOver = CancellationScope.current().consideredCancelled;
      if (!isOver && pausing.consideredCancelled) {
        pausing = new CancellationScope();
        continue;
      }
      const { code, message } = reasonOf(error);
      if (isOver || code !== 'defect' || defects === MOST_DEFECTS || !patched('shows-defects')) throw error;
      watch?.failed({ isDefect: true, isFinal: false, words: `${code}, ${message}` });
      await pauseAfterDefect(pausing, defects);
      defects += 1;
    }
  }
}

/** An operator may end the pause, as that between two attempts. */
async function pauseAfterDefect(pausing: CancellationScope, defects: number): Promise<void> {
  const ms = Math.min(DEFECT_PAUSE.mostMs, DEFECT_PAUSE.firstMs * 2 ** Math.min(defects, 20));
  try {
    await pausing.run(() => sleep(ms, { summary: 'after a defect' }));
  } catch (error) {
    if (CancellationScope.current().consideredCancelled || !pausing.consideredCancelled) throw error;
  }
}

/** How deliveries went that began before attempts were one activity; the last of them ends a day after that. */
async function attemptByAttempt({ tenant, delivery, series }: WebhookDeliveryInput): Promise<string> {
  const began = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    const delay = delayByNumber(attempt, Date.now() - began, Math.random());
    const next = delay === null ? null : new Date(Date.now() + delay).toISOString();
    const { outcome } = await perform('attemptDelivery', {
      tenant,
      delivery,
      series,
      attempt,
      next_at: next,
    });
    if (outcome !== 'retry') return outcome;
    if (delay === null) break;
    await sleep(delay);
  }
  await perform('failDelivery', { tenant, delivery, series });
  return 'failed';
}
