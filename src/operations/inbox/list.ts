/** GET /inbox: what needs attention, each item with its order or job. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { listRequestsById, bookingRequestView } from '../../records/booking-requests.js';
import { type InboxRow, listInbox } from '../../records/inbox.js';
import { listMessagesById, messageView } from '../../records/messages.js';
import { listOrdersById } from '../../records/orders/rows.js';
import { listPlanningObstacles, warningOf } from '../../records/orders/plannable.js';
import { orderView } from '../../records/orders/view.js';
import { listRepliesById, replyView } from '../../records/replies.js';
import type { InboxItem } from '../../resources/inbox-item.js';
import type { List } from '../../resources/list.js';
import { listJobs } from '../jobs/commands.js';

/** GET /inbox */
export async function listInboxPage(scope: Scope, { query }: { query: PageQuery }): Promise<List<InboxItem>> {
  const { rows, has_more } = await listInbox(scope, query);
  const ids = rows.map(({ id }) => id);
  const orderIds = new Set(rows.flatMap(({ order_id }) => order_id ?? []));
  const orders = byId(await listOrdersById(scope, [...orderIds]));
  const replies = byId(await listRepliesById(scope, ids));
  const requests = byId(await listRequestsById(scope, ids));
  const messages = byId(await listMessagesById(scope, ids));
  const unplannable = await listPlanningObstacles(scope, ids, { asked: false });
  const jobs = await listJobs(
    scope,
    rows.flatMap(({ id, order_id }) => (order_id === null ? id : [])),
  );
  const itemOf = ({ kind, id, order_id, since }: InboxRow): InboxItem | undefined => {
    const item = { id, object: 'inbox_item' as const, kind, at: since.toISOString() };
    if (order_id === null) {
      const job = jobs.get(id);
      return job && { ...item, order: null, reply: null, request: null, message: null, job };
    }
    const order = orders.get(order_id);
    const obstacle = kind === 'unplannable' ? unplannable.get(id) : undefined;
    const [reply, request, message] = [replies.get(id), requests.get(id), messages.get(id)];
    return (
      order && {
        ...item,
        order: orderView(scope, order),
        reply: reply ? replyView(reply) : null,
        request: request ? bookingRequestView(request) : null,
        message: message ? messageView(scope, message) : null,
        ...(obstacle && { warning: warningOf(obstacle) }),
      }
    );
  };
  return { object: 'list', data: rows.flatMap((row) => itemOf(row) ?? []), has_more };
}

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));
