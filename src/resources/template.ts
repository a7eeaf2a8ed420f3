/** Message templates (docs/behaviour.md "Messages"). */
import { z } from 'zod';
import { REMIND_AFTER_HOURS } from '../domain/conversation.js';
import { TEMPLATE_KINDS } from '../domain/template-kinds.js';
import { enumOf } from './enum-docs.js';
import { BODY, channel, SUBJECT } from './message.js';
import { TEXT } from './reply.js';
import * as fields from './schema-helpers.js';

const templateKind = enumOf('TemplateKind', TEMPLATE_KINDS, {
  booking_request: 'Asks the recipient for a slot.',
  rebooking: 'Asks again after a visit that failed.',
  postponed:
    'Tells that a booked visit will not take place, and asks for another slot where that can be asked.',
  reminder: `Follows ${REMIND_AFTER_HOURS} hours after a request without an answer.`,
  clarification: 'Asks, once, whether a reply with two readings means this slot.',
  confirmation: 'Confirms the slot.',
  narrowed_window: 'Tells the narrower window once the route is published.',
  window_changed: 'Tells that the window which was told no longer holds.',
  next_stop:
    'Tells that the van is on its way to the recipient; only where `notify_recipients` of the settings has it.',
  delivered: 'Tells that all goods were handed over; only where `notify_recipients` of the settings has it.',
  message: 'Says what the office wants to say, when it sends it.',
  driver_invite: 'Gives a driver the link to the app.',
  run_published: 'Tells a driver of a run, on the evening before its day.',
  portal_invite: "Gives a shipper's user the link to the portal.",
});

export const NAME = { description: 'What operators call it.', example: 'Short request' };
export const SMS_BODY = { description: 'The text message.', example: 'Hello {{ recipient_name }}' };
export const EMAIL_SUBJECT = { description: 'Subject of the email.', example: 'Your delivery' };
export const EMAIL_BODY = { description: 'The email.', example: 'Hello {{ recipient_name }}' };

export const template = z
  .object({
    id: fields.ownId('template'),
    object: fields.object('template'),
    name: z.string().meta(NAME),
    kind: templateKind.describe('What it is for.'),
    channels: z.array(channel).describe('How it goes.'),
    sms_body: fields.nullable(z.string(), SMS_BODY),
    email_subject: fields.nullable(z.string(), EMAIL_SUBJECT),
    email_body: fields.nullable(z.string(), EMAIL_BODY),
    built_in: z
      .literal(true)
      .optional()
      .describe('Only of built-in texts, which cannot be changed; what is posted of one becomes a template.'),
  })
  .meta({ id: 'Template' });
export type Template = z.output<typeof template>;

/** A template with sample values, as a recipient would get it. */
export const preview = z
  .object({
    sms: z
      .object({ body: z.string().meta(BODY) })
      .nullable()
      .describe('The text message, or null.'),
    email: z
      .object({
        subject: z.string().meta(SUBJECT),
        text: z.string().meta(TEXT),
        html: z.string().meta({ description: 'The email as HTML.', example: '<p>Hello Sioned</p>' }),
      })
      .nullable()
      .describe('The email, or null.'),
  })
  .meta({ id: 'TemplatePreview' });
export type Preview = z.output<typeof preview>;
