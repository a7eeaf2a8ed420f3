/** An order's timeline, and the messages and replies exchanged about it. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { api } from './client';
import { useMode } from './mode';
import { fetchAll } from './queries';

export type Entry = Resources['TimelineEntry'];
export type Message = Resources['Message'];
export type Reply = Resources['Reply'];

export function useTimeline(order: string) {
  const { mode } = useMode();
  return useQuery({
    queryKey: [mode, 'order', order, 'timeline'],
    queryFn: () =>
      fetchAll<Entry>(
        (page) =>
          api.GET('/orders/{order_id}/timeline', { params: { path: { order_id: order }, query: page } }),
        400,
      ),
  });
}

export function useMessages(order: string) {
  const { mode } = useMode();
  return useQuery({
    queryKey: [mode, 'order', order, 'messages'],
    queryFn: () =>
      fetchAll<Message>((page) => api.GET('/messages', { params: { query: { order, ...page } } }), 200),
  });
}

/** Until when messages are held, by their order; undefined if that is not known. */
export type Held = ReadonlyMap<string, string> | undefined;

/**
 * Returns until when what the recipients of these orders are to be told is held. What is told has been accepted by then,
 * so that a failure is no error.
 */
export async function heldFor(orders: readonly string[]): Promise<Held> {
  const [order, ...others] = orders;
  const query = { status: 'queued' as const, ...(order && others.length === 0 && { order }) };
  const asked = fetchAll<Message>(
    (page) => api.GET('/messages', { params: { query: { ...query, ...page } } }),
    500,
  );
  const waiting = await asked.catch(() => undefined);
  const ofThese = new Set(orders);
  return (
    waiting &&
    new Map(
      waiting.flatMap(({ order: of, held_until: until }) =>
        of && until && ofThese.has(of) ? [[of, until]] : [],
      ),
    )
  );
}

/** Returns the replies among the timeline's entries, by the entry's id. */
export function useReplies(order: string, entries: readonly Entry[] = []): ReadonlyMap<string, Reply> {
  const { mode } = useMode();
  const ids = entries.filter(({ type }) => type.startsWith('reply.')).map(({ id }) => id);
  const replies = useQueries({
    queries: ids.map((id) => ({
      queryKey: [mode, 'order', order, 'reply', id],
      queryFn: () => unwrap(api.GET('/bookings/replies/{reply_id}', { params: { path: { reply_id: id } } })),
    })),
  });
  return new Map(replies.flatMap(({ data }) => (data ? [[data.id, data]] : [])));
}
