/** Actions on a route as a whole, as its state allows. */
import { useClock } from '../../api/clocks';
import { useCommands } from '../../parts/commands';
import { type Verb, VerbMenu } from '../../parts/verb-menu';
import type { WallClock } from '../../parts/wall-clock';
import type { Visits } from './clock';
import type { Lane } from './lanes';
import { startsAtOnce } from './route-confirmations';

export type LaneHandlers = {
  onSelect: (route: string) => void;
  onFold: (vehicle: string) => void;
  onLock: (route: string, locked: boolean) => void;
  onCrew: (lane: Lane) => void;
  onWrite: (driver: string) => void;
  onPublish: (routes: string[]) => void;
  onUnpublish: (lane: Lane) => void;
  onDelete: (lane: Lane) => void;
  onStart: (lane: Lane, run: string, visits: Visits) => void;
  onBreakdown: (lane: Lane, run: string) => void;
  /** Only in the sandbox. */
  onRehearse: ((lane: Lane) => void) | undefined;
};

/** Returns what the state of a route allows. */
function laneVerbs(lane: Lane, visits: Visits, handlers: LaneHandlers, clock: WallClock): Verb[] {
  const { route, run } = lane;
  const { driver } = route;
  const isDraft = route.status === 'draft';
  const verbs: (Verb | false)[] = [
    (isDraft || run?.status === 'published') && {
      label: driver === null ? 'Assign a crew…' : 'Change crew…',
      act: () => handlers.onCrew(lane),
    },
    driver !== null && { label: 'Write to the driver…', act: () => handlers.onWrite(driver) },
    (isDraft || route.locked) && {
      label: route.locked ? 'Unlock' : 'Lock',
      act: () => handlers.onLock(route.id, !route.locked),
    },
    isDraft && { label: 'Publish this route', act: () => handlers.onPublish([route.id]) },
    isDraft && { label: 'Delete the draft', act: () => handlers.onDelete(lane) },
    ...(run?.status === 'published'
      ? [
          {
            label: startsAtOnce(lane, visits, clock) ? 'Start the run' : 'Start the run…',
            act: () => handlers.onStart(lane, run.id, visits),
          },
          { label: 'Unpublish', act: () => handlers.onUnpublish(lane) },
        ]
      : []),
    run?.status === 'started' &&
      !run.broken_down_at && {
        label: 'Report a breakdown',
        act: () => handlers.onBreakdown(lane, run.id),
      },
    handlers.onRehearse !== undefined &&
      (run?.status === 'published' || run?.status === 'started') && {
        label: 'Rehearse the run…',
        act: () => handlers.onRehearse?.(lane),
      },
  ];
  return verbs.filter((verb) => verb !== false);
}

/** Offers what can be done with each route as commands. */
export function useLaneCommands(lanes: readonly Lane[], visits: Visits, handlers: LaneHandlers): void {
  const clock = useClock();
  useCommands(
    lanes.flatMap((lane) =>
      laneVerbs(lane, visits, handlers, clock).map(({ label, act }) => ({
        name: label.replace('…', ''),
        hint: lane.name,
        run: act,
      })),
    ),
  );
}

export function LaneMenu({ lane, visits, handlers }: { lane: Lane; visits: Visits; handlers: LaneHandlers }) {
  const verbs = laneVerbs(lane, visits, handlers, useClock());
  if (verbs.length === 0) return <span />;
  return <VerbMenu trigger="⋯" label={`${lane.name}, more`} look="icon-button" align="start" verbs={verbs} />;
}
