/** The zones of a depot. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';

export function useZones(depot: string) {
  const { mode } = useMode();
  return useQuery({
    queryKey: [mode, 'zones', depot],
    queryFn: () =>
      unwrap(api.GET('/depots/{depot_id}/zones', { params: { path: { depot_id: depot } } })).then(
        ({ data }) => data,
      ),
  });
}
