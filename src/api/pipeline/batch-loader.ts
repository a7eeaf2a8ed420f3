/**
 * Batches the queries that authenticate requests. Requests that arrive together, or while a statement is running, share
 * the next one, so that a busy process sends few. A request never uses a statement sent before it arrived.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Takes how many requests wait for each key. Resolves to a function for each key, which returns the value for each of
 * its requests in the order in which they came.
 */
export type LoadBatch<Value> = (
  requests: ReadonlyMap<string, number>,
) => Promise<ReadonlyMap<string, (index: number) => Value>>;

type Pending<Value> = { resolve: (value: Value | undefined) => void; reject: (error: unknown) => void };

/** Returns a function that loads the value of one key; undefined where there is none. */
export function createBatchLoader<Value>(
  loadBatch: LoadBatch<Value>,
): (key: string) => Promise<Value | undefined> {
  let pending = new Map<string, Pending<Value>[]>();
  let isLoading = false;

  /** Loads until nothing is pending. */
  async function loadPending(): Promise<void> {
    isLoading = true;
    while (pending.size > 0) {
      // Includes requests that have arrived by now.
      await nextTurn();
      const batch = pending;
      pending = new Map();
      try {
        const values = await loadBatch(new Map([...batch].map(([key, list]) => [key, list.length])));
        for (const [key, list] of batch) {
          const valueAt = values.get(key);
          for (const [index, { resolve }] of list.entries()) resolve(valueAt?.(index));
        }
      } catch (error) {
        for (const { reject } of [...batch.values()].flat()) reject(error);
      }
    }
    isLoading = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const others = pending.get(key);
      if (others) others.push({ resolve, reject });
      else pending.set(key, [{ resolve, reject }]);
      if (!isLoading) void loadPending();
    });
}
