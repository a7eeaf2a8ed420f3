/** Goods that go back to their shippers: what is to be handed back, what was on a day, and the note to sign. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unwrap } from '@waypost/client';
import { api } from '../../api/client';
import { useClock, useClocks } from '../../api/clocks';
import { useMode } from '../../api/mode';
import { useShippers } from '../../api/queries';
import { CsvButton } from '../../parts/csv-button';
import { DateInput } from '../../parts/date-input';
import { Status } from '../../parts/fields';
import { byName } from '../../parts/format';
import { PrintLink, usePrintCommands } from '../../parts/print-menu';
import { RecordLink } from '../../parts/record-link';
import { RecordTable } from '../../parts/record-table';
import { Empty, QueryState } from '../../parts/states';
import { byShipper, countWords, type Return } from './returned';
import { narrowedBy } from './search';
import { Narrowing, Reports, useNames, useReportSearch } from './sections';

export function ReturnsView() {
  const { mode } = useMode();
  const { search, narrow } = useReportSearch();
  const only = narrowedBy(search);
  const today = useClock().today();
  const date = search.date ?? today;
  const query = { ...only, date };
  const returns = useQuery({
    queryKey: [mode, 'returns', query],
    queryFn: () => unwrap(api.GET('/reports/returns', { params: { query } })),
    placeholderData: (before) => before,
  });
  return (
    <Reports
      title="Goods going back"
      hint="Goods of collected, cancelled and returned orders, shipper by shipper."
      tools={
        <>
          <div className="field field-inline">
            <label htmlFor="date">Handed back on</label>
            <DateInput
              id="date"
              value={date}
              max={today}
              onChange={({ target }) => narrow({ date: target.value })}
            />
          </div>
          <CsvButton
            path="/reports/returns"
            query={query}
            name={`returns-${date}.csv`}
            rest="Only the latest goods are in it: choose a shipper or depot for the others."
          />
        </>
      }
    >
      <Narrowing />
      <QueryState query={returns}>
        {({ data, has_more: hasMore }) =>
          data.length === 0 ? (
            <Empty title="Nothing goes back">
              <p>
                Goods are listed here once their order is collected, cancelled or returned, until they are
                scanned out in <Link to="/receiving">Receiving</Link>.
              </p>
            </Empty>
          ) : (
            <>
              <Shippers lines={data} depot={only.depot} date={date} />
              {hasMore && <p className="hint">These came last. Choose a shipper or depot for the others.</p>}
            </>
          )
        }
      </QueryState>
    </Reports>
  );
}

function Shippers({
  lines,
  depot,
  date,
}: {
  lines: readonly Return[];
  depot: string | undefined;
  date: string;
}) {
  const nameOf = useNames();
  const shippers = useShippers();
  const groups = byShipper(lines)
    .map(([id, theirs]) => ({
      id,
      name: nameOf(id),
      theirs,
      isRemoved: !shippers.some((one) => one.id === id),
    }))
    .sort(byName);
  const noteOf = (id: string) =>
    `/shippers/${id}/return-note?${new URLSearchParams({ date, ...(depot && { depot }) }).toString()}`;
  usePrintCommands(
    groups
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ id, name }) => ({ path: noteOf(id), label: `Return note of ${name}` })),
  );
  return groups.map(({ id, name, theirs, isRemoved }) => (
    <section key={id} className="going-back" aria-label={name}>
      <div className="section-head">
        <h3>{name}</h3>
        <p className="hint">{countWords(theirs)}</p>
        <div className="tools">
          {!isRemoved && <PrintLink look="button" path={noteOf(id)} label="Print the note" />}
        </div>
      </div>
      <RecordTable
        rowLinks
        label={`Goods that go back to ${name}`}
        items={theirs}
        columns={[
          ['Order', ({ order, reference }) => <RecordLink id={order} name={reference} />, 'nowrap'],
          ['Why', ({ order_status: why }) => <Status of={why} />, 'nowrap'],
          ['Goods', ({ goods, number }) => `${goods}, ${number}`],
          ['Barcode', ({ barcode }) => <code>{barcode}</code>, 'nowrap'],
          ['Where', (line) => <Where line={line} depot={nameOf(line.depot)} />, 'nowrap'],
        ]}
      />
    </section>
  ));
}

/** Where a piece is, or when it was handed back. */
function Where({ line, depot }: { line: Return; depot: string }) {
  const clock = useClocks()(line.depot);
  if (line.returned_at !== null) return `Handed back at ${clock.time(line.returned_at)}`;
  if (line.piece_status === 'at_depot') return depot;
  return (
    <>
      <Status of={line.piece_status} /> <span className="hint">{depot}</span>
    </>
  );
}
