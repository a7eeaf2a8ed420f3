/** How many connections the programs open, of which the sum must stay below the server's `max_connections`. */

/** Sizes of the pools under the system's role; the application's is DATABASE_POOL_SIZE. */
export const SYSTEM_POOL = { relay: 4, worker: 2 } as const;

/** The relay's, on which it hears of new rows. */
const LISTENER = 1;
/** Each pool's, while the server is asked whether it is there. */
const PROBE = 1;

/** What one process of a program has open at most. */
export function mostConnections(program: 'api' | 'relay' | 'worker', poolSize: number): number {
  switch (program) {
    case 'api':
      return poolSize + PROBE;
    case 'relay':
      return SYSTEM_POOL.relay + LISTENER + PROBE;
    case 'worker':
      return poolSize + SYSTEM_POOL.worker + 2 * PROBE;
  }
}
