/**
 * Operations of runs and live tracking: specification "Runs and live tracking", and what drivers need besides.
 */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { lockRun } from '../../records/runs/rows.js';
import { DELIVERED_AT, EXAMPLE_BARCODES, exampleId } from '../../resources/examples.js';
import { listOf } from '../../resources/list.js';
import { run } from '../../resources/run.js';
import { stop } from '../../resources/stop.js';
import { vehiclePosition } from '../../resources/vehicle-position.js';
import { arriveAtStop, skipStop } from './arrive.js';
import { reportBreakdown } from './breakdown.js';
import { completeStop } from './complete-stop.js';
import { driveRun } from './drive.js';
import { failStop } from './fail-stop.js';
import { getRun, listRunsOfDate, listRunStops } from './read.js';
import {
  breakdownInput,
  completeInput,
  driveInput,
  failInput,
  momentInput,
  positionBatch,
  positionResult,
  runParams,
  runQuery,
  stopParams,
  stopQuery,
  trackingQuery,
} from './schemas.js';
import { startRun } from './start.js';
import { listVehiclePositions, recordPositions } from './tracking.js';

/** The errors at the end of a visit, the first time or as a correction. */
const END_OF_VISIT = [
  'not_found',
  'invalid_state',
  'order_on_hold',
  'route_published',
  'unknown_reference',
  'too_many_items',
] as const;

const EXAMPLE_VISIT = {
  signed_by: 'S. Griffiths',
  photo_ids: [exampleId('photo')],
  pieces_delivered: [...EXAMPLE_BARCODES],
  notes: 'Left in the hall.',
};

export const runOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/runs',
    name: 'runs.list',
    summary: "List a day's runs",
    description: 'One for each published route of that day, with how far it is.',
    scopes: ['routes:read'],
    query: runQuery,
    status: 200,
    response: listOf(run),
    command: listRunsOfDate,
  }),
  defineOperation({
    method: 'GET',
    path: '/runs/{run_id}',
    name: 'runs.get',
    summary: 'Get a run',
    description: 'How far it is, when it started, and who drives what.',
    extension: true,
    scopes: ['routes:read'],
    params: runParams,
    status: 200,
    response: run,
    errors: ['not_found'],
    lock: (scope, { run_id }) => lockRun(scope, run_id),
    command: getRun,
  }),
  defineOperation({
    method: 'GET',
    path: '/runs/{run_id}/stops',
    name: 'runs.stops',
    summary: "List a run's stops in order",
    description:
      'The stops as the driver sees them, with windows, ETAs that follow the van, and proof of what was delivered.',
    scopes: ['routes:read'],
    params: runParams,
    query: stopQuery,
    status: 200,
    response: listOf(stop),
    errors: ['not_found'],
    command: listRunStops,
  }),
  defineOperation({
    method: 'POST',
    path: '/runs/{run_id}/start',
    name: 'runs.start',
    summary: 'Start a run',
    description: 'Its orders go out for delivery. Sends `run.started`, once.',
    extension: true,
    scopes: ['routes:write'],
    params: runParams,
    body: momentInput,
    bodyOptional: true,
    status: 200,
    response: run,
    errors: ['not_found', 'invalid_state'],
    command: startRun,
  }),
  defineOperation({
    method: 'POST',
    path: '/runs/{run_id}/breakdown',
    name: 'runs.breakdown',
    summary: 'Report that the van of a run has broken down',
    description:
      'Its stops stay until they are moved to other routes. Again: the first time stays, the note is replaced.',
    extension: true,
    scopes: ['routes:write'],
    params: runParams,
    body: breakdownInput,
    bodyOptional: true,
    status: 200,
    response: run,
    errors: ['not_found', 'invalid_state'],
    command: reportBreakdown,
  }),
  defineOperation({
    method: 'POST',
    path: '/runs/{run_id}/stops/{stop_id}/arrive',
    name: 'stops.arrive',
    summary: 'Arrive at a stop',
    description: 'The driver is at the door. The first event of a run starts it.',
    extension: true,
    scopes: ['routes:write'],
    params: stopParams,
    body: momentInput,
    bodyOptional: true,
    status: 200,
    response: stop,
    errors: ['not_found', 'invalid_state'],
    example: { response: { status: 'arrived' } },
    command: arriveAtStop,
  }),
  defineOperation({
    method: 'POST',
    path: '/runs/{run_id}/stops/{stop_id}/skip',
    name: 'stops.skip',
    summary: 'Skip a stop of a started run',
    description:
      'Nobody was there to be visited, or time ran out. It can be completed or failed later, until the end of the next day.',
    extension: true,
    scopes: ['routes:write'],
    params: stopParams,
    status: 200,
    response: stop,
    errors: ['not_found', 'invalid_state'],
    example: { response: { status: 'skipped' } },
    command: skipStop,
  }),
  defineOperation({
    method: 'POST',
    path: '/runs/{run_id}/stops/{stop_id}/complete',
    name: 'stops.complete',
    summary: 'Complete a stop, with proof of delivery',
    description:
      'Normally sent by the driver app. Again: the proof is amended. On a failed or skipped stop: a correction, until the end of the next day; a request or booking made since is taken back.',
    scopes: ['routes:write'],
    params: stopParams,
    body: completeInput,
    bodyOptional: true,
    status: 200,
    response: stop,
    errors: END_OF_VISIT,
    example: {
      request: EXAMPLE_VISIT,
      response: {
        status: 'completed',
        completed_at: DELIVERED_AT,
        proof: { ...EXAMPLE_VISIT, at: DELIVERED_AT },
      },
    },
    command: completeStop,
  }),
  defineOperation({
    method: 'POST',
    path: '/runs/{run_id}/stops/{stop_id}/fail',
    name: 'stops.fail',
    summary: 'Fail a stop',
    description:
      'With `rebook` true, the default, the recipient is sent a rebooking request at once; with false, nothing asks them until a person does. On a skipped stop: a correction, until the end of the next day.',
    scopes: ['routes:write'],
    params: stopParams,
    body: failInput,
    status: 200,
    response: stop,
    errors: END_OF_VISIT,
    example: {
      request: { reason: 'no_answer', photo_ids: [exampleId('photo')], rebook: true, notes: 'Rang twice.' },
      response: { status: 'failed', failure_reason: 'no_answer', completed_at: DELIVERED_AT },
    },
    command: failStop,
  }),
  defineOperation({
    method: 'GET',
    path: '/tracking/vehicles',
    name: 'tracking.vehicles',
    summary: 'Follow the vehicles that have a run today, or one under way',
    description: 'The latest position of each van, its next stop, and how late it is.',
    scopes: ['routes:read'],
    query: trackingQuery,
    status: 200,
    response: listOf(vehiclePosition),
    command: listVehiclePositions,
  }),
  defineOperation({
    method: 'POST',
    path: '/tracking/positions',
    name: 'tracking.report',
    summary: 'Report where vehicles are',
    description: "For vans that carry a tracker of their own; drivers' phones report by themselves.",
    extension: true,
    scopes: ['routes:write'],
    body: positionBatch,
    status: 202,
    response: positionResult,
    errors: ['unknown_reference', 'too_many_items'],
    command: recordPositions,
  }),
  defineOperation({
    method: 'POST',
    path: '/sandbox/runs/{run_id}/drive',
    name: 'sandbox.drive',
    summary: 'Drive a run through its open stops',
    description:
      'Without `speed` and `late_minutes` at once, and the answer is the run as it is then. With either, the van is driven on its own clock, which begins at its planned departure on its date; the answer is the run as it sets out.',
    extension: true,
    sandboxOnly: true,
    scopes: ['routes:write'],
    params: runParams,
    body: driveInput,
    bodyOptional: true,
    status: 202,
    response: run,
    errors: ['not_found', 'invalid_state'],
    example: { request: { speed: 60, late_minutes: 30, fail_share: 0.1, seed: 7 } },
    command: driveRun,
  }),
];
