/** The board: a lane for each route, and one for orders without a route. */
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Order } from '../../api/queries';
import { humanise, plural } from '../../parts/format';
import { StopDrag } from './stop-drag';
import { IncomingStopCard, type LaneHandlers, LaneView, NewRouteLane } from './lane';
import { Reference } from './short-references';
import type { Lane, Unassigned } from './lanes';
import { referenceOf } from './use-day';
import type { IncomingStop, SuggestionPreview } from './suggestion-preview';
import type { Move } from './moves';

export function Board({
  lanes,
  orders,
  unassigned,
  selected,
  picked,
  preview,
  write,
  handlers,
  onMove,
  onPick,
}: {
  lanes: readonly Lane[];
  orders: ReadonlyMap<string, Order>;
  unassigned: readonly Unassigned[];
  selected: string | undefined;
  /** The order whose stop is shown in detail. */
  picked: string | undefined;
  preview: SuggestionPreview | undefined;
  write: boolean;
  handlers: LaneHandlers;
  onMove: (move: Move) => void;
  /** Called when a stop, or an order without one, is clicked or focused. */
  onPick: (order: string) => void;
}) {
  const board = useRef<HTMLDivElement>(null);
  const announcement = useRef<HTMLParagraphElement>(null);
  const navigate = useNavigate();
  const current = useRef({ onMove, onPick });
  useEffect(() => {
    current.current = { onMove, onPick };
  });
  useEffect(() => {
    if (!board.current) return undefined;
    const drag = new StopDrag(board.current, {
      onMove: (wanted) => current.current.onMove(wanted),
      onPick: (order) => current.current.onPick(order),
      onOpen: (order) => void navigate({ to: '/orders/$id', params: { id: order } }),
      onAnnounce: (text) => {
        if (announcement.current) announcement.current.textContent = text;
      },
    });
    return () => drag.close();
  }, [navigate]);
  // Marks the picked stop without rendering the lanes.
  useEffect(() => {
    const stops = [...(board.current?.querySelectorAll(`[data-order="${picked}"]`) ?? [])];
    for (const stop of stops) stop.setAttribute('aria-current', 'true');
    return () => {
      for (const stop of stops) stop.removeAttribute('aria-current');
    };
  }, [picked, lanes, unassigned]);
  return (
    <div className="board" ref={board}>
      <p ref={announcement} className="visually-hidden" aria-live="assertive" />
      <UnassignedLane orders={orders} unassigned={unassigned} leftOver={preview?.unassigned} write={write} />
      {preview?.newRoutes.map((newRoute) => (
        <NewRouteLane key={newRoute.vehicle} newRoute={newRoute} />
      ))}
      {lanes.map((lane) => (
        <LaneView
          key={lane.route.id}
          lane={lane}
          selected={selected === lane.route.id}
          preview={preview?.after.has(lane.route.id) ? preview : undefined}
          write={write}
          handlers={handlers}
        />
      ))}
    </div>
  );
}

type Reason = NonNullable<Unassigned['reason']>['code'];

type Words = readonly [why: string, help: string];
/** Why an order has no route, and what would help. A newer server may have other reasons. */
const WHY: Partial<Record<Reason, Words>> = {
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
  capacity_exhausted: ['Vans are full', 'One more van could take it, or another day.'],
} satisfies Record<Reason, Words>;

function UnassignedLane({
  orders,
  unassigned,
  leftOver = [],
  write,
}: {
  orders: ReadonlyMap<string, Order>;
  unassigned: readonly Unassigned[];
  /** Stops that a suggestion would leave without a route. */
  leftOver: readonly IncomingStop[] | undefined;
  write: boolean;
}) {
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
      </div>
      <ol className="stops" data-route="" data-name="Unassigned" data-locked={write ? undefined : ''}>
        {unassigned.map(({ order: id, reason }, index) => {
          const order = orders.get(id);
          return (
            <li
              key={id}
              className="stop"
              data-order={id}
              data-fixed={write ? undefined : ''}
              tabIndex={index === 0 ? 0 : -1}
              title={[referenceOf(id), order?.recipient.name, reason?.message, reason?.relaxation?.message]
                .filter(Boolean)
                .join(' · ')}
            >
              <span className="stop-ref">
                <span className="stop-name">
                  <Reference of={referenceOf(id) ?? '…'} />
                </span>
              </span>{' '}
              <span className="stop-eta">{order?.recipient.address?.postcode}</span>{' '}
              <span className="stop-window">{order?.slot ? `${order.slot.from}–${order.slot.to}` : ''}</span>{' '}
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
          <IncomingStopCard key={`after ${one.order}`} incoming={one} />
        ))}
      </ol>
    </section>
  );
}
