/** Event handlers of the board's lanes. */
import { useEffect, useMemo, useState } from 'react';
import type { WallClock } from '../../parts/wall-clock';
import type { LaneHandlers } from './lane-menu';
import type { Lane } from './lanes';
import {
  confirmBreakdown,
  confirmDelete,
  confirmStart,
  confirmUnpublish,
  type PendingAction,
  startsAtOnce,
} from './route-confirmations';
import type { useRouteMutations } from './use-route-mutations';

/** Returns handlers that stay the same while the view is open, so that lanes are not rendered because of them. */
export function useLaneHandlers(
  {
    setSelected,
    setFolded,
    setPending,
    setCrewOf,
    setWritesTo,
    setRehearsed,
    publish,
    clock,
  }: {
    setSelected: (change: (before: string | undefined) => string | undefined) => void;
    setFolded: (change: (before: ReadonlySet<string>) => ReadonlySet<string>) => void;
    setPending: (action: PendingAction) => void;
    setCrewOf: (lane: Lane) => void;
    setWritesTo: (driver: string) => void;
    /** Only in the sandbox. */
    setRehearsed: ((lane: Lane) => void) | undefined;
    publish: (routes: readonly string[]) => void;
    clock: WallClock;
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
      onFold: (vehicle) =>
        setFolded((before) => {
          const next = new Set(before);
          if (!next.delete(vehicle)) next.add(vehicle);
          return next;
        }),
      onLock: (id, locked) => current.mutations.lock.mutate({ id, locked }),
      onCrew: setCrewOf,
      onWrite: setWritesTo,
      onPublish: (routes) => publish(routes),
      onUnpublish: (lane) =>
        setPending(confirmUnpublish(lane, () => current.mutations.unpublish.mutate(lane.route.id))),
      onDelete: (lane) =>
        setPending(confirmDelete(lane, () => current.mutations.remove.mutate(lane.route.id))),
      onStart: (lane, run, visits) => {
        const start = () => current.mutations.start.mutate(run);
        if (startsAtOnce(lane, visits, clock)) start();
        else setPending(confirmStart(lane, visits, start, clock));
      },
      onBreakdown: (lane, run) =>
        setPending(confirmBreakdown(lane, () => current.mutations.breakdown.mutate(run))),
      onRehearse: setRehearsed,
    }),
    [current, setSelected, setFolded, setPending, setCrewOf, setWritesTo, setRehearsed, publish, clock],
  );
}
