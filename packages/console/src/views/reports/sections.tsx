/** The frame of the reports' sections, and what they are narrowed by. */
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { unwrap } from '@waypost/client';
import type { ComponentProps, ReactNode } from 'react';
import { api } from '../../api/client';
import { useClock } from '../../api/clocks';
import { useMode } from '../../api/mode';
import { useDepots, useDrivers, useShippers } from '../../api/queries';
import { DateInput } from '../../parts/date-input';
import { Select } from '../../parts/fields';
import { addDays, byName, percent } from '../../parts/format';
import { QueryState } from '../../parts/states';
import { Section, Sections, View } from '../../parts/view';
import { daysBetween } from './figures';
import { readPeriod, type ReportSearch } from './search';

const SECTIONS = [
  ['/reports', 'Deliveries'],
  ['/reports/visits', 'Visits'],
  ['/reports/ageing', 'Waiting goods'],
  ['/reports/returns', 'Going back'],
] as const;

export function Reports(section: ComponentProps<typeof Section>) {
  return (
    <View title="Reports" sections={<Sections label="Reports" of={SECTIONS} keepsSearch />}>
      <Section {...section} />
    </View>
  );
}

/** Returns what the address says, and a function that changes a part of it. */
export function useReportSearch() {
  const search = readPeriod(useSearch({ strict: false }));
  const navigate = useNavigate();
  const narrow = (change: { [Name in keyof ReportSearch]?: string | undefined }) =>
    void navigate({ to: '.', search: readPeriod({ ...search, ...change }) });
  return { search, narrow };
}

const USUAL_DAYS = 28;
const PERIODS = [
  [7, '7 days'],
  [28, '4 weeks'],
  [91, '13 weeks'],
] as const;

export type Days = { from: string; to: string };

/** Runs may be in the future and yet driven: rehearsals. */
const AROUND = 180;

/** Finds the last day with a visit; none is today. */
function useLastDay() {
  const { mode } = useMode();
  const today = useClock().today();
  return useQuery({
    queryKey: [mode, 'visit-report', 'last', today],
    queryFn: async () => {
      const query = { from: addDays(today, -AROUND), to: addDays(today, AROUND), limit: 1 };
      const { data } = await unwrap(api.GET('/reports/visits', { params: { query } }));
      return data[0]?.date ?? today;
    },
  });
}

/** Renders a report of the days that the address says: by default four weeks up to the last day with visits. */
export function OverDays({ children }: { children: (days: Days) => ReactNode }) {
  const { search } = useReportSearch();
  const last = useLastDay();
  const to = search.to ?? last.data;
  if (to !== undefined) return children({ from: search.from ?? addDays(to, 1 - USUAL_DAYS), to });
  return (
    <View title="Reports" sections={<Sections label="Reports" of={SECTIONS} keepsSearch />}>
      <QueryState query={last}>{() => null}</QueryState>
    </View>
  );
}

/** The choice of days. */
export function Period({ from, to }: Days) {
  const { narrow } = useReportSearch();
  const today = useClock().today();
  const last = useLastDay().data ?? today;
  const end = (name: 'from' | 'to') => (event: { target: { value: string } }) => {
    if (event.target.value) narrow({ from, to, [name]: event.target.value });
  };
  return (
    <>
      <div className="kinds" role="group" aria-label="Period">
        {PERIODS.map(([days, name]) => (
          <button
            key={days}
            type="button"
            aria-pressed={to === last && daysBetween(from, to) === days}
            onClick={() => narrow({ from: addDays(last, 1 - days), to: last })}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="field field-inline">
        <label htmlFor="from">From</label>
        <DateInput id="from" value={from} max={to} onChange={end('from')} />
      </div>
      <div className="field field-inline">
        <label htmlFor="to">To</label>
        <DateInput id="to" value={to} min={from} onChange={end('to')} />
      </div>
    </>
  );
}

/** What a figure is that nothing counts towards. */
export const NONE = '–';
export const rate = (value: number | null) => (value === null ? NONE : percent(value, 1));
export const decimal = (value: number | null, digits = 1) => (value === null ? NONE : value.toFixed(digits));

/** Leads from a figure to the visits that it counts, or that count against it; one that counts none leads nowhere. */
export function VisitsLink({
  search,
  title,
  children,
}: {
  search: ReportSearch;
  title: string;
  children: string;
}) {
  if (children === NONE) return children;
  return (
    <Link to="/reports/visits" search={search} title={title}>
      {children}
    </Link>
  );
}

/** Narrows a report to one shipper and depot; children are shown beside it. */
export function Narrowing({ children }: { children?: ReactNode }) {
  const shippers = useShippers();
  const depots = useDepots();
  return (
    <div className="filter-bar">
      <Only name="shipper" label="Shipper" any="Any shipper" of={shippers} />
      <Only name="depot" label="Depot" any="Any depot" of={depots} />
      {children}
    </div>
  );
}

function Only({
  name,
  label,
  any,
  of,
}: {
  name: 'shipper' | 'depot';
  label: string;
  any: string;
  of: readonly { id: string; name: string }[];
}) {
  const { search, narrow } = useReportSearch();
  return (
    <Select
      inline
      label={label}
      value={search[name] ?? ''}
      options={[['', any], ...[...of].sort(byName).map((one) => [one.id, one.name] as const)]}
      onChange={({ target }) => narrow({ [name]: target.value })}
    />
  );
}

/** Returns a function from the id of a depot, shipper or driver to its name. */
export function useNames(): (id: string | null | undefined) => string {
  const names = new Map(
    [...useDepots(), ...useShippers(), ...useDrivers()].map(({ id, name }) => [id, name] as const),
  );
  return (id) => (id ? (names.get(id) ?? 'Removed') : 'None');
}
