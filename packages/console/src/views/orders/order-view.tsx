/** The page of an order: its progress, its address on a map, its proof of delivery, and its details in tabs. */
import { ClockOf, useClock } from '../../api/clocks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTimeline } from '../../api/conversation';
import { useMode } from '../../api/mode';
import { type Order, orderQuery, piecesQuery, visitsQuery } from '../../api/queries';
import { Status } from '../../parts/fields';
import { day, formatSlot, phone } from '../../parts/format';
import { itemWords } from '../../../../../src/domain/goods';
import { goodsWarning } from '../../parts/goods';
import { OrderWarnings } from '../../parts/order-warnings';
import { PrintMenu } from '../../parts/print-menu';
import { QueryState } from '../../parts/states';
import { useKeys } from '../../parts/use-keys';
import { View } from '../../parts/view';
import { doorTimes } from '../../parts/visits';
import { OrderActions } from './actions';
import { Comments } from './comments';
import { neighboursOf } from './neighbours';
import { Proof, Visit } from './order-cards';
import { type Step, stepsOf } from './order-steps';
import { OrderTabs } from './order-tabs';

const route = getRouteApi('/orders/$id');

// Maps are loaded only when one is shown.
const OrderPlace = lazy(() => import('./order-place').then((file) => ({ default: file.OrderPlace })));

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
              <Neighbours id={id} />
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

/** Leads to the order before and after in the list that one came from, by key too. */
function Neighbours({ id }: { id: string }) {
  const navigate = route.useNavigate();
  const { previous, next } = neighboursOf(id);
  const go = (to: string | undefined) => {
    if (to !== undefined) void navigate({ params: { id: to }, search: true });
  };
  const isListed = previous !== undefined || next !== undefined;
  useKeys({ j: () => go(next), k: () => go(previous) }, isListed);
  if (!isListed) return null;
  return (
    <div className="row neighbours" role="group" aria-label="In the list">
      {(
        [
          ['Previous order', 'k', previous, '‹'],
          ['Next order', 'j', next, '›'],
        ] as const
      ).map(([name, key, to, sign]) => (
        <button
          key={key}
          type="button"
          className="button"
          aria-label={name}
          title={`${name} (${key})`}
          aria-keyshortcuts={key}
          disabled={to === undefined}
          onClick={() => go(to)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

/** The proof of delivery, once there is one. */
function proofOf({ id, status }: Order) {
  return status === 'delivered' || status === 'collected'
    ? [{ path: `/orders/${id}/proof`, label: 'Proof of delivery' }]
    : [];
}

function OrderDetails({ order }: { order: Order }) {
  const { mode } = useMode();
  const { data: pieces = [] } = useQuery(piecesQuery(mode, order.id));
  const { data: visits = [] } = useQuery(visitsQuery(mode, order.id));
  const { data: entries = [] } = useTimeline(order.id);
  const doors = doorTimes(entries, visits);
  const warning = goodsWarning(order, pieces);
  const { latitude, longitude } = order.recipient.location ?? order.recipient.address ?? {};
  const { proof = null, left_at: left = null } = visits.find((visit) => visit.proof) ?? {};
  const clock = useClock();
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
      <div className="order-main">
        <Steps
          of={stepsOf(
            order,
            entries.map(({ id, type, at }) => ({ type, at: doors.get(id) ?? at })),
          )}
        />
        <div className="order-seen">
          {latitude !== undefined && longitude !== undefined && (
            <Suspense fallback={<div className="order-place" />}>
              <OrderPlace planned={{ latitude, longitude }} made={proof?.position ?? null} />
            </Suspense>
          )}
          {proof && (
            <section className="card" aria-label="Proof">
              <h2>Proof</h2>
              <Proof proof={proof} at={left === null ? '' : clock.moment(left)} />
            </section>
          )}
        </div>
        <OrderTabs order={order} />
      </div>
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
        <Comments order={order.id} />
      </div>
    </div>
  );
}

function Steps({ of: steps }: { of: readonly Step[] }) {
  const clock = useClock();
  return (
    <ol className="steps" aria-label="Progress">
      {steps.map(({ name, state, at, hint }) => (
        <li
          key={name}
          data-state={state}
          aria-current={state === 'now' || state === 'bad' ? 'step' : undefined}
        >
          <b>{name}</b>
          <span className="hint">
            {at === undefined ? hint : <time dateTime={at}>{clock.moment(at)}</time>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Facts({ order }: { order: Order }) {
  const clock = useClock();
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
        {order.request_held_until !== undefined && (
          <p className="hint">
            {recipient.name ?? 'The recipient'} is asked when quiet hours end,{' '}
            {clock.moment(order.request_held_until)}.
          </p>
        )}
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
        {order.items.map((item, index) => (
          <div key={index}>
            {itemWords(item)}
            {item.weight_kg !== undefined && <span className="hint"> {item.weight_kg} kg</span>}
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
      <dd>{clock.moment(order.updated_at)}</dd>
    </dl>
  );
}
