/** An item of the inbox, typed by its kind. */
import type { Resources } from '@waypost/client';
import type { Order } from '../../api/queries';

export type Reply = Resources['Reply'];
export type Item = { id: string; at: string; order: Order } & (
  | { kind: 'reply'; reply: Reply }
  | { kind: 'failed_request' | 'unanswered'; request: Resources['BookingRequest'] }
  | { kind: 'office' | 'failed_delivery' }
  | { kind: 'failed_message'; message: Resources['Message'] }
);

/** Returns an item as the API lists it by its kind; undefined without the record that its kind is about. */
export function itemOf({
  id,
  at,
  order,
  kind,
  reply,
  request,
  message,
}: Resources['InboxItem']): Item | undefined {
  const item = { id, at, order };
  switch (kind) {
    case 'reply':
      return reply ? { ...item, kind, reply } : undefined;
    case 'failed_request':
    case 'unanswered':
      return request ? { ...item, kind, request } : undefined;
    case 'failed_message':
      return message ? { ...item, kind, message } : undefined;
    case 'office':
    case 'failed_delivery':
      return { ...item, kind };
  }
}

/** Whether the item can be retried together with others. */
export const canRetry = ({ kind }: Item) =>
  kind === 'failed_request' || kind === 'unanswered' || kind === 'failed_message';
