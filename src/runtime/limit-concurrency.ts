/** Limits how much of one kind of work runs concurrently in this process; the rest waits in line. */

export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createLimit(atOnce: number): Limit {
  let left = atOnce;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (left > 0) left -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else left += 1;
    }
  };
}
