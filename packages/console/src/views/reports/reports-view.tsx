/** The report on deliveries: plots by day, and tables by day, depot, shipper, driver and hour. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { CsvButton } from '../../parts/csv-button';
import { addDays } from '../../parts/format';
import { Empty, QueryState } from '../../parts/states';
import { AnswersTable } from './answers';
import { daysBetween } from './figures';
import { Headline } from './headline';
import { Plots } from './plots';
import { ReportTable } from './report-table';
import type { Group, Row } from './row';
import { type Narrowed, narrowedBy } from './search';
import { type Days, Narrowing, OverDays, Period, Reports, useNames, useReportSearch } from './sections';

type Table = Group | 'hour';

const TABLES: Record<Table, string> = {
  day: 'By day',
  depot: 'By depot',
  shipper: 'By shipper',
  driver: 'By driver',
  hour: 'Answers by hour',
};

export const ReportsView = () => <OverDays>{(days) => <Deliveries {...days} />}</OverDays>;

function Deliveries({ from, to }: Days) {
  const { search } = useReportSearch();
  const [chosen, setBy] = useState<Table>('day');
  const only = narrowedBy(search);
  const isNarrowed = Object.keys(only).length > 0;
  // Answers are counted of all.
  const tables = (Object.keys(TABLES) as Table[]).filter((one) => one !== 'hour' || !isNarrowed);
  const by = tables.includes(chosen) ? chosen : 'day';
  const days = useReport(from, to, 'day', only);
  const rows = useReport(from, to, by === 'hour' ? 'day' : by, only);
  const whole = useReport(from, to, 'period', only);
  const before = useReport(addDays(from, -daysBetween(from, to)), addDays(from, -1), 'period', only);
  const answers = useAnswers(from, to);
  const nameOf = useNames();
  return (
    <Reports
      title="Deliveries"
      hint="How they went, compared with the period before."
      tools={
        <>
          <Period from={from} to={to} />
          <CsvButton
            path={by === 'hour' ? '/reports/answers' : '/reports/deliveries'}
            query={{ from, to, ...(by !== 'hour' && { by, ...only }) }}
            name={`${by === 'hour' ? 'answers' : `deliveries-by-${by}`}-${from}-${to}.csv`}
          />
        </>
      }
    >
      <Narrowing />
      <QueryState query={days}>
        {(list) =>
          list.every(({ orders, attempts }) => orders === 0 && attempts === 0) &&
          (isNarrowed || answers.data?.length === 0) ? (
            <Empty title="No deliveries in this period">
              <p>Choose other dates{isNarrowed && ', or any shipper and depot'}.</p>
            </Empty>
          ) : (
            <>
              <Headline row={whole.data?.[0]} before={before.data?.[0]} days={{ from, to, ...only }} />
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
                  {(found) => (
                    <ReportTable rows={found} by={by} nameOf={nameOf} days={{ from, to, ...only }} />
                  )}
                </QueryState>
              )}
            </>
          )
        }
      </QueryState>
    </Reports>
  );
}

function useReport(from: string, to: string, by: Group | 'period', only: Narrowed) {
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
