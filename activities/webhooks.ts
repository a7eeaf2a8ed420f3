/**
 * Sends events to endpoints. The request is made between two transactions: one claims the next attempt and finds out
 * what to send, the other records the answer. A worker that dies in between causes the same event to be sent again,
 * which receivers expect (at least once, docs/behaviour.md "Events and webhooks").
 */
import { Context } from '@temporalio/activity';
import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import { signWebhookSync } from '@waypost/client/webhooks/node';
import { createLimit } from '../src/runtime/limit-concurrency.js';
import { nextAttemptDelay, retryAfterMs } from '../src/domain/retry-schedule.js';
import { TRACEPARENT } from '../src/contracts/tracing.js';
import { activeTraceparent, fail, traced } from '../src/runtime/tracing.js';
import {
  type AttemptResult,
  claimAttempt,
  type ClaimedAttempt,
  type DeliveryOutcome,
  postponeAttempt,
  recordAttempt,
  type SeriesRef,
} from '../src/operations/webhooks/attempt.js';
import type { ActivityDependencies } from './dependencies.js';
import { inTenantScope, type Scoped } from './tenant-scope.js';
import { recordOutcome } from './record-outcome.js';

/** How long a receiver may take to acknowledge. */
const TIMEOUT_MS = 15_000;
/**
 * A claim outlasts the longest request: waiting for a permit, the request, and the answer's body. Where the database is
 * away when it is to be recorded, another attempt may be made beside it; both are recorded.
 */
const CLAIM_MS = 30_000;
const HEARTBEAT_MS = 5_000;
/** Concurrent transactions of deliveries, so that a thousand deliveries leave connections for everything else. */
const TRANSACTIONS = 5;

export type DeliveryInput = { tenant: string; delivery: string; series: number };

/** The outcome of a delivery, and the attempt and answer that decided it; both are missing if it was known before. */
export type DeliveryResult = { outcome: DeliveryOutcome; answer?: string; attempt?: number };

/** Builds the activities of the webhook delivery workflow. */
export function createWebhookActivities({
  source,
  postWebhook,
  webhookLimit,
  webhookTransactions = TRANSACTIONS,
  observe,
}: Pick<
  ActivityDependencies,
  'source' | 'postWebhook' | 'webhookLimit' | 'webhookTransactions' | 'observe'
>) {
  const { brand, allowLoopback } = source.deployment;
  const turns = createLimit(webhookTransactions);
  const scopedOf = (tenant: string): Scoped => {
    const scoped = inTenantScope(source, tenant);
    return (work) => turns(() => scoped(work));
  };

  const claim = ({ tenant, delivery, series }: DeliveryInput) =>
    scopedOf(tenant)((scope) => claimAttempt(scope, { delivery, series }, CLAIM_MS));

  const send = async (delivery: string, { number, payload }: ClaimedAttempt) => {
    const at = source.clock();
    const timestamp = Math.floor(at.getTime() / 1000);
    const post = () => {
      const traceparent = activeTraceparent();
      return postWebhook({
        url: payload.url,
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': `${brand}-Webhooks`,
          [`${brand}-Signature`]: signWebhookSync(payload.secrets, timestamp, payload.body),
          [`${brand}-Event-Id`]: payload.event,
          [`${brand}-Delivery-Id`]: delivery,
          [`${brand}-Attempt`]: String(number),
          ...(traceparent !== null && { [TRACEPARENT]: traceparent }),
        },
        body: payload.body,
        timeoutMs: TIMEOUT_MS,
        allowLoopback,
      });
    };
    const step = {
      kind: 'client' as const,
      attributes: {
        'waypost.delivery': delivery,
        'waypost.endpoint': payload.endpoint,
        'waypost.event_id': payload.event,
      },
    };
    const result = await traced('POST webhook', step, async (span) => {
      const answer = await post();
      if (answer.status_code !== null) span.setAttribute('http.response.status_code', answer.status_code);
      if (answer.status_code !== 200) fail(span, { code: String(answer.status_code ?? 'no_response') });
      return answer;
    });
    return { at, result };
  };

  /** Fails this try of the activity, so that Temporal makes the next one at `at`. */
  const tryAgain = (message: string, type: string, at: Date): ApplicationFailure =>
    tryAgainAfter(message, type, at.getTime() - source.clock().getTime());

  const tryAgainAfter = (message: string, type: string, ms: number): ApplicationFailure =>
    ApplicationFailure.create({
      message,
      type,
      category: ApplicationFailureCategory.BENIGN,
      nextRetryDelay: Math.max(1, ms),
    });

  return {
    /**
     * Makes the next attempt of a series and records it. Returns the delivery's outcome. While another attempt is to
     * follow it fails instead, carrying the delay until then, and Temporal calls it again.
     */
    async deliverEvent(input: DeliveryInput): Promise<DeliveryResult> {
      const { tenant, delivery, series } = input;
      const ref: SeriesRef = { delivery, series };
      const heartbeat = setInterval(() => Context.current().heartbeat(), HEARTBEAT_MS);
      try {
        const claimed = await claim(input);
        if (typeof claimed === 'string') return { outcome: claimed };
        if ('busy_ms' in claimed) {
          throw tryAgainAfter('An attempt is in progress already.', 'attempt_under_way', claimed.busy_ms);
        }

        const { number, first_at, payload } = claimed;
        const permit = await webhookLimit.acquire(payload.endpoint);
        if ('retryInMs' in permit) {
          const comeBackAt = new Date(source.clock().getTime() + permit.retryInMs);
          await scopedOf(tenant)((scope) => postponeAttempt(scope, ref, comeBackAt));
          throw tryAgain('The endpoint is busy with other deliveries.', 'endpoint_busy', comeBackAt);
        }
        const { at, result } = await send(delivery, claimed).finally(permit.release);

        const answered = source.clock();
        const now = answered.getTime();
        const asked = retryAfterMs(result.retry_after, answered);
        const delay = nextAttemptDelay(number, now - (first_at ?? at).getTime(), Math.random(), asked);
        const nextAt = delay === null ? null : new Date(now + delay);
        const attempt = { ...ref, endpoint: payload.endpoint, number, at };
        const outcome = await recordOutcome(() =>
          scopedOf(tenant)((scope) => recordAttempt(scope, attempt, result, nextAt)),
        );
        if (typeof outcome === 'string') {
          if (series === 1 && outcome !== 'gone') {
            observe?.delivery({ outcome }, Math.max(0, now - payload.created_at.getTime()) / 1_000);
          }
          return { outcome, answer: answerOf(result), attempt: number };
        }
        throw tryAgain(describe(result), 'not_acknowledged', outcome.next_at);
      } finally {
        clearInterval(heartbeat);
      }
    },
  };
}

/** Returns the answer to the deciding attempt, in short. */
function answerOf({ status_code, error }: AttemptResult): string {
  return error ?? `HTTP ${status_code}`;
}

/** Describes an attempt for Temporal's history, which everybody reads: nothing the receiver wrote is in it. */
function describe({ status_code, error }: AttemptResult): string {
  return error ?? `The endpoint responded with ${status_code}.`;
}
