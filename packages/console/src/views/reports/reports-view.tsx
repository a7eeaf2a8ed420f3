/** The reports: plots by day, and tables by day, depot, shipper, driver and hour. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api, BASE, call } from '../../api/client';
import { messageOf } from '../../api/errors';
import { useMode } from '../../api/mode';
import { useDepots, useDrivers, useShippers } from '../../api/queries';
import { DateInput } from '../../parts/date-input';
import { Button } from '../../parts/fields';
import { download } from '../../parts/csv';
import { addDays, isoDay } from '../../parts/format';
import { useNotices } from '../../parts/notices';
import { Empty, QueryState } from '../../parts/states';
import { View } from '../../parts/view';
import { AnswersTable } from './answers';
import { daysBetween } from './figures';
import { Headline } from './headline';
import { Plots } from './plots';
import { ReportTable } from './report-table';
import type { Group, Row } from './row';

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
  const to = search.to ?? isoDay();
  const from = search.from ?? addDays(to, -DAYS);
  const [by, setBy] = useState<Table>('day');
  const days = useReport(from, to, 'day');
  const rows = useReport(from, to, by === 'hour' ? 'day' : by);
  const length = daysBetween(from, to);
  const before = useReport(addDays(from, -length), addDays(from, -1), 'day');
  const answers = useAnswers(from, to);
  const nameOf = useNames();
  const go = (name: 'from' | 'to') => (event: { target: { value: string } }) => {
    if (event.target.value) void navigate({ search: { from, to, [name]: event.target.value } });
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
                aria-pressed={to === isoDay() && length === days}
                onClick={() => void navigate({ search: { from: addDays(isoDay(), 1 - days), to: isoDay() } })}
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
          <CsvButton from={from} to={to} by={by} />
        </>
      }
    >
      <QueryState query={days}>
        {(list) =>
          list.every(({ orders, attempts }) => orders === 0 && attempts === 0) &&
          answers.data?.length === 0 ? (
            <Empty title="No deliveries in this period">
              <p>Choose other dates, or come back after the first deliveries.</p>
            </Empty>
          ) : (
            <>
              <Headline rows={list} before={before.data} />
              <Plots days={list} answers={answers.data ?? []} from={from} to={to} />
              <div className="kinds" role="group" aria-label="Numbers">
                {(Object.keys(TABLES) as Table[]).map((one) => (
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

function useReport(from: string, to: string, by: Group) {
  const { mode } = useMode();
  return useQuery({
    queryKey: [mode, 'reports', from, to, by],
    queryFn: async (): Promise<Row[]> => {
      const answer = await unwrap(api.GET('/reports/deliveries', { params: { query: { from, to, by } } }));
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

function CsvButton({ from, to, by }: { from: string; to: string; by: Table }) {
  const { notify, notifyError } = useNotices();
  const take = async () => {
    const isOfAnswers = by === 'hour';
    const query = new URLSearchParams({ from, to, ...(!isOfAnswers && { by }) });
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
