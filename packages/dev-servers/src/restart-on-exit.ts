/**
 * Keeps an embedded server running: if it ends by itself or is killed, it is restarted on the same port with the same
 * data, so that clients only have to reconnect.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedServer } from './postgres.js';

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 4_000;
/** Starts that may fail before the server has run once: it may have been killed then, or cannot run at all. */
const FIRST_TRIES = 4;
/** At shutdown, how long a server that is just starting is waited for; it ends with this process. */
const STOP_PATIENCE_MS = 5_000;

/**
 * @param start starts it, and resolves once it answers
 * @param say receives, in words for people, when it ended and when it is back
 * @returns the server that runs first; its `stop` ends whichever runs at that time
 * @throws the error of the last of the first starts
 */
export async function restartOnExit<Server extends EmbeddedServer>(
  name: string,
  start: () => Promise<Server>,
  say: (line: string) => void,
): Promise<Omit<Server, 'exited'>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = () => signal.aborted;

  const startWithRetries = async (tries: number): Promise<Server> => {
    for (
      let pauseMs = FIRST_PAUSE_MS, left = tries;
      ;
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS), left -= 1
    ) {
      try {
        return await start();
      } catch (error) {
        if (left <= 1 || isStopping()) throw error;
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    }
  };

  const first = await startWithRetries(FIRST_TRIES);
  let current = first;
  const watching = (async () => {
    for (;;) {
      const code = await current.exited;
      if (isStopping()) return;
      say(`${name} exited (${code ?? 'by a signal'}, see its log); restarting it`);
      current = await startWithRetries(Infinity);
      if (!isStopping()) say(`${name} is back`);
      else await current.stop();
    }
  })();
  // Rejects only when everything is stopped while a start fails.
  const ended = watching.catch(() => undefined);
  return {
    ...first,
    stop: async () => {
      stopping.abort();
      await current.stop();
      await Promise.race([ended, sleep(STOP_PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
