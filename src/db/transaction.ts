/** Runs units of work: each in a transaction of one tenant, with a scope that lives as long as the transaction. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type AccessMode, CompiledQuery, type Transaction } from 'kysely';
import { errorCode } from '@waypost/base/error-code';
import { writeOut } from './outbox.js';
import { SET_TENANT } from './pipelining-client.js';
import type { Actor, PendingMessages, Scope, ScopeSource, Tenant } from './scope.js';
import type { DB } from './tables.js';

/**
 * Runs `work` in a transaction under row-level security for `tenant`; commits when it resolves, rolls back when it
 * rejects. No network inside. `work` runs again from its beginning after a deadlock or serialisation failure, so its
 * effects outside the transaction must be repeatable. With `read only`, PostgreSQL refuses to write or lock.
 */
export async function withScope<Result>(
  source: ScopeSource,
  tenant: Tenant,
  actor: Actor,
  work: (scope: Scope) => Promise<Result>,
  access: AccessMode = 'read write',
): Promise<Result> {
  return inTransaction(source, tenant.id, access, actor, () => Promise.resolve(tenant), work);
}

/**
 * Loads the tenant with this id and runs `work` for it: how activities and pages reach rows. Throws
 * `NoTenantError` if there is none.
 */
export async function inScope<Result>(
  source: ScopeSource,
  tenantId: string,
  actor: string,
  work: (scope: Scope) => Promise<Result>,
  requestId: string | null = null,
): Promise<Result> {
  const load = (trx: Transaction<DB>) => loadTenant(trx, tenantId);
  return inTransaction(source, tenantId, 'read write', { id: actor, requestId }, load, work);
}

/** The tenant does not exist, as after a restore to a time before its courier: a retry will not find it. */
export class NoTenantError extends Error {
  override readonly name = 'NoTenantError';
}

/** How often a transaction that clashed with others is tried, and the base of the pause before each retry. */
const TRIES = 5;
const PAUSE_MS = 20;

/**
 * PostgreSQL's codes for a serialisation failure, a deadlock, and a table that changed its shape since a statement was
 * prepared: running the same again succeeds.
 */
const RETRYABLE = new Set<unknown>(['40001', '40P01', '0A000']);

/** Unique indexes that a command checks first: on a race, the second one finds the other row when it runs again. */
const CHECKED_FIRST = new Set<unknown>(['pieces_live_barcode']);

const mayRunAgain = (error: unknown): boolean =>
  RETRYABLE.has(errorCode(error)) ||
  (error instanceof Error && 'constraint' in error && CHECKED_FIRST.has(error.constraint));

/** Runs the transaction, again as a whole if it clashed with others: a rolled-back one has left nothing behind. */
async function inTransaction<Result>(...run: Parameters<typeof tryTransaction<Result>>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryTransaction(...run);
    } catch (error) {
      if (tries === TRIES || !mayRunAgain(error)) throw error;
      // Random, so that transactions that clashed do not clash again.
      await sleep(Math.random() * PAUSE_MS * 2 ** tries);
    }
  }
}

async function tryTransaction<Result>(
  source: ScopeSource,
  tenantId: string,
  access: AccessMode,
  actor: Actor,
  load: (trx: Transaction<DB>) => Promise<Tenant>,
  work: (scope: Scope) => Promise<Result>,
): Promise<Result> {
  const outbox: PendingMessages = {
    ...{ events: [], messages: [], cause: null, facts: new Map() },
    ...{ sendsItself: false, bulk: false, written: false },
  };
  const begin = source.db.transaction();
  // Without an access mode, so that a writing transaction begins with a plain `begin`.
  const transaction = access === 'read only' ? begin.setAccessMode(access) : begin;
  const result = await transaction.execute(async (trx) => {
    await setTenant(trx, tenantId);
    const tenant = await load(trx);
    const scope: Scope = {
      trx,
      tenant,
      actor: { address: source.visitor ?? null, ...actor },
      now: source.clock(),
      newId: source.newId,
      deployment: source.deployment,
      outbox,
      outcome: { unchanged: false },
    };
    const done = await work(scope);
    await source.follow(scope);
    await writeOut(scope);
    return done;
  });
  if (outbox.written) source.wakeRelay();
  return result;
}

/**
 * Narrows the rest of a transaction to one tenant, for work outside a scope; a scope's transaction is narrowed
 * already.
 */
export async function setTenant(trx: Transaction<DB>, tenantId: string): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(SET_TENANT, [tenantId]));
}

async function loadTenant(trx: Transaction<DB>, id: string): Promise<Tenant> {
  const row = await trx
    .selectFrom('tenants')
    .innerJoin('couriers', 'couriers.id', 'tenants.courier_id')
    .select(['tenants.id', 'tenants.mode', 'couriers.id as courier', 'couriers.plan'])
    .select((eb) => eb.fn.coalesce('tenants.timezone', 'couriers.timezone').as('timezone'))
    .where('tenants.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NoTenantError(`There is no tenant ${id}.`);
  return row;
}
