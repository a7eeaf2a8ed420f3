/** The ways of routes along roads, for the map, where the deployment has a road network. */
import { useQueries } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import type L from 'leaflet';
import { useMemo } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { useSession } from '../../api/session';
import type { Lane } from './lanes';
import { placeOf } from './places';

/** How long it takes until a network that did not answer is asked again. */
const AGAIN_MS = 60_000;

/** Returns the ways that are known, by route. The others are drawn as straight lines. */
export function usePaths(lanes: readonly Lane[]): ReadonlyMap<string, L.LatLngTuple[]> {
  const { mode } = useMode();
  const { roads = false } = useSession();
  const found = useQueries({
    queries: lanes.map(({ route }) => ({
      // A way is that of a sequence of places.
      queryKey: [mode, 'route-path', route.id, route.stops.map(({ address }) => placeOf(address))],
      queryFn: async () => {
        const path = { route_id: route.id };
        const { source, line } = await unwrap(api.GET('/routes/{route_id}/path', { params: { path } }));
        if (source !== 'roads' || !line) return null;
        return line.coordinates.map(([east = 0, north = 0]): L.LatLngTuple => [north, east]);
      },
      enabled: roads && route.stops.length > 0,
      staleTime: ({ state }: { state: { data: unknown } }) => (state.data ? Infinity : AGAIN_MS),
    })),
    combine: dataOf,
  });
  return useMemo(
    () =>
      new Map(
        lanes.flatMap(({ route }, at) => {
          const way = found[at];
          return way ? [[route.id, way]] : [];
        }),
      ),
    [lanes, found],
  );
}

const dataOf = (results: { data: L.LatLngTuple[] | null | undefined }[]) => results.map(({ data }) => data);
