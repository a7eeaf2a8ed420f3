/** What can be done with a route as a whole, as its state allows. */
import * as Menu from '@radix-ui/react-dropdown-menu';
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
};

export function LaneMenu({ lane, visits, handlers }: { lane: Lane; visits: Visits; handlers: LaneHandlers }) {
  const { route, name, run } = lane;
  const { driver } = route;
  const isDraft = route.status === 'draft';
  const isOut = run?.status === 'started' && !run.broken_down_at;
  const canLock = isDraft || route.locked;
  if (driver === null && !canLock && run?.status !== 'published' && !isOut) return <span />;
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
          {driver !== null && (
            <Menu.Item className="menu-item" onSelect={() => handlers.onWrite(driver)}>
              Write to the driver…
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
            <>
              <Menu.Item className="menu-item" onSelect={() => handlers.onStart(lane, run.id, visits)}>
                {startsAtOnce(lane, visits) ? 'Start the run' : 'Start the run…'}
              </Menu.Item>
              <Menu.Item className="menu-item" onSelect={() => handlers.onUnpublish(lane)}>
                Unpublish
              </Menu.Item>
            </>
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
