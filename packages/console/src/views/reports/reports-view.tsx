/** The reports: plots by day, and tables by day, depot, shipper, driver and hour. */
import { useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api, BASE, call } from '../../api/client';
import { messageOf } from '../../api/errors';
import { useMode } from '../../api/mode';
import { useDepots, useDrivers, useShippers } from '../../api/queries';
import { DateInput } from '../../parts/date-input';
import { Button, Select } from '../../parts/fields';
import { download } from '../../parts/csv';
import { addDays, byName } from '../../parts/format';
import { useNotices } from '../../parts/notices';
import { Empty, QueryState } from '../../parts/states';
import { View } from '../../parts/view';
import { AnswersTable } from './answers';
import { daysBetween } from './figures';
import { Headline } from './headline';
import { Plots } from './plots';
import { ReportTable } from './report-table';
import type { Group, Row } from './row';
import type { Narrowed } from './search';

/** What the table shows. */
type Table = Group | 'hour';

const route = getRouteApi('/reports');
const DAYS = 27;
const TABLES: Record<Table, string> = {
  day: 'By day',
  depot: 'By depot',
  shipper: 'By shipper',
  driver: 'By driver',
  hour: 'Answers by hour',
};

const PERIODS = [
  [7, '7 days'],
  [28, '4 weeks'],
  [91, '13 weeks'],
] as const;

export function ReportsView() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const today = useClock().today();
  const to = search.to ?? today;
  const from = search.from ?? addDays(to, -DAYS);
  const [chosen, setBy] = useState<Table>('day');
  const { shipper, depot } = search;
  const only = { ...(shipper && { shipper }), ...(depot && { depot }) };
  const isNarrowed = Object.keys(only).length > 0;
  // Answers are counted of all.
  const tables = (Object.keys(TABLES) as Table[]).filter((one) => one !== 'hour' || !isNarrowed);
  const by = tables.includes(chosen) ? chosen : 'day';
  const days = useReport(from, to, 'day', only);
  const rows = useReport(from, to, by === 'hour' ? 'day' : by, only);
  const length = daysBetween(from, to);
  const before = useReport(addDays(from, -length), addDays(from, -1), 'day', only);
  const answers = useAnswers(from, to);
  const nameOf = useNames();
  const go = (name: 'from' | 'to') => (event: { target: { value: string } }) => {
    if (event.target.value) void navigate({ search: { ...search, from, to, [name]: event.target.value } });
  };
  return (
    <View
      title="Reports"
      tools={
        <>
          <div className="kinds" role="group" aria-label="Period">
            {PERIODS.map(([days, name]) => (
              <button
                key={days}
                type="button"
                aria-pressed={to === today && length === days}
                onClick={() =>
                  void navigate({ search: { ...only, from: addDays(today, 1 - days), to: today } })
                }
              >
                {name}
              </button>
            ))}
          </div>
          <div className="field field-inline">
            <label htmlFor="from">From</label>
            <DateInput id="from" value={from} max={to} onChange={go('from')} />
          </div>
          <div className="field field-inline">
            <label htmlFor="to">To</label>
            <DateInput id="to" value={to} min={from} onChange={go('to')} />
          </div>
          <CsvButton from={from} to={to} by={by} only={only} />
        </>
      }
    >
      <div className="filter-bar">
        <Only name="shipper" label="Shipper" any="Any shipper" of={useShippers()} />
        <Only name="depot" label="Depot" any="Any depot" of={useDepots()} />
      </div>
      <QueryState query={days}>
        {(list) =>
          list.every(({ orders, attempts }) => orders === 0 && attempts === 0) &&
          (isNarrowed || answers.data?.length === 0) ? (
            <Empty title="No deliveries in this period">
              <p>Choose other dates, or come back after the first deliveries.</p>
            </Empty>
          ) : (
            <>
              <Headline rows={list} before={before.data} />
              <Plots
                days={list}
                answers={isNarrowed ? undefined : (answers.data ?? [])}
                from={from}
                to={to}
              />
              <div className="kinds" role="group" aria-label="Numbers">
                {tables.map((one) => (
                  <button key={one} type="button" aria-pressed={by === one} onClick={() => setBy(one)}>
                    {TABLES[one]}
                  </button>
                ))}
              </div>
              {by === 'hour' ? (
                <QueryState query={answers}>{(found) => <AnswersTable rows={found} />}</QueryState>
              ) : (
                <QueryState query={rows}>
                  {(found) => <ReportTable rows={found} by={by} nameOf={nameOf} />}
                </QueryState>
              )}
            </>
          )
        }
      </QueryState>
    </View>
  );
}

/** Narrows the report to one shipper or depot. */
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
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Select
      inline
      label={label}
      value={search[name] ?? ''}
      options={[['', any], ...[...of].sort(byName).map((one) => [one.id, one.name] as const)]}
      onChange={({ target }) => {
        const { [name]: _, ...rest } = search;
        void navigate({ search: { ...rest, ...(target.value && { [name]: target.value }) } });
      }}
    />
  );
}

function useReport(from: string, to: string, by: Group, only: Narrowed) {
  const { mode } = useMode();
  return useQuery({
    queryKey: [mode, 'reports', from, to, by, only],
    queryFn: async (): Promise<Row[]> => {
      const answer = await unwrap(
        api.GET('/reports/deliveries', { params: { query: { from, to, by, ...only } } }),
      );
      return answer.data;
    },
    placeholderData: (before) => before,
  });
}

function useAnswers(from: string, to: string) {
  const { mode } = useMode();
  return useQuery({
    queryKey: [mode, 'answers', from, to],
    queryFn: () =>
      unwrap(api.GET('/reports/answers', { params: { query: { from, to } } })).then(({ data }) => data),
    placeholderData: (before) => before,
  });
}

/** Returns a function from the id of a depot, shipper or driver to its name. */
function useNames(): (id: string | null | undefined) => string {
  const names = new Map(
    [...useDepots(), ...useShippers(), ...useDrivers()].map(({ id, name }) => [id, name] as const),
  );
  return (id) => (id ? (names.get(id) ?? 'Removed') : 'None');
}

function CsvButton({ from, to, by, only }: { from: string; to: string; by: Table; only: Narrowed }) {
  const { notify, notifyError } = useNotices();
  const take = async () => {
    const isOfAnswers = by === 'hour';
    const query = new URLSearchParams({ from, to, ...(!isOfAnswers && { by, ...only }) });
    const report = isOfAnswers ? 'answers' : 'deliveries';
    const response = await call('GET', `${BASE}/reports/${report}?${query.toString()}`, undefined, {
      Accept: 'text/csv',
    });
    const name = `${isOfAnswers ? 'answers' : `deliveries-by-${by}`}-${from}-${to}.csv`;
    download(name, await response.text());
    return `${name} saved.`;
  };
  return (
    <Button onClick={() => void take().then(notify, (error: unknown) => notifyError(messageOf(error)))}>
      CSV
    </Button>
  );
}
