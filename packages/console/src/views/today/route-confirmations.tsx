/** The questions before actions that notify people. */
import { ConfirmDialog } from '../../parts/use-confirm';
import { day, plural } from '../../parts/format';
import type { WallClock } from '../../parts/wall-clock';
import type { Lane } from './lanes';
import type { Visits } from './clock';
import { missingLines, missingOf } from './publish-check';
import { isOpen } from './stops';

/** An action that waits for confirmation, with its consequences: of several lines, the first is above the others. */
export type PendingAction = {
  title: string;
  lines: readonly (string | readonly string[])[];
  label: string;
  run: () => void;
};

export function RouteConfirmation({
  action,
  onClose,
}: {
  action: PendingAction | undefined;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog action={action} kind="main" onClose={onClose}>
      <ul className="consequences">
        {action?.lines.map((line) => {
          const [first, ...others] = typeof line === 'string' ? [line] : line;
          return (
            <li key={first}>
              {first}
              {others.length > 0 && (
                <ul>
                  {others.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </ConfirmDialog>
  );
}

const openStops = ({ route }: Lane) => route.stops.filter(isOpen).length;

export const confirmDelete = (lane: Lane, run: () => void): PendingAction => ({
  title: `Delete the draft of ${lane.name}?`,
  lines: [
    `${plural(lane.route.stops.length, 'order')} will be without a route.`,
    'Nobody is notified, because it has not been published.',
  ],
  label: 'Delete',
  run,
});

export const confirmUnpublish = (lane: Lane, run: () => void): PendingAction => ({
  title: `Unpublish ${lane.name}?`,
  lines: [
    `${lane.crew ?? 'The driver'} will no longer have this run.`,
    `${plural(lane.route.stops.length, 'recipient keeps', 'recipients keep')} the time they were told. They are told a new one only if it changes when the route is published again.`,
  ],
  label: 'Unpublish',
  run,
});

export const confirmBreakdown = (lane: Lane, run: () => void): PendingAction => ({
  title: `Report that ${lane.name} has broken down?`,
  lines: [
    `Its ${plural(openStops(lane), 'open stop is', 'open stops are')} stranded. None moves until you have chosen a van that comes, above the board.`,
    'Recipients whose window can’t be kept are told about the delay.',
    'This cannot be undone.',
  ],
  label: 'Report',
  run,
});

const isOfToday = ({ route }: Lane, clock: WallClock) => route.date === clock.today();

/** Whether a run starts without a question: that of today, with all goods in. */
export const startsAtOnce = (lane: Lane, visits: Visits, clock: WallClock) =>
  isOfToday(lane, clock) && missingOf(lane, visits).length === 0;

export function confirmStart(lane: Lane, visits: Visits, run: () => void, clock: WallClock): PendingAction {
  const missing = missingLines(missingOf(lane, visits));
  return {
    title: `Start ${lane.name}’s run of ${day(lane.route.date)}?`,
    lines: [
      ...(isOfToday(lane, clock)
        ? []
        : [`It is planned for ${day(lane.route.date)}; today is ${day(clock.today())}.`]),
      ...(missing.length > 0 ? [missing] : []),
      `${plural(openStops(lane), 'order')} will be out for delivery now, and recipients see it.`,
      'This cannot be undone.',
    ],
    label: `Start the run of ${day(lane.route.date)}`,
    run,
  };
}
