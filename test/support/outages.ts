/** A database that fails at chosen moments, for tests of code that must recover. */
import type { ScopeSource } from '../../src/db/scope.js';

/** A transaction that gets no connection, or one that commits but loses the confirmation. */
export type Outage = 'no connection' | 'no word of the commit';

/** Wraps a source so that each transaction first asks `next` for its outage. */
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
