/** Measures how long the event loop of this process is held at once, in processor time: other programs do not count. */
import { existsSync, readFileSync } from 'node:fs';

/** Linux's figures of the main thread. */
const FIGURES = '/proc/self/schedstat';
const TICK_MS = 2;

/** Returns the main thread's processor time in milliseconds; elsewhere than on Linux the time of day. */
const worked: () => number = existsSync(FIGURES)
  ? () => Number(readFileSync(FIGURES, 'utf8').split(' ', 1)[0]) / 1e6
  : () => performance.now();

/** Does something, and resolves to the longest that the loop was held meanwhile, in milliseconds. */
export async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = worked();
  const look = () => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, TICK_MS);
  try {
    await work();
    look();
  } finally {
    clearInterval(timer);
  }
  return longest;
}
