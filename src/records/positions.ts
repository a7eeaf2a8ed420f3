/** Where the vans are: one row a vehicle, the latest only. Queries only. */
import { type Selectable, sql } from 'kysely';
import { insertMany } from '../db/insert-many.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import { type RunStatus, UNDER_WAY } from '../domain/states/run.js';

export type PositionRow = Omit<Selectable<DB['vehicle_positions']>, 'tenant_id'>;

/** Keeps the latest position of each vehicle; one that is older than what is known changes nothing. */
export async function savePositions(scope: Scope, positions: readonly PositionRow[]): Promise<void> {
  // Of several positions of a vehicle in one batch the latest goes in: a row can be written once a statement.
  const latest = new Map<string, PositionRow>();
  for (const position of positions) {
    const other = latest.get(position.vehicle);
    if (!other || other.at <= position.at) latest.set(position.vehicle, position);
  }
  await insertMany(scope, 'vehicle_positions', {
    // In one sequence everywhere, so that no two transactions wait for each other's vehicles.
    rows: [...latest.values()].toSorted((a, b) => (a.vehicle < b.vehicle ? -1 : 1)),
    columns: {
      vehicle: 'text',
      latitude: 'double precision',
      longitude: 'double precision',
      heading: 'double precision',
      speed_mph: 'double precision',
      at: 'timestamptz',
    },
    then: sql`
      on conflict (tenant_id, vehicle) do update set
        latitude = excluded.latitude, longitude = excluded.longitude, heading = excluded.heading,
        speed_mph = excluded.speed_mph, at = excluded.at
      where excluded.at >= vehicle_positions.at`,
  });
}

/** Where a vehicle last said that it is, or undefined. */
export async function findPosition(scope: Scope, vehicle: string): Promise<PositionRow | undefined> {
  return scope.trx
    .selectFrom('vehicle_positions')
    .select(['vehicle', 'latitude', 'longitude', 'heading', 'speed_mph', 'at'])
    .where('vehicle', '=', vehicle)
    .executeTakeFirst();
}

/** A vehicle's latest position with its run and the open stop that comes next, if there is one. */
export type TrackedVehicle = PositionRow & {
  run: string;
  date: string;
  status: RunStatus;
  timezone: string;
  next_stop: string | null;
  next_eta: string | null;
  next_arrived_at: Date | null;
};

/** The vehicles that have a run between two dates, or one under way (at one depot, or at any), by id. */
export async function listTracked(
  scope: Scope,
  { from, to, depot }: { from: string; to: string; depot?: string | undefined },
): Promise<TrackedVehicle[]> {
  let query = scope.trx
    .selectFrom('runs')
    .innerJoin('vehicle_positions as at', (join) =>
      join.onRef('at.tenant_id', '=', 'runs.tenant_id').onRef('at.vehicle', '=', 'runs.vehicle'),
    )
    .innerJoin('depots', (join) =>
      join.onRef('depots.tenant_id', '=', 'runs.tenant_id').onRef('depots.id', '=', 'runs.depot'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('stops')
          .select(['stops.id', 'stops.eta', 'stops.arrived_at'])
          .whereRef('stops.tenant_id', '=', 'runs.tenant_id')
          .whereRef('stops.route', '=', 'runs.route')
          .where('stops.status', 'in', ['pending', 'arrived'])
          .orderBy('stops.sequence')
          .limit(1)
          .as('next'),
      (join) => join.onTrue(),
    )
    .select([
      'at.vehicle',
      'at.latitude',
      'at.longitude',
      'at.heading',
      'at.speed_mph',
      'at.at',
      'runs.id as run',
      'runs.date',
      'runs.status',
      'depots.timezone',
      'next.id as next_stop',
      'next.eta as next_eta',
      'next.arrived_at as next_arrived_at',
    ])
    .where((eb) =>
      eb.or([
        eb.and([eb('runs.date', '>=', from), eb('runs.date', '<=', to)]),
        eb('runs.status', '=', UNDER_WAY),
      ]),
    )
    .orderBy('at.vehicle')
    .orderBy('runs.date');
  if (depot !== undefined) query = query.where('runs.depot', '=', depot);
  return query.execute();
}
