/** The lane of orders without a route: why they have none, and what would help. */
import { useState } from 'react';
import type { Order } from '../../api/queries';
import { humanise, plural } from '../../parts/format';
import { IncomingStopBar } from './other-lanes';
import { sortedUnassigned, type Unassigned, UNASSIGNED_SORTS, type UnassignedSort, weightOf } from './lanes';
import type { IncomingStop } from './suggestion-preview';
import { referenceOf } from './day-queries';

type Reason = NonNullable<Unassigned['reason']>['code'];

type Words = readonly [why: string, help: string];
/** Why an order has no route, and what would help. A newer server may have other reasons. */
export const WHY: Partial<Record<Reason, Words>> = {
  no_vehicle: ['No van', 'Add a van to this depot, or make one active.'],
  no_driver: ['No driver', 'Nobody is free to drive the van at this time.'],
  no_mate: ['No second person', 'Nobody is free to go along at this time.'],
  no_road: ['No road there', 'Check the address, or the place of its pin.'],
  skills: ['Needs a skill', 'A van or a person with the skill it needs could take it.'],
  over_volume: ['Too large', 'A larger van could take it.'],
  over_weight: ['Too heavy', 'A van with a higher payload could take it.'],
  crew: ['Needs two people', 'A van with a crew of two could take it.'],
  window_unreachable: ['No van in time', 'Try another slot, or a nearer van.'],
  day_too_long: ['Day too long', 'Another van, or a longer shift, could take it.'],
  no_coordinates: ['Not on the map', 'Correct the postcode so it can be located.'],
  goods_not_in: ['Goods not there', 'A piece is missing, damaged or at another depot.'],
  outside_dates: ['Not on this day', 'Its delivery dates do not allow this day.'],
  capacity_exhausted: ['Vans are full', 'One more van could take it, or another day.'],
} satisfies Record<Reason, Words>;

/** `3 pieces, 121 kg` */
function loadWords(order: Order): string {
  const { pieces } = order;
  const kilos = weightOf(order);
  return [plural(pieces.expected, 'piece'), kilos > 0 && `${kilos} kg`].filter(Boolean).join(', ');
}

const KEY = 'waypost.today.unassigned';

/** The sequence that was chosen in this browser. */
function keptSort(): UnassignedSort {
  const kept = localStorage.getItem(KEY);
  return UNASSIGNED_SORTS.find(([sort]) => sort === kept)?.[0] ?? '';
}

/** What the orders are sorted by, where there is something to sort. */
function SortSelect({ sort, onSort }: { sort: UnassignedSort; onSort: (sort: UnassignedSort) => void }) {
  return (
    <select
      className="unassigned-sort"
      aria-label="Sort unassigned orders"
      value={sort}
      onChange={({ target }) => {
        localStorage.setItem(KEY, target.value);
        onSort(keptSort());
      }}
    >
      {UNASSIGNED_SORTS.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}

export function UnassignedLane({
  orders,
  unassigned: all,
  leftOver = [],
  write,
}: {
  orders: ReadonlyMap<string, Order>;
  unassigned: readonly Unassigned[];
  /** Stops that a suggestion would leave without a route. */
  leftOver: readonly IncomingStop[] | undefined;
  write: boolean;
}) {
  const [sort, setSort] = useState(keptSort);
  const unassigned = sortedUnassigned(all, orders, sort);
  return (
    <section
      aria-label="Unassigned"
      data-lane=""
      className={unassigned.length === 0 ? 'lane lane-unassigned is-empty' : 'lane lane-unassigned'}
    >
      <div className="lane-head">
        <h2>Unassigned</h2>
        <span className={unassigned.length === 0 ? 'lane-facts' : 'lane-facts lane-count'}>
          {unassigned.length === 0 ? 'Every order has a van' : plural(unassigned.length, 'order')}
        </span>
        {unassigned.length > 1 && <SortSelect sort={sort} onSort={setSort} />}
      </div>
      <ol className="stops" data-route="" data-name="Unassigned" data-locked={write ? undefined : ''}>
        {unassigned.map(({ order: id, reason }, index) => {
          const order = orders.get(id);
          return (
            <li
              key={id}
              className="stop"
              data-order={id}
              data-called={order?.recipient.name ?? referenceOf(id)}
              data-fixed={write ? undefined : ''}
              tabIndex={index === 0 ? 0 : -1}
              title={[referenceOf(id), order?.recipient.name, reason?.message, reason?.relaxation?.message]
                .filter(Boolean)
                .join(' · ')}
            >
              <span className="stop-name">{order?.recipient.name ?? referenceOf(id) ?? '…'}</span>{' '}
              <span className="stop-outcode">{order?.recipient.address?.postcode}</span>{' '}
              <span className="stop-eta">{order?.slot ? `${order.slot.from}–${order.slot.to}` : ''}</span>{' '}
              {order && order.pieces.scanned < order.pieces.expected && (
                <span className="stop-pieces">
                  {order.pieces.scanned}/{order.pieces.expected} in
                </span>
              )}{' '}
              {order && <span className="stop-load">{loadWords(order)}</span>}{' '}
              {order?.service.crew === 2 && <span className="stop-two">2 people</span>}{' '}
              <span className="stop-more">{referenceOf(id)}</span>{' '}
              {reason && (
                <span className="stop-why">
                  <b>{WHY[reason.code]?.[0] ?? humanise(reason.code)}.</b>{' '}
                  {reason.relaxation?.message ?? WHY[reason.code]?.[1]}
                </span>
              )}
            </li>
          );
        })}
        {leftOver.map((one) => (
          <IncomingStopBar key={`after ${one.order}`} incoming={one} />
        ))}
      </ol>
    </section>
  );
}
