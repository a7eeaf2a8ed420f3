/** How activities reach rows: in a tenant's transactions, with the workflow as the actor. */
import type { Scope, ScopeSource } from '../src/db/scope.js';
import { inScope } from '../src/db/transaction.js';

export type Scoped = <Result>(work: (scope: Scope) => Promise<Result>) => Promise<Result>;

/** The actor in the audit log. */
const ACTOR = 'workflow';

/** Runs work in this tenant's transactions, one for each call. */
export function inTenantScope(source: ScopeSource, tenant: string): Scoped {
  return (work) => inScope(source, tenant, ACTOR, work);
}
