/** Begins to load what the address names, while the page's code is still being read. */
import type { QueryClient } from '@tanstack/react-query';
import { setEnvironment } from '../api/client';
import { shownMode } from '../api/mode';
import { depotsQuery, driversQuery, runsQuery, vehiclesQuery } from '../api/queries';
import { sessionQuery } from '../api/session';
import { dayQuery, routesQuery, waitingQuery } from '../views/today/day-queries';
import { readDay } from '../views/today/search';
import { preloadView, router } from './routes';

/** Whoever is not signed in is refused, which the session says too. */
export function preload(queries: QueryClient): void {
  void queries.prefetchQuery(sessionQuery);
  preloadView();
  const mode = shownMode();
  if (mode === undefined) return;
  setEnvironment(mode);
  void queries.prefetchQuery(depotsQuery(mode));
  const { pathname, search } = router.latestLocation;
  const { date, depot } = readDay(search);
  if (!pathname.endsWith('/today') || date === undefined || depot === undefined) return;
  void queries.prefetchQuery(routesQuery(mode, date, depot));
  void queries.prefetchQuery(dayQuery(mode, date, depot));
  void queries.prefetchQuery(waitingQuery(mode, date, depot));
  void queries.prefetchQuery(vehiclesQuery(mode));
  void queries.prefetchQuery(driversQuery(mode));
  void queries.prefetchQuery(runsQuery(mode, date));
}
