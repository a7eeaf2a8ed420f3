/** Operations of the inbox. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { inboxItem } from '../../resources/inbox-item.js';
import { officeCounts } from '../../resources/office-counts.js';
import { listOf } from '../../resources/list.js';
import { countForOffice } from './counts.js';
import { listInboxPage } from './list.js';
import { inboxQuery } from './schemas.js';

export const inboxOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/inbox',
    name: 'inbox.list',
    summary: 'List what needs attention, newest first',
    description:
      'Replies in doubt, recipients who could not be asked or did not answer, missing goods, failed visits, orders left to the office, failed or unknown messages, and failed jobs. Settled items are no longer listed. An order is listed once, by its most pressing item, or once for each of its replies.',
    scopes: ['bookings:write', 'orders:read'],
    query: inboxQuery,
    status: 200,
    response: listOf(inboxItem),
    command: listInboxPage,
  }),
  defineOperation({
    method: 'GET',
    path: '/inbox/counts',
    name: 'inbox.counts',
    summary: 'Count work that waits for the office',
    description:
      'Counts the inbox, open suggestions, late stops and broken-down vans of all depots, to show that work waits without listing it. Poll again after events.',
    scopes: ['orders:read', 'routes:read'],
    status: 200,
    response: officeCounts,
    command: countForOffice,
  }),
];
