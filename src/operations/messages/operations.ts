/** Operations of messages and opt-outs. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { exampleId } from '../../resources/examples.js';
import {
  lockMessage,
  findMessage,
  listMessages,
  type MessageFilter,
  messageView,
} from '../../records/messages.js';
import { lockOptOut, deleteOptOut, findOptOut, listOptOuts, optOutView } from '../../records/opt-outs.js';
import { listOf, type List, listed } from '../../resources/list.js';
import { message, type Message } from '../../resources/message.js';
import { optOut } from '../../resources/opt-out.js';
import { writeToDriver } from '../../setup/drivers/commands.js';
import { driverMessageInput } from '../../setup/drivers/resource.js';
import { retryMessage } from './retry.js';
import {
  messageInput,
  messageQuery,
  messagesAnswer,
  messagesInput,
  optOutQuery,
  resolveMessageInput,
  type ResolveMessageInput,
} from './schemas.js';
import { writeToRecipient, writeToRecipients } from './write.js';
import type { Scope } from '../../db/scope.js';
import { requireFound, AppError } from '../../domain/errors.js';
import { messageViewOf, messageViews } from '../../records/outgoing-messages.js';
import { recordSent } from '../../messaging/record-sent.js';
import { recordUndelivered } from '../../messaging/record-undelivered.js';

export const messageOperations: Operation[] = [
  defineOperation({
    route: 'GET /messages',
    name: 'messages.list',
    summary: 'List messages, newest first',
    description:
      'Every text and email to recipients, drivers and portal users, as written, except for the tokens of links that let their holder act. In the sandbox: messages that would have been sent, including links.',
    scopes: ['bookings:write', 'orders:read'],
    query: messageQuery,
    response: listOf(message),
    command: listMessagesPage,
  }),
  defineOperation({
    route: 'POST /orders/{order_id}/messages',
    name: 'orders.send_message',
    summary: "Send a message to an order's recipient",
    description:
      'Sends your own text or a template by every channel that reaches the recipient: at once, or at 07:00 if it is between 22:00 and 07:00 at the depot. Opted-out numbers get no texts; if no channel is left, nothing is sent and the response says why.',
    scopes: ['bookings:write'],
    body: messageInput,
    status: 202,
    response: listOf(message),
    errors: ['unknown_reference', 'opted_out', 'unreachable', 'invalid_state'],
    example: { request: { text: 'The van is an hour late, sorry.' } },
    command: writeToRecipient,
  }),
  defineOperation({
    route: 'POST /messages',
    name: 'messages.send',
    summary: 'Send a message to the recipients of many orders',
    description:
      'Sent at once, or at 07:00 if it is between 22:00 and 07:00 at the depot. The response lists each skipped order with its reason.',
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
    route: 'POST /drivers/{driver_id}/messages',
    name: 'drivers.send_message',
    summary: 'Send a message to a driver',
    description: "Texts the driver's number at any hour, unless it has opted out of texts.",
    scopes: ['fleet:write', 'routes:write'],
    body: driverMessageInput,
    status: 202,
    response: message,
    errors: ['opted_out'],
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
    route: 'GET /messages/{message_id}',
    name: 'messages.get',
    summary: 'Get a message',
    description:
      'The text as sent (in live, with link tokens masked), the channel, the recipient and the outcome.',
    scopes: ['bookings:write', 'orders:read'],
    response: message,
    lock: (scope, { message_id }) => lockMessage(scope, message_id),
    command: async (scope, { params }) =>
      messageViewOf(
        scope,
        requireFound(await findMessage(scope, params.message_id), 'message', params.message_id),
      ),
  }),
  defineOperation({
    route: 'POST /messages/{message_id}/retry',
    name: 'messages.retry',
    summary: 'Resend a failed or unknown message',
    description:
      'Queues the message again: it is sent at once, or at `held_until`. Refused if the message is neither failed nor unknown, if it is out of date, or if its number has opted out. The recipient of an unknown message may get it twice.',
    scopes: ['bookings:write'],
    status: 202,
    response: message,
    errors: ['invalid_state'],
    command: retryMessage,
  }),
  defineOperation({
    route: 'POST /messages/{message_id}/resolve',
    name: 'messages.resolve',
    summary: 'Resolve an unknown message',
    description:
      'Records whether an unknown message arrived, for example after asking the recipient. It becomes sent or failed; a failed one can be resent.',
    scopes: ['bookings:write'],
    body: resolveMessageInput,
    response: message,
    errors: ['invalid_state'],
    command: resolveMessage,
  }),
  defineOperation({
    route: 'GET /opt-outs',
    name: 'opt_outs.list',
    summary: 'List opted-out numbers, newest first',
    description: "Numbers that opted out of texts with STOP or a similar word, or by the provider's report.",
    scopes: ['bookings:write', 'orders:read'],
    query: optOutQuery,
    response: listOf(optOut),
    command: async (scope, { query }) => listed(await listOptOuts(scope, query), optOutView),
  }),
  defineOperation({
    route: 'GET /opt-outs/{opt_out_id}',
    name: 'opt_outs.get',
    summary: 'Get an opt-out',
    description: 'An opted-out number and when it opted out.',
    scopes: ['bookings:write', 'orders:read'],
    response: optOut,
    lock: (scope, { opt_out_id }) => lockOptOut(scope, opt_out_id),
    command: async (scope, { params }) =>
      optOutView(requireFound(await findOptOut(scope, params.opt_out_id), 'opt-out', params.opt_out_id)),
  }),
  defineOperation({
    route: 'DELETE /opt-outs/{opt_out_id}',
    name: 'opt_outs.delete',
    summary: 'Remove an opt-out',
    description:
      'Texts can be sent to the number again, as if its owner had sent START. A provider that recorded the opt-out may still refuse the number.',
    scopes: ['bookings:write'],
    command: removeOptOut,
  }),
];

async function listMessagesPage(scope: Scope, { query }: { query: MessageFilter }): Promise<List<Message>> {
  const { rows, has_more } = await listMessages(scope, query);
  return { object: 'list', data: await messageViews(scope, rows), has_more };
}

type OptOutParams = { params: { opt_out_id: string } };

/** DELETE /opt-outs/{opt_out_id}: allows texts to the number again, as START does. */
async function removeOptOut(scope: Scope, { params }: OptOutParams): Promise<void> {
  const { phone } = requireFound(await lockOptOut(scope, params.opt_out_id), 'opt-out', params.opt_out_id);
  await deleteOptOut(scope, phone);
}

/** The `error` of a message that a person marks as failed. */
const NOT_RECEIVED = 'not_received';

/**
 * POST /messages/{message_id}/resolve: records the outcome of an `unknown` message. Throws 409 `invalid_state` for a
 * message whose outcome is known.
 */
async function resolveMessage(
  scope: Scope,
  { params, body }: { params: { message_id: string }; body: ResolveMessageInput },
): Promise<Message> {
  const { message_id: id } = params;
  const message = requireFound(await findMessage(scope, id), 'message', id);
  const isUnknown = message.status === 'unknown';
  const isSettled =
    isUnknown &&
    (body.status === 'sent'
      ? await recordSent(scope, message, {})
      : await recordUndelivered(scope, message, { code: NOT_RECEIVED }));
  if (!isSettled) {
    throw new AppError('invalid_state', {
      message: `Message ${id} is ${message.status}; only an unknown one can be resolved.`,
    });
  }
  return messageView(scope, requireFound(await findMessage(scope, id), 'message', id));
}
