/** Stops of runs under way, with the inputs for timing them. Queries only. */
import { type Selectable, sql } from 'kysely';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { PlanOrder } from './planning-queries.js';
import { doneAt } from './visited.js';

/** A stop of a run under way, with its order's position and the duration of the visit. */
export type VisitRow = Pick<
  Selectable<DB['stops']>,
  | 'id'
  | 'route'
  | 'order_id'
  | 'status'
  | 'eta'
  | 'planned_eta'
  | 'not_before'
  | 'arrived_at'
  | 'completed_at'
  | 'proof'
  | 'pieces'
> &
  Omit<PlanOrder, 'id'>;

const COLUMNS = sql`s.id, s.route, s.order_id, s.status, s.eta, s.planned_eta, s.not_before, s.arrived_at, s.completed_at, s.proof,
  s.pieces, o.type, o.exchange_for, o.latitude, o.longitude, o.slot_from, o.slot_to, o.items, o.service, o.pieces_expected, o.delivered_pieces,
  o.lost_since, o.misrouted_since, o.deliver_from, o.deliver_by`;

/** Lists every stop of these routes, in sequence. */
export async function listVisits(scope: Scope, routes: readonly string[]): Promise<VisitRow[]> {
  if (routes.length === 0) return [];
  const { rows } = await sql<VisitRow>`
    select ${COLUMNS} from stops s join orders o on (o.tenant_id, o.id) = (s.tenant_id, s.order_id)
    where s.tenant_id = ${scope.tenant.id} and s.route = any(${routes})
    order by s.route, s.sequence`.execute(scope.trx);
  return rows;
}

/** Returns, for each of these routes, the stop where its van is or goes next, and the one it left last. */
export async function listNextVisits(scope: Scope, routes: readonly string[]): Promise<VisitRow[]> {
  if (routes.length === 0) return [];
  const { rows } = await sql<VisitRow>`
    select ${COLUMNS} from unnest(${routes}::text[]) as r (id) cross join lateral (
      (select * from stops where tenant_id = ${scope.tenant.id} and route = r.id and status in ('arrived', 'pending')
        order by status, sequence limit 1)
      union all
      (select * from stops where tenant_id = ${scope.tenant.id} and route = r.id and status in ('completed', 'failed')
        order by ${doneAt('stops')} desc nulls last limit 1)) s
    join orders o on (o.tenant_id, o.id) = (s.tenant_id, s.order_id)`.execute(scope.trx);
  return rows;
}
