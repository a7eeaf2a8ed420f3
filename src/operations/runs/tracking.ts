/** Live tracking: vans report positions; clients see the latest one, and how late each van is. */
import { pageOf } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, unknownReference } from '../../domain/errors.js';
import { addDays, localDateTime, minutesOf } from '@waypost/base/local-time';
import { MAX_SCAN_AHEAD_MS } from '../../domain/goods.js';
import { isFirst, judgePositions, type Surroundings } from '../../domain/position-trust.js';
import type { Coordinates } from '@waypost/planning/travel';
import { UNDER_WAY } from '../../domain/states/run.js';
import { type DepotRow, listActiveDepots } from '../../setup/depots/rows.js';
import {
  type DoubtedRow,
  listDoubted,
  listPositions,
  listTracked,
  type PositionRow,
  saveDoubted,
  savePositions,
  type TrackedVehicle,
} from '../../records/positions.js';
import { listKnown } from '../../records/references.js';
import { requestCheck } from '../../records/runs/checks.js';
import { clockOf, secondOfRun } from '../../records/runs/clock.js';
import { listRunsOfVehicles } from '../../records/runs/rows.js';
import { listStops } from '../../records/stops.js';
import { type List, listed } from '../../resources/list.js';
import { known } from '../../resources/schema-helpers.js';
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
  const doubted = await listDoubted(scope, [...positions.keys()]);
  return listed(rows, (row) => ({
    ...positionView(scope, row, next.get(row.route)),
    ...optionalDoubt(doubted.get(row.vehicle)?.at(-1)),
  }));
}

/**
 * POST /tracking/positions: implausible positions are kept but have no effect. Throws 422 for an unknown vehicle or a
 * time ahead of now; then no position is stored.
 */
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
        message: 'The time of a position is in the future.',
        param: `positions[${index}].at`,
      });
    }
    return {
      ...{ ...position, accuracy_m: position.accuracy_m ?? null },
      ...{ heading: heading ?? null, speed_mph: speed_mph ?? null, at: instant },
    };
  });
  const { believed, doubted, news } = await judged(scope, positions);
  await saveDoubted(scope, doubted);
  await storePositions(scope, believed);
  // Corrects the consequences of the previous position.
  for (const run of news.length === 0 ? [] : await listRunsOfVehicles(scope, news))
    await requestCheck(scope, run);
  const latest = new Map(believed.map(({ vehicle, at }) => [vehicle, at]));
  const open = doubted.filter(({ vehicle, at }) => at > (latest.get(vehicle) ?? NEVER));
  return {
    accepted: positions.length,
    ...(open.length === 0
      ? {}
      : { doubted: open.map((row) => ({ vehicle: row.vehicle, ...doubtView(row) })) }),
  };
}

const NEVER = new Date(0);

/** Stores believed positions, and has runs checked that are late by them. */
export async function storePositions(scope: Scope, positions: readonly PositionRow[]): Promise<void> {
  await savePositions(scope, positions);
  await recheckLateRuns(
    scope,
    positions.map(({ vehicle }) => vehicle),
  );
}

type Reported = PositionRow & { accuracy_m: number | null };

/** Judges positions, each by what is known of its vehicle; `news` are vehicles that are not where they were thought. */
async function judged(
  scope: Scope,
  positions: readonly Reported[],
): Promise<{ believed: PositionRow[]; doubted: DoubtedRow[]; news: string[] }> {
  const vehicles = [...new Set(positions.map(({ vehicle }) => vehicle))];
  const known = await listPositions(scope, vehicles);
  const before = await listDoubted(scope, vehicles);
  const depots = await listActiveDepots(scope);
  const area = located(depots);
  const found = await Promise.all(
    vehicles.map(async (vehicle) => {
      const own = positions.filter((each) => each.vehicle === vehicle);
      const track = { believed: known.get(vehicle) ?? null, doubted: before.get(vehicle) ?? [] };
      const judge = (around: Surroundings) => judgePositions(track, own, { ...around, now: scope.now });
      const first = judge({ area, run: area, pace: 1 });
      // Where the van should be is looked up only for positions in doubt, or the first in an hour.
      const wasDoubted = first.doubted.length > 0 || first.isNews;
      const isCertain = !wasDoubted && !isFirst(track.believed, scope.now);
      const found = isCertain ? first : judge(await surroundingsOf(scope, vehicle, depots));
      return { vehicle, ...found };
    }),
  );
  return {
    believed: found.flatMap(({ believed }) => {
      if (!believed) return [];
      const { accuracy_m: _accuracy, ...row } = believed;
      return [row];
    }),
    doubted: found.flatMap(({ doubted }) =>
      doubted.map(({ heading: _heading, speed_mph: _speed, ...row }) => row),
    ),
    news: found.flatMap(({ vehicle, isNews }) => (isNews ? [vehicle] : [])),
  };
}

/** Returns where a vehicle can be: near a depot, or on the way of its runs. */
async function surroundingsOf(
  scope: Scope,
  vehicle: string,
  depots: readonly DepotRow[],
): Promise<Surroundings> {
  const runs = await listRunsOfVehicles(scope, [vehicle]);
  const stops = await listStops(
    scope,
    runs.map(({ route }) => route),
  );
  const places = located(stops);
  const own = located(depots.filter(({ id }) => runs.some(({ depot }) => depot === id)));
  const pace = Math.max(1, ...runs.flatMap((run) => clockOf(run)?.clock_speed ?? []));
  return { area: [...located(depots), ...places], run: [...own, ...places], pace };
}

function located(rows: readonly { latitude: number | null; longitude: number | null }[]): Coordinates[] {
  return rows.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );
}

const doubtView = ({ latitude, longitude, at, doubt }: DoubtedRow) => ({
  ...{ latitude, longitude, at: at.toISOString(), doubt },
});
const optionalDoubt = (row: DoubtedRow | undefined) => (row ? { doubted: doubtView(row) } : {});

function positionView(scope: Scope, row: TrackedVehicle, next: NextVisit | undefined): VehiclePosition {
  return {
    object: 'vehicle_position',
    vehicle: row.vehicle,
    run: row.id,
    latitude: row.latitude,
    longitude: row.longitude,
    ...known({ heading: row.heading, speed_mph: row.speed_mph, next_stop: next?.visit.id ?? null }),
    running_late_minutes: next ? lateMinutes(scope, row, next) : 0,
    updated_at: row.reported_at.toISOString(),
  };
}

/**
 * Returns the minutes behind the plan at the next stop, never negative: by the van's expected or actual arrival; before
 * it has left, by the present time.
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
