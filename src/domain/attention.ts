/**
 * The kinds of work that needs a person. For orders and jobs, one query finds it in the rows
 * (src/work/queue/attention.ts): for the office's inbox, for operators, and for the order's workflow, which shows it.
 * Other failures are shown by the workflow in which they happen (workflows/attention.ts).
 */

/**
 * Kinds in an order's rows that its workflow also shows to operators, the most pressing first.
 */
export const ORDER_ATTENTION_KINDS = ['reply', 'failed_request', 'unanswered'] as const;
export type OrderAttentionKind = (typeof ORDER_ATTENTION_KINDS)[number];

/**
 * Kinds of GET /inbox, the most pressing first: of an order's kinds only the first is listed, except that every reply
 * is (docs/behaviour.md "The inbox").
 */
export const INBOX_KINDS = [
  'reply',
  'unplannable',
  'doubtful_postcode',
  'failed_request',
  'unanswered',
  'goods_short',
  'misrouted',
  'failed_delivery',
  'office',
  'failed_message',
  'unknown_message',
  'failed_job',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** After this many seconds an unread reply is listed in the office's inbox. */
export const UNREAD_SECONDS = 60;

/** For how many days a failed import can be resumed and its rows are kept. */
export const IMPORT_ROW_DAYS = 7;

/** Kinds that a workflow shows, the most pressing first: of several that apply, one is shown. */
export const ATTENTION_KINDS = [
  'failed_step',
  'provider_down',
  ...ORDER_ATTENTION_KINDS,
  'failed_webhook',
  'failed_job',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** `since` is ISO 8601. */
export type Attention = { kind: AttentionKind; since: string };

/** Returns the one to show: the most pressing kind, and of one kind the oldest. */
export function mostPressing(needs: readonly Attention[]): Attention | null {
  const rank = ({ kind }: Attention) => ATTENTION_KINDS.indexOf(kind);
  const [first] = needs.toSorted((a, b) => rank(a) - rank(b) || Date.parse(a.since) - Date.parse(b.since));
  return first ?? null;
}
