/** The operation that postpones a depot's day; the job is polled like any other. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { postponementJob } from '../../resources/job.js';
import { postponeDay } from './request.js';
import { postponeInput, postponeParams } from './schemas.js';

export const postponementOperations: Operation[] = [
  defineOperation({
    route: 'POST /depots/{depot_id}/days/{date}/postpone',
    name: 'depots.postpone',
    summary: "Postpone a depot's day",
    description:
      'Starts a job. Routes that have not left are unpublished and dissolved, and the slots of their orders, and of orders without a route, are released. Each recipient is notified once, and asked for another slot if the goods are in. Runs under way are not affected. The day stays open for bookings: close it with a slot override before you postpone it.',
    scopes: ['bookings:write'],
    params: postponeParams,
    body: postponeInput,
    bodyOptional: true,
    status: 202,
    response: postponementJob,
    location: ({ id }) => `/jobs/${id}`,
    example: { request: { reason: 'heavy snow', offer_from: '2026-03-13' } },
    command: postponeDay,
  }),
];
