/** The day: a map and a board side by side, and what the route agent proposes above them. */
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDepots } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button } from '../../parts/fields';
import { addDays, isoDay } from '../../parts/format';
import { Empty, Shown } from '../../parts/states';
import { useKeptFocus } from '../../parts/use-focus-fallback';
import { useKeys } from '../../parts/use-keys';
import { View } from '../../parts/view';
import { Board } from './board';
import { type Asked, breakingDown, Confirm, deleting, GoingOut, unpublishing } from './route-confirmations';
import { DayMap } from './day-map';
import { DayPicker } from './day-picker';
import { ChangeDriver } from './change-driver';
import type { LaneDeeds } from './lane';
import { NewRoute } from './new-route';
import { Progress, useOptimise } from './optimise';
import { type Common, CommonContext, commonOf, shortOf } from './short-references';
import { pickedOf, StopDetail } from './stop-detail';
import { Suggestions, useSuggestions } from './suggestions';
import { Summary } from './summary';
import { type Lane, referenceOf, useDay } from './use-day';
import { useDeeds } from './use-route-mutations';
import { useGoing } from './use-delayed-publish';
import { useMarks } from './use-suggestion-preview';
import { useMoves } from './use-moves';
import './today.css';

const route = getRouteApi('/today');

export function TodayView() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const depots = useDepots();
  const date = search.date ?? isoDay();
  const depot = search.depot ?? depots[0]?.id ?? '';
  return (
    <Day
      key={`${date} ${depot}`}
      date={date}
      depot={depot}
      order={search.order}
      onGo={(next) => void navigate({ search: { date, depot, ...next } })}
    />
  );
}

function Day({
  date,
  depot,
  order,
  onGo,
}: {
  date: string;
  depot: string;
  /** Whose stop is shown at first. */
  order: string | undefined;
  onGo: (search: { date?: string; depot?: string }) => void;
}) {
  const { write } = useRights();
  const depots = useDepots();
  const day = useDay(date, depot);
  const { move, undo, canUndo } = useMoves(date, depot, (text) => withNames(text, day));
  const [selected, setSelected] = useState<string>();
  const [proposal, setProposal] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const [driverOf, setDriverOf] = useState<Lane>();
  const [pick, setPick] = useState<string | undefined>(order);
  const frame = useRef<HTMLDivElement>(null);
  const optimise = useOptimise(date, depot);
  const suggestions = useSuggestions(date, depot) ?? [];
  const acts = useDeeds();
  const going = useGoing(acts.publish.mutate);
  const deeds = useLaneDeeds({ setSelected, setAsked, setDriverOf, publish: going.hold }, acts);
  useKeys({ z: () => void undo(), 'mod+z': () => void undo() }, write);
  useKeys(
    { Escape: () => (pick === undefined ? setSelected(undefined) : setPick(undefined)) },
    !going.routes,
  );
  useKeptFocus(nextFocus);
  const picked = pickedOf(pick, day.lanes, day.unassigned);
  useSeen(frame, order, picked !== undefined);

  const show = useCallback((id: string) => showOnBoard(frame.current, id), []);
  const common = useCommon(day);
  const shown = suggestions.find(({ id }) => id === proposal);
  const marks = useMarks(shown, day.lanes);
  const drafts = day.lanes.filter((lane) => lane.route.status === 'draft').map((lane) => lane.route.id);
  return (
    <View
      full
      title="Today"
      tools={
        <>
          <DayPicker date={date} depot={depot} depots={depots} onGo={onGo} />
          {write && (
            <>
              <Button disabled={!canUndo} onClick={() => void undo()}>
                Undo
              </Button>
              <NewRoute
                date={date}
                depot={depot}
                lanes={day.lanes}
                unassigned={day.unassigned}
                create={acts.create}
              />
              <Button
                disabled={depot === '' || optimise.isStarting || optimise.job !== undefined}
                onClick={optimise.start}
              >
                Optimise
              </Button>
              <Button
                kind="main"
                data-act="publish"
                disabled={drafts.length === 0 || acts.publish.isPending || going.routes !== undefined}
                onClick={() => going.hold(drafts)}
              >
                Publish
              </Button>
            </>
          )}
        </>
      }
    >
      <CommonContext value={common}>
        <div className="day" ref={frame}>
          <div className="day-side">
            {optimise.job !== undefined && (
              <Progress
                id={optimise.job}
                lanes={day.lanes}
                unassigned={day.unassigned.length}
                onEnd={optimise.end}
              />
            )}
            {suggestions.length > 0 && (
              <Suggestions
                suggestions={suggestions}
                lanes={day.lanes}
                shown={proposal}
                write={write}
                named={(text) => withNames(text, day, common)}
                onShow={setProposal}
              />
            )}
            <DayMap
              lanes={day.lanes}
              orders={day.orders}
              unassigned={day.unassigned}
              depot={depots.find(({ id }) => id === depot)}
              selected={selected}
              picked={picked}
              marks={marks}
              onSelect={deeds.onSelect}
              onPick={show}
            >
              {picked && <StopDetail picked={picked} onClose={() => setPick(undefined)} />}
            </DayMap>
          </div>
          <div className="day-board">
            {going.routes && (
              <GoingOut
                lanes={day.lanes.filter(({ route: { id } }) => going.routes?.includes(id))}
                going={going}
              />
            )}
            <Shown of={day.routes}>
              {() =>
                day.lanes.length === 0 && day.unassigned.length === 0 ? (
                  <Empty title="Nothing is planned for this day">
                    <p>Orders booked for this day appear here. Then optimise, or build a route by hand.</p>
                    <Button onClick={() => onGo({ date: addDays(date, 1) })}>The next day</Button>
                  </Empty>
                ) : (
                  <>
                    <Summary lanes={day.lanes} />
                    <Board
                      lanes={day.lanes}
                      orders={day.orders}
                      unassigned={day.unassigned}
                      selected={selected}
                      picked={picked?.order}
                      marks={marks}
                      write={write}
                      deeds={deeds}
                      onMove={(wanted) => void move(wanted)}
                      onPick={setPick}
                    />
                  </>
                )
              }
            </Shown>
          </div>
        </div>
      </CommonContext>
      <Confirm asked={asked} onClose={() => setAsked(undefined)} />
      <ChangeDriver
        lane={driverOf}
        lanes={day.lanes}
        assign={acts.assign}
        onClose={() => setDriverOf(undefined)}
      />
    </View>
  );
}

const stopOf = (frame: HTMLElement | null, order: string) =>
  frame?.querySelector<HTMLElement>(`[data-order="${order}"]:not([data-fixed])`) ??
  frame?.querySelector<HTMLElement>(`[data-order="${order}"]`);

/** Brings the stop of an order into sight, with the focus, which picks it. */
function showOnBoard(frame: HTMLElement | null, order: string): void {
  const stop = stopOf(frame, order);
  stop?.focus({ preventScroll: true });
  stop?.scrollIntoView({ block: 'center' });
}

/** Shows the stop that the address names, once it is there. */
function useSeen(frame: { current: HTMLElement | null }, order: string | undefined, isThere: boolean): void {
  const seen = useRef(false);
  useEffect(() => {
    if (order === undefined || !isThere || seen.current) return;
    seen.current = true;
    showOnBoard(frame.current, order);
  }, [frame, order, isThere]);
}

/** From a suggestion that is settled to those that are left; from what was called off to what began it. */
function nextFocus(lost: Element): HTMLElement | null {
  if (lost.closest('.suggestion')) return document.querySelector<HTMLElement>('.suggestions');
  return lost.closest('.going') ? document.querySelector<HTMLElement>('[data-act=publish]:enabled') : null;
}

/** What the references of the day have in common. */
function useCommon({ lanes, unassigned }: ReturnType<typeof useDay>): Common {
  const { head, tail } = useMemo(
    () =>
      commonOf([
        ...lanes.flatMap(({ route }) => route.stops.map(({ reference }) => reference)),
        ...unassigned.flatMap(({ order }) => referenceOf(order) ?? []),
      ]),
    [lanes, unassigned],
  );
  return useMemo(() => ({ head, tail }), [head, tail]);
}

/** A text names records by id; people know them by reference and name, and by what is short on the board. */
function withNames(text: string, { lanes }: ReturnType<typeof useDay>, common?: Common): string {
  const vans = new Map(lanes.map(({ route, name }) => [route.vehicle, name]));
  const known = (order: string) => {
    const reference = referenceOf(order);
    return reference !== undefined && common ? shortOf(reference, common) : reference;
  };
  return text
    .replaceAll(/(?:stop )?(ord_\w+)/gi, (id, order: string) => known(order) ?? id)
    .replaceAll(/(?:vehicle )?(veh_\w+)/g, (id, vehicle: string) => vans.get(vehicle) ?? id);
}

/** The same functions for as long as the view is open, so that no lane is rendered for them. */
function useLaneDeeds(
  {
    setSelected,
    setAsked,
    setDriverOf,
    publish,
  }: {
    setSelected: (change: (before: string | undefined) => string | undefined) => void;
    setAsked: (asked: Asked) => void;
    setDriverOf: (lane: Lane) => void;
    publish: (routes: readonly string[]) => void;
  },
  acts: ReturnType<typeof useDeeds>,
): LaneDeeds {
  const [current] = useState({ acts });
  useEffect(() => {
    current.acts = acts;
  });
  return useMemo(
    () => ({
      onSelect: (id) => setSelected((before) => (before === id ? undefined : id)),
      onLock: (id, locked) => current.acts.lock.mutate({ id, locked }),
      onDriver: setDriverOf,
      onPublish: publish,
      onUnpublish: (lane) => setAsked(unpublishing(lane, () => current.acts.unpublish.mutate(lane.route.id))),
      onDelete: (lane) => setAsked(deleting(lane, () => current.acts.remove.mutate(lane.route.id))),
      onBreakdown: (lane, run) => setAsked(breakingDown(lane, () => current.acts.breakdown.mutate(run))),
    }),
    [current, setSelected, setAsked, setDriverOf, publish],
  );
}
