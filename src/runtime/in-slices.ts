/** Long computations on the event loop, cut into slices so that requests, heartbeats and messages continue. */
import { setImmediate } from 'node:timers/promises';

/** Short enough not to be noticed, and long enough that pauses cost little. */
const SLICE_MS = 10;

/** Returns a function that pauses for other work when the loop has been held for a slice; await it between steps. */
export function createPause(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE_MS) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}

/** Runs a computation that yields between its steps, and resolves to its result. */
export async function inSlices<Result>(steps: Iterator<undefined, Result>): Promise<Result> {
  const breathe = createPause();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await breathe();
  }
}
