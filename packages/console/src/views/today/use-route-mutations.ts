/** What is done with whole routes: published, locked, deleted, reported broken. */
import { unwrap, WaypostError } from '@waypost/client';
import { api } from '../../api/client';
import { type Route, useChange } from '../../api/queries';
import { plural } from '../../parts/format';

const SHOWS = ['routes', 'runs', 'day-orders', 'suggestions'];

export function useDeeds() {
  const publish = useChange(
    async (routes: readonly string[]) => {
      const refused: string[] = [];
      for (const id of routes) {
        try {
          await unwrap(api.POST('/routes/{route_id}/publish', { params: { path: { route_id: id } } }));
        } catch (error) {
          if (!(error instanceof WaypostError)) throw error;
          refused.push(error.message);
        }
      }
      if (refused.length > 0) {
        const others = refused.length > 1 ? ` ${refused.length - 1} more could not be published.` : '';
        throw new Error(`${refused[0] ?? ''}${others}`);
      }
      return routes.length;
    },
    { said: (count) => `${plural(count, 'route')} published.`, shows: SHOWS },
  );
  const unpublish = useChange(
    (id: string) => unwrap(api.POST('/routes/{route_id}/unpublish', { params: { path: { route_id: id } } })),
    { said: () => 'The route is a draft again.', shows: SHOWS },
  );
  const lock = useChange(
    ({ id, locked }: { id: string; locked: boolean }) =>
      unwrap(api.PATCH('/routes/{route_id}', { params: { path: { route_id: id } }, body: { locked } })),
    {
      said: ({ locked }) =>
        locked ? 'Locked. Optimising leaves this route as it is.' : 'Unlocked. Optimising may change it.',
      shows: SHOWS,
    },
  );
  const assign = useChange(
    ({ id, driver }: { id: string; driver: string | null }) =>
      unwrap(api.PATCH('/routes/{route_id}', { params: { path: { route_id: id } }, body: { driver } })),
    {
      said: ({ driver }) => (driver === null ? 'Driver removed from the route.' : 'Driver assigned.'),
      shows: SHOWS,
    },
  );
  const remove = useChange(
    (id: string) => unwrap(api.DELETE('/routes/{route_id}', { params: { path: { route_id: id } } })),
    { said: () => 'Draft deleted.', shows: SHOWS },
  );
  const breakdown = useChange(
    (id: string) =>
      unwrap(api.POST('/runs/{run_id}/breakdown', { params: { path: { run_id: id } }, body: {} })),
    { said: () => 'Breakdown reported. The route agent is looking for a solution.', shows: SHOWS },
  );
  const create = useChange(
    (body: { date: string; depot: string; vehicle: string; driver?: string; stops: string[] }) =>
      unwrap(api.POST('/routes', { body })) as Promise<Route>,
    { said: () => 'Route created.', shows: SHOWS },
  );
  return { publish, unpublish, lock, assign, remove, breakdown, create };
}
