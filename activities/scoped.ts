/** How activities reach rows: in transactions of a tenant, in which the workflow acts. */
import type { Scope, ScopeSource } from '../src/db/scope.js';
import { inScope } from '../src/db/transaction.js';

type Scoped = <Result>(work: (scope: Scope) => Promise<Result>) => Promise<Result>;

/** Who acts, for the audit log. */
const ACTOR = 'workflow';

/** Runs work in transactions of this tenant, one for each call. */
export function scopedTo(source: ScopeSource, tenant: string): Scoped {
  return (work) => inScope(source, tenant, ACTOR, work);
}
