/** What has been announced to the desk and is not all in. */
import { useQuery } from '@tanstack/react-query';
import { ORDER_STATUSES } from '@waypost/client';
import { api } from '../../api/client';
import { useMode } from '../../api/mode';
import { fetchAll, type Order } from '../../api/queries';
import { plural } from '../../parts/format';
import { damagedByOrder, dueByShipper, type Scanned } from './scanned';

/** How many orders are looked at, at most: those whose goods may still be on their way. */
const DUE = 500;
const IS_DUE: Partial<Record<Order['status'], true>> = {
  awaiting_scan: true,
  part_scanned: true,
  booked: true,
  planned: true,
};
const DUE_STATUSES = ORDER_STATUSES.filter((status) => IS_DUE[status]);

/** What has been announced and is not all in, by shipper; it ticks off as pieces come in at any desk. */
export function Due({
  depot,
  scans,
  onOpen,
}: {
  depot: string;
  scans: readonly Scanned[];
  onOpen: (reference: string) => void;
}) {
  const { mode } = useMode();
  const { data: orders } = useQuery({
    queryKey: [mode, 'orders', 'due', depot],
    queryFn: () =>
      fetchAll<Order>(
        (page) =>
          api.GET('/orders', {
            params: {
              query: { ...page, status: DUE_STATUSES, type: 'delivery', ...(depot && { depot }) },
            },
          }),
        DUE,
      ),
  });
  if (!orders) return null;
  const shippers = dueByShipper(orders);
  const damaged = damagedByOrder(scans);
  // They are here, though not to go out as they are.
  const damagedOf = (due: readonly Order[]) => due.reduce((sum, { id }) => sum + (damaged.get(id) ?? 0), 0);
  return (
    <section className="desk-due" aria-label="Due">
      <h2>Due</h2>
      {shippers.length === 0 && <p className="hint">Nothing is due: every piece that was announced is in.</p>}
      {orders.length === DUE && <p className="hint">Among the latest {DUE} orders.</p>}
      {shippers.map(({ id, name, orders: due, missing, pieces }) => (
        <details key={id} open>
          <summary>
            <b>{name}</b> {plural(due.length, 'order')}, {missing - damagedOf(due)} of{' '}
            {plural(pieces, 'piece')} to come
          </summary>
          <ul>
            {due.map(({ id: order, reference, recipient, pieces: { scanned, expected } }) => (
              <li key={order} className={scanned > 0 || damaged.has(order) ? 'is-begun' : undefined}>
                <button
                  type="button"
                  className="link"
                  title="Show its pieces at the desk"
                  onClick={() => onOpen(reference)}
                >
                  {reference}
                </button>
                <span>{recipient.name}</span>
                <span>
                  {scanned} of {expected}
                  {damaged.has(order) && `, ${damaged.get(order)} damaged`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
