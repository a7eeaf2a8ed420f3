/** The courier's webhook endpoints, and what was sent to them. */
import { useQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { type Delivery, type Endpoint, endpointsQuery, settling } from '../../api/deliveries';
import { useMode } from '../../api/mode';

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
  return useQuery(endpointsQuery(useMode().mode));
}

const OF_EACH = 50;
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
    refetchInterval: ({ state }) => settling(state.data),
    placeholderData: (before) => before,
  });
}
