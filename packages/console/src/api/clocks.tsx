/**
 * The clock by which a view shows its times: the depot's for what belongs to a depot, otherwise the courier's.
 */
import { createContext, type ReactNode, useContext } from 'react';
import { clockIn, type WallClock } from '../parts/wall-clock';
import { useMode } from './mode';
import { useDepots } from './queries';
import { useSession } from './session';

const ClockContext = createContext<WallClock | undefined>(undefined);

/** Shows everything inside by the clock of a depot, or by the courier's. */
export function ClockOf({ depot, children }: { depot: string | null | undefined; children: ReactNode }) {
  return <ClockContext value={useClocks()(depot)}>{children}</ClockContext>;
}

/** Returns the clock of a depot by its id, and the courier's for none. */
export function useClocks(): (depot: string | null | undefined) => WallClock {
  const depots = useDepots();
  const { mode } = useMode();
  const { timezones } = useSession();
  return (depot) => clockIn(depots.find(({ id }) => id === depot)?.timezone ?? timezones[mode]);
}

/** Returns the clock by which a component shows its times. It asks for nothing: each stop of a day has it. */
export function useClock(): WallClock {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error('useClock needs a ClockOf around it.');
  return clock;
}
