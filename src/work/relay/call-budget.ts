/** How many calls about single workflows the reconciler makes in a second. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when the next call may be made; rejects when `signal` is aborted before. */
export type CallBudget = (signal?: AbortSignal) => Promise<void>;

/** Creates a budget of `perSecond` calls, evenly spread, by a monotonic clock. */
export function createCallBudget(perSecond: number): CallBudget {
  const everyMs = 1_000 / perSecond;
  let next = 0;
  return async (signal) => {
    const now = performance.now();
    const at = Math.max(now, next);
    next = at + everyMs;
    if (at > now) await sleep(at - now, undefined, signal && { signal });
  };
}
