/**
 * The console's stream of server-sent events (`/console/events`), kept open: reconnected when it was refused, when the
 * network comes back and when the machine has slept.
 */
import type { StreamEvent } from './live-queries';
import type { Position } from './positions';
import type { Source } from './shared-source';

export type StreamListener = {
  onEvent: (event: StreamEvent) => void;
  /** All current positions; they replace the earlier ones. */
  onPositions: (positions: readonly Position[]) => void;
  /** Events may have been missed: everything that is shown may be out of date. */
  onMissed: () => void;
  /** The session has ended, or may have. */
  onSessionDoubt: () => void;
  onOpen: (isOpen: boolean) => void;
};

/** The browser, as far as the stream needs it. */
export type StreamHost = {
  connect: (url: string) => Source;
  /** Dispatches `online` and `offline`. */
  network: Pick<Window, 'addEventListener' | 'removeEventListener'>;
};

/** `EventSource.OPEN` and `EventSource.CLOSED`. */
const [OPEN, CLOSED] = [1, 2];

/** With `recent`, the server first repeats the events of at least this time. */
const RECENT_MS = 10_000;
/** Browsers reconnect by themselves, except after a refusal, for example by a server that is shutting down. */
const RECONNECT_MS = 3_000;
/** How often the clock is checked, and the gap that only a sleeping machine causes: timers of hidden pages run late. */
const CLOCK_CHECK_MS = 10_000;
const ASLEEP_MS = 90_000;

/** Follows the stream at `url` until the returned function is called. */
export function followStream(url: string, host: StreamHost, listener: StreamListener): () => void {
  const startedAt = performance.now();
  let isFirst = true;
  let stream: Source | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    clearTimeout(retry);
    stream?.close();
    const made = host.connect(url);
    stream = made;
    made.addEventListener('open', () => listener.onOpen(true));
    made.addEventListener('error', () => {
      listener.onOpen(made.readyState === OPEN);
      if (made.readyState !== CLOSED) return;
      listener.onSessionDoubt();
      retry = setTimeout(connect, RECONNECT_MS);
    });
    made.addEventListener('message', ({ data = '' }) => {
      const { type, subjects = [] } = JSON.parse(data) as { type: string; subjects?: string[] };
      listener.onEvent({ type, subjects });
    });
    made.addEventListener('positions', ({ data = '' }) => {
      listener.onPositions((JSON.parse(data) as { data: Position[] }).data);
    });
    made.addEventListener('ready', () => {
      if (!isFirst || performance.now() - startedAt > RECENT_MS) listener.onMissed();
      isFirst = false;
    });
    made.addEventListener('ended', () => {
      made.close();
      listener.onSessionDoubt();
    });
  };
  const reconnect = () => {
    isFirst = false;
    connect();
  };

  // A connection that ended while the machine slept can look open for a long time.
  let lastCheck = Date.now();
  const clock = setInterval(() => {
    const now = Date.now();
    if (now - lastCheck > ASLEEP_MS) reconnect();
    lastCheck = now;
  }, CLOCK_CHECK_MS);
  // So can one whose network went away.
  const onOffline = () => listener.onOpen(false);
  host.network.addEventListener('offline', onOffline);
  host.network.addEventListener('online', reconnect);
  connect();
  return () => {
    host.network.removeEventListener('offline', onOffline);
    host.network.removeEventListener('online', reconnect);
    clearInterval(clock);
    clearTimeout(retry);
    stream?.close();
  };
}
