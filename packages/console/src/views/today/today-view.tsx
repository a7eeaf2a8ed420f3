/** Today: which day is shown, from the address, or as it was left. */
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ClockOf, useClocks } from '../../api/clocks';
import { useMode } from '../../api/mode';
import { useDepots } from '../../api/queries';
import { Day } from './day';
import { rememberDay, rememberedDay } from './search';

const route = getRouteApi('/today');
export function TodayView() {
  const { mode } = useMode();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const depots = useDepots();
  const clocks = useClocks();
  const isBare = search.date === undefined && search.depot === undefined;
  const remembered = isBare ? rememberedDay(mode, (of) => clocks(of).today()) : {};
  const known = remembered.depot !== undefined && depots.some(({ id }) => id === remembered.depot);
  const depot = search.depot ?? (known ? remembered.depot : undefined) ?? depots[0]?.id ?? '';
  const today = clocks(depot).today();
  const date = search.date ?? remembered.date ?? today;
  const view = search.view ?? remembered.view;
  const isKnown = depots.some(({ id }) => id === depot);
  // The address says what is shown, also after another view.
  useEffect(() => {
    // After a switch the address still names a depot of the other environment.
    if (!isKnown) return;
    rememberDay(mode, today, { date, depot, ...(view && { view }) });
    if (search.date === date && search.depot === depot) return;
    // Somebody may be on their way to another view already.
    if (!router.latestLocation.pathname.endsWith('/today')) return;
    void navigate({ search: (before) => ({ ...before, date, depot, ...(view && { view }) }), replace: true });
  }, [mode, today, date, depot, isKnown, view, search.date, search.depot, navigate, router]);
  return (
    <ClockOf depot={depot}>
      <Day
        key={`${date} ${depot}`}
        date={date}
        depot={depot}
        order={search.order}
        view={view}
        onGo={(next) => void navigate({ search: { date, depot, ...(view && { view }), ...next } })}
      />
    </ClockOf>
  );
}
