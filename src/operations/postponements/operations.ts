/** The operation that postpones a depot's day; the job is polled like any other. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { postponementJob } from '../../resources/job.js';
import { postponeDay } from './request.js';
import { postponeInput, postponeParams } from './schemas.js';

export const postponementOperations: Operation[] = [
  defineOperation({
    method: 'POST',
    path: '/depots/{depot_id}/days/{date}/postpone',
    name: 'depots.postpone',
    summary: "Call off a depot's day",
    description:
      'A job. Routes that have not left are unpublished and taken apart, and the slots of their orders, and of orders on no route, are given back. Each recipient is told once, and asked for another slot where the goods are in. What is on the road stays. The day stays open for bookings: close it too, with a slot override, before you postpone it.',
    extension: true,
    scopes: ['bookings:write'],
    params: postponeParams,
    body: postponeInput,
    bodyOptional: true,
    status: 202,
    response: postponementJob,
    location: ({ id }) => `/jobs/${id}`,
    errors: ['not_found'],
    example: { request: { reason: 'heavy snow', offer_from: '2026-03-13' } },
    command: postponeDay,
  }),
];
