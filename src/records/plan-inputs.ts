/** What a plan is made from: the depot with its stop times, the vans, the orders. Queries only. */
import { type Selectable, sql } from 'kysely';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { StopMinutes } from '../domain/shapes.js';

const planDepots = (scope: Scope) =>
  scope.trx
    .selectFrom('depots')
    .innerJoin('tenants', 'tenants.id', 'depots.tenant_id')
    .select([
      'depots.id',
      'depots.latitude',
      'depots.longitude',
      'depots.opening_from',
      'depots.opening_to',
      'depots.timezone',
      'tenants.stop_minutes',
    ]);

/** The depot with the courier's stop times, archived or not, or undefined. */
export async function findPlanDepot(scope: Scope, id: string): Promise<PlanDepot | undefined> {
  return planDepots(scope).where('depots.id', '=', id).executeTakeFirst();
}

/** As `findPlanDepot`, several by id. */
export async function listPlanDepots(scope: Scope, ids: readonly string[]): Promise<Map<string, PlanDepot>> {
  const rows = await planDepots(scope)
    .where(sql<boolean>`depots.id = any(${[...new Set(ids)]})`)
    .execute();
  return new Map(rows.map((depot) => [depot.id, depot]));
}

/** The vehicle, archived or not, or undefined: a route that has it is timed with it. */
export async function findPlanVehicle(scope: Scope, id: string): Promise<PlanVehicle | undefined> {
  return scope.trx
    .selectFrom('vehicles')
    .select(['id', 'capacity_m3', 'capacity_kg', 'crew'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What planning needs to know of a depot, with its courier's own stop times. */
export type PlanDepot = Pick<
  Selectable<DB['depots']>,
  'id' | 'latitude' | 'longitude' | 'opening_from' | 'opening_to' | 'timezone'
> & { stop_minutes: Partial<StopMinutes> };

/** What planning needs to know of an order that has a slot. */
export type PlanOrder = Pick<
  Selectable<DB['orders']>,
  | 'id'
  | 'latitude'
  | 'longitude'
  | 'slot_from'
  | 'slot_to'
  | 'items'
  | 'service'
  | 'pieces_expected'
  | 'delivered_pieces'
>;

export type PlanVehicle = Pick<Selectable<DB['vehicles']>, 'id' | 'capacity_m3' | 'capacity_kg' | 'crew'>;
