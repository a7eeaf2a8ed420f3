/** The board: a lane for each route on one clock of the day, and one for orders without a route. */
import { useEffect, useMemo, useRef } from 'react';
import type { Order } from '../../api/queries';
import { stopWithin } from './board-layout';
import { spanOf, type Visits } from './clock';
import { ClockFace, NowLine } from './clock-face';
import { LaneView } from './lane';
import { useMinuteWidth } from './label-room';
import type { LaneHandlers } from './lane-menu';
import type { IdleVan, Lane, Unassigned } from './lanes';
import { IdleLane, NewRouteLane } from './other-lanes';
import { MovePreview, type Trying } from './move-preview';
import type { Move } from './moves';
import type { Selection } from './selection';
import { vars } from './stop-bar';
import { StopDrag } from './stop-drag';
import { isOpen, type PickedStop } from './stops';
import { etasOf, type SuggestionPreview } from './suggestion-preview';
import { UnassignedLane } from './unassigned';

export function Board({
  date,
  lanes,
  idle,
  visits,
  loads,
  orders,
  unassigned,
  asList,
  selected,
  folded,
  picked,
  selection,
  preview,
  trying,
  write,
  handlers,
  onMove,
  onPick,
  onOpen,
}: {
  date: string;
  lanes: readonly Lane[];
  idle: readonly IdleVan[];
  visits: Visits;
  loads: ReadonlyMap<string, number>;
  orders: ReadonlyMap<string, Order>;
  unassigned: readonly Unassigned[];
  /** Rows of text in place of bars on a clock. */
  asList: boolean;
  selected: string | undefined;
  /** Vans whose lanes are folded. */
  folded: ReadonlySet<string>;
  /** The stop that is shown in detail. */
  picked: PickedStop | undefined;
  selection: Selection;
  preview: SuggestionPreview | undefined;
  trying: Trying;
  write: boolean;
  handlers: LaneHandlers;
  /** Resolves to what came of it, in words. */
  onMove: (move: Move) => Promise<string>;
  /** Called when a stop, or an order without one, is clicked or focused; `isPassing` if Tab only passes it. */
  onPick: (stop: PickedStop, isPassing: boolean) => void;
  /** Called when its details are asked for by key. */
  onOpen: (stop: PickedStop) => void;
}) {
  const board = useRef<HTMLDivElement>(null);
  const announcement = useRef<HTMLParagraphElement>(null);
  const current = useRef({ onMove, onPick, onOpen, trying });
  useEffect(() => {
    current.current = { onMove, onPick, onOpen, trying };
  });
  useEffect(() => {
    if (!board.current) return undefined;
    const announce = (text: string) => {
      if (announcement.current) announcement.current.textContent = text;
    };
    const trial = new MovePreview(board.current, {
      day: () => current.current.trying.day(),
      words: (move, answer) => current.current.trying.words(move, answer),
      // After where it would go, so that both are heard.
      announce: (text) => announce(`${announcement.current?.textContent ?? ''}. ${text}`),
    });
    const drag = new StopDrag(board.current, selection, {
      onMove: (wanted) => current.current.onMove(wanted),
      onAim: (wanted, tip, isByKey) => trial.aim(wanted, tip, isByKey),
      onPick: (stop, isPassing) => current.current.onPick(stop, isPassing),
      onOpen: (stop) => current.current.onOpen(stop),
      onAnnounce: announce,
    });
    return () => {
      drag.close();
      trial.close();
    };
  }, [selection]);
  useMarks(board, { picked, selection, lanes, unassigned });
  const span = useMemo(
    () =>
      spanOf(
        lanes.map(({ route }) => route),
        visits,
        preview && etasOf(preview),
      ),
    [lanes, visits, preview],
  );
  const isUnplanned = lanes.length + (preview?.newRoutes ?? []).length === 0;
  const hasClock = !asList && !(isUnplanned && idle.length === 0);
  const minuteWidth = useMinuteWidth(board, { minutes: span.to - span.from, hasClock });
  return (
    <div
      className={['board', asList && 'is-list', isUnplanned && 'is-unplanned'].filter(Boolean).join(' ')}
      ref={board}
      style={vars({ '--from': span.from, '--minutes': span.to - span.from })}
    >
      <p ref={announcement} className="visually-hidden" aria-live="assertive" />
      <UnassignedLane orders={orders} unassigned={unassigned} leftOver={preview?.unassigned} write={write} />
      {hasClock && <ClockFace date={date} span={span} />}
      {preview?.newRoutes.map((newRoute) => (
        <NewRouteLane
          key={newRoute.vehicle}
          newRoute={newRoute}
          end={span.to}
          minuteWidth={minuteWidth}
          hue={idle.find(({ id }) => id === newRoute.vehicle)?.hue}
        />
      ))}
      {lanes.map((lane) => (
        <LaneView
          key={lane.route.id}
          lane={lane}
          visits={visits}
          loadNow={loads.get(lane.route.id)}
          until={span.to}
          minuteWidth={minuteWidth}
          selected={selected === lane.route.id}
          folded={folded.has(lane.route.vehicle)}
          preview={preview?.after.has(lane.route.id) ? preview : undefined}
          asList={asList}
          write={write}
          handlers={handlers}
        />
      ))}
      {idle
        .filter(({ id }) => preview?.newRoutes.every(({ vehicle }) => vehicle !== id) ?? true)
        .map((van) => (
          <IdleLane key={van.id} van={van} write={write} />
        ))}
      {hasClock && <NowLine date={date} span={span} />}
    </div>
  );
}

/** Marks the picked stop and the selected ones without rendering the lanes. */
function useMarks(
  board: { current: HTMLElement | null },
  {
    picked,
    selection,
    lanes,
    unassigned,
  }: {
    picked: PickedStop | undefined;
    selection: Selection;
    lanes: readonly Lane[];
    unassigned: readonly Unassigned[];
  },
): void {
  const { order, stop: id } = picked ?? {};
  useEffect(() => {
    const stop = board.current && stopWithin(board.current, order, id);
    stop?.setAttribute('aria-current', 'true');
    return () => stop?.removeAttribute('aria-current');
  }, [board, order, id, lanes, unassigned]);
  useEffect(() => {
    const mark = () => {
      for (const stop of board.current?.querySelectorAll<HTMLElement>('[data-order]') ?? []) {
        const { order = '', fixed } = stop.dataset;
        stop.classList.toggle('is-chosen', fixed === undefined && selection.orders.has(order));
      }
    };
    const isMarked = selection.orders.size > 0;
    // Only what can still be moved is counted.
    selection.keep(
      new Set([
        ...lanes.flatMap(({ route }) => route.stops.filter(isOpen).map(({ order }) => order)),
        ...unassigned.map(({ order }) => order),
      ]),
    );
    if (isMarked) mark();
    return selection.watch(mark);
  }, [board, selection, lanes, unassigned]);
}
