/** The route table of messages: a look at what the sandbox would have sent. */
import { defineRoute, type Route } from '../../api/define-route.js';
import { message } from '../../resources/message.js';
import { listOf } from '../../resources/list.js';
import { listMessagesPage } from './read.js';
import { messageQuery } from './schemas.js';

export const messageRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/messages',
    operation: 'messages.list',
    summary: 'List the messages of the sandbox, newest first',
    extension: true,
    sandboxOnly: true,
    scopes: ['bookings:write', 'orders:read'],
    query: messageQuery,
    status: 200,
    response: listOf(message),
    command: listMessagesPage,
  }),
];
