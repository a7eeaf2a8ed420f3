/** The frame of the reports' sections, and what they are narrowed by. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useClock } from '../../api/clocks';
import { useDepots, useDrivers, useShippers } from '../../api/queries';
import { DateInput } from '../../parts/date-input';
import { Select } from '../../parts/fields';
import { addDays, byName } from '../../parts/format';
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

/** Returns the days that are reported: four weeks up to today, unless the address says otherwise. */
export function usePeriod(): { from: string; to: string } {
  const today = useClock().today();
  const { search } = useReportSearch();
  const to = search.to ?? today;
  return { from: search.from ?? addDays(to, 1 - USUAL_DAYS), to };
}

/** The choice of days. */
export function Period() {
  const { narrow } = useReportSearch();
  const { from, to } = usePeriod();
  const today = useClock().today();
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
            aria-pressed={to === today && daysBetween(from, to) === days}
            onClick={() => narrow({ from: addDays(today, 1 - days), to: today })}
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

/** Narrows a report to one shipper and depot; children stand beside. */
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
