/** GET /inbox: what needs attention, each item with its order. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { listRequestsById, requestView } from '../../records/booking-requests.js';
import { type InboxRow, listInbox } from '../../records/inbox.js';
import { listMessagesById, messageView } from '../../records/messages.js';
import { listOrdersById } from '../../records/orders/rows.js';
import { orderView } from '../../records/orders/view.js';
import { isRead, listRepliesById, replyView } from '../../records/replies.js';
import type { InboxItem } from '../../resources/inbox-item.js';
import type { List } from '../../resources/list.js';

/** GET /inbox */
export async function listInboxPage(scope: Scope, { query }: { query: PageQuery }): Promise<List<InboxItem>> {
  const { rows, has_more } = await listInbox(scope, query);
  const ids = rows.map(({ id }) => id);
  const orders = byId(await listOrdersById(scope, [...new Set(rows.map(({ order_id }) => order_id))]));
  const replies = byId((await listRepliesById(scope, ids)).filter(isRead));
  const requests = byId(await listRequestsById(scope, ids));
  const messages = byId(await listMessagesById(scope, ids));
  const itemOf = ({ kind, id, order_id, since }: InboxRow): InboxItem | undefined => {
    const order = orders.get(order_id);
    const [reply, request, message] = [replies.get(id), requests.get(id), messages.get(id)];
    return (
      order && {
        id,
        object: 'inbox_item',
        kind,
        at: since.toISOString(),
        order: orderView(scope, order),
        reply: reply ? replyView(reply) : null,
        request: request ? requestView(request) : null,
        message: message ? messageView(message) : null,
      }
    );
  };
  return { object: 'list', data: rows.flatMap((row) => itemOf(row) ?? []), has_more };
}

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));
