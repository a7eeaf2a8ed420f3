/** The list of orders: filters in the address, sequence, saved views, several selected, and CSV. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';
import { unwrap } from '@waypost/client';
import { useEffect, useState } from 'react';
import { api } from '../../api/client';
import { useClock } from '../../api/clocks';
import { useMode } from '../../api/mode';
import { type Order, useDepots, useShippers } from '../../api/queries';
import { useRights } from '../../api/session';
import { CsvButton } from '../../parts/csv-button';
import { Button } from '../../parts/fields';
import { plural } from '../../parts/format';
import { Empty, QueryState } from '../../parts/states';
import { useKeys } from '../../parts/use-keys';
import { View } from '../../parts/view';
import { BulkBar } from './bulk-bar';
import { exportName } from './export-name';
import { Filters } from './filters';
import { keepSequence } from './neighbours';
import { Columns, OrdersTable, useColumnChoice } from './orders-table';
import { SavedViews } from './saved-views';
import { filtersOf, type OrdersSearch, queryOf } from './search';
import { sorted } from './sorting';

const route = getRouteApi('/orders');
const PAGE = 50;
/** As many as the API lists: each change of an order loads all pages again. */
const LARGE_PAGE = 100;
/** Rows that are loaded to be sorted: the API lists the newest first. */
const SORTED = 500;

export function OrdersView() {
  const search = route.useSearch();
  const { write } = useRights();
  const choice = useColumnChoice();
  const navigate = route.useNavigate();
  const { orders, rows } = useOrders(search);
  const { selected, select, clear } = useSelection(rows);
  useKeys({ x: () => selectFocused(rows, selected, select) }, write);
  const listed = sorted(rows, search.sort);
  const ids = listed.map(({ id }) => id).join(' ');
  useEffect(() => keepSequence(ids), [ids]);
  const isNarrowed = Object.keys(filtersOf(search)).length > 0;
  return (
    <View
      title="Orders"
      tools={
        <>
          <SavedViews search={search} onOpen={(saved) => void navigate({ search: saved })} />
          <Columns choice={choice} />
          <OrdersCsv search={search} />
          {write && <Button onClick={() => void navigate({ to: '/orders/import' })}>Import</Button>}
          {write && (
            <Button kind="main" onClick={() => void navigate({ to: '/orders/new' })}>
              New order
            </Button>
          )}
        </>
      }
    >
      <Filters search={search} />
      {write && (
        <BulkBar selected={[...selected.values()]} onClear={clear} onDone={(done) => select(done, false)} />
      )}
      <QueryState
        query={{
          data: orders.data,
          error: orders.error,
          isPending: orders.isPending,
          refetch: orders.refetch,
        }}
      >
        {() =>
          rows.length === 0 ? (
            <Empty title={isNarrowed ? 'No matching orders' : 'No orders yet'}>
              <p>
                {isNarrowed ? (
                  'Try fewer words, or clear a filter.'
                ) : (
                  <>
                    Make a <Link to="/orders/new">new order</Link>, or{' '}
                    <Link to="/orders/import">import a file</Link>: an example is provided.
                  </>
                )}
              </p>
            </Empty>
          ) : (
            <>
              <OrdersTable
                orders={listed}
                choice={choice}
                selection={
                  write
                    ? {
                        ids: new Set(selected.keys()),
                        nameOf: ({ reference }) => reference,
                        onSelect: select,
                      }
                    : undefined
                }
                sort={search.sort}
                onSort={(sort) =>
                  void navigate({
                    search: ({ sort: _, ...rest }) => (sort ? { ...rest, sort } : rest),
                    replace: true,
                  })
                }
              />
              <div className="more">
                <span className="hint">
                  {plural(rows.length, 'order')}
                  {orders.hasNextPage && (search.sort ? ' shown and sorted: the newest ones' : ' shown')}
                </span>
                {orders.hasNextPage && (
                  <Button disabled={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
                    Show more
                  </Button>
                )}
              </div>
            </>
          )
        }
      </QueryState>
    </View>
  );
}

function useOrders(search: OrdersSearch) {
  const { mode } = useMode();
  const query = queryOf(search);
  const firstPage = search.sort === undefined ? PAGE : LARGE_PAGE;
  const orders = useInfiniteQuery({
    queryKey: [mode, 'orders', 'list', query, firstPage],
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET('/orders', {
          params: {
            query: {
              ...query,
              ...(pageParam ? { limit: LARGE_PAGE, starting_after: pageParam } : { limit: firstPage }),
            },
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.has_more ? page.data.at(-1)?.id : undefined),
    placeholderData: (before) => before,
  });
  const rows: Order[] = orders.data?.pages.flatMap(({ data }) => data) ?? [];
  const { hasNextPage, isFetching, fetchNextPage } = orders;
  const wantsMore = search.sort !== undefined && hasNextPage && rows.length < SORTED && !isFetching;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  return { orders, rows };
}

/** The orders that are selected, as they were listed last. Those that a filter hides are no longer selected. */
function useSelection(rows: readonly Order[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    selected: new Map(rows.filter(({ id }) => ids.has(id)).map((order) => [order.id, order])),
    select: (items: readonly Order[], on: boolean) =>
      setIds((before) => {
        const next = new Set(before);
        for (const { id } of items)
          if (on) next.add(id);
          else next.delete(id);
        return next;
      }),
    clear: () => setIds(new Set()),
  };
}

/** Selects the row that has the focus, or no longer. */
function selectFocused(
  rows: readonly Order[],
  selected: ReadonlyMap<string, Order>,
  select: (items: readonly Order[], on: boolean) => void,
): void {
  const id = document.activeElement?.closest('tr')?.id;
  const order = rows.find((one) => one.id === id);
  if (order) select([order], !selected.has(order.id));
}

function OrdersCsv({ search }: { search: OrdersSearch }) {
  const today = useClock().today();
  const named = [...useShippers(), ...useDepots()];
  return (
    <CsvButton
      path="/orders"
      query={filtersOf(search)}
      name={exportName(search, today, (id) => named.find((one) => one.id === id)?.name)}
      rest="Only the newest orders are in it: filter the list to export the others."
    />
  );
}
