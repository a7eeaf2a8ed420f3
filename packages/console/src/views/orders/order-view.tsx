/** An order: its details, its timeline and its actions. */
import { ClockOf, useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMode } from '../../api/mode';
import { type Order, orderQuery, piecesQuery } from '../../api/queries';
import { useSession } from '../../api/session';
import { Status } from '../../parts/fields';
import { day, formatSlot, phone } from '../../parts/format';
import { goodsWarning } from '../../parts/goods';
import { OrderWarnings } from '../../parts/order-warnings';
import { PrintMenu } from '../../parts/print-menu';
import { QueryState } from '../../parts/states';
import { View } from '../../parts/view';
import { OrderActions } from './actions';
import { Comments } from './comments';
import { Visit } from './order-cards';
import { Pieces } from './pieces';
import { EarlierVisits } from './earlier-visits';
import { Timeline } from './timeline';

const route = getRouteApi('/orders/$id');

export function OrderView() {
  const { id } = route.useParams();
  const order = useQuery(orderQuery(useMode().mode, id));
  return (
    <ClockOf depot={order.data?.depot ?? null}>
      <View
        title={order.data ? order.data.reference : 'Order'}
        tools={
          order.data && (
            <>
              <PrintMenu
                pages={[{ path: `/orders/${id}/labels`, label: 'Labels' }, ...proofOf(order.data)]}
              />
              <OrderActions order={order.data} />
            </>
          )
        }
      >
        <QueryState query={order}>{(found) => <OrderDetails order={found} />}</QueryState>
      </View>
    </ClockOf>
  );
}

/** The proof of delivery, once there is one. */
function proofOf({ id, status }: Order) {
  return status === 'delivered' || status === 'collected'
    ? [{ path: `/orders/${id}/proof`, label: 'Proof of delivery' }]
    : [];
}

function OrderDetails({ order }: { order: Order }) {
  const { data: pieces = [] } = useQuery(piecesQuery(useMode().mode, order.id));
  const warning = goodsWarning(order, pieces);
  return (
    <div className="order-layout">
      {warning !== undefined && (
        <p className="order-warning" role="alert">
          <b>{warning}.</b>{' '}
          {order.slot
            ? 'Its visit is still booked: move it unless this is resolved in time.'
            : 'Its recipient is not asked for a slot until this is resolved.'}
        </p>
      )}
      <section className="card" aria-label="History">
        <h2>History</h2>
        <Timeline order={order.id} />
      </section>
      <div className="order-side">
        <section className="card" aria-label="The order">
          <div className="row">
            <Status of={order.status} />
            <Link to="/orders" search={{ shipper: order.shipper.id }}>
              {order.shipper.name}
            </Link>
          </div>
          <Facts order={order} />
        </section>
        <Visit order={order} />
        <EarlierVisits order={order} />
        <Pieces order={order} />
        <Comments order={order.id} />
        <Workflows order={order.id} />
      </div>
    </div>
  );
}

function Facts({ order }: { order: Order }) {
  const { recipient, service } = order;
  const { address } = recipient;
  const extras = [
    service.crew === 2 && 'two people',
    service.assembly && 'assembly',
    service.remove_packaging && 'remove packaging',
    service.disposal && 'take away old item',
  ].filter(Boolean);
  return (
    <dl className="facts">
      <dt>Slot</dt>
      <dd>
        {order.slot ? formatSlot(order.slot) : 'Not booked'}
        <OrderWarnings order={order} />
      </dd>
      <dt>Recipient</dt>
      <dd>
        {recipient.name}
        <br />
        {recipient.phone && <a href={`tel:${recipient.phone}`}>{phone(recipient.phone)}</a>}
        {recipient.email && (
          <>
            <br />
            {recipient.email}
          </>
        )}
      </dd>
      {address && (
        <>
          <dt>Address</dt>
          <dd>{[address.line1, address.line2, address.town, address.postcode].filter(Boolean).join(', ')}</dd>
        </>
      )}
      <dt>Goods</dt>
      <dd>
        {order.items.map(({ description, sku, pieces, weight_kg: weight }, index) => (
          <div key={index}>
            {description ?? sku ?? 'Item'}
            {pieces !== undefined && pieces > 1 ? ` × ${pieces}` : ''}
            {weight !== undefined && <span className="hint"> {weight} kg</span>}
          </div>
        ))}
      </dd>
      {extras.length > 0 && (
        <>
          <dt>Service</dt>
          <dd>{extras.join(', ')}</dd>
        </>
      )}
      {order.notes && (
        <>
          <dt>Notes</dt>
          <dd>{order.notes}</dd>
        </>
      )}
      {(order.deliver_from ?? order.deliver_by) !== null && (
        <>
          <dt>Deliver</dt>
          <dd>
            {[
              order.deliver_from && `from ${day(order.deliver_from)}`,
              order.deliver_by && `by ${day(order.deliver_by)}`,
            ]
              .filter(Boolean)
              .join(' ')}
          </dd>
        </>
      )}
      <dt>Changed</dt>
      <dd>{useClock().moment(order.updated_at)}</dd>
    </dl>
  );
}

/** A link to the order's workflows in the Temporal UI, if the server provides one. */
function Workflows({ order }: { order: string }) {
  const { temporal_ui: address } = useSession();
  if (!address) return null;
  // Finds the order's conversation and its webhook deliveries.
  const query = encodeURIComponent(`OrderId = "${order}"`);
  return (
    <p className="hint">
      <a href={`${address}?query=${query}`} target="_blank" rel="noreferrer">
        Technical log (Temporal)
      </a>
    </p>
  );
}
