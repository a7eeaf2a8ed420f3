/** How many connections the programs open; their sum must stay below the server's `max_connections`. */

/** Pool sizes under the system's role; the application's is DATABASE_POOL_SIZE. */
export const SYSTEM_POOL = { relay: 4, worker: 2 } as const;

/** The relay's connection on which it listens for new rows. */
const LISTENER = 1;
/** Each pool's extra connection for probing whether the server answers. */
const PROBE = 1;

/** Returns the most connections one process of a program may have open. */
export function maxConnections(program: 'api' | 'relay' | 'worker', poolSize: number): number {
  switch (program) {
    case 'api':
      return poolSize + PROBE;
    case 'relay':
      return SYSTEM_POOL.relay + LISTENER + PROBE;
    case 'worker':
      return poolSize + SYSTEM_POOL.worker + 2 * PROBE;
  }
}
