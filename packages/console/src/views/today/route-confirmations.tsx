/** What tells people something says beforehand whom, and what; until then it can be called off. */
import { useEffect, useRef } from 'react';
import { Ask } from '../../parts/use-confirm';
import { Button } from '../../parts/fields';
import { plural } from '../../parts/format';
import { useKeys } from '../../parts/use-keys';
import type { Lane } from './use-day';
import type { Going } from './use-delayed-publish';

/** A deed that waits for a yes. */
export type Asked = { title: string; lines: readonly string[]; act: string; run: () => void };

export function Confirm({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  return (
    <Ask asked={asked} kind="main" onClose={onClose}>
      <ul className="told">
        {asked?.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Ask>
  );
}

const openStops = ({ route }: Lane) =>
  route.stops.filter(({ status }) => status === 'pending' || status === 'arrived').length;

export const deleting = (lane: Lane, run: () => void): Asked => ({
  title: `Delete the draft of ${lane.name}?`,
  lines: [
    `${plural(lane.route.stops.length, 'order')} will be without a route.`,
    'Nobody is notified: it has not been published.',
  ],
  act: 'Delete',
  run,
});

export const unpublishing = (lane: Lane, run: () => void): Asked => ({
  title: `Unpublish ${lane.name}?`,
  lines: [
    `${lane.driver ?? 'The driver'} no longer has this run.`,
    `${plural(lane.route.stops.length, 'recipient')} keep the time that they were told. They are told another one only if it changes when the route is published again.`,
  ],
  act: 'Unpublish',
  run,
});

export const breakingDown = (lane: Lane, run: () => void): Asked => ({
  title: `Report that ${lane.name} has broken down?`,
  lines: [
    `The route agent looks for vans that can take its ${plural(openStops(lane), 'open stop')}, and suggests a change. No stop moves before that is accepted.`,
    'Recipients whose window cannot be kept are told of the delay.',
    'This cannot be undone.',
  ],
  act: 'Report',
  run,
});

/** What publishing will tell, while it can be called off. */
export function GoingOut({ lanes, going }: { lanes: readonly Lane[]; going: Going }) {
  const recipients = lanes.reduce((sum, { route }) => sum + route.stops.length, 0);
  const drivers = new Set(lanes.flatMap(({ route }) => route.driver ?? [])).size;
  const without = lanes.filter(({ route }) => route.driver === null).length;
  const frame = useRef<HTMLDivElement>(null);
  useKeys({ Escape: going.cancel });
  // Time runs out: who works by keyboard is brought to what calls it off.
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, []);
  return (
    <div ref={frame} className="going" role="group" aria-label="Publishing">
      <div>
        <p role="status">
          <b>
            {lanes.length === 1 ? `${lanes[0]?.name ?? 'The route'} goes` : `${lanes.length} routes go`} out.
          </b>{' '}
          {plural(recipients, 'recipient is', 'recipients are')} told the time of the visit, and{' '}
          {plural(drivers, 'driver gets a run', 'drivers get a run')}.
        </p>
        {without > 0 && (
          <p className="is-bad">
            {without === 1
              ? '1 route has no driver and will stay a draft.'
              : `${without} routes have no driver and will stay drafts.`}
          </p>
        )}
      </div>
      <Button kind="main" onClick={going.now}>
        Publish now
      </Button>
      <Button onClick={going.cancel}>Cancel</Button>
      <span className="going-time" aria-hidden="true" />
    </div>
  );
}
