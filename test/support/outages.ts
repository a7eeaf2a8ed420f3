/** A database that is away at chosen moments, for what must get over it. */
import type { ScopeSource } from '../../src/db/scope.js';

/** A transaction that finds no connection, or that commits and is not told so. */
export type Outage = 'no connection' | 'no word of the commit';

/** The source, each of whose transactions first asks `next` what becomes of it. */
export function withOutages(source: ScopeSource, next: () => Outage | undefined): ScopeSource {
  const lost = () => Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });
  const transaction = () => {
    const begun = source.db.transaction();
    const outage = next();
    if (outage === undefined) return begun;
    return {
      execute: async (work: Parameters<typeof begun.execute>[0]) => {
        if (outage === 'no word of the commit') await begun.execute(work);
        throw lost();
      },
    };
  };
  const db = new Proxy(source.db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
  return { ...source, db };
}
