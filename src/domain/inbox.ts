/** What of an order can wait for somebody in the office (docs/behaviour.md "The inbox"). */
import type { TemplateKind } from './template-kinds.js';

/** The most pressing first: of an order's kinds only the first one is listed, of replies each. */
export const INBOX_KINDS = [
  'reply',
  'failed_request',
  'unanswered',
  'failed_delivery',
  'office',
  'failed_message',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** Texts that ask for a slot: once there is one, or somebody has been asked since, it no longer matters that they failed. */
export const ASKING_TEXTS: readonly TemplateKind[] = ['booking_request', 'rebooking', 'reminder'];
