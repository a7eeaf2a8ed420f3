/**
 * Sends events to endpoints. The request is made between two transactions: one that finds out what to send, one that
 * records what came back. A repeated call for a recorded attempt sends nothing; one that died in between sends the
 * same event again, which receivers expect (at least once, BEHAVIOUR "Events and webhooks").
 */
import { inScope } from '../src/db/scope.js';
import {
  type AttemptOutcome,
  failDelivery,
  prepareAttempt,
  recordAttempt,
} from '../src/features/webhooks/attempts.commands.js';
import { signWebhook } from '../src/webhooks/signature.js';
import type { ActivityDeps } from './deps.js';

const ACTOR = 'workflow';

/** A receiver has this long to acknowledge. */
const TIMEOUT_MS = 15_000;

/** Attempt `attempt` of a series, 1 at first; `next_at` is when the next one follows if it fails, null after the last. */
export type AttemptInput = {
  tenant: string;
  delivery: string;
  series: number;
  attempt: number;
  next_at: string | null;
};

/** The activities of the webhook delivery workflow. */
export function createWebhookActivities({
  source,
  postWebhook,
}: Pick<ActivityDeps, 'source' | 'postWebhook'>) {
  const { brand, allowLoopback } = source.settings;

  return {
    /** Makes one attempt and records it. */
    async attemptDelivery(input: AttemptInput): Promise<{ outcome: AttemptOutcome }> {
      const { tenant, delivery, series, attempt: number, next_at } = input;
      const attempt = { delivery, series, number };
      const parcel = await inScope(source, tenant, ACTOR, (scope) => prepareAttempt(scope, attempt));
      if (typeof parcel === 'string') return { outcome: parcel };

      const timestamp = Math.floor(source.clock().getTime() / 1000);
      const result = await postWebhook({
        url: parcel.url,
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': `${brand}-Webhooks`,
          [`${brand}-Signature`]: signWebhook(parcel.secrets, timestamp, parcel.body),
          [`${brand}-Event-Id`]: parcel.event,
          [`${brand}-Delivery-Id`]: delivery,
          [`${brand}-Attempt`]: String(number),
        },
        body: parcel.body,
        timeoutMs: TIMEOUT_MS,
        allowLoopback,
      });

      const nextAt = next_at === null ? null : new Date(next_at);
      const outcome = await inScope(source, tenant, ACTOR, (scope) =>
        recordAttempt(scope, attempt, result, nextAt),
      );
      return { outcome };
    },

    /** Gives up after the last attempt of a series. */
    async failDelivery({
      tenant,
      delivery,
      series,
    }: Pick<AttemptInput, 'tenant' | 'delivery' | 'series'>): Promise<void> {
      await inScope(source, tenant, ACTOR, (scope) => failDelivery(scope, { delivery, series }));
    },
  };
}
