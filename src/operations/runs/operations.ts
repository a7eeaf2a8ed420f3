/** Operations of runs and live tracking: specification "Runs and live tracking", and additions for drivers. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { lockRun, findRun, listRuns, runView } from '../../records/runs/rows.js';
import { DELIVERED_AT, EXAMPLE_BARCODES, exampleId } from '../../resources/examples.js';
import { listOf, type List, listed } from '../../resources/list.js';
import { run, type Run } from '../../resources/run.js';
import { stop, type Stop } from '../../resources/stop.js';
import { vehiclePosition } from '../../resources/vehicle-position.js';
import { arriveAtStop, skipStop } from './arrive.js';
import { reportBreakdown } from './breakdown.js';
import { completeStop } from './complete-stop.js';
import { driveRun } from './rehearse.js';
import { failStop } from './fail-stop.js';
import {
  breakdownInput,
  completeInput,
  driveInput,
  failInput,
  momentInput,
  positionBatch,
  positionResult,
  runQuery,
  stopQuery,
  trackingQuery,
  type MomentInput,
  type RunParams,
  type StopQuery,
} from './schemas.js';
import { departRun } from './depart.js';
import { lockRunWithOrders } from './lock-run.js';
import { occurredAt } from './occurred-at.js';
import { auditVan } from '../../routing/audit-van-changes.js';
import { notifyRecipientsOfVisits } from '../../messaging/visit-news.js';
import { listVehiclePositions, recordPositions } from './tracking.js';
import { pageOf } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { listStops, stopView } from '../../records/stops.js';
import { withLiveEtas } from '../../routing/live-eta.js';

/** The errors at the end of a visit, the first time or as a correction. */
const END_OF_VISIT = ['invalid_state', 'order_on_hold', 'route_published', 'too_many_items'] as const;

const EXAMPLE_VISIT = {
  signed_by: 'S. Griffiths',
  photo_ids: [exampleId('photo')],
  pieces_delivered: [...EXAMPLE_BARCODES],
  notes: 'Left in the hall.',
};

export const runOperations: Operation[] = [
  defineOperation({
    route: 'GET /runs',
    name: 'runs.list',
    summary: "List a day's runs",
    description: 'One run per published route of the day, with its progress.',
    scopes: ['routes:read'],
    query: runQuery,
    response: listOf(run),
    command: async (scope, { query }) => listed(await listRuns(scope, query), runView),
  }),
  defineOperation({
    route: 'GET /runs/{run_id}',
    name: 'runs.get',
    summary: 'Get a run',
    description: "The run's progress, start time, driver and vehicle.",
    scopes: ['routes:read'],
    response: run,
    lock: (scope, { run_id }) => lockRun(scope, run_id),
    command: async (scope, { params }) =>
      runView(requireFound(await findRun(scope, params.run_id), 'run', params.run_id)),
  }),
  defineOperation({
    route: 'GET /runs/{run_id}/stops',
    name: 'runs.stops',
    summary: "List a run's stops in order",
    description: 'The stops as the driver sees them, with windows, live ETAs and proof of delivery.',
    scopes: ['routes:read'],
    query: stopQuery,
    response: listOf(stop),
    command: listRunStops,
  }),
  defineOperation({
    route: 'POST /runs/{run_id}/start',
    name: 'runs.start',
    summary: 'Start a run',
    description: 'Its orders go out for delivery. Sends `run.started`, once.',
    scopes: ['routes:write'],
    body: momentInput,
    bodyOptional: true,
    response: run,
    errors: ['invalid_state'],
    command: startRun,
  }),
  defineOperation({
    route: 'POST /runs/{run_id}/breakdown',
    name: 'runs.breakdown',
    summary: "Report that a run's van has broken down",
    description:
      'Its stops stay until they are moved to other routes. Repeating the call keeps the first time and replaces the note.',
    scopes: ['routes:write'],
    body: breakdownInput,
    bodyOptional: true,
    response: run,
    errors: ['invalid_state'],
    command: reportBreakdown,
  }),
  defineOperation({
    route: 'POST /runs/{run_id}/stops/{stop_id}/arrive',
    name: 'stops.arrive',
    summary: 'Arrive at a stop',
    description: 'Records that the driver is at the door. The first event of a run starts it.',
    scopes: ['routes:write'],
    body: momentInput,
    bodyOptional: true,
    response: stop,
    errors: ['invalid_state'],
    example: { response: { status: 'arrived' } },
    command: arriveAtStop,
  }),
  defineOperation({
    route: 'POST /runs/{run_id}/stops/{stop_id}/skip',
    name: 'stops.skip',
    summary: 'Skip a stop',
    description:
      'For a stop that cannot be visited or for which time ran out; it does not start the run. It can be completed or failed later, until the end of the next day.',
    scopes: ['routes:write'],
    response: stop,
    errors: ['invalid_state'],
    example: { response: { status: 'skipped' } },
    command: skipStop,
  }),
  defineOperation({
    route: 'POST /runs/{run_id}/stops/{stop_id}/complete',
    name: 'stops.complete',
    summary: 'Complete a stop, with proof of delivery',
    description:
      'Normally sent by the driver app. Repeating the call amends the proof. On a failed or skipped stop it is a correction, possible until the end of the next day, and withdraws a request or booking made since.',
    scopes: ['routes:write'],
    body: completeInput,
    bodyOptional: true,
    response: stop,
    errors: [...END_OF_VISIT, 'unknown_reference'],
    example: {
      request: EXAMPLE_VISIT,
      response: {
        status: 'completed',
        completed_at: DELIVERED_AT,
        proof: { ...EXAMPLE_VISIT, at: DELIVERED_AT, position: { latitude: 51.4904, longitude: 0.1208 } },
      },
    },
    command: completeStop,
  }),
  defineOperation({
    route: 'POST /runs/{run_id}/stops/{stop_id}/fail',
    name: 'stops.fail',
    summary: 'Fail a stop',
    description:
      'With `rebook` true, the default, the recipient gets a rebooking request at once; with false, only a person asks them again. On a skipped stop it is a correction, possible until the end of the next day.',
    scopes: ['routes:write'],
    body: failInput,
    response: stop,
    errors: END_OF_VISIT,
    example: {
      request: { reason: 'no_answer', photo_ids: [exampleId('photo')], rebook: true, notes: 'Rang twice.' },
      response: { status: 'failed', failure_reason: 'no_answer', completed_at: DELIVERED_AT },
    },
    command: failStop,
  }),
  defineOperation({
    route: 'GET /tracking/vehicles',
    name: 'tracking.vehicles',
    summary: 'List positions of vehicles with a run today or under way',
    description: "Each van's latest position, next stop and delay.",
    scopes: ['routes:read'],
    query: trackingQuery,
    response: listOf(vehiclePosition),
    command: listVehiclePositions,
  }),
  defineOperation({
    route: 'POST /tracking/positions',
    name: 'tracking.report',
    summary: 'Report vehicle positions',
    description: "For vans with their own tracker; drivers' phones report automatically.",
    scopes: ['routes:write'],
    body: positionBatch,
    status: 202,
    response: positionResult,
    errors: ['unknown_reference', 'too_many_items'],
    command: recordPositions,
  }),
  defineOperation({
    route: 'POST /sandbox/runs/{run_id}/drive',
    name: 'sandbox.drive',
    summary: 'Simulate a run through its open stops',
    description:
      'Without `speed` and `late_minutes` the run is driven at once, and the response is the resulting run. With either, the van drives on its own clock, which starts at the planned departure on its date; the response is the run as it departs.',
    sandboxOnly: true,
    scopes: ['routes:write'],
    body: driveInput,
    bodyOptional: true,
    status: 202,
    response: run,
    errors: ['invalid_state'],
    example: { request: { speed: 60, late_minutes: 30, fail_share: 0.1, seed: 7 } },
    command: driveRun,
  }),
];

/** GET /runs/{run_id}/stops, in order. */
async function listRunStops(
  scope: Scope,
  { params, query }: { params: RunParams; query: StopQuery },
): Promise<List<Stop>> {
  const run = requireFound(await findRun(scope, params.run_id), 'run', params.run_id);
  const stops = await withLiveEtas(scope, await listStops(scope, [run.route]));
  return listed(
    pageOf(stops, ({ id }) => id, query),
    stopView,
  );
}

/** POST /runs/{run_id}/start: its orders go out for delivery. Started again, it returns the same run. */
async function startRun(
  scope: Scope,
  { params, body }: { params: RunParams; body: MomentInput },
): Promise<Run> {
  const locked = await lockRunWithOrders(scope, params.run_id);
  const started = await departRun(scope, locked, occurredAt(scope, locked.run, body));
  await notifyRecipientsOfVisits(scope, started.run);
  await auditVan(scope, started.run.vehicle);
  return runView(started.run);
}
