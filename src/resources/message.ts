/** Messages to recipients, drivers and portal users (docs/behaviour.md "Messages"). */
import { z } from 'zod';
import { CHANNELS } from '../domain/sending.js';
import { MESSAGE_STATUSES } from '../domain/states/message.js';
import { enumOf } from './enum-docs.js';
import * as fields from './schema-helpers.js';

export const channel = enumOf('Channel', CHANNELS, { sms: 'By text message.', email: 'By email.' });

export const messageStatus = enumOf('MessageStatus', MESSAGE_STATUSES, {
  queued: 'Will be sent.',
  sent: 'Accepted by the provider; in the sandbox, recorded.',
  delivered: 'Delivered, as reported by the provider.',
  failed: 'Not sent or not delivered; `error` says why.',
  superseded: 'Never sent: it was out of date.',
  unknown: 'The provider may have it; it is not resent automatically.',
});

export const SUBJECT = {
  description: 'Subject of an email; null for a text.',
  example: 'Choose your delivery slot',
};
export const BODY = {
  description: 'The words.',
  example: 'Reply 1, 2 or 3 to choose your delivery slot.',
};

export const message = z
  .object({
    id: fields.ownId('message'),
    object: fields.object('message'),
    order: fields.nullableIdOf('order'),
    channel: channel.describe('The channel.'),
    to: z
      .string()
      .meta({ description: 'The phone number or email address it was sent to.', example: '+447700900123' }),
    template: z.string().meta({
      description: 'ID of the template, or the kind of the built-in text.',
      example: 'booking_request',
    }),
    subject: fields.nullable(z.string(), SUBJECT),
    body: z.string().meta(BODY),
    segments: fields
      .nullable(z.number().int(), { example: 1 })
      .describe('Billed SMS segments; null for email.'),
    status: messageStatus.describe("The message's status."),
    error: fields.nullable(z.string(), {
      description: 'Why it failed, was not sent or is unknown; otherwise null.',
      example: null,
    }),
    error_detail: fields.nullable(z.string(), {
      description: "The provider's own words when it refused the message; null if there were none.",
      example: null,
    }),
    created_at: fields.createdAt,
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof message>;
