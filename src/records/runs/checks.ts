/** When a run under way is checked next; src/bin/run-checks.ts makes the checks. */
import { sql } from 'kysely';
import type { Scope } from '../../db/scope.js';
import { UNDER_WAY } from '../../domain/states/run.js';
import type { RunRow } from './rows.js';

/** Requests a check of a run under way, after something on which its times depend. */
export async function requestCheck(
  scope: Scope,
  { id: run, status }: Pick<RunRow, 'id' | 'status'>,
): Promise<void> {
  if (status !== UNDER_WAY) return;
  await sql`
    insert into run_checks (tenant_id, run, due_at) values (${scope.tenant.id}, ${run}, clock_timestamp())
    on conflict (tenant_id, run) do update set due_at = excluded.due_at, attempts = 0, last_error = null`.execute(
    scope.trx,
  );
}

/** Requests checks of the runs under way of these routes. */
export async function requestChecksOf(scope: Scope, routes: readonly string[]): Promise<void> {
  await sql`
    insert into run_checks (tenant_id, run, due_at)
    select tenant_id, id, clock_timestamp() from runs
    where tenant_id = ${scope.tenant.id} and route = any(${routes}) and status = ${UNDER_WAY}
    order by id
    on conflict (tenant_id, run) do update set due_at = excluded.due_at, attempts = 0, last_error = null`.execute(
    scope.trx,
  );
}

/** Requests a check of a run under way at this instant at the latest. */
export async function requestCheckBy(scope: Scope, { id: run }: Pick<RunRow, 'id'>, at: Date): Promise<void> {
  const seconds = (at.getTime() - scope.now.getTime()) / 1000;
  const due = sql`clock_timestamp() + make_interval(secs => ${seconds})`;
  await sql`
    insert into run_checks (tenant_id, run, due_at) values (${scope.tenant.id}, ${run}, ${due})
    on conflict (tenant_id, run) do update set due_at = least(run_checks.due_at, excluded.due_at)`.execute(
    scope.trx,
  );
}

/**
 * Stores when to check a run again, or that there is no need to. A check that was requested since `claimedUntil`, when
 * this one began, stays due.
 */
export async function storeNextCheck(
  scope: Scope,
  { run, claimedUntil }: { run: string; claimedUntil: string },
  next: Date | null,
): Promise<void> {
  const mine = sql`run = ${run} and due_at = ${claimedUntil}::timestamptz`;
  if (next === null) {
    await sql`delete from run_checks where ${mine}`.execute(scope.trx);
    return;
  }
  const seconds = (next.getTime() - scope.now.getTime()) / 1000;
  await sql`
    update run_checks set due_at = clock_timestamp() + make_interval(secs => ${seconds}), attempts = 0, last_error = null
    where ${mine}`.execute(scope.trx);
}
