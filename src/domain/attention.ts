/**
 * What needs a person's hand, and since when. The one rule of it: orders by their rows, told with every signal; what
 * else fails says so by itself (workflows/attention.ts).
 */
import type { RequestStatus } from './states/booking-request.js';
import { ASKABLE, type OrderStatus } from './states/order.js';

/** Kinds, the most pressing first: of several that an order has, one is shown. */
export const ATTENTION_KINDS = [
  'step_failed',
  'provider_down',
  'request_failed',
  'needs_review',
  'unanswered',
  'delivery_failed',
  'job_failed',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** `since` is ISO 8601. */
export type Attention = { kind: AttentionKind; since: string };

/** What the rows of an order say, as far as they can need a hand. */
export type OrderFacts = {
  status: OrderStatus;
  /** Nothing asks the recipient by itself: the office knows. */
  left_to_office: boolean;
  /** When the oldest of the replies came in that wait for a person; null if there is none. */
  review_since: string | null;
  /** The latest booking request, and since when it is what it is. */
  request: { status: RequestStatus; since: string } | null;
};

/**
 * What an order needs a hand for. A reply waits for a person whatever became of its order; a request that failed or was
 * not answered is somebody's as long as the order could be asked about again.
 */
export function orderAttention(facts: OrderFacts): Attention | null {
  const needs: Attention[] = [];
  if (facts.review_since !== null) needs.push({ kind: 'needs_review', since: facts.review_since });
  const { request } = facts;
  if (request && ASKABLE.includes(facts.status) && !facts.left_to_office) {
    if (request.status === 'failed') needs.push({ kind: 'request_failed', since: request.since });
    if (request.status === 'unanswered') needs.push({ kind: 'unanswered', since: request.since });
  }
  return mostPressing(needs);
}

/** Which of these is shown: by kind, and of one kind the oldest. */
export function mostPressing(needs: readonly Attention[]): Attention | null {
  const rank = ({ kind }: Attention) => ATTENTION_KINDS.indexOf(kind);
  const [first] = needs.toSorted((a, b) => rank(a) - rank(b) || Date.parse(a.since) - Date.parse(b.since));
  return first ?? null;
}
