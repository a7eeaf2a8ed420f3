/** The list of orders: search, filters in the address, and CSV export. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ORDER_STATUSES, unwrap } from '@waypost/client';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { type Order, useDepots, useShippers } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button, type Option } from '../../parts/fields';
import { humanise, plural } from '../../parts/format';
import { useNotices } from '../../parts/notices';
import { Empty, QueryState } from '../../parts/states';
import { useKeys } from '../../parts/use-keys';
import { View } from '../../parts/view';
import { exportCsv } from './export-csv';
import { Columns, OrdersTable, useColumnChoice } from './orders-table';
import type { OrdersSearch } from './search';
import './orders.css';

const route = getRouteApi('/orders');
const PAGE = 50;

export function OrdersView() {
  const search = route.useSearch();
  const { mode } = useMode();
  const { write } = useRights();
  const choice = useColumnChoice();
  const navigate = route.useNavigate();
  const orders = useInfiniteQuery({
    queryKey: [mode, 'orders', 'list', search],
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET('/orders', {
          params: { query: { ...search, limit: PAGE, ...(pageParam ? { starting_after: pageParam } : {}) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.has_more ? page.data.at(-1)?.id : undefined),
    placeholderData: (before) => before,
  });
  const isNarrowed = Object.keys(search).length > 0;
  return (
    <View
      title="Orders"
      tools={
        <>
          <Columns choice={choice} />
          <CsvButton search={search} />
          {write && <Button onClick={() => void navigate({ to: '/orders/import' })}>Import</Button>}
        </>
      }
    >
      <Filters search={search} />
      <QueryState
        query={{
          data: orders.data,
          error: orders.error,
          isPending: orders.isPending,
          refetch: orders.refetch,
        }}
      >
        {({ pages }) => {
          const rows: Order[] = pages.flatMap(({ data }) => data);
          return rows.length === 0 ? (
            <Empty title={isNarrowed ? 'No matching orders' : 'No orders yet'}>
              <p>
                {isNarrowed
                  ? 'Try fewer words, or clear a filter.'
                  : 'Import a file, or create the first one through the API.'}
              </p>
            </Empty>
          ) : (
            <>
              <OrdersTable orders={rows} choice={choice} />
              <div className="more">
                <span className="hint">
                  {plural(rows.length, 'order')}
                  {orders.hasNextPage && ' shown'}
                </span>
                {orders.hasNextPage && (
                  <Button disabled={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
                    Show more
                  </Button>
                )}
              </div>
            </>
          );
        }}
      </QueryState>
    </View>
  );
}

const TYPING_MS = 180;

function Filters({ search }: { search: OrdersSearch }) {
  const navigate = route.useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search.q ?? '');
  useKeys({ '/': () => field.current?.focus() });
  useEffect(() => {
    if ((search.q ?? '') === text.trim()) return undefined;
    const timer = setTimeout(() => {
      const q = text.trim();
      void navigate({ search: ({ q: _, ...rest }) => (q ? { ...rest, q } : rest), replace: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, search.q, navigate]);
  const narrow = (name: keyof OrdersSearch) => (event: { target: { value: string } }) => {
    const { value } = event.target;
    void navigate({
      search: (before) =>
        Object.fromEntries(Object.entries({ ...before, [name]: value }).filter(([, kept]) => kept !== '')),
    });
  };
  const shippers = useShippers().map(({ id, name }) => [id, name] as const);
  const depots = useDepots().map(({ id, name }) => [id, name] as const);
  return (
    <div className="filters" role="search">
      <input
        ref={field}
        type="search"
        className="search"
        aria-label="Search orders"
        placeholder="Reference, name, phone, postcode or barcode"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Narrow
        label="Status"
        value={search.status}
        onChange={narrow('status')}
        options={[['', 'Any status'], ...ORDER_STATUSES.map((status) => [status, humanise(status)] as const)]}
      />
      <Narrow
        label="Shipper"
        value={search.shipper}
        onChange={narrow('shipper')}
        options={[['', 'Any shipper'], ...shippers]}
      />
      <Narrow
        label="Depot"
        value={search.depot}
        onChange={narrow('depot')}
        options={[['', 'Any depot'], ...depots]}
      />
      <input
        type="date"
        aria-label="Date"
        title="Date"
        className={search.date ? 'is-set' : undefined}
        value={search.date ?? ''}
        onChange={narrow('date')}
      />
      {Object.keys(search).length > 0 && (
        <Button
          kind="quiet"
          onClick={() => {
            setText('');
            void navigate({ search: {} });
          }}
        >
          Clear
        </Button>
      )}
    </div>
  );
}

/** A filter, highlighted while it is set. */
function Narrow({
  label,
  value = '',
  options,
  onChange,
}: {
  label: string;
  value: string | undefined;
  options: readonly Option[];
  onChange: (event: { target: { value: string } }) => void;
}) {
  return (
    <select
      aria-label={label}
      className={value === '' ? undefined : 'is-set'}
      value={value}
      onChange={onChange}
    >
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
}

function CsvButton({ search }: { search: OrdersSearch }) {
  const [busy, setBusy] = useState(false);
  const { notify, notifyError } = useNotices();
  return (
    <Button
      disabled={busy}
      onClick={() => {
        setBusy(true);
        exportCsv(search)
          .then(notify, (error: unknown) => notifyError(String(error)))
          .finally(() => setBusy(false));
      }}
    >
      CSV
    </Button>
  );
}
