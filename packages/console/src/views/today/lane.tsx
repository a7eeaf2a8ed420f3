/** A route as a lane: its van, load, length and stops. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { memo } from 'react';
import { type Stop, useVehicles } from '../../api/queries';
import { Status } from '../../parts/fields';
import { plural, time } from '../../parts/format';
import { Reference } from './short-references';
import type { Lane } from './lanes';
import { StopCard } from './stop-card';
import { dutyText } from './duty';
import { doneCount, lateBy } from './stops';
import { referenceOf } from './use-day';
import type { IncomingStop, NewRoutePreview, SuggestionPreview } from './suggestion-preview';

export type LaneHandlers = {
  onSelect: (route: string) => void;
  onLock: (route: string, locked: boolean) => void;
  onCrew: (lane: Lane) => void;
  onPublish: (routes: string[]) => void;
  onUnpublish: (lane: Lane) => void;
  onDelete: (lane: Lane) => void;
  onBreakdown: (lane: Lane, run: string) => void;
};

export const LaneView = memo(function LaneView({
  lane,
  selected,
  preview,
  write,
  handlers,
}: {
  lane: Lane;
  selected: boolean;
  preview: SuggestionPreview | undefined;
  write: boolean;
  handlers: LaneHandlers;
}) {
  const { route, name, crew, run } = lane;
  const late = route.stops.filter((stop) => stop.status === 'pending' && lateBy(stop) > 0).length;
  const done = doneCount(route);
  const keys = keysOf(route.stops);
  const load = Math.round(route.totals.load_percent);
  return (
    <div
      role="group"
      aria-label={name}
      data-lane=""
      className={`lane hue-${lane.hue}${selected ? ' is-selected' : ''}${run?.broken_down_at ? ' is-broken' : ''}`}
    >
      <div className="lane-head">
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
        <LaneStatus lane={lane} />
        {write && <LaneMenu lane={lane} handlers={handlers} />}
        <span className={crew === undefined ? 'lane-driver is-bad' : 'lane-driver'} title={crew}>
          {crew ?? 'No driver'}
        </span>
        <span className={load > 100 ? 'load is-over' : 'load'} title="Load">
          <span className="load-bar">
            <span style={{ transform: `scaleX(${Math.min(1, load / 100)})` }} />
          </span>
          <span className="load-percent">{load} %</span>
        </span>
        <span className="lane-facts">
          {done > 0 ? `${done} of ${route.totals.stops} visited` : plural(route.totals.stops, 'stop')} ·{' '}
          {Math.round(route.totals.miles)} mi ·{' '}
          <span title={dutyText(route)}>back {time(route.totals.returns_at)}</span>
          {late > 0 && <b className="lane-late"> · {late} late</b>}
        </span>
      </div>
      <ol
        className="stops"
        // An empty list has no items, but stops can still be dropped on it.
        role={route.stops.length === 0 ? 'presentation' : undefined}
        data-route={route.id}
        data-name={name}
        data-done={done}
        data-locked={write ? undefined : ''}
      >
        {route.stops.map((stop, index) => (
          <StopCard
            key={keys[index]}
            stop={stop}
            first={index === 0}
            fixed={!write}
            isMoved={preview?.movedOrders.has(stop.order) === true}
          />
        ))}
        {preview?.incoming.get(route.id)?.map((one) => (
          <IncomingStopCard key={`after ${one.order}`} incoming={one} />
        ))}
        {route.stops.length === 0 && (
          <li className="lane-hint" role="presentation">
            No stops yet. Drag some here.
          </li>
        )}
      </ol>
    </div>
  );
});

/** A stop that a suggestion would add. */
export function IncomingStopCard({ incoming: { order, eta, from } }: { incoming: IncomingStop }) {
  return (
    <li
      className="stop is-after"
      aria-label={`after: ${[referenceOf(order), eta && time(eta), `from ${from}`].filter(Boolean).join(', ')}`}
    >
      <span className="stop-ref">
        <span className="stop-name">
          <Reference of={referenceOf(order) ?? '…'} />
        </span>
      </span>
      <span className="stop-eta">{time(eta)}</span>
      <span className="stop-window">from {from}</span>
    </li>
  );
}

/** A route that a suggestion would create. */
export function NewRouteLane({ newRoute: { vehicle, stops } }: { newRoute: NewRoutePreview }) {
  const name = useVehicles().find(({ id }) => id === vehicle)?.name ?? 'Another van';
  return (
    <div role="group" aria-label={`after: ${name}`} className="lane lane-new">
      <div className="lane-head">
        <span className="lane-name">
          <span className="lane-colour" />
          <span className="lane-label">{name}</span>
        </span>
        <span className="status status-warn">after</span>
        <span className="lane-driver">New draft route</span>
        <span className="lane-facts">{plural(stops.length, 'stop')}</span>
      </div>
      <ol className="stops">
        {stops.map((one) => (
          <IncomingStopCard key={one.order} incoming={one} />
        ))}
      </ol>
    </div>
  );
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

function LaneStatus({ lane: { route, run } }: { lane: Lane }) {
  if (run?.broken_down_at) return <span className="status status-bad">Broken down</span>;
  if (route.locked) return <span className="status status-locked">Locked</span>;
  if (run && run.status !== 'published') return <Status of={run.status} />;
  return <Status of={route.status} />;
}

function LaneMenu({ lane, handlers }: { lane: Lane; handlers: LaneHandlers }) {
  const { route, name, run } = lane;
  const isDraft = route.status === 'draft';
  const isOut = run?.status === 'started' && !run.broken_down_at;
  const canLock = isDraft || route.locked;
  // A run that has ended or broken down has no actions.
  if (!canLock && run?.status !== 'published' && !isOut) return <span />;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="icon-button" aria-label={`${name}, more`}>
        ⋯
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu" align="start" sideOffset={4}>
          {(isDraft || run?.status === 'published') && (
            <Menu.Item className="menu-item" onSelect={() => handlers.onCrew(lane)}>
              {route.driver === null ? 'Assign a crew…' : 'Change crew…'}
            </Menu.Item>
          )}
          {canLock && (
            <Menu.Item className="menu-item" onSelect={() => handlers.onLock(route.id, !route.locked)}>
              {route.locked ? 'Unlock' : 'Lock'}
            </Menu.Item>
          )}
          {isDraft && (
            <>
              <Menu.Item className="menu-item" onSelect={() => handlers.onPublish([route.id])}>
                Publish this route
              </Menu.Item>
              <Menu.Item className="menu-item" onSelect={() => handlers.onDelete(lane)}>
                Delete the draft
              </Menu.Item>
            </>
          )}
          {run?.status === 'published' && (
            <Menu.Item className="menu-item" onSelect={() => handlers.onUnpublish(lane)}>
              Unpublish
            </Menu.Item>
          )}
          {run && isOut && (
            <Menu.Item className="menu-item" onSelect={() => handlers.onBreakdown(lane, run.id)}>
              Report a breakdown
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
