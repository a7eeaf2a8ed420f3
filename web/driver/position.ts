/**
 * Sends the van's position while the page is open and a run is under way. Only the latest counts; none is stored for
 * later.
 */
import { send } from './server.js';

const MIN_INTERVAL_MS = 5_000;
const MPH_PER_METRE_A_SECOND = 2.236_94;

/** Sends positions repeatedly. Permission is requested once; if it is denied, the run continues without positions. */
export type Positions = { start: () => void; stop: () => void };

/** @param now converts an instant of the phone's clock to the server's time */
export function trackPosition(token: () => string | null, now: (instant: number) => Date): Positions {
  let watching: number | undefined;
  let latest: GeolocationPosition | null = null;
  let waiting: number | undefined;

  function sendLatest(): void {
    const pageToken = token();
    if (pageToken === null || latest === null || waiting !== undefined) return;
    const sent = latest;
    waiting = setTimeout(() => {
      waiting = undefined;
      sendLatest();
    }, MIN_INTERVAL_MS);
    const { latitude, longitude, accuracy, heading, speed } = sent.coords;
    const body = {
      latitude,
      longitude,
      at: now(sent.timestamp).toISOString(),
      accuracy_m: accuracy,
      ...(heading === null || Number.isNaN(heading) ? {} : { heading }),
      ...(speed === null ? {} : { speed_mph: Math.min(200, speed * MPH_PER_METRE_A_SECOND) }),
    };
    void send('/driver/positions', { token: pageToken, key: crypto.randomUUID(), body }).then(({ kind }) => {
      if (kind === 'done' && latest === sent) latest = null;
    });
  }

  return {
    start: () => {
      watching ??= navigator.geolocation.watchPosition(
        (position) => {
          latest = position;
          sendLatest();
        },
        () => undefined,
        { enableHighAccuracy: true },
      );
      sendLatest();
    },
    stop: () => {
      if (watching !== undefined) navigator.geolocation.clearWatch(watching);
      watching = undefined;
    },
  };
}
