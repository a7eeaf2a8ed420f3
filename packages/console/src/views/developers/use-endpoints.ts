/** The courier's webhook endpoints, and what was sent to them. */
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';

export type Endpoint = Resources['WebhookEndpoint'];
export type Delivery = Resources['WebhookDelivery'];
export type EventType = Resources['EventType'];

export const EVENT_TYPES: readonly EventType[] = [
  'order.created',
  'order.scanned',
  'order.booked',
  'booking.reply_needs_review',
  'job.completed',
  'agent.suggestion_created',
  'run.started',
  'stop.completed',
  'stop.failed',
  'run.completed',
];

export function useEndpoints() {
  const { mode } = useMode();
  return useQuery({
    queryKey: [mode, 'endpoints'],
    queryFn: () => unwrap(api.GET('/webhook-endpoints')).then(({ data }) => data),
  });
}

const OF_EACH = 50;
/** How often deliveries are asked for while an attempt is due, and how soon it must be for that. */
const SETTLES_MS = 1_000;
const SOON_MS = 60_000;

/** Whether something is about to become of a delivery; one that is only tried again in an hour can wait. */
const isDue = ({ status, next_attempt_at: next }: Delivery) =>
  status === 'pending' && (next === null || Date.parse(next) - Date.now() < SOON_MS);

/** The last deliveries of these endpoints together, newest first. */
export function useDeliveries(endpoints: readonly Endpoint[], status: Delivery['status'] | '') {
  const { mode } = useMode();
  const ids = endpoints.map(({ id }) => id);
  return useQuery({
    queryKey: [mode, 'deliveries', ids, status],
    queryFn: async () => {
      const lists = await Promise.all(
        ids.map((id) =>
          unwrap(
            api.GET('/webhook-endpoints/{endpoint_id}/deliveries', {
              params: { path: { endpoint_id: id }, query: { limit: OF_EACH, ...(status && { status }) } },
            }),
          ),
        ),
      );
      return lists.flatMap(({ data }) => data).sort((a, b) => b.id.localeCompare(a.id));
    },
    enabled: ids.length > 0,
    // Of an attempt no event tells: while one is due, it is asked what came of it.
    refetchInterval: ({ state }) => (state.data?.some(isDue) ? SETTLES_MS : false),
    placeholderData: (before) => before,
  });
}
