/** The questions before actions that notify people, and the countdown before publishing. */
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '../../parts/use-confirm';
import { Button } from '../../parts/fields';
import { plural } from '../../parts/format';
import { useKeys } from '../../parts/use-keys';
import type { Visits } from './clock';
import type { Lane } from './lanes';
import { isOpen } from './stops';
import type { DelayedPublish } from './use-delayed-publish';

/** An action that waits for confirmation, with its consequences. */
export type PendingAction = { title: string; lines: readonly string[]; label: string; run: () => void };

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
        {action?.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
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
    `${plural(lane.route.stops.length, 'recipient')} keep the time they were told. They are told a new one only if it changes when the route is published again.`,
  ],
  label: 'Unpublish',
  run,
});

export const confirmBreakdown = (lane: Lane, run: () => void): PendingAction => ({
  title: `Report that ${lane.name} has broken down?`,
  lines: [
    `The route agent looks for vans that can take its ${plural(openStops(lane), 'open stop')}, and suggests a change. No stop moves until it is accepted.`,
    'Recipients whose window can’t be kept are told about the delay.',
    'This cannot be undone.',
  ],
  label: 'Report',
  run,
});

/** Who will be notified by publishing, while it can be cancelled. */
export function PublishCountdown({
  lanes,
  visits,
  publishing,
}: {
  lanes: readonly Lane[];
  visits: Visits;
  publishing: DelayedPublish;
}) {
  const recipients = lanes.reduce((sum, { route }) => sum + route.stops.length, 0);
  const drivers = new Set(lanes.flatMap(({ route }) => route.driver ?? [])).size;
  const without = lanes.filter(({ route }) => route.driver === null).length;
  const missing = lanes
    .flatMap(({ route }) => route.stops)
    .flatMap(({ id, type, reference }) => {
      const visit = visits.get(id);
      const isIn = !visit || type === 'collection' || visit.pieces_in >= visit.pieces_expected;
      return isIn ? [] : [visit.recipient ?? reference];
    });
  const frame = useRef<HTMLDivElement>(null);
  useKeys({ Escape: publishing.cancel });
  // Focuses the cancel button, because keyboard users have only seconds.
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, []);
  return (
    <div ref={frame} className="publish-countdown" role="group" aria-label="Publishing">
      <div>
        <p role="status">
          <b>Publishing {lanes.length === 1 ? (lanes[0]?.name ?? 'the route') : `${lanes.length} routes`}.</b>{' '}
          {plural(recipients, 'recipient')} will be told when the van comes, and {plural(drivers, 'driver')}{' '}
          will get a run.
        </p>
        {missing.length > 0 && (
          <p className="is-bad">
            Goods of {plural(missing.length, 'order')} are not all in: {missing.slice(0, 4).join(', ')}
            {missing.length > 4 && ` and ${missing.length - 4} more`}.
          </p>
        )}
        {without > 0 && (
          <p className="is-bad">
            {without === 1
              ? '1 route has no driver and will stay a draft.'
              : `${without} routes have no driver and will stay drafts.`}
          </p>
        )}
      </div>
      <Button kind="main" onClick={publishing.publishNow}>
        Publish now
      </Button>
      <Button onClick={publishing.cancel}>Cancel</Button>
      <span className="publish-countdown-bar" aria-hidden="true" />
    </div>
  );
}
