/** Operations of the inbox: what waits for somebody in the office. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { inboxItem } from '../../resources/inbox-item.js';
import { listOf } from '../../resources/list.js';
import { listInboxPage } from './list.js';
import { inboxQuery } from './schemas.js';

export const inboxOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/inbox',
    name: 'inbox.list',
    summary: 'List what needs a hand, newest first',
    description:
      'Replies in doubt, recipients who could not be asked or gave no answer, failed visits, orders that were left to the office, and messages that failed. What is settled is not listed any more. An order is listed once, by what is most pressing, or once for each of its replies.',
    extension: true,
    scopes: ['bookings:write', 'orders:read'],
    query: inboxQuery,
    status: 200,
    response: listOf(inboxItem),
    command: listInboxPage,
  }),
];
