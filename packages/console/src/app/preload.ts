/** Begins to load what the address names, while the page's code is still being read. */
import type { QueryClient } from '@tanstack/react-query';
import { setEnvironment } from '../api/client';
import { shownMode } from '../api/mode';
import { depotsQuery, driversQuery, runsQuery, vehiclesQuery } from '../api/queries';
import { sessionQuery } from '../api/session';
import { dayQuery, routesQuery, waitingQuery } from '../views/today/day-queries';
import { readDay } from '../views/today/search';
import { preloadView, router } from './routes';

/** Asks; what fails is asked again by the view that shows it, which says why. */
const ask = (answer: Promise<unknown>) => void answer.catch(() => undefined);

/** Whoever is not known to be signed in asks for the session alone. */
export function preload(queries: QueryClient): void {
  ask(queries.query(sessionQuery));
  preloadView();
  const mode = shownMode();
  if (mode === undefined) return;
  setEnvironment(mode);
  ask(queries.query(depotsQuery(mode)));
  const { pathname, search } = router.latestLocation;
  const { date, depot } = readDay(search);
  if (!pathname.endsWith('/today') || date === undefined || depot === undefined) return;
  ask(queries.query(routesQuery(mode, date, depot)));
  ask(queries.query(dayQuery(mode, date, depot)));
  ask(queries.query(waitingQuery(mode, date, depot)));
  ask(queries.query(vehiclesQuery(mode)));
  ask(queries.query(driversQuery(mode)));
  ask(queries.query(runsQuery(mode, date)));
}
