/** Messages to recipients, drivers and portal users (docs/behaviour.md "Messages"). */
import { z } from 'zod';
import { CHANNELS, WAIT_CAUSES } from '../domain/sending.js';
import { MESSAGE_STATUSES } from '../domain/states/message.js';
import { enumOf } from './enum-docs.js';
import * as fields from './schema-helpers.js';

export const channel = enumOf('Channel', CHANNELS, { sms: 'By text message.', email: 'By email.' });

export const messageStatus = enumOf('MessageStatus', MESSAGE_STATUSES, {
  queued: 'Will be sent; `held_until` says when, if it waits.',
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
  description: 'The text.',
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
    held_until: fields
      .moment('The earliest time at which it is sent; absent unless it waits.')
      .optional()
      .meta(fields.RARE),
    held_because: enumOf('HeldBecause', WAIT_CAUSES, {
      quiet_hours: "Automatic messages wait for the end of the courier's quiet hours.",
      night: 'Messages caused by a person wait from 22:00 to 07:00 at the depot.',
      just_told: 'The recipient was told another window less than half an hour ago.',
    })
      .describe('Why it waits; absent unless it does.')
      .optional()
      .meta(fields.RARE),
    created_at: fields.createdAt,
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof message>;
