/** The operations of a depot's day: what a dispatcher sees of it, and several routes changed in one go. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { day, dayCount, rearrangement } from '../../resources/day.js';
import { listOf } from '../../resources/list.js';
import { CHANGE_ERRORS } from '../routes/schemas.js';
import { listDays } from './list-days.js';
import { prepareRearrangement } from './measure-roads.js';
import { getDay } from './read-day.js';
import { rearrangeDay } from './rearrange-day.js';
import { dayParams, daysParams, daysQuery, rearrangeInput } from './schemas.js';

export const dayOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/depots/{depot_id}/days',
    name: 'days.list',
    summary: 'List the days of a depot on which there is something to do',
    description:
      'Up to 62 days, by date: how many orders are booked and on no route, and how many routes there are. Days without any are left out.',
    extension: true,
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
      'Beside what `GET /routes` answers: booked slots and told windows, goods, and when each visit was made. Visits outside their booked slots are counted as in the reports.',
    extension: true,
    scopes: ['routes:read'],
    params: dayParams,
    status: 200,
    response: day,
    errors: ['not_found'],
    command: getDay,
  }),
  defineOperation({
    method: 'POST',
    path: '/depots/{depot_id}/days/{date}/rearrange',
    name: 'days.rearrange',
    summary: 'Change several routes of a day at once, or see what a change would do',
    description:
      'Each van named gets these open stops in this sequence, all or none. With `dry_run` nothing changes: the answer has the new times, totals and what would break. A `plan_version` refuses the change once the day has changed since, which makes it safe to take a change back.',
    extension: true,
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
