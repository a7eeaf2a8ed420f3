/** Goods that are in the depot and wait to be delivered, the longest first, by bands of age. */
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useClock, useClocks } from '../../api/clocks';
import { useMode } from '../../api/mode';
import { CsvButton } from '../../parts/csv-button';
import { Status } from '../../parts/fields';
import { day, formatSlot } from '../../parts/format';
import { RecordLink } from '../../parts/record-link';
import { RecordTable } from '../../parts/record-table';
import { Empty, QueryState } from '../../parts/states';
import { narrowedBy } from './search';
import { Narrowing, Reports, useNames, useReportSearch } from './sections';
import { type Band, BANDS, isOverdue, type Waiting, waitWords, within } from './ageing';

const WITH_GOODS = { include: 'goods' } as const;

export function AgeingView() {
  const { mode } = useMode();
  const only = narrowedBy(useReportSearch().search);
  const today = useClock().today();
  const [band, setBand] = useState<Band>();
  const lines = useQuery({
    queryKey: [mode, 'ageing', only],
    queryFn: () => unwrap(api.GET('/reports/ageing', { params: { query: { ...only, ...WITH_GOODS } } })),
    placeholderData: (before) => before,
  });
  return (
    <Reports
      title="Waiting goods"
      hint="In at the depot and not delivered, the longest wait first."
      tools={
        <CsvButton
          path="/reports/ageing"
          query={{ ...only, ...WITH_GOODS }}
          name={`waiting-goods-${today}.csv`}
          rest="Only the longest waits are in it: choose a shipper or depot for the others."
        />
      }
    >
      <Narrowing>
        <Bands lines={lines.data?.data ?? []} chosen={band} onChoose={setBand} />
      </Narrowing>
      <QueryState query={lines}>
        {({ data, has_more: hasMore }) => {
          const shown = within(data, band);
          if (shown.length === 0)
            return (
              <Empty title={data.length === 0 ? 'Nothing waits' : 'Nothing waits that long'}>
                <p>Goods are listed here from the scan of their last piece until they are delivered.</p>
              </Empty>
            );
          return (
            <>
              <Lines lines={shown} />
              {hasMore && (
                <p className="hint">These are the longest waits. Choose a shipper or depot to see others.</p>
              )}
            </>
          );
        }}
      </QueryState>
    </Reports>
  );
}

/** How many wait how long; each narrows the list. */
function Bands({
  lines,
  chosen,
  onChoose,
}: {
  lines: readonly Waiting[];
  chosen: Band | undefined;
  onChoose: (band: Band | undefined) => void;
}) {
  return (
    <div className="kinds" role="group" aria-label="Wait">
      {[undefined, ...BANDS].map((band) => (
        <button
          key={band?.name ?? ''}
          type="button"
          aria-pressed={band === chosen}
          onClick={() => onChoose(band)}
        >
          {band?.name ?? 'All'} <span>{within(lines, band).length}</span>
        </button>
      ))}
    </div>
  );
}

function Lines({ lines }: { lines: readonly Waiting[] }) {
  const clocks = useClocks();
  const isLate = (line: Waiting) => isOverdue(line, clocks(line.depot).today());
  const nameOf = useNames();
  return (
    <RecordTable
      rowLinks
      label="Waiting goods"
      items={lines}
      columns={[
        ['Order', ({ id, reference }) => <RecordLink id={id} name={reference} />, 'nowrap'],
        ['Goods', ({ goods }) => goods, 'notes'],
        ['Recipient', ({ recipient, postcode }) => [recipient, postcode].filter(Boolean).join(', '), 'notes'],
        ['Waits', (line) => <b>{waitWords(line, clocks(line.depot).today())}</b>, 'nowrap'],
        ['Status', ({ status }) => <Status of={status} />, 'nowrap'],
        ['Slot', ({ slot }) => (slot ? formatSlot(slot) : <span className="hint">None</span>), 'nowrap'],
        [
          'Deliver by',
          (line) =>
            line.deliver_by !== null && (
              <span className={isLate(line) ? 'overdue' : undefined}>
                {day(line.deliver_by)}
                {isLate(line) && ', too late'}
              </span>
            ),
          'nowrap',
        ],
        ['Goods in', ({ scanned_at: at, depot }) => day(clocks(depot).dateOf(at)), 'nowrap'],
        ['Visits', ({ attempts }) => (attempts === 0 ? '' : attempts), 'number'],
        ['Shipper', ({ shipper }) => nameOf(shipper), 'nowrap'],
        ['Depot', ({ depot }) => nameOf(depot), 'nowrap wide-only'],
      ]}
    />
  );
}
