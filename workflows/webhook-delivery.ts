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
import { deliverEvent, perform } from './activities.js';
import { needsFromNow } from './attention.js';

export async function webhookDelivery(input: WebhookDeliveryInput): Promise<void> {
  const outcome = patched('one-activity') ? await deliver(input) : await attemptByAttempt(input);
  const needs = outcome === 'failed' ? needsFromNow('delivery_failed') : [];
  upsertSearchAttributes([{ key: stateKey, value: outcome }, ...needs]);
  await actsAreOver();
  if (outcome === 'failed') {
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
  for (;;) {
    try {
      const { outcome } = await pausing.run(() => deliverEvent({ tenant, delivery, series }));
      return outcome;
    } catch (error) {
      const isOver = CancellationScope.current().consideredCancelled;
      if (isOver || !pausing.consideredCancelled) throw error;
      pausing = new CancellationScope();
    }
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
