/** Operations of messages: what was sent, what failed, and who wants no texts. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { lockMessage } from '../../records/messages.js';
import { lockOptOut } from '../../records/opt-outs.js';
import { listOf } from '../../resources/list.js';
import { message } from '../../resources/message.js';
import { optOut } from '../../resources/opt-out.js';
import { getOptOut, listOptOutsPage, removeOptOut } from './opt-outs.js';
import { getMessage, listMessagesPage } from './read.js';
import { retryMessage } from './retry.js';
import { messageParams, messageQuery, optOutParams, optOutQuery } from './schemas.js';

export const messageOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/messages',
    name: 'messages.list',
    summary: 'List messages, newest first',
    description:
      'Every text and email to recipients, drivers and portal users, as it was written. In the sandbox: what would have been sent.',
    extension: true,
    scopes: ['bookings:write', 'orders:read'],
    query: messageQuery,
    status: 200,
    response: listOf(message),
    command: listMessagesPage,
  }),
  defineOperation({
    method: 'GET',
    path: '/messages/{message_id}',
    name: 'messages.get',
    summary: 'Get a message',
    description: 'The text as it was sent, over which channel and to whom, and what became of it.',
    extension: true,
    scopes: ['bookings:write', 'orders:read'],
    params: messageParams,
    status: 200,
    response: message,
    errors: ['not_found'],
    lock: (scope, { message_id }) => lockMessage(scope, message_id),
    command: getMessage,
  }),
  defineOperation({
    method: 'POST',
    path: '/messages/{message_id}/retry',
    name: 'messages.retry',
    summary: 'Send a failed message again',
    description:
      'The message is queued again, and sent like any other: at once, or when it is no longer quiet. Refused unless it has failed, and once what it tells is no longer so or its number has opted out.',
    extension: true,
    scopes: ['bookings:write'],
    params: messageParams,
    status: 202,
    response: message,
    errors: ['not_found', 'invalid_state'],
    command: retryMessage,
  }),
  defineOperation({
    method: 'GET',
    path: '/opt-outs',
    name: 'opt_outs.list',
    summary: 'List the numbers that have opted out of texts, newest first',
    description: 'By STOP and the like, or as their provider says.',
    extension: true,
    scopes: ['bookings:write', 'orders:read'],
    query: optOutQuery,
    status: 200,
    response: listOf(optOut),
    command: listOptOutsPage,
  }),
  defineOperation({
    method: 'GET',
    path: '/opt-outs/{opt_out_id}',
    name: 'opt_outs.get',
    summary: 'Get an opt-out',
    description: 'A number that gets no texts any more, and since when.',
    extension: true,
    scopes: ['bookings:write', 'orders:read'],
    params: optOutParams,
    status: 200,
    response: optOut,
    errors: ['not_found'],
    lock: (scope, { opt_out_id }) => lockOptOut(scope, opt_out_id),
    command: getOptOut,
  }),
  defineOperation({
    method: 'DELETE',
    path: '/opt-outs/{opt_out_id}',
    name: 'opt_outs.delete',
    summary: 'Let texts go to a number again',
    description:
      'As when its owner sends START. A provider that was told to stop may refuse the number all the same.',
    extension: true,
    scopes: ['bookings:write'],
    params: optOutParams,
    status: 204,
    errors: ['not_found'],
    command: removeOptOut,
  }),
];
