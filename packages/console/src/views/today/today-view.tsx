/** Today: a map and a board side by side, with the route agent's suggestions above the map. */
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDepots } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button } from '../../parts/fields';
import { addDays, isoDay } from '../../parts/format';
import { Empty, QueryState } from '../../parts/states';
import { useFocusFallback } from '../../parts/use-focus-fallback';
import { useKeys } from '../../parts/use-keys';
import { View } from '../../parts/view';
import { Board } from './board';
import {
  confirmBreakdown,
  confirmDelete,
  confirmUnpublish,
  type PendingAction,
  PublishCountdown,
  RouteConfirmation,
} from './route-confirmations';
import { DayMap } from './day-map';
import { DayPicker } from './day-picker';
import { ChangeCrew } from './change-crew';
import type { LaneHandlers } from './lane';
import { NewRoute } from './new-route';
import { Progress, useOptimise } from './optimise';
import { withNames } from './record-names';
import { type Affixes, commonAffixes, splitReference } from './reference-affixes';
import { AffixesContext } from './short-references';
import { StopDetail } from './stop-detail';
import { pickedOf } from './stops';
import { Suggestions, useSuggestions } from './suggestions';
import { Summary } from './summary';
import type { Lane } from './lanes';
import { referenceOf, useDay } from './use-day';
import { useRouteMutations } from './use-route-mutations';
import { useDelayedPublish } from './use-delayed-publish';
import { useSuggestionPreview } from './use-suggestion-preview';
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
  /** The order whose stop is shown first. */
  order: string | undefined;
  onGo: (search: { date?: string; depot?: string }) => void;
}) {
  const { write } = useRights();
  const depots = useDepots();
  const day = useDay(date, depot);
  const { move, undo, canUndo } = useMoves(date, depot, (text) => nameRecords(text, day));
  const [selected, setSelected] = useState<string>();
  const [proposal, setProposal] = useState<string>();
  const [pending, setPending] = useState<PendingAction>();
  const [crewOf, setCrewOf] = useState<Lane>();
  const [pick, setPick] = useState<string | undefined>(order);
  const frame = useRef<HTMLDivElement>(null);
  const optimise = useOptimise(date, depot);
  const suggestions = useSuggestions(date, depot) ?? [];
  const mutations = useRouteMutations();
  const publishing = useDelayedPublish(mutations.publish.mutate);
  const handlers = useLaneHandlers(
    { setSelected, setPending, setCrewOf, publish: publishing.schedule },
    mutations,
  );
  useKeys({ z: () => void undo(), 'mod+z': () => void undo() }, write);
  useKeys(
    { Escape: () => (pick === undefined ? setSelected(undefined) : setPick(undefined)) },
    !publishing.routes,
  );
  useFocusFallback(nextFocus);
  const picked = pickedOf(pick, day.lanes, day.unassigned);
  useShowFromAddress(frame, order, picked !== undefined);

  const show = useCallback((id: string) => focusOnBoard(frame.current, id), []);
  const common = useCommonAffixes(day);
  const shown = suggestions.find(({ id }) => id === proposal);
  const preview = useSuggestionPreview(shown, day.lanes);
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
                create={mutations.create}
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
                disabled={
                  drafts.length === 0 || mutations.publish.isPending || publishing.routes !== undefined
                }
                onClick={() => publishing.schedule(drafts)}
              >
                Publish
              </Button>
            </>
          )}
        </>
      }
    >
      <AffixesContext value={common}>
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
                named={(text) => nameRecords(text, day, common)}
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
              preview={preview}
              onSelect={handlers.onSelect}
              onPick={show}
            >
              {picked && <StopDetail picked={picked} onClose={() => setPick(undefined)} />}
            </DayMap>
          </div>
          <div className="day-board">
            {publishing.routes && (
              <PublishCountdown
                lanes={day.lanes.filter(({ route: { id } }) => publishing.routes?.includes(id))}
                publishing={publishing}
              />
            )}
            <QueryState query={day.routes}>
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
                      preview={preview}
                      write={write}
                      handlers={handlers}
                      onMove={(wanted) => void move(wanted)}
                      onPick={setPick}
                    />
                  </>
                )
              }
            </QueryState>
          </div>
        </div>
      </AffixesContext>
      <RouteConfirmation action={pending} onClose={() => setPending(undefined)} />
      <ChangeCrew
        lane={crewOf}
        lanes={day.lanes}
        assign={mutations.assign}
        onClose={() => setCrewOf(undefined)}
      />
    </View>
  );
}

const stopOf = (frame: HTMLElement | null, order: string) =>
  frame?.querySelector<HTMLElement>(`[data-order="${order}"]:not([data-fixed])`) ??
  frame?.querySelector<HTMLElement>(`[data-order="${order}"]`);

/** Scrolls to the stop of an order and focuses it, which picks it. */
function focusOnBoard(frame: HTMLElement | null, order: string): void {
  const stop = stopOf(frame, order);
  stop?.focus({ preventScroll: true });
  stop?.scrollIntoView({ block: 'center' });
}

/** Shows the order named in the address once it is loaded. */
function useShowFromAddress(
  frame: { current: HTMLElement | null },
  order: string | undefined,
  isThere: boolean,
): void {
  const seen = useRef(false);
  useEffect(() => {
    if (order === undefined || !isThere || seen.current) return;
    seen.current = true;
    focusOnBoard(frame.current, order);
  }, [frame, order, isThere]);
}

/** Moves the focus from a settled suggestion to the remaining ones, and from a cancelled publication to its button. */
function nextFocus(lost: Element): HTMLElement | null {
  if (lost.closest('.suggestion')) return document.querySelector<HTMLElement>('.suggestions');
  return lost.closest('.publish-countdown')
    ? document.querySelector<HTMLElement>('[data-act=publish]:enabled')
    : null;
}

/** Returns what the day's references have in common. */
function useCommonAffixes({ lanes, unassigned }: ReturnType<typeof useDay>): Affixes {
  const { head, tail } = useMemo(
    () =>
      commonAffixes([
        ...lanes.flatMap(({ route }) => route.stops.map(({ reference }) => reference)),
        ...unassigned.flatMap(({ order }) => referenceOf(order) ?? []),
      ]),
    [lanes, unassigned],
  );
  return useMemo(() => ({ head, tail }), [head, tail]);
}

/** Replaces ids by the names used on the board; without `affixes`, references are not shortened. */
function nameRecords(text: string, { lanes }: ReturnType<typeof useDay>, affixes?: Affixes): string {
  const vans = new Map(lanes.map(({ route, name }) => [route.vehicle, name]));
  return withNames(text, {
    vanOf: (vehicle) => vans.get(vehicle),
    referenceOf: (order) => {
      const reference = referenceOf(order);
      return reference !== undefined && affixes ? splitReference(reference, affixes)[1] : reference;
    },
  });
}

/** Returns handlers that stay the same while the view is open, so that lanes are not rendered because of them. */
function useLaneHandlers(
  {
    setSelected,
    setPending,
    setCrewOf,
    publish,
  }: {
    setSelected: (change: (before: string | undefined) => string | undefined) => void;
    setPending: (action: PendingAction) => void;
    setCrewOf: (lane: Lane) => void;
    publish: (routes: readonly string[]) => void;
  },
  mutations: ReturnType<typeof useRouteMutations>,
): LaneHandlers {
  const [current] = useState({ mutations });
  useEffect(() => {
    current.mutations = mutations;
  });
  return useMemo(
    () => ({
      onSelect: (id) => setSelected((before) => (before === id ? undefined : id)),
      onLock: (id, locked) => current.mutations.lock.mutate({ id, locked }),
      onCrew: setCrewOf,
      onPublish: publish,
      onUnpublish: (lane) =>
        setPending(confirmUnpublish(lane, () => current.mutations.unpublish.mutate(lane.route.id))),
      onDelete: (lane) =>
        setPending(confirmDelete(lane, () => current.mutations.remove.mutate(lane.route.id))),
      onBreakdown: (lane, run) =>
        setPending(confirmBreakdown(lane, () => current.mutations.breakdown.mutate(run))),
    }),
    [current, setSelected, setPending, setCrewOf, publish],
  );
}
