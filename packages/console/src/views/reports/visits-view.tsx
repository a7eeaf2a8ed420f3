/** The visits of a range of days one by one, as billing needs them. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useClocks } from '../../api/clocks';
import { useMode } from '../../api/mode';
import { useDepots, useDrivers } from '../../api/queries';
import { CsvButton } from '../../parts/csv-button';
import { Button, Select, Status } from '../../parts/fields';
import { byName, day, humanise, plural } from '../../parts/format';
import { RecordLink } from '../../parts/record-link';
import { type ColumnOf, RecordTable } from '../../parts/record-table';
import { Empty, QueryState } from '../../parts/states';
import { narrowedBy, ONLY, ONLY_WORDS, visitsQuery } from './search';
import { type Days, Narrowing, OverDays, Period, Reports, useReportSearch } from './sections';

type Line = Resources['VisitReport'];
const PAGE = 100;

export const VisitsView = () => <OverDays>{(days) => <VisitList {...days} />}</OverDays>;

function VisitList({ from, to }: Days) {
  const { mode } = useMode();
  const { search } = useReportSearch();
  const query = { from, to, ...narrowedBy(search), ...visitsQuery(search) };
  const visits = useInfiniteQuery({
    queryKey: [mode, 'visit-report', query],
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET('/reports/visits', {
          params: { query: { ...query, limit: PAGE, ...(pageParam && { starting_after: pageParam }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.has_more ? page.data.at(-1)?.id : undefined),
    placeholderData: (before) => before,
  });
  return (
    <Reports
      title="Visits"
      hint="Completed, failed and skipped, the latest day first."
      tools={
        <>
          <Period from={from} to={to} />
          <CsvButton
            path="/reports/visits"
            query={query}
            name={`visits-${query.from}-${query.to}.csv`}
            rest="Only the latest visits are in it: choose fewer days for the others."
          />
        </>
      }
    >
      <Narrowing>
        <Which />
      </Narrowing>
      <QueryState query={visits}>
        {({ pages }) => {
          const lines = pages.flatMap(({ data }) => data);
          if (lines.length === 0)
            return (
              <Empty title="No visits in this period">
                <p>
                  {search.only !== undefined || search.driver !== undefined
                    ? 'Choose other dates, another outcome or any driver.'
                    : 'Choose other dates. A visit is listed once it is completed, failed or skipped.'}
                </p>
              </Empty>
            );
          return (
            <>
              <Lines lines={lines} />
              <div className="more">
                <span className="hint">
                  {plural(lines.length, 'visit')}
                  {visits.hasNextPage && ' shown'}
                </span>
                {visits.hasNextPage && (
                  <Button disabled={visits.isFetchingNextPage} onClick={() => void visits.fetchNextPage()}>
                    Show more
                  </Button>
                )}
              </div>
            </>
          );
        }}
      </QueryState>
    </Reports>
  );
}

/** Which visits are listed: by their outcome, and by driver. */
function Which() {
  const { search, narrow } = useReportSearch();
  const drivers = useDrivers();
  return (
    <>
      <Select
        inline
        label="Outcome"
        value={search.only ?? ''}
        options={[['', 'Any outcome'], ...ONLY.map((one) => [one, ONLY_WORDS[one]] as const)]}
        onChange={({ target }) => narrow({ only: target.value })}
      />
      <Select
        inline
        label="Driver"
        value={search.driver ?? ''}
        options={[
          ['', 'Any driver'],
          ...[...drivers].sort(byName).map(({ id, name }) => [id, name] as const),
        ]}
        onChange={({ target }) => narrow({ driver: target.value })}
      />
    </>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const depots = useDepots();
  const clocks = useClocks();
  const ofDepot: ColumnOf<Line> = [
    'Depot',
    ({ depot }) => depots.find(({ id }) => id === depot)?.name ?? 'Removed',
    'wide-only',
  ];
  return (
    <RecordTable
      rowLinks
      label="Visits"
      items={lines}
      columns={[
        ['Order', ({ order, reference }) => <RecordLink id={order} name={reference} />, 'nowrap'],
        ['Day', ({ date }) => day(date), 'nowrap'],
        [
          'Outcome',
          ({ outcome, reason, type }) => (
            <>
              <Status of={outcome} words={outcome === 'completed' ? DONE[type] : humanise(outcome)} />
              {reason !== null && <span className="hint"> {humanise(reason).toLowerCase()}</span>}
            </>
          ),
          'nowrap',
        ],
        ['At the door', ({ arrived_at: at, depot }) => at && clocks(depot).time(at), 'nowrap'],
        ['Done', ({ delivered_at: at, depot }) => at && clocks(depot).time(at), 'nowrap'],
        ['Van', (line) => line.vehicle_name, 'nowrap'],
        ['Driver', (line) => line.driver_name, 'nowrap'],
        ['Shipper', (line) => line.shipper_name],
        ...(depots.length > 1 ? [ofDepot] : []),
        ['Services', ({ services }) => services.map(humanise).join(', ')],
        ['Attempt', ({ attempts }) => attempts, 'number'],
        ['Pieces', ({ pieces }) => pieces, 'number'],
        ['Miles to it', ({ miles }) => miles?.toFixed(1), 'number'],
        ['Minutes to it', ({ minutes }) => minutes?.toFixed(0), 'number'],
      ]}
    />
  );
}

/** Outcome of a completed visit. */
const DONE: Record<Line['type'], string> = { delivery: 'Delivered', collection: 'Collected' };
