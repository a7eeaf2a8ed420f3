/** Mutations of whole routes: publish, lock, assign people, delete, report a breakdown. */
import { unwrap, WaypostError } from '@waypost/client';
import { api } from '../../api/client';
import { type Route, useChange } from '../../api/queries';
import { plural } from '../../parts/format';

const SHOWS = ['routes', 'runs', 'day-orders', 'suggestions'];

export function useRouteMutations() {
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
    { success: (count) => `${plural(count, 'route')} published.`, invalidates: SHOWS },
  );
  const unpublish = useChange(
    (id: string) => unwrap(api.POST('/routes/{route_id}/unpublish', { params: { path: { route_id: id } } })),
    { success: () => 'The route is a draft again.', invalidates: SHOWS },
  );
  const lock = useChange(
    ({ id, locked }: { id: string; locked: boolean }) =>
      unwrap(api.PATCH('/routes/{route_id}', { params: { path: { route_id: id } }, body: { locked } })),
    {
      success: ({ locked }) =>
        locked ? 'Locked. Optimising leaves this route as it is.' : 'Unlocked. Optimising may change it.',
      invalidates: SHOWS,
    },
  );
  const assign = useChange(
    ({ id, crew }: { id: string; crew: string[] }) =>
      unwrap(api.PATCH('/routes/{route_id}', { params: { path: { route_id: id } }, body: { crew } })),
    {
      success: ({ crew }) => (crew.length === 0 ? 'Nobody is on the route now.' : 'Crew assigned.'),
      invalidates: SHOWS,
    },
  );
  const remove = useChange(
    (id: string) => unwrap(api.DELETE('/routes/{route_id}', { params: { path: { route_id: id } } })),
    { success: () => 'Draft deleted.', invalidates: SHOWS },
  );
  const breakdown = useChange(
    (id: string) =>
      unwrap(api.POST('/runs/{run_id}/breakdown', { params: { path: { run_id: id } }, body: {} })),
    { success: () => 'Breakdown reported. The route agent is looking for a solution.', invalidates: SHOWS },
  );
  const create = useChange(
    (body: { date: string; depot: string; vehicle: string; crew: string[]; stops: string[] }) =>
      unwrap(api.POST('/routes', { body })) as Promise<Route>,
    { success: () => 'Route created.', invalidates: SHOWS },
  );
  return { publish, unpublish, lock, assign, remove, breakdown, create };
}
