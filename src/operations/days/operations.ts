/** The operations of a depot's day: the view for dispatchers, and changes of several routes. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { day, dayCount, rearrangement, untoldWindow } from '../../resources/day.js';
import { listOf } from '../../resources/list.js';
import { CHANGE_ERRORS } from '../routes/schemas.js';
import { listDays } from './list-days.js';
import { prepareRearrangement } from './measure-roads.js';
import { getDay } from './read-day.js';
import { rearrangeDay } from './rearrange-day.js';
import { dayParams, daysParams, daysQuery, rearrangeInput, untoldInput } from './schemas.js';
import { listUntoldWindows, settleUntold } from './untold.js';

export const dayOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/depots/{depot_id}/days',
    name: 'days.list',
    summary: "List a depot's days with work",
    description:
      'Up to 62 days, by date, with the number of orders booked without a route and of routes. Days without either are omitted.',
    scopes: ['routes:read'],
    params: daysParams,
    query: daysQuery,
    status: 200,
    response: listOf(dayCount),
    errors: ['not_found'],
    command: listDays,
  }),
  defineOperation({
    method: 'GET',
    path: '/depots/{depot_id}/days/{date}',
    name: 'days.get',
    summary: "Get a depot's day",
    description:
      'Adds to `GET /routes` the booked slots, the windows sent to recipients, the goods, and the time of each visit. Visits outside their booked slots are counted as in the reports.',
    scopes: ['routes:read'],
    params: dayParams,
    status: 200,
    response: day,
    errors: ['not_found'],
    command: getDay,
  }),
  defineOperation({
    method: 'GET',
    path: '/depots/{depot_id}/days/{date}/untold',
    name: 'days.list_untold',
    summary: "List a day's windows that wait to be told",
    description:
      'Windows that changes with `tell: later` gave to stops of published routes, by time. Until they are sent, recipients and their pages keep the windows that they were told.',
    scopes: ['routes:read'],
    params: dayParams,
    status: 200,
    response: listOf(untoldWindow),
    errors: ['not_found'],
    command: listUntoldWindows,
  }),
  defineOperation({
    method: 'POST',
    path: '/depots/{depot_id}/days/{date}/untold',
    name: 'days.tell',
    summary: 'Send windows that wait to be told, or drop them',
    description: 'All of them, or those of the orders named. Returns those that still wait.',
    scopes: ['routes:write'],
    params: dayParams,
    body: untoldInput,
    bodyOptional: true,
    status: 200,
    response: listOf(untoldWindow),
    errors: ['not_found', 'unknown_reference', 'invalid_state'],
    example: { request: { action: 'send' } },
    command: settleUntold,
  }),
  defineOperation({
    method: 'POST',
    path: '/depots/{depot_id}/days/{date}/rearrange',
    name: 'days.rearrange',
    summary: 'Change several routes of a day at once, or preview the change',
    description:
      'Gives each named van these open stops in this sequence, all or none. With `dry_run` nothing changes: the response has the new times, totals and violations. With `plan_version` the change is refused if the day has changed since, which makes it safe to undo a change.',
    scopes: ['routes:write'],
    params: dayParams,
    body: rearrangeInput,
    status: 200,
    response: rearrangement,
    errors: [
      'not_found',
      'invalid_state',
      'in_use',
      'driver_required',
      'unknown_reference',
      'day_changed',
      ...CHANGE_ERRORS,
    ],
    prepare: prepareRearrangement,
    command: rearrangeDay,
  }),
];
