/** What needs a hand, gathered from wherever it is: newest first, and nothing that is settled. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { type Order, orderQuery } from '../../api/queries';

export type Reply = Resources['Reply'];
type Request = Resources['BookingRequest'];
type Message = Resources['Message'];
export type Item = { id: string; at: string; order: Order } & (
  | { kind: 'reply'; reply: Reply }
  | { kind: 'failed_request' | 'unanswered' | 'office'; request: Request }
  | { kind: 'failed_message'; message: Message }
  | { kind: 'failed_delivery' }
);

const MOST = 50;
/** Orders that could still be asked about. */
const OPEN = ['scanned', 'awaiting_reply', 'failed_attempt'];
const CLOSED = ['delivered', 'cancelled', 'returned'];

export function useInbox() {
  const { mode } = useMode();
  const queries = useQueryClient();
  return useQuery({
    queryKey: [mode, 'inbox'],
    queryFn: () => gather(queries, mode),
    placeholderData: (before) => before,
  });
}

async function gather(queries: QueryClient, mode: string): Promise<Item[]> {
  const requestsOf = (status: Request['status']) =>
    unwrap(api.GET('/bookings/requests', { params: { query: { status, limit: MOST } } })).then(
      ({ data }) => data,
    );
  const [replies, messages, orders, ...requests] = await Promise.all([
    unwrap(api.GET('/bookings/replies', { params: { query: { needs_review: true, limit: MOST } } })),
    unwrap(api.GET('/messages', { params: { query: { status: 'failed', limit: MOST } } })),
    unwrap(api.GET('/orders', { params: { query: { status: 'failed_attempt', limit: MOST } } })),
    ...(['failed', 'unanswered', 'closed', 'open', 'queued'] as const).map(requestsOf),
  ]);
  const open = lastOfEach(requests.flat()).filter(({ status }) => KIND_OF[status] !== undefined);
  const failed = new Map(
    // Newest first: of an order's failed messages the last one counts.
    messages.data.toReversed().flatMap((message) => (message.order ? [[message.order, message]] : [])),
  );
  const ids = [
    ...replies.data.map((reply) => reply.order),
    ...open.map((request) => request.order),
    ...failed.keys(),
  ];
  const known = new Map(orders.data.map((order) => [order.id, order]));
  await Promise.all(
    [...new Set(ids)].map(async (id) => {
      if (!known.has(id)) known.set(id, await queries.query({ ...orderQuery(mode, id), staleTime: 60_000 }));
    }),
  );
  const items: (Item | undefined)[] = [
    ...replies.data.map((reply) => {
      const order = known.get(reply.order);
      return order && { id: reply.id, at: reply.received_at, order, kind: 'reply' as const, reply };
    }),
    ...open.map((request) => {
      const order = known.get(request.order);
      const kind = KIND_OF[request.status];
      if (!order || !kind || !OPEN.includes(order.status)) return undefined;
      return { id: request.id, at: request.created_at, order, kind, request };
    }),
    ...[...failed.values()].map((message) => {
      const order = known.get(message.order ?? '');
      if (!order || CLOSED.includes(order.status)) return undefined;
      // What asked for a slot is settled by one, and by a request that was made since.
      const isAsking = ASKING.includes(message.template);
      if (isAsking && (!OPEN.includes(order.status) || isAskedSince(message, requests.flat())))
        return undefined;
      return { id: message.id, at: message.created_at, order, kind: 'failed_message' as const, message };
    }),
    ...orders.data.map((order) => ({
      id: order.id,
      at: order.updated_at,
      order,
      kind: 'failed_delivery' as const,
    })),
  ];
  return once(items.filter((item) => item !== undefined)).sort((a, b) => b.at.localeCompare(a.at));
}

/** Texts that ask for a slot. */
const ASKING: readonly string[] = ['booking_request', 'rebooking', 'reminder'];

const isAskedSince = (message: Message, requests: readonly Request[]) =>
  requests.some(
    ({ order, created_at: at, status }) =>
      order === message.order && at > message.created_at && status !== 'failed',
  );

const KIND_OF: Partial<Record<Request['status'], 'failed_request' | 'unanswered' | 'office'>> = {
  failed: 'failed_request',
  unanswered: 'unanswered',
  closed: 'office',
};

/** Of an order's requests only the last one counts. */
function lastOfEach(requests: readonly Request[]): Request[] {
  const last = new Map<string, Request>();
  for (const request of requests) {
    const other = last.get(request.order);
    if (!other || request.id > other.id) last.set(request.order, request);
  }
  return [...last.values()];
}

/** An order stands there once: a reply before a request, that before a failed visit and a message. */
function once(items: readonly Item[]): Item[] {
  const rank = {
    reply: 0,
    failed_request: 1,
    unanswered: 2,
    office: 3,
    failed_delivery: 4,
    failed_message: 5,
  };
  const best = new Map<string, Item>();
  for (const item of items) {
    const key = item.kind === 'reply' ? item.id : item.order.id;
    const other = best.get(key);
    if (!other || rank[item.kind] < rank[other.kind]) best.set(key, item);
  }
  const answered = new Set(items.flatMap((item) => (item.kind === 'reply' ? [item.order.id] : [])));
  return [...best.values()].filter((item) => item.kind === 'reply' || !answered.has(item.order.id));
}
