/** The day in figures, with links to what needs attention: late and failed stops, and vans that broke down. */
import { LOCALE, plural } from '../../parts/format';
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
  lanes,
  visits,
  outside,
}: {
  lanes: readonly Lane[];
  visits: Visits;
  /** How many visits were made outside their booked slots. */
  outside: number;
}) {
  const stops = lanes.flatMap(({ route }) => route.stops);
  const counts = outcomesOf(stops, visits);
  const miles = lanes.reduce((sum, { route }) => sum + route.totals.miles, 0);
  const drafts = lanes.filter(({ route: { status } }) => status === 'draft').length;
  const isOut = drafts < lanes.length;
  return (
    <div className="summary" role="group" aria-label="The day">
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
