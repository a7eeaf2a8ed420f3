/** Operations of messages: what was sent, what failed, and who wants no texts. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { exampleId } from '../../resources/examples.js';
import { lockMessage } from '../../records/messages.js';
import { lockOptOut } from '../../records/opt-outs.js';
import { listOf } from '../../resources/list.js';
import { message } from '../../resources/message.js';
import { optOut } from '../../resources/opt-out.js';
import { writeToDriver } from './driver-message.js';
import { getOptOut, listOptOutsPage, removeOptOut } from './opt-outs.js';
import { getMessage, listMessagesPage } from './read.js';
import { retryMessage } from './retry.js';
import { resolveMessage } from './resolve.js';
import {
  driverMessageInput,
  driverParams,
  messageInput,
  messageParams,
  messageQuery,
  messagesAnswer,
  messagesInput,
  optOutParams,
  optOutQuery,
  orderParams,
  resolveMessageInput,
} from './schemas.js';
import { writeToRecipient, writeToRecipients } from './write.js';

export const messageOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/messages',
    name: 'messages.list',
    summary: 'List messages, newest first',
    description:
      'Every text and email to recipients, drivers and portal users, as it was written, but for the tokens of links that let their holder act. In the sandbox: what would have been sent, links included.',
    extension: true,
    scopes: ['bookings:write', 'orders:read'],
    query: messageQuery,
    status: 200,
    response: listOf(message),
    command: listMessagesPage,
  }),
  defineOperation({
    method: 'POST',
    path: '/orders/{order_id}/messages',
    name: 'orders.send_message',
    summary: "Write to an order's recipient",
    description:
      'Your own words or a template, by each channel that reaches the recipient, at any hour. Numbers that have opted out get no texts; where no channel is left, nothing is sent and the answer says why.',
    extension: true,
    scopes: ['bookings:write'],
    params: orderParams,
    body: messageInput,
    status: 202,
    response: listOf(message),
    errors: ['not_found', 'unknown_reference', 'opted_out', 'unreachable', 'invalid_state'],
    example: { request: { text: 'The van is an hour late, sorry.' } },
    command: writeToRecipient,
  }),
  defineOperation({
    method: 'POST',
    path: '/messages',
    name: 'messages.send',
    summary: 'Write to the recipients of many orders',
    description:
      'Orders that are named are written to at any hour, those that a filter selects after quiet hours. Each order that is left out is named, with its reason.',
    extension: true,
    scopes: ['bookings:write'],
    body: messagesInput,
    status: 202,
    response: messagesAnswer,
    errors: ['unknown_reference'],
    example: {
      request: {
        filter: { depot: exampleId('depot'), date: '2026-03-12' },
        text: 'Snow: we come two hours later than planned. Sorry.',
      },
      response: { queued: 1, skipped: 0, skipped_orders: [] },
    },
    command: writeToRecipients,
  }),
  defineOperation({
    method: 'POST',
    path: '/drivers/{driver_id}/messages',
    name: 'drivers.send_message',
    summary: 'Write to a driver',
    description:
      "Your own words, by text to the driver's number, at any hour. Not to a number that has opted out of texts.",
    extension: true,
    scopes: ['fleet:write', 'routes:write'],
    params: driverParams,
    body: driverMessageInput,
    status: 202,
    response: message,
    errors: ['not_found', 'opted_out'],
    example: {
      response: {
        order: null,
        template: 'driver_message',
        subject: null,
        body: 'The A23 is closed at Purley. Take the A22.',
      },
    },
    command: writeToDriver,
  }),
  defineOperation({
    method: 'GET',
    path: '/messages/{message_id}',
    name: 'messages.get',
    summary: 'Get a message',
    description:
      'The text as it was sent, in live with the tokens of links masked, over which channel and to whom, and what became of it.',
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
    summary: 'Send a failed or unknown message again',
    description:
      'The message is queued again, and sent like any other: at once, or when it is no longer quiet. Refused unless it has failed or is unknown, and once what it tells is no longer so or its number has opted out. The recipient of an unknown message may get it twice.',
    extension: true,
    scopes: ['bookings:write'],
    params: messageParams,
    status: 202,
    response: message,
    errors: ['not_found', 'invalid_state'],
    command: retryMessage,
  }),
  defineOperation({
    method: 'POST',
    path: '/messages/{message_id}/resolve',
    name: 'messages.resolve',
    summary: 'Say what became of an unknown message',
    description:
      'For a message that its provider may have and nobody knows of, for example after asking the recipient. It is settled as sent or as failed; a failed one can be sent again.',
    extension: true,
    scopes: ['bookings:write'],
    params: messageParams,
    body: resolveMessageInput,
    status: 200,
    response: message,
    errors: ['not_found', 'invalid_state'],
    command: resolveMessage,
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
