/** A day at a depot: a map and a board side by side, with what waits to be decided above the map. */
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useClock } from '../../api/clocks';
import { useMode } from '../../api/mode';
import { useDepots } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button } from '../../parts/fields';
import { day as dayWords } from '../../parts/format';
import { NeededRecords } from '../../parts/needed-records';
import { PrintDay } from '../../parts/print-menu';
import { QueryState } from '../../parts/states';
import { useFocusFallback } from '../../parts/use-focus-fallback';
import { useKeys } from '../../parts/use-keys';
import { useMedia } from '../../parts/use-media';
import { View } from '../../parts/view';
import { lazyDialog } from '../../parts/lazy-dialog';
import { Board } from './board';
import { ChangeCrew } from './change-crew';
import { DayActs } from './day-acts';
import { DayMap } from './day-map';
import { DayPicker } from './day-picker';
import { Divider } from './divider';
import { EmptyDay } from './empty-day';
import { focusOnBoard, nextFocus, useShowFromAddress } from './focus';
import { useLaneCommands } from './lane-menu';
import type { Lane } from './lanes';
import type { Moving } from './map-menu';
import { forcedOutcome, outcomeOf } from './move-words';
import { Progress, Unknown, useOptimise } from './optimise';
import { RescueBar } from './rescue-bar';
import { ReviewSheet } from './review-sheet';
import { PublishCountdown, PublishQuestion } from './publish-dialogs';
import { placeOf } from './places';
import { type PendingAction, RouteConfirmation } from './route-confirmations';
import type { DaySearch } from './search';
import { Selection } from './selection';
import { SelectionNote } from './selection-note';
import { StopDetail } from './stop-detail';
import { type PickedStop, pickedOf } from './stops';
import { Suggestions, useSuggestions } from './suggestions';
import { Summary } from './summary';
import { UntoldBar } from './untold-bar';
import { useDay } from './use-day';
import { useDelayedPublish } from './use-delayed-publish';
import { useLaneHandlers } from './use-lane-handlers';
import { useMoves, useTrying } from './use-moves';
import { useNames } from './use-names';
import { usePlanning } from './use-planning';
import { useRouteMutations } from './use-route-mutations';
import { useUndo } from './use-undo';
import { WriteToDrivers } from './write-to-drivers';

const RehearseDialog = lazyDialog(() => import('./rehearse-dialog').then((file) => file.RehearseDialog));

const MoveDialog = lazyDialog(() => import('./move-dialog').then((file) => file.MoveDialog));

/** Too narrow for a clock of the day. */
const NARROW = '(width < 900px)';

export function Day({
  date,
  depot,
  order,
  view,
  onGo,
}: {
  date: string;
  depot: string;
  /** The order whose stop is shown first. */
  order: string | undefined;
  view: DaySearch['view'];
  onGo: (search: DaySearch) => void;
}) {
  const { write } = useRights();
  const { mode } = useMode();
  const clock = useClock();
  const depots = useDepots();
  const at = depots.find(({ id }) => id === depot);
  const day = useDay(date, depot);
  const { lanes, idle, visits, orders, unassigned } = day;
  const names = useNames(lanes, idle);
  const undo = useUndo(date, depot);
  const [movedByHand, setMovedByHand] = useState<ReadonlySet<string>>(new Set());
  const move = useMoves(date, depot, {
    remember: undo.remember,
    describe: (made, answer) => {
      setMovedByHand((before) => new Set([...before, ...made.orders]));
      return outcomeOf(made, answer, names);
    },
    describeForced: (made, answer) => forcedOutcome(made, answer, names),
  });
  const [selection] = useState(() => new Selection());
  const [selected, setSelected] = useState<string>();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [pending, setPending] = useState<PendingAction>();
  const [crewOf, setCrewOf] = useState<Lane>();
  const [writesTo, setWritesTo] = useState<string>();
  const [rehearsed, setRehearsed] = useState<Lane>();
  // One that was chosen stays while Tab passes others.
  const [pick, setPick] = useState<(PickedStop & { isChosen: boolean }) | undefined>(
    order === undefined ? undefined : { order, isChosen: true },
  );
  const frame = useRef<HTMLDivElement>(null);
  const optimise = useOptimise(date, depot);
  const suggestions = useSuggestions(date, depot) ?? [];
  const mutations = useRouteMutations();
  const publishing = useDelayedPublish({ date, depot }, mutations.publish.mutate);
  const handlers = useLaneHandlers(
    {
      setSelected,
      setFolded,
      setPending,
      setCrewOf,
      setWritesTo,
      setRehearsed: mode === 'sandbox' ? setRehearsed : undefined,
      publish: publishing.publish,
      clock,
    },
    mutations,
  );
  const planning = usePlanning({
    date,
    depot,
    lanes,
    visits,
    orders,
    movedByHand,
    optimise,
    suggestions,
    undo,
    write,
    publish: publishing.publish,
  });
  useEffect(() => {
    if (planning.reviewKey !== '') setPick(undefined);
  }, [planning.reviewKey]);
  useLaneCommands(write ? lanes : [], visits, handlers);
  // What was done last is what counts down.
  const takeBack = () => (publishing.scheduled ? publishing.undo() : void undo.undo());
  useKeys({ z: takeBack, 'mod+z': takeBack }, write);
  useKeys(
    {
      Escape: () => {
        if (selection.orders.size > 0) selection.set([]);
        else if (pick === undefined) setSelected(undefined);
        else setPick(undefined);
      },
    },
    !publishing.scheduled,
  );
  useFocusFallback(nextFocus);
  const picked = pickedOf(pick, lanes, unassigned);
  useShowFromAddress(frame, order, picked !== undefined);
  const isNarrow = useMedia(NARROW);
  const asList = view === undefined ? isNarrow : view === 'list';
  const show = useCallback((id: string, stop?: string) => focusOnBoard(frame.current, id, stop), []);
  const pass = (wanted: PickedStop, isPassing: boolean) => {
    if (!isPassing || !picked || pick?.isChosen !== true) setPick({ ...wanted, isChosen: !isPassing });
  };
  const open = (wanted: PickedStop) => {
    flushSync(() => setPick({ ...wanted, isChosen: true }));
    frame.current?.querySelector<HTMLElement>('.stop-detail a')?.focus();
  };
  const choose = useCallback((ids: readonly string[]) => selection.add(ids), [selection]);
  const drafts = lanes.filter((lane) => lane.route.status === 'draft').map((lane) => lane.route.id);
  const trying = useTrying(date, depot, names);
  const [moving, setMoving] = useState<Moving>();
  const askMove = write ? setMoving : undefined;
  const isSearching = optimise.id !== undefined && optimise.job?.status !== 'succeeded';
  return (
    <View
      full
      title={date === clock.today() ? 'Today' : dayWords(date)}
      tools={
        <>
          <DayPicker date={date} depot={depot} depots={depots} onGo={onGo} />
          <Button
            kind="quiet"
            aria-pressed={asList}
            onClick={() => onGo({ view: asList ? 'clock' : 'list' })}
          >
            List
          </Button>
          <PrintDay depot={depot} date={date} />
          {write && (
            <DayActs
              date={date}
              depot={at}
              lanes={lanes}
              unassigned={unassigned}
              orders={orders}
              names={names}
              canUndo={undo.canUndo || publishing.scheduled !== undefined}
              canOptimise={
                depot !== '' &&
                lanes.length + unassigned.length > 0 &&
                !optimise.isStarting &&
                optimise.id === undefined
              }
              canPublish={
                drafts.length > 0 && !mutations.publish.isPending && publishing.scheduled === undefined
              }
              onUndo={takeBack}
              onPropose={planning.propose}
              onOptimise={optimise.start}
              onPublish={() => publishing.publish(drafts)}
            />
          )}
        </>
      }
    >
      <div className="day" ref={frame}>
        <div className="day-side">
          {optimise.error && <Unknown error={optimise.error} onAgain={optimise.again} onEnd={optimise.end} />}
          {optimise.id !== undefined && isSearching && !optimise.error && (
            <Progress id={optimise.id} job={optimise.job} lanes={lanes} unassigned={unassigned.length} />
          )}
          {planning.review && (
            <ReviewSheet
              key={planning.reviewKey}
              review={planning.review}
              names={names}
              visits={visits}
              {...(planning.acts && { acts: planning.acts })}
            />
          )}
          {suggestions.length > 0 && (
            <Suggestions
              suggestions={suggestions}
              lanes={lanes}
              visits={visits}
              shown={planning.shown}
              write={write}
              names={names}
              isBusy={planning.isBusy}
              onShow={planning.show}
              onAccept={planning.accept}
              onDismiss={planning.dismiss}
            />
          )}
          <DayMap
            isDue={depot === '' || !day.routes.isPending}
            lanes={lanes}
            idle={idle}
            visits={visits}
            orders={orders}
            unassigned={unassigned}
            depot={at}
            selected={selected}
            picked={picked}
            preview={planning.preview}
            onSelect={handlers.onSelect}
            onPick={show}
            onChoose={write ? choose : undefined}
            onMove={askMove}
          />
          {picked && (
            <StopDetail
              picked={picked}
              visit={picked.stop && visits.get(picked.stop.id)}
              onMove={askMove}
              onBack={() => show(picked.order, picked.stop?.id)}
              onClose={() => setPick(undefined)}
            />
          )}
          <Divider frame={frame} />
        </div>
        <div className="day-board">
          {publishing.scheduled && (
            <PublishCountdown
              key={publishing.scheduled.endsAt}
              lanes={lanes.filter(({ route: { id } }) => publishing.scheduled?.routes.includes(id))}
              endsAt={publishing.scheduled.endsAt}
              publishing={publishing}
            />
          )}
          {depot === '' ? (
            <NeededRecords kinds={['depots']} />
          ) : (
            <QueryState query={day.routes}>
              {() =>
                lanes.length === 0 && unassigned.length === 0 ? (
                  <EmptyDay date={date} depot={depot} onGo={onGo} />
                ) : (
                  <>
                    <Summary date={date} depot={depot} lanes={lanes} visits={visits} outside={day.outside}>
                      {write && (
                        <UntoldBar date={date} depot={depot} {...(undo.canUndo && { onUndo: takeBack })} />
                      )}
                      {write && (
                        <RescueBar
                          date={date}
                          depot={depot}
                          lanes={lanes}
                          idle={idle}
                          visits={visits}
                          suggestions={suggestions}
                          onShow={planning.show}
                          onPropose={planning.propose}
                        />
                      )}
                    </Summary>
                    <Board
                      date={date}
                      lanes={lanes}
                      idle={idle}
                      visits={visits}
                      orders={orders}
                      unassigned={unassigned}
                      asList={asList}
                      selected={selected}
                      folded={folded}
                      selection={selection}
                      trying={trying}
                      write={write}
                      handlers={handlers}
                      loads={day.loads}
                      picked={picked && { order: picked.order, stop: picked.stop?.id }}
                      preview={planning.preview}
                      onMove={(wanted) => move(wanted)}
                      onPick={pass}
                      onOpen={open}
                    />
                    {write && <SelectionNote selection={selection} />}
                  </>
                )
              }
            </QueryState>
          )}
        </div>
      </div>
      {write && <PublishQuestion publishing={publishing} onCrew={setCrewOf} />}
      {moving && (
        <Suspense>
          <MoveDialog
            moving={moving}
            day={{ lanes, idle, orders, visits, home: placeOf(at?.address) }}
            trying={trying}
            onMove={(wanted, force) => move(wanted, { force, isSaid: true })}
            onClose={() => setMoving(undefined)}
          />
        </Suspense>
      )}
      <RouteConfirmation action={pending} onClose={() => setPending(undefined)} />
      {write && <WriteToDrivers lanes={lanes} to={writesTo} onChoose={setWritesTo} />}
      {rehearsed?.run && (
        <Suspense>
          <RehearseDialog
            run={rehearsed.run.id}
            van={rehearsed.name}
            onClose={() => setRehearsed(undefined)}
          />
        </Suspense>
      )}
      <ChangeCrew
        lane={crewOf}
        lanes={lanes}
        visits={visits}
        assign={mutations.assign}
        onClose={() => setCrewOf(undefined)}
      />
    </View>
  );
}
