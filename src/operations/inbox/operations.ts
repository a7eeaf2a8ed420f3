/** Operations of the inbox. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { inboxItem, type InboxItem, officeCounts, type OfficeCounts } from '../../resources/inbox-item.js';
import { listOf, type List } from '../../resources/list.js';
import { z } from 'zod';
import * as fields from '../../resources/schema-helpers.js';
import type { Scope } from '../../db/scope.js';
import {
  countInbox,
  type InboxRow,
  listInbox,
  countBrokenDown,
  countLateStops,
} from '../../records/inbox.js';
import { countOrdersOf } from '../../records/orders/list.js';
import { countOpenSuggestions } from '../../records/suggestions/rows.js';
import type { PageQuery } from '../../db/paging.js';
import { listRequestsById, bookingRequestView } from '../../records/booking-requests.js';
import { listMessagesById, messageView } from '../../records/messages.js';
import { listOrdersById } from '../../records/orders/rows.js';
import { listWarnings } from '../../records/orders/plannable.js';
import { orderView } from '../../records/orders/view.js';
import { listRepliesById, replyView } from '../../records/replies.js';
import { listJobs } from '../jobs/commands.js';

const inboxQuery = z.strictObject(fields.paging);

export const inboxOperations: Operation[] = [
  defineOperation({
    route: 'GET /inbox',
    name: 'inbox.list',
    summary: 'List what needs attention, newest first',
    description:
      'Unclear replies, orders that cannot be planned or only roughly, recipients who could not be asked or did not answer, missing goods, failed visits, orders left to the office, failed or unknown messages, and failed jobs. Settled items are no longer listed. An order is listed once, by its most pressing item, or once for each of its replies.',
    scopes: ['bookings:write', 'orders:read'],
    query: inboxQuery,
    response: listOf(inboxItem),
    command: listInboxPage,
  }),
  defineOperation({
    route: 'GET /inbox/counts',
    name: 'inbox.counts',
    summary: 'Count work that waits for the office',
    description:
      'Counts the inbox, open suggestions, late stops and broken-down vans of all depots, to show that work waits without listing it. Poll again after events.',
    scopes: ['orders:read', 'routes:read'],
    response: officeCounts,
    command: countForOffice,
  }),
];

async function countForOffice(scope: Scope): Promise<OfficeCounts> {
  return {
    object: 'office_counts',
    inbox: await countInbox(scope),
    awaiting_reply: await countOrdersOf(scope, 'awaiting_reply'),
    suggestions: await countOpenSuggestions(scope),
    late: await countLateStops(scope),
    broken_down: await countBrokenDown(scope),
  };
}

async function listInboxPage(scope: Scope, { query }: { query: PageQuery }): Promise<List<InboxItem>> {
  const { rows, has_more } = await listInbox(scope, query);
  const ids = rows.map(({ id }) => id);
  const orderIds = new Set(rows.flatMap(({ order_id }) => order_id ?? []));
  const orders = byId(await listOrdersById(scope, [...orderIds]));
  const replies = byId(await listRepliesById(scope, ids));
  const requests = byId(await listRequestsById(scope, ids));
  const messages = byId(await listMessagesById(scope, ids));
  const warnings = await listWarnings(scope, ids);
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
    const [warning] = kind === 'unplannable' || kind === 'doubtful_postcode' ? (warnings.get(id) ?? []) : [];
    const [reply, request, message] = [replies.get(id), requests.get(id), messages.get(id)];
    return (
      order && {
        ...item,
        order: orderView(scope, order),
        reply: reply ? replyView(reply) : null,
        request: request ? bookingRequestView(request) : null,
        message: message ? messageView(scope, message) : null,
        ...(warning && { warning }),
      }
    );
  };
  return { object: 'list', data: rows.flatMap((row) => itemOf(row) ?? []), has_more };
}

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));
