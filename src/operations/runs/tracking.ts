/** Live tracking: vans say where they are; whoever follows them sees the latest, and how late each one runs. */
import { pageOf } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, unknownReference } from '../../domain/errors.js';
import { addDays, instantOf, localDateTime } from '../../domain/local-time.js';
import { MAX_SCAN_AHEAD_MS } from '../../domain/piece.js';
import { UNDER_WAY } from '../../domain/states/run.js';
import { listTracked, savePositions, type TrackedVehicle } from '../../records/positions.js';
import { listKnown } from '../../records/references.js';
import { type List, listed } from '../../resources/list.js';
import type { VehiclePosition } from '../../resources/vehicle-position.js';
import type { PositionBatch, PositionResult, TrackingQuery } from './schemas.js';

/**
 * GET /tracking/vehicles: the latest position of every vehicle that has a run today, by its depot's calendar, or one under
 * way, whatever its date.
 */
export async function listVehiclePositions(
  scope: Scope,
  { query }: { query: TrackingQuery },
): Promise<List<VehiclePosition>> {
  const day = localDateTime(scope.now, scope.tenant.timezone).date;
  // Another depot's calendar may be a day ahead or behind.
  const range = { from: addDays(day, -1), to: addDays(day, 1), depot: query.depot };
  const today = (await listTracked(scope, range)).filter(
    ({ date, status, timezone }) => status === UNDER_WAY || date === localDateTime(scope.now, timezone).date,
  );
  const rows = pageOf(today, ({ vehicle }) => vehicle, query);
  return listed(rows, (row) => positionView(scope, row));
}

/** POST /tracking/positions. 422 for a vehicle that is not known or a time that lies ahead; then none is taken. */
export async function recordPositions(
  scope: Scope,
  { body }: { body: PositionBatch },
): Promise<PositionResult> {
  const known = await listKnown(scope, 'vehicles', [
    ...new Set(body.positions.map(({ vehicle }) => vehicle)),
  ]);
  const positions = body.positions.map(({ at, heading, speed_mph, ...position }, index) => {
    if (!known.has(position.vehicle)) {
      throw unknownReference('vehicle', position.vehicle, `positions[${index}].vehicle`);
    }
    const instant = at === undefined ? scope.now : new Date(at);
    if (instant.getTime() > scope.now.getTime() + MAX_SCAN_AHEAD_MS) {
      throw new AppError('invalid_value', {
        message: 'The time of a position lies in the future.',
        param: `positions[${index}].at`,
      });
    }
    return { ...position, heading: heading ?? null, speed_mph: speed_mph ?? null, at: instant };
  });
  await savePositions(scope, positions);
  return { accepted: positions.length };
}

function positionView(scope: Scope, row: TrackedVehicle): VehiclePosition {
  return {
    object: 'vehicle_position',
    vehicle: row.vehicle,
    run: row.run,
    latitude: row.latitude,
    longitude: row.longitude,
    heading: row.heading,
    speed_mph: row.speed_mph,
    next_stop: row.next_stop,
    running_late_minutes: lateMinutes(scope, row),
    updated_at: row.at.toISOString(),
  };
}

/** Minutes behind the plan at the next open stop: since its ETA, or up to when the van got there. Never negative. */
function lateMinutes(scope: Scope, row: TrackedVehicle): number {
  if (row.next_eta === null) return 0;
  const due = instantOf(row.date, row.next_eta, row.timezone);
  const reached = row.next_arrived_at ?? scope.now;
  return Math.max(0, Math.floor((reached.getTime() - due.getTime()) / 60_000));
}
