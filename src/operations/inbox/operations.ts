/** Operations of the inbox: what waits for somebody in the office. */
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
      'Replies in doubt, recipients who could not be asked or gave no answer, goods that are not there, failed visits, orders that were left to the office, messages that failed or are unknown, and jobs that failed. What is settled is not listed any more. An order is listed once, by what is most pressing, or once for each of its replies.',
    extension: true,
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
    summary: 'Count what waits for the office now',
    description:
      'The inbox, open suggestions, late stops and broken vans, of all depots: enough to show that something waits without listing it. Ask again after events.',
    extension: true,
    scopes: ['orders:read', 'routes:read'],
    status: 200,
    response: officeCounts,
    command: countForOffice,
  }),
];
