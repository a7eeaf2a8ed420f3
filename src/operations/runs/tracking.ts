/**
 * Live tracking: vans report their positions, and those who follow them see the latest, and how late each one runs.
 */
import { pageOf } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, unknownReference } from '../../domain/errors.js';
import { addDays, localDateTime, minutesOf } from '../../domain/local-time.js';
import { MAX_SCAN_AHEAD_MS } from '../../domain/goods.js';
import { UNDER_WAY } from '../../domain/states/run.js';
import { listTracked, savePositions, type TrackedVehicle } from '../../records/positions.js';
import { listKnown } from '../../records/references.js';
import { secondOfRun } from '../../records/runs/clock.js';
import { type List, listed } from '../../resources/list.js';
import type { VehiclePosition } from '../../resources/vehicle-position.js';
import { type NextVisit, nextVisits } from '../../routing/live-eta.js';
import { recheckLateRuns } from '../../routing/recheck-run.js';
import type { PositionBatch, PositionResult, TrackingQuery } from './schemas.js';

/**
 * GET /tracking/vehicles: the latest position of every vehicle that has a run under way, of whatever date, or a run
 * today, by its depot's calendar.
 */
export async function listVehiclePositions(
  scope: Scope,
  { query }: { query: TrackingQuery },
): Promise<List<VehiclePosition>> {
  const day = localDateTime(scope.now, scope.tenant.timezone).date;
  // Another depot's calendar may be a day ahead or behind.
  const range = { from: addDays(day, -1), to: addDays(day, 1), depot: query.depot };
  const shown = (await listTracked(scope, range)).filter(
    ({ status, date, timezone }) => status === UNDER_WAY || date === localDateTime(scope.now, timezone).date,
  );
  // Runs under way come first.
  const first = new Map(shown.toReversed().map((row) => [row.vehicle, row]));
  const rows = pageOf([...first.values()].toReversed(), ({ vehicle }) => vehicle, query);
  const positions = new Map(rows.rows.map((row) => [row.vehicle, { ...row, at: row.reported_at }]));
  const next = await nextVisits(scope, rows.rows, positions);
  return listed(rows, (row) => positionView(scope, row, next.get(row.route)));
}

/** POST /tracking/positions. Throws 422 for an unknown vehicle or a time ahead of now; then no position is stored. */
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
  await recheckLateRuns(scope, [...known.keys()]);
  return { accepted: positions.length };
}

function positionView(scope: Scope, row: TrackedVehicle, next: NextVisit | undefined): VehiclePosition {
  return {
    object: 'vehicle_position',
    vehicle: row.vehicle,
    run: row.id,
    latitude: row.latitude,
    longitude: row.longitude,
    heading: row.heading,
    speed_mph: row.speed_mph,
    next_stop: next?.visit.id ?? null,
    running_late_minutes: next ? lateMinutes(scope, row, next) : 0,
    updated_at: row.reported_at.toISOString(),
  };
}

/**
 * Returns the minutes behind the plan at the next stop: by when the van will be there from where it is now, or when
 * it got there; before it has left, now. Never negative.
 */
function lateMinutes(scope: Scope, row: TrackedVehicle, { visit, time }: NextVisit): number {
  // For a run that is not under way, the values last stored.
  const planned = row.status === UNDER_WAY ? (visit.planned_eta ?? visit.eta) : visit.eta;
  const arrived = row.status === UNDER_WAY ? visit.arrived_at : null;
  const second =
    arrived === null
      ? (time?.second ?? secondOfRun(row, row.timezone, scope.now))
      : secondOfRun(row, row.timezone, arrived);
  return Math.max(0, Math.floor(second / 60) - minutesOf(planned));
}
