/** A route as a lane: its van, how full and how long, and its stops in order. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { memo } from 'react';
import { Status } from '../../parts/fields';
import { plural, time } from '../../parts/format';
import { Reference } from './short-names';
import { lateBy, StopCard } from './stop-card';
import { doneCount, type Lane, referenceOf } from './use-day';
import type { Marks } from './use-marks';

export type LaneDeeds = {
  onSelect: (route: string) => void;
  onLock: (route: string, locked: boolean) => void;
  onPublish: (routes: string[]) => void;
  onUnpublish: (lane: Lane) => void;
  onDelete: (lane: Lane) => void;
  onBreakdown: (lane: Lane, run: string) => void;
};

export const LaneView = memo(function LaneView({
  lane,
  selected,
  marks,
  write,
  deeds,
}: {
  lane: Lane;
  selected: boolean;
  marks: Marks | undefined;
  write: boolean;
  deeds: LaneDeeds;
}) {
  const { route, name, driver, run } = lane;
  const late = route.stops.filter((stop) => stop.status === 'pending' && lateBy(stop) > 0).length;
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
          onClick={() => deeds.onSelect(route.id)}
        >
          <span className="lane-colour" />
          {name}
        </button>
        <LaneState lane={lane} />
        {write && <LaneMenu lane={lane} deeds={deeds} />}
        <span className="lane-driver">{driver ?? 'No driver'}</span>
        <span className={load > 100 ? 'load is-over' : 'load'} title="Load">
          <span className="load-bar">
            <span style={{ transform: `scaleX(${Math.min(1, load / 100)})` }} />
          </span>
          {load} %
        </span>
        <span className="lane-facts">
          {plural(route.totals.stops, 'stop')} · {Math.round(route.totals.miles)} mi · back{' '}
          {time(route.totals.returns_at)}
          {late > 0 && <b className="lane-late"> · {late} late</b>}
        </span>
      </div>
      <ol
        className="stops"
        // Without a stop it is no list, only where one can be put.
        role={route.stops.length === 0 ? 'presentation' : undefined}
        data-route={route.id}
        data-name={name}
        data-done={doneCount(route)}
        data-locked={write ? undefined : ''}
      >
        {route.stops.map((stop, index) => (
          <StopCard
            key={stop.id}
            stop={stop}
            first={index === 0}
            fixed={!write}
            marked={marks?.orders.has(stop.order) === true}
          />
        ))}
        {marks?.coming.get(route.id)?.map(({ order, eta, from }) => (
          <li
            key={`after ${order}`}
            className="stop is-after"
            aria-label={`after: ${referenceOf(order) ?? ''}, ${time(eta)}, from ${from}`}
          >
            <span className="stop-ref">
              <span className="stop-name">
                <Reference of={referenceOf(order) ?? '…'} />
              </span>
            </span>
            <span className="stop-eta">{time(eta)}</span>
            <span className="stop-window">from {from}</span>
          </li>
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

function LaneState({ lane: { route, run } }: { lane: Lane }) {
  if (run?.broken_down_at) return <span className="status status-bad">Broken down</span>;
  if (route.locked) return <span className="status status-locked">Locked</span>;
  if (run && run.status !== 'published') return <Status of={run.status} />;
  return <Status of={route.status} />;
}

function LaneMenu({ lane, deeds }: { lane: Lane; deeds: LaneDeeds }) {
  const { route, name, run } = lane;
  const isDraft = route.status === 'draft';
  const isOut = run?.status === 'started' && !run.broken_down_at;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="icon-button" aria-label={`${name}, more`}>
        ⋯
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu" align="start" sideOffset={4}>
          {(isDraft || route.locked) && (
            <Menu.Item className="menu-item" onSelect={() => deeds.onLock(route.id, !route.locked)}>
              {route.locked ? 'Unlock' : 'Lock'}
            </Menu.Item>
          )}
          {isDraft && (
            <>
              <Menu.Item className="menu-item" onSelect={() => deeds.onPublish([route.id])}>
                Publish this route
              </Menu.Item>
              <Menu.Item className="menu-item" onSelect={() => deeds.onDelete(lane)}>
                Delete the draft
              </Menu.Item>
            </>
          )}
          {run?.status === 'published' && (
            <Menu.Item className="menu-item" onSelect={() => deeds.onUnpublish(lane)}>
              Unpublish
            </Menu.Item>
          )}
          {run && isOut && (
            <Menu.Item className="menu-item" onSelect={() => deeds.onBreakdown(lane, run.id)}>
              Report a breakdown
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
