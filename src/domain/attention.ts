/**
 * What needs a person's attention, and since when: the one rule for it. Orders need it by their rows, told with every
 * signal; other failures report it themselves (workflows/attention.ts).
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

/** What the rows of an order say, limited to what can need attention. */
export type OrderFacts = {
  status: OrderStatus;
  /** Set if the recipient is not asked automatically: the office knows. */
  left_to_office: boolean;
  /** When the oldest reply that waits for a person came in; null if there is none. */
  review_since: string | null;
  /** The latest booking request, and since when it has its status. */
  request: { status: RequestStatus; since: string } | null;
};

/**
 * Returns what an order needs attention for. A reply waits for a person whatever happened to its order. A request
 * that failed or was not answered needs somebody as long as the order could be asked about again.
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

/** Returns the one to show: the most pressing kind, and of one kind the oldest. */
export function mostPressing(needs: readonly Attention[]): Attention | null {
  const rank = ({ kind }: Attention) => ATTENTION_KINDS.indexOf(kind);
  const [first] = needs.toSorted((a, b) => rank(a) - rank(b) || Date.parse(a.since) - Date.parse(b.since));
  return first ?? null;
}
