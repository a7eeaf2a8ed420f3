/** A route as a lane: its van, people, load and length, and its stops on the clock. */
import { useClock } from '../../api/clocks';
import { Fragment, memo, type ReactNode } from 'react';
import type { Stop } from '../../api/queries';
import { duration, humanise, percent, phone, plural, shortDay } from '../../parts/format';
import type { WallClock } from '../../parts/wall-clock';
import { type LaidBar, layOut } from './bar-rows';
import { barsOf, type Gap, gapsOf, minutesOf, type Visits } from './clock';
import { dutyText } from './duty';
import { BEYOND, fitsOf, LEAST } from './label-room';
import { LaneMenu, type LaneHandlers } from './lane-menu';
import { type Lane, runWords } from './lanes';
import { atOf, IncomingStopBar, nextOf } from './other-lanes';
import { brokenFrom } from './rescue';
import { StopBar, vars } from './stop-bar';
import { doneCount, isLate, isOpen } from './stops';
import type { SuggestionPreview } from './suggestion-preview';

export const LaneView = memo(function LaneView({
  lane,
  visits,
  loadNow,
  selected,
  folded,
  until,
  minuteWidth,
  preview,
  asList,
  write,
  handlers,
}: {
  lane: Lane;
  visits: Visits;
  /** The last minute of the board's clock. */
  until: number;
  /** How wide a minute is on it, in pixels. */
  minuteWidth: number;
  /** Load of a van under way, in percent. */
  loadNow: number | undefined;
  selected: boolean;
  folded: boolean;
  preview: SuggestionPreview | undefined;
  asList: boolean;
  write: boolean;
  handlers: LaneHandlers;
}) {
  const { route, name, run } = lane;
  const bars = barsOf(route, visits);
  const laid = layOut(bars, {
    isDone: (index) => index < doneCount(route),
    end: minutesOf(route.totals.returns_at),
    most: until,
  });
  const incoming = preview?.incoming.get(route.id) ?? [];
  const comingAt = incoming.map(atOf);
  const keys = keysOf(route.stops);
  // Each is before its stop, as the list and screen readers have it.
  const gaps = gapsOf(route, bars);
  const isBroken = Boolean(run?.broken_down_at);
  const isOver = run?.status === 'completed';
  const clock = useClock();
  return (
    <div
      role="group"
      aria-label={name}
      data-lane=""
      className={[
        `lane hue-${lane.hue}`,
        selected && 'is-selected',
        isBroken && 'is-broken',
        folded && 'is-folded',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <LaneHead
        lane={lane}
        visits={visits}
        loadNow={loadNow}
        selected={selected}
        folded={folded}
        handlers={handlers}
      >
        {write && <LaneMenu lane={lane} visits={visits} handlers={handlers} />}
      </LaneHead>
      <ol
        className="stops"
        style={vars({
          '--done': route.stops.length === 0 ? 0 : doneCount(route) / route.stops.length,
          ...(isBroken && { '--broken': brokenFrom(lane, bars, clock) }),
        })}
        // An empty list has no items, but stops can still be dropped on it.
        role={route.stops.length === 0 ? 'presentation' : undefined}
        data-route={route.id}
        data-name={name}
        data-done={doneCount(route)}
        data-locked={write && !isBroken && !isOver ? undefined : ''}
      >
        {route.stops.map((stop, index) => {
          const { at, minutes, until: ends, row, rows } = laidAt(laid, index);
          const isBeyond = at >= until;
          // Narrower ones could not be seen.
          const room = Math.max(Math.min(ends, nextOf(at, comingAt) ?? ends) - at, LEAST.stop / minuteWidth);
          return (
            <Fragment key={keys[index]}>
              {gaps.filter(({ before }) => before === index).map(gapBar)}
              <StopBar
                stop={stop}
                visit={visits.get(stop.id)}
                {...{ at, minutes, room, row, rows }}
                fits={fitsOf({
                  bar: Math.max(LEAST.bar, minutes * minuteWidth),
                  room: isBeyond ? BEYOND : room * minuteWidth,
                }).join(' ')}
                first={index === 0}
                fixed={!write}
                isMoved={preview?.movedOrders.has(stop.order) === true}
                isBeyond={isBeyond}
                isStranded={isBroken && isOpen(stop)}
                asList={asList}
              />
            </Fragment>
          );
        })}
        {gaps.filter(({ before }) => before === route.stops.length).map(gapBar)}
        {incoming.map((one) => (
          <IncomingStopBar
            key={`after ${one.order}`}
            incoming={one}
            until={nextOf(atOf(one), [...comingAt, ...laid.map(({ at }) => at)]) ?? until}
            minuteWidth={minuteWidth}
          />
        ))}
        {route.stops.length === 0 && (
          <li className="lane-hint" role="presentation">
            {isBroken ? 'Broken down: takes no stops.' : 'No stops yet. Drag some here.'}
          </li>
        )}
      </ol>
    </div>
  );
});

function gapBar({ kind, at, minutes }: Gap) {
  const words = kind === 'break' ? `Break, ${duration(minutes)}` : `About ${duration(minutes)} waiting`;
  return (
    <li
      key={`${kind} ${at}`}
      className={`gap gap-${kind}`}
      aria-label={words}
      title={words}
      style={vars({ '--at': at, '--long': minutes })}
    />
  );
}

function LaneHead({
  lane,
  visits,
  loadNow,
  selected,
  folded,
  handlers,
  children,
}: {
  lane: Lane;
  visits: Visits;
  loadNow: number | undefined;
  selected: boolean;
  folded: boolean;
  handlers: LaneHandlers;
  children: ReactNode;
}) {
  const { route, run, name, crew, away, phone: number } = lane;
  const clock = useClock();
  const late = route.stops.filter((stop) => isLate(stop, visits.get(stop.id))).length;
  const done = doneCount(route);
  const load = Math.round(loadNow ?? route.totals.load_percent);
  const [there, all] = piecesOf(route.stops, visits);
  const otherDate = dateWords(lane, clock);
  return (
    <div className="lane-head">
      <button
        type="button"
        className="lane-fold"
        aria-expanded={!folded}
        aria-label={`${name}, in full`}
        title={folded ? 'Unfold' : 'Fold'}
        onClick={() => handlers.onFold(route.vehicle)}
      />
      <button
        type="button"
        className="lane-name"
        aria-pressed={selected}
        aria-label={`${name} on the map`}
        title={name}
        onClick={() => handlers.onSelect(route.id)}
      >
        <span className="lane-colour" />
        <span className="lane-label">{name}</span>
      </button>
      <span
        className={crew === undefined || away !== '' ? 'lane-driver is-bad' : 'lane-driver'}
        title={[crew, number && phone(number), away].filter(Boolean).join(', ')}
      >
        {away || (crew ?? 'No driver')}
      </span>
      <LaneStatus lane={lane} />
      {children}
      <span className="lane-facts">
        <span title={plural(route.totals.stops, 'stop')}>
          <b>
            {done > 0 ? `${done}/` : ''}
            {route.stops.length}
          </b>
          <span className={done > 0 ? 'visually-hidden-inline' : undefined}>
            {route.stops.length === 1 ? ' stop' : ' stops'}
          </span>
        </span>
        {done < route.stops.length && load > 0 && (
          <span
            className={load > 100 ? 'load is-over' : 'load'}
            title={loadNow === undefined ? 'Load at its fullest' : 'Load on board now'}
          >
            {percent(load / 100)} full
          </span>
        )}
        {route.totals.stops > 0 && !run?.broken_down_at && (
          <span className="lane-way" title={`${dutyText(route)}; ${Math.round(route.totals.miles)} miles`}>
            back {route.totals.returns_at}
          </span>
        )}
        {late > 0 && <b className="lane-late">{late} late</b>}
        {there < all && (
          <span className="lane-pieces" title={`${there} of ${all} pieces are in`}>
            {there}/{all} in
          </span>
        )}
        {otherDate !== undefined && <span>{otherDate}</span>}
      </span>
    </div>
  );
}

function laidAt(laid: readonly LaidBar[], index: number): LaidBar {
  const bar = laid[index];
  if (!bar) throw new Error(`The stop ${index} has no bar.`);
  return bar;
}

/** Returns how many pieces of the open stops are in, and how many there are. */
function piecesOf(stops: readonly Stop[], visits: Visits): [there: number, all: number] {
  let [there, all] = [0, 0];
  for (const { id, status, type } of stops) {
    const visit = visits.get(id);
    if (!visit || type === 'collection' || !isOpen({ status })) continue;
    there += visit.pieces_in;
    all += visit.pieces_expected;
  }
  return [there, all];
}

/**
 * Returns React keys by order, so that a stop keeps its element when the route is updated. An order can be visited more
 * than once.
 */
function keysOf(stops: readonly Stop[]): string[] {
  const seen = new Map<string, number>();
  return stops.map(({ order }) => {
    const visits = (seen.get(order) ?? 0) + 1;
    seen.set(order, visits);
    return `${order} ${visits}`;
  });
}

/** `left 28 Nov`, where that is not the board's date. */
function dateWords({ route, run }: Lane, clock: WallClock): string | undefined {
  const at = run?.completed_at ?? run?.started_at;
  const date = at && clock.dateOf(at);
  return !date || date === route.date
    ? undefined
    : `${run?.completed_at ? 'ended' : 'left'} ${shortDay(date)}`;
}

/** A dot, with words only for what is not as usual; screen readers have them always. */
function LaneStatus({ lane: { route, run } }: { lane: Lane }) {
  const clock = useClock();
  if (run?.broken_down_at) return <span className="status status-bad">Broken down</span>;
  if (route.locked) return <span className="status status-locked">Locked</span>;
  const of = run && run.status !== 'published' ? run.status : route.status;
  const { words, why } = run ? runWords(route.date, run, clock) : { words: humanise(of) };
  return (
    <span className={`lane-dot is-${of}`} title={why ?? words}>
      <span className="visually-hidden-inline">{words}</span>
    </span>
  );
}
