/** The vans' latest believed positions, and their last doubted ones. Queries only. */
import { type Selectable, sql } from 'kysely';
import { insertMany, mergeOnConflict } from '../db/insert.js';
import { sameTenant } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import { UNDER_WAY } from '../domain/states/run.js';
import type { RunTimesRow } from './runs/rows.js';

export type PositionRow = Omit<Selectable<DB['vehicle_positions']>, 'tenant_id'>;

/** Stores the latest position of each vehicle; one older than the stored position changes nothing. */
export async function savePositions(scope: Scope, positions: readonly PositionRow[]): Promise<void> {
  // A statement can write a row only once, so only the latest of a vehicle's positions in a batch is stored.
  const latest = new Map<string, PositionRow>();
  for (const position of positions) {
    const other = latest.get(position.vehicle);
    if (!other || other.at <= position.at) latest.set(position.vehicle, position);
  }
  await insertMany(scope, 'vehicle_positions', {
    // In the same sequence everywhere, so that no two transactions wait for each other's vehicles.
    rows: [...latest.values()].toSorted((a, b) => (a.vehicle < b.vehicle ? -1 : 1)),
    then: sql`
      ${mergeOnConflict('vehicle_positions', ['vehicle'], {
        latitude: 'given',
        longitude: 'given',
        heading: 'given',
        speed_mph: 'given',
        at: 'given',
      })}
      where excluded.at >= vehicle_positions.at`,
  });
}

/** Returns a vehicle's last reported position, or undefined. */
export async function findPosition(scope: Scope, vehicle: string): Promise<PositionRow | undefined> {
  return scope.trx
    .selectFrom('vehicle_positions')
    .select(['vehicle', 'latitude', 'longitude', 'heading', 'speed_mph', 'at'])
    .where('vehicle', '=', vehicle)
    .executeTakeFirst();
}

/** Returns the last reported positions of these vehicles, by id. */
export async function listPositions(
  scope: Scope,
  vehicles: readonly string[],
): Promise<Map<string, PositionRow>> {
  if (vehicles.length === 0) return new Map();
  const rows = await scope.trx
    .selectFrom('vehicle_positions')
    .select(['vehicle', 'latitude', 'longitude', 'heading', 'speed_mph', 'at'])
    .where(sql<boolean>`vehicle = any(${[...new Set(vehicles)]})`)
    .execute();
  return new Map(rows.map((row) => [row.vehicle, row]));
}

export type DoubtedRow = Omit<Selectable<DB['doubted_positions']>, 'tenant_id'>;

/** How many of a vehicle's positions that are not believed are kept. */
const DOUBTED_KEPT = 20;

/** Keeps positions that are not believed, and forgets the oldest of their vehicles. */
export async function saveDoubted(scope: Scope, positions: readonly DoubtedRow[]): Promise<void> {
  if (positions.length === 0) return;
  const rows = new Map(positions.map((row) => [`${row.vehicle} ${row.at.getTime()}`, row]));
  await insertMany(scope, 'doubted_positions', {
    rows: [...rows.values()].toSorted((a, b) => (a.vehicle < b.vehicle ? -1 : 1)),
    then: sql`on conflict do nothing`,
  });
  await sql`
    delete from doubted_positions d where vehicle = any(${positions.map(({ vehicle }) => vehicle)}) and at <= (
      select at from doubted_positions of where (of.tenant_id, of.vehicle) = (d.tenant_id, d.vehicle)
      order by at desc offset ${DOUBTED_KEPT} limit 1)`.execute(scope.trx);
}

/** Lists what these vehicles reported after their believed positions and is not believed, oldest first, by vehicle. */
export async function listDoubted(
  scope: Scope,
  vehicles: readonly string[],
): Promise<Map<string, DoubtedRow[]>> {
  const rows = await scope.trx
    .selectFrom('doubted_positions as d')
    .leftJoin('vehicle_positions as p', (join) => sameTenant(join, 'p.vehicle', 'd.vehicle'))
    .select(['d.vehicle', 'd.at', 'd.latitude', 'd.longitude', 'd.accuracy_m', 'd.doubt'])
    .where(sql<boolean>`d.vehicle = any(${[...new Set(vehicles)]})`)
    .where((eb) => eb.or([eb('p.at', 'is', null), eb('d.at', '>', eb.ref('p.at'))]))
    .orderBy('d.at')
    .execute();
  return new Map(vehicles.map((id) => [id, rows.filter(({ vehicle }) => vehicle === id)]));
}

/** A vehicle's latest position, and its run. */
export type TrackedVehicle = Omit<PositionRow, 'at'> & RunTimesRow & { reported_at: Date; timezone: string };

/**
 * Lists the vehicles that have reported a position and have a run under way, of any date, or a run between two dates
 * (at one depot, or at any), by id. Runs under way come first; of several, the one with the latest date.
 */
export async function listTracked(
  scope: Scope,
  { from, to, depot }: { from: string; to: string; depot?: string | undefined },
): Promise<TrackedVehicle[]> {
  let query = scope.trx
    .selectFrom('runs')
    .innerJoin('vehicle_positions as at', (join) => sameTenant(join, 'at.vehicle', 'runs.vehicle'))
    .innerJoin('depots', (join) => sameTenant(join, 'depots.id', 'runs.depot'))
    .selectAll('runs')
    .select([
      'at.latitude',
      'at.longitude',
      'at.heading',
      'at.speed_mph',
      'at.at as reported_at',
      'depots.timezone',
    ])
    .where((eb) =>
      eb.or([
        eb('runs.status', '=', UNDER_WAY),
        eb.and([eb('runs.date', '>=', from), eb('runs.date', '<=', to)]),
      ]),
    )
    .orderBy('runs.vehicle')
    .orderBy(sql`runs.status = ${UNDER_WAY} desc`)
    .orderBy('runs.date', 'desc');
  if (depot !== undefined) query = query.where('runs.depot', '=', depot);
  return query.execute();
}
