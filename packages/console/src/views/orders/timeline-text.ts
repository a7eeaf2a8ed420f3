/** What a timeline entry says. */
import type { Entry } from '../../api/conversation';
import { humanise } from '../../parts/format';

/** Audited action → what somebody did. */
const ACTIONS: Record<string, string> = {
  'orders.create': 'Created',
  'orders.update': 'Corrected',
  'orders.cancel': 'Cancelled',
  'orders.return': 'Returned to its shipper',
  'orders.erase': 'Personal data erased',
  'bookings.create': 'Booked',
  'bookings.request': 'Asked for a slot',
  'bookings.retry_request': 'Asked again',
  'replies.resolve': 'Reply settled',
  'messages.retry': 'Message sent again',
  'stops.complete': 'Delivered',
  'stops.fail': 'Visit failed',
  'stops.skip': 'Visit skipped',
};

/**
 * Returns an entry's text: an event's type in words, an action with the name of who did it, anything else as the API
 * summarises it.
 * @param actorOf the name of a member of staff or a key by its id
 */
export function entryText(
  { type, summary }: Pick<Entry, 'type' | 'summary'>,
  actorOf: (id: string) => string,
): string {
  if (type.startsWith('event.')) return humanise(type.slice('event.'.length));
  if (!type.startsWith('action.')) return summary.replace(/^(Message|Reply) by sms/, '$1 by text');
  const action = type.slice('action.'.length);
  const actor = summary.slice(action.length).replaceAll(/[a-z]{3}_\w+/g, actorOf);
  return `${ACTIONS[action] ?? humanise(action)}${actor}`;
}
