/** Messages to recipients, drivers and portal users (docs/behaviour.md "Messages"). */
import { z } from 'zod';
import { CHANNELS } from '../domain/sending.js';
import { MESSAGE_STATUSES } from '../domain/states/message.js';
import { enumOf } from './enum-docs.js';
import * as fields from './schema-helpers.js';

export const channel = enumOf('Channel', CHANNELS, { sms: 'By text message.', email: 'By email.' });

export const messageStatus = enumOf('MessageStatus', MESSAGE_STATUSES, {
  queued: 'To be sent.',
  sent: 'The provider has taken it; in the sandbox, recorded.',
  delivered: 'The provider reports that it arrived.',
  failed: 'It did not go out or did not arrive; it says why.',
  superseded: 'Never sent, as what it tells has changed meanwhile.',
  unknown: 'The provider may have it, and nobody knows: it is not sent again by itself.',
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
    channel: channel.describe('How it goes.'),
    to: z.string().meta({ description: 'The number or address that it was for.', example: '+447700900123' }),
    template: z.string().meta({
      description: 'Id of the template, or the kind of the built-in text.',
      example: 'booking_request',
    }),
    subject: fields.nullable(z.string(), SUBJECT),
    body: z.string().meta(BODY),
    segments: fields
      .nullable(z.number().int(), { example: 1 })
      .describe('Texts that an SMS is charged as; null for email.'),
    status: messageStatus.describe('Where it stands.'),
    error: fields.nullable(z.string(), {
      description: 'Why it failed, was not sent, or is unknown; null for any other.',
      example: null,
    }),
    error_detail: fields.nullable(z.string(), {
      description: 'What the provider said as it refused it, in its own words; null where it said nothing.',
      example: null,
    }),
    created_at: fields.createdAt,
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof message>;
