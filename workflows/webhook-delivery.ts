/** One event to one endpoint: attempts over 24 hours, until it is acknowledged (BEHAVIOUR "Events and webhooks"). */
import { ApplicationFailure, sleep, upsertSearchAttributes } from '@temporalio/workflow';
import { statusKey } from '../src/contracts/search-attributes.js';
import type { WebhookDeliveryInput } from '../src/contracts/workflows.js';
import { nextAttemptDelay } from '../src/domain/retry-schedule.js';
import { perform } from './activities.js';

export async function webhookDelivery({ tenant, delivery, series }: WebhookDeliveryInput): Promise<void> {
  const began = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    const delay = nextAttemptDelay(attempt, Date.now() - began, Math.random());
    const next = delay === null ? null : new Date(Date.now() + delay).toISOString();
    const { outcome } = await perform('attemptDelivery', {
      tenant,
      delivery,
      series,
      attempt,
      next_at: next,
    });
    if (outcome !== 'retry') {
      upsertSearchAttributes([{ key: statusKey, value: outcome }]);
      return;
    }
    if (delay === null) break;
    await sleep(delay);
  }
  await perform('failDelivery', { tenant, delivery, series });
  upsertSearchAttributes([{ key: statusKey, value: 'failed' }]);
  throw ApplicationFailure.nonRetryable(
    'The endpoint did not acknowledge the event within 24 hours.',
    'delivery_failed',
  );
}
