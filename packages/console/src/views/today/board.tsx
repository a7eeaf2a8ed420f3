/** The board: a lane for each route, and what has no place yet. */
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import type { Order } from '../../api/queries';
import { words } from '../../parts/format';
import { StopDrag } from './drag';
import { type LaneDeeds, LaneView } from './lane';
import { CommonContext, commonOf, Reference } from './short-names';
import { type Lane, referenceOf, type Unassigned } from './use-day';
import type { Marks } from './use-marks';
import type { Move } from './use-moves';

export function Board({
  lanes,
  orders,
  unassigned,
  selected,
  marks,
  write,
  deeds,
  onMove,
}: {
  lanes: readonly Lane[];
  orders: ReadonlyMap<string, Order>;
  unassigned: readonly Unassigned[];
  selected: string | undefined;
  marks: Marks | undefined;
  write: boolean;
  deeds: LaneDeeds;
  onMove: (move: Move) => void;
}) {
  const board = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const navigate = useNavigate();
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    if (!board.current || !write) return undefined;
    const drag = new StopDrag(board.current, {
      onMove: (wanted) => move.current(wanted),
      onOpen: (order) => void navigate({ to: '/orders/$id', params: { id: order } }),
      onSay: (text) => {
        if (said.current) said.current.textContent = text;
      },
    });
    return () => drag.close();
  }, [write, navigate]);
  const { head, tail } = useMemo(
    () =>
      commonOf([
        ...lanes.flatMap(({ route }) => route.stops.map(({ reference }) => reference)),
        ...unassigned.flatMap(({ order }) => referenceOf(order) ?? []),
      ]),
    [lanes, unassigned],
  );
  const common = useMemo(() => ({ head, tail }), [head, tail]);
  return (
    <CommonContext value={common}>
      <div className="board" ref={board}>
        <p ref={said} className="unseen" aria-live="assertive" />
        <UnassignedLane orders={orders} unassigned={unassigned} write={write} />
        {lanes.map((lane) => (
          <LaneView
            key={lane.route.id}
            lane={lane}
            selected={selected === lane.route.id}
            marks={marks?.after.has(lane.route.id) ? marks : undefined}
            write={write}
            deeds={deeds}
          />
        ))}
      </div>
    </CommonContext>
  );
}

/** What would place an order that has no route, by why it has none. */
const WOULD_HELP: Record<string, string> = {
  no_vehicle: 'Add a van to this depot, or make one active.',
  over_volume: 'A van with more room would take it.',
  over_weight: 'A van that may carry more would take it.',
  crew: 'A van with a crew of two would take it.',
  window_unreachable: 'Another slot would do, or a van that is nearer.',
  no_coordinates: 'Correct the postcode, so that it has a place.',
  capacity_exhausted: 'One more van would take it, or another day.',
};

function UnassignedLane({
  orders,
  unassigned,
  write,
}: {
  orders: ReadonlyMap<string, Order>;
  unassigned: readonly Unassigned[];
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
        <span className="lane-facts">
          {unassigned.length === 0 ? 'Every order has a van' : unassigned.length}
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
              tabIndex={index === 0 ? 0 : -1}
              title={[referenceOf(id), order?.recipient.name, reason?.message].filter(Boolean).join(' · ')}
            >
              <span className="stop-ref">
                <span className="stop-name">
                  <Reference of={referenceOf(id) ?? '…'} />
                </span>
              </span>
              <span className="stop-eta">{order?.recipient.address?.postcode}</span>
              <span className="stop-window">{order?.slot ? `${order.slot.from}–${order.slot.to}` : ''}</span>
              {reason && (
                <span className="stop-why">
                  {words(reason.code)}. {WOULD_HELP[reason.code]}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
