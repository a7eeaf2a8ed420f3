/** Mutations of whole routes: publish, lock, assign people, delete, start, report a breakdown. */
import { unwrap, WaypostError } from '@waypost/client';
import { api, type Mode, stayingIn } from '../../api/client';
import { messageOf } from '../../api/errors';
import { useChange } from '../../api/queries';
import { publishedWords } from './publish-check';
import { DAY_QUERIES } from './use-day';

/** Routes of the environment in which it was decided to publish them. */
export type ToPublish = { routes: readonly string[]; mode: Mode };

export function useRouteMutations() {
  const publish = useChange(
    async ({ routes, mode }: ToPublish) => {
      const refused: string[] = [];
      for (const id of routes) {
        try {
          await unwrap(
            api.POST('/routes/{route_id}/publish', {
              params: { path: { route_id: id } },
              headers: stayingIn(mode),
            }),
          );
        } catch (error) {
          if (!(error instanceof WaypostError)) throw error;
          refused.push(messageOf(error));
        }
      }
      const words = publishedWords(routes.length - refused.length, refused);
      if (refused.length > 0) throw new Error(words);
      return words;
    },
    { success: (words) => words, invalidates: DAY_QUERIES },
  );
  const unpublish = useChange(
    (id: string) => unwrap(api.POST('/routes/{route_id}/unpublish', { params: { path: { route_id: id } } })),
    { success: () => 'The route is a draft again.', invalidates: DAY_QUERIES },
  );
  const lock = useChange(
    ({ id, locked }: { id: string; locked: boolean }) =>
      unwrap(api.PATCH('/routes/{route_id}', { params: { path: { route_id: id } }, body: { locked } })),
    {
      success: ({ locked }) =>
        locked ? 'Locked. Optimising leaves this route as it is.' : 'Unlocked. Optimising may change it.',
      invalidates: DAY_QUERIES,
    },
  );
  const assign = useChange(
    ({ id, crew }: { id: string; crew: string[] }) =>
      unwrap(
        api.PATCH('/routes/{route_id}', {
          params: { path: { route_id: id } },
          body: { crew, tell: 'later' },
        }),
      ),
    {
      success: ({ crew }) => (crew.length === 0 ? 'Nobody is on the route now.' : 'Crew assigned.'),
      invalidates: DAY_QUERIES,
    },
  );
  const remove = useChange(
    (id: string) => unwrap(api.DELETE('/routes/{route_id}', { params: { path: { route_id: id } } })),
    { success: () => 'Draft deleted.', invalidates: DAY_QUERIES },
  );
  const start = useChange(
    (id: string) => unwrap(api.POST('/runs/{run_id}/start', { params: { path: { run_id: id } }, body: {} })),
    { success: () => 'The run has started.', invalidates: [...DAY_QUERIES, 'orders', 'order'] },
  );
  const breakdown = useChange(
    (id: string) =>
      unwrap(api.POST('/runs/{run_id}/breakdown', { params: { path: { run_id: id } }, body: {} })),
    {
      success: () => 'Breakdown reported. Its stops are stranded until a van comes for them.',
      invalidates: DAY_QUERIES,
    },
  );
  return { publish, unpublish, lock, assign, remove, start, breakdown };
}
