/** What about an order can wait for somebody in the office (docs/behaviour.md "The inbox"). */
import type { TemplateKind } from './template-kinds.js';

/** The most pressing first: of an order's kinds only the first is listed, except that every reply is. */
export const INBOX_KINDS = [
  'reply',
  'failed_request',
  'unanswered',
  'failed_delivery',
  'office',
  'failed_message',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/**
 * Messages that ask for a slot: once there is a slot, or somebody has been asked since, their failure no longer
 * matters.
 */
export const ASKING_TEXTS: readonly TemplateKind[] = ['booking_request', 'rebooking', 'reminder'];
