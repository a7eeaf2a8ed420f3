/** The day: a map and a board side by side, and what the route agent proposes above them. */
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useDepots } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button } from '../../parts/fields';
import { addDays, isoDay, plural } from '../../parts/format';
import { Empty, Shown } from '../../parts/states';
import { useKeys } from '../../parts/use-keys';
import { View } from '../../parts/view';
import { Board } from './board';
import { type Asked, breakingDown, Confirm, deleting, GoingOut, unpublishing } from './confirm';
import { DayMap } from './day-map';
import type { LaneDeeds } from './lane';
import { NewRoute } from './new-route';
import { Progress, useOptimise } from './optimise';
import { Suggestions, useSuggestions } from './suggestions';
import { referenceOf, useDay } from './use-day';
import { useDeeds } from './use-deeds';
import { useGoing } from './use-going';
import { useMarks } from './use-marks';
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
      onGo={(next) => void navigate({ search: { date, depot, ...next } })}
    />
  );
}

function Day({
  date,
  depot,
  onGo,
}: {
  date: string;
  depot: string;
  onGo: (search: { date?: string; depot?: string }) => void;
}) {
  const { write } = useRights();
  const depots = useDepots();
  const day = useDay(date, depot);
  const { move, undo, canUndo } = useMoves(date, depot, (text) => withNames(text, day));
  const [selected, setSelected] = useState<string>();
  const [proposal, setProposal] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const optimise = useOptimise(date, depot);
  const suggestions = useSuggestions(date, depot) ?? [];
  const acts = useDeeds();
  const going = useGoing(acts.publish.mutate);
  const deeds = useLaneDeeds({ setSelected, setAsked, publish: going.hold }, acts);
  useKeys({ z: () => void undo(), 'mod+z': () => void undo() }, write);

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
      {going.routes && (
        <GoingOut lanes={day.lanes.filter(({ route: { id } }) => going.routes?.includes(id))} going={going} />
      )}
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
          named={(text) => withNames(text, day)}
          onShow={setProposal}
        />
      )}
      <div className="day">
        <DayMap
          lanes={day.lanes}
          orders={day.orders}
          unassigned={day.unassigned}
          depot={depots.find(({ id }) => id === depot)}
          selected={selected}
          marks={marks}
          onSelect={deeds.onSelect}
        />
        <div className="day-board">
          <Shown of={day.routes}>
            {() =>
              day.lanes.length === 0 && day.unassigned.length === 0 ? (
                <Empty title="Nothing is planned for this day">
                  <p>Orders that are booked for it appear here. Then optimise, or make a route by hand.</p>
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
                    marks={marks}
                    write={write}
                    deeds={deeds}
                    onMove={(wanted) => void move(wanted)}
                  />
                </>
              )
            }
          </Shown>
        </div>
      </div>
      <Confirm asked={asked} onClose={() => setAsked(undefined)} />
    </View>
  );
}

/** A refusal names records by id; people know them by reference and name. */
function withNames(text: string, { lanes }: ReturnType<typeof useDay>): string {
  const vans = new Map(lanes.map(({ route, name }) => [route.vehicle, name]));
  return text
    .replaceAll(/(?:stop )?(ord_\w+)/gi, (id, order: string) => referenceOf(order) ?? id)
    .replaceAll(/(?:vehicle )?(veh_\w+)/g, (id, vehicle: string) => vans.get(vehicle) ?? id);
}

/** The same functions for as long as the view is open, so that no lane is rendered for them. */
function useLaneDeeds(
  {
    setSelected,
    setAsked,
    publish,
  }: {
    setSelected: (change: (before: string | undefined) => string | undefined) => void;
    setAsked: (asked: Asked) => void;
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
      onPublish: publish,
      onUnpublish: (lane) => setAsked(unpublishing(lane, () => current.acts.unpublish.mutate(lane.route.id))),
      onDelete: (lane) => setAsked(deleting(lane, () => current.acts.remove.mutate(lane.route.id))),
      onBreakdown: (lane, run) => setAsked(breakingDown(lane, () => current.acts.breakdown.mutate(run))),
    }),
    [current, setSelected, setAsked, publish],
  );
}

function DayPicker({
  date,
  depot,
  depots,
  onGo,
}: {
  date: string;
  depot: string;
  depots: readonly { id: string; name: string }[];
  onGo: (search: { date?: string; depot?: string }) => void;
}) {
  return (
    <div className="day-picker">
      <select aria-label="Depot" value={depot} onChange={(event) => onGo({ depot: event.target.value })}>
        {depots.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="icon-button"
        aria-label="Day before"
        onClick={() => onGo({ date: addDays(date, -1) })}
      >
        ‹
      </button>
      <input
        type="date"
        aria-label="Date"
        value={date}
        onChange={({ target: { value } }) => value !== '' && onGo({ date: value })}
      />
      <button
        type="button"
        className="icon-button"
        aria-label="Day after"
        onClick={() => onGo({ date: addDays(date, 1) })}
      >
        ›
      </button>
    </div>
  );
}

function Summary({ lanes }: { lanes: ReturnType<typeof useDay>['lanes'] }) {
  const stops = lanes.flatMap((lane) => lane.route.stops);
  const count = (...statuses: string[]) => stops.filter(({ status }) => statuses.includes(status)).length;
  const miles = lanes.reduce((sum, lane) => sum + lane.route.totals.miles, 0);
  const failed = count('failed', 'skipped');
  return (
    <p className="summary">
      <span>{plural(lanes.length, 'route')}</span>
      <span>{plural(stops.length, 'stop')}</span>
      <span>{Math.round(miles).toLocaleString('en-GB')} miles</span>
      <span>{count('completed')} done</span>
      {failed > 0 && <span className="is-bad">{failed} failed</span>}
    </p>
  );
}
