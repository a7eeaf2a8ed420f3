/** The day in figures, with links to what needs attention: late and failed stops, and vans that broke down. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Resources } from '@waypost/client';
import type { ReactNode } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { fetchAll, type Stop } from '../../api/queries';
import { LOCALE, percent, plural } from '../../parts/format';
import { PrintLink } from '../../parts/print-menu';
import type { Visits } from './clock';
import type { Lane } from './lanes';
import { Legend } from './legend';
import { isLate, outcomesOf } from './stops';

/** Problem → selector of its elements on the board. */
const SELECTORS = {
  late: '.stop.is-late',
  outside: '.stop.was-late',
  failed: '.stop.is-failed',
  skipped: '.stop.is-skipped',
  broken: '.lane.is-broken .lane-name',
} as const;

export function Summary({
  date,
  depot,
  lanes,
  visits,
  outside,
  children,
}: {
  date: string;
  depot: string;
  lanes: readonly Lane[];
  visits: Visits;
  /** What comes first. */
  children: ReactNode;
  /** How many visits were made outside their booked slots. */
  outside: number;
}) {
  const stops = lanes.flatMap(({ route }) => route.stops);
  const counts = outcomesOf(stops, visits);
  const miles = lanes.reduce((sum, { route }) => sum + route.totals.miles, 0);
  const drafts = lanes.filter(({ route: { status } }) => status === 'draft').length;
  const isOut = drafts < lanes.length;
  // An empty draft waits for nobody.
  const used = lanes.filter(({ route, run }) => run !== undefined || route.stops.length > 0);
  if (used.length > 0 && used.every(({ run }) => run?.status === 'completed')) {
    return <DayIsOver date={date} depot={depot} stops={stops} visits={visits} outside={outside} />;
  }
  return (
    <div className="summary" role="group" aria-label="The day">
      {children}
      <span>{plural(lanes.length, 'route')}</span>
      {drafts > 0 && isOut && <span>{plural(drafts, 'draft')}</span>}
      <span>{plural(stops.length, 'stop')}</span>
      <span>{Math.round(miles).toLocaleString(LOCALE)} miles</span>
      {isOut && <span>{counts.completed} done</span>}
      <NextProblem
        of="late"
        count={stops.filter((stop) => isLate(stop, visits.get(stop.id))).length}
        words="late"
      />
      <NextProblem of="outside" count={outside} words="outside the booked slot" />
      <NextProblem of="failed" count={counts.failed} words="failed" />
      <NextProblem of="skipped" count={counts.skipped} words="skipped" />
      <NextProblem
        of="broken"
        count={lanes.filter(({ run }) => run?.broken_down_at).length}
        words="broken down"
      />
      <Legend />
    </div>
  );
}

/** What came of a day, once the last van is back. */
function DayIsOver({
  date,
  depot,
  stops,
  visits,
  outside,
}: {
  date: string;
  depot: string;
  stops: readonly Stop[];
  visits: Visits;
  outside: number;
}) {
  const { failed, skipped } = outcomesOf(stops, visits);
  const done = stops.filter(({ status }) => status === 'completed');
  const kept = done.filter(({ id }) => visits.get(id)?.outside_slot_minutes === 0).length;
  const waiting = useWaiting(stops);
  return (
    <div className="summary" role="group" aria-label="The day">
      <b>
        {done.length.toLocaleString(LOCALE)} of {stops.length.toLocaleString(LOCALE)} delivered
      </b>
      {done.length > 0 && <span>{percent(kept / done.length)} in the booked slot</span>}
      <NextProblem of="outside" count={outside} words="outside the booked slot" />
      <NextProblem of="failed" count={failed} words="failed" />
      <NextProblem of="skipped" count={skipped} words="skipped" />
      {waiting > 0 && <Link to="/inbox">{waiting} to decide</Link>}
      <PrintLink path={`/depots/${depot}/manifest?date=${date}`} label="Print" />
      <Link to="/reports" search={{ from: date, to: date, depot }}>
        Report
      </Link>
      <Legend />
    </div>
  );
}

/** Counts the orders of these stops that wait in the inbox. */
function useWaiting(stops: readonly Stop[]): number {
  const { mode } = useMode();
  const { data = [] } = useQuery({
    queryKey: [mode, 'inbox', 'orders'],
    queryFn: () =>
      fetchAll<Resources['InboxItem']>((page) => api.GET('/inbox', { params: { query: page } }), 500),
  });
  const orders = new Set(stops.map(({ order }) => order));
  return new Set(data.flatMap(({ order }) => (order && orders.has(order.id) ? [order.id] : []))).size;
}

/** A count that is also a button: it goes to the first of the problems, then from one to the next. */
function NextProblem({ of, count, words }: { of: keyof typeof SELECTORS; count: number; words: string }) {
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="summary-bad"
      title={`Show the next one (${words})`}
      onClick={(event) => {
        const board = event.currentTarget.closest('.day-board');
        const all = [...(board?.querySelectorAll<HTMLElement>(SELECTORS[of]) ?? [])];
        const last = board?.querySelector('[data-looked-at]');
        const next = all[(all.indexOf(last as HTMLElement) + 1) % all.length];
        last?.removeAttribute('data-looked-at');
        next?.setAttribute('data-looked-at', '');
        next?.focus();
        next?.scrollIntoView({ block: 'center' });
      }}
    >
      {count.toLocaleString(LOCALE)} {words}
    </button>
  );
}
