/**
 * Sends the van's position while the page is open and a run is under way. Only the latest counts; none is stored for
 * later.
 */
import { send } from './server.js';

const AT_MOST_EVERY_MS = 5_000;
const MPH_PER_METRE_A_SECOND = 2.236_94;

/** Sends positions repeatedly. Permission is requested once; if it is denied, the run goes on without positions. */
export type Positions = { start: () => void; stop: () => void };

/** @param now converts an instant of the phone's clock to the server's time */
export function followPosition(token: () => string | null, now: (instant: number) => Date): Positions {
  let watching: number | undefined;
  let latest: GeolocationPosition | null = null;
  let waiting: number | undefined;

  function tell(): void {
    const held = token();
    if (held === null || latest === null || waiting !== undefined) return;
    const told = latest;
    waiting = setTimeout(() => {
      waiting = undefined;
      tell();
    }, AT_MOST_EVERY_MS);
    const { latitude, longitude, heading, speed } = told.coords;
    const body = {
      latitude,
      longitude,
      at: now(told.timestamp).toISOString(),
      ...(heading === null || Number.isNaN(heading) ? {} : { heading }),
      ...(speed === null ? {} : { speed_mph: Math.min(200, speed * MPH_PER_METRE_A_SECOND) }),
    };
    void send('/driver/positions', { token: held, key: crypto.randomUUID(), body }).then(({ kind }) => {
      if (kind === 'done' && latest === told) latest = null;
    });
  }

  return {
    start: () => {
      watching ??= navigator.geolocation.watchPosition(
        (position) => {
          latest = position;
          tell();
        },
        () => undefined,
        { enableHighAccuracy: true },
      );
      tell();
    },
    stop: () => {
      if (watching !== undefined) navigator.geolocation.clearWatch(watching);
      watching = undefined;
    },
  };
}
