/** Queries for webhook endpoints and deliveries. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { type Delivery, type Endpoint, endpointsQuery } from '../../api/deliveries';
import { refetchWhileDue } from '../../api/due-deliveries';
import { useMode } from '../../api/mode';
import { useVehicles } from '../../api/queries';
import { subjectOf } from '../../api/record-names';

export function useEndpoints() {
  return useQuery(endpointsQuery(useMode().mode));
}

const OF_EACH = 50;
/** Returns the latest deliveries of all these endpoints, newest first. */
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
    refetchInterval: ({ state }) => refetchWhileDue(state.data),
    placeholderData: (before) => before,
  });
}

/** Returns a function from what an event carries to the name of its record. */
export function useSubjectOf(): (data: unknown) => string {
  const vans = new Map(useVehicles().map(({ id, name }) => [id, name]));
  return (data) => subjectOf(data, (vehicle) => vans.get(vehicle));
}

/** Returns the names of the records of the latest events, by event id. */
export function useSubjects(): ReadonlyMap<string, string> {
  const { mode } = useMode();
  const subject = useSubjectOf();
  const { data } = useQuery({
    queryKey: [mode, 'events', 'subjects'],
    queryFn: () => unwrap(api.GET('/events', { params: { query: { limit: 100 } } })),
    select: (events) => new Map(events.data.map(({ id, data: about }) => [id, subject(about)] as const)),
  });
  return data ?? NO_SUBJECTS;
}
const NO_SUBJECTS: ReadonlyMap<string, string> = new Map();
