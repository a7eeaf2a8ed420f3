/** Message templates (docs/behaviour.md "Messages"). */
import { z } from 'zod';
import { REMIND_AFTER_HOURS } from '../../domain/conversation.js';
import { CHANNELS } from '../../domain/sending.js';
import { TEMPLATE_KINDS } from '../../domain/template-kinds.js';
import { EMAIL_CHARACTERS, SMS_CHARACTERS, SUBJECT_CHARACTERS } from '../../domain/text-lengths.js';
import { enumOf } from '../../resources/enum-docs.js';
import { BODY, channel, SUBJECT } from '../../resources/message.js';
import { phoneInput } from '../../resources/phone.js';
import { TEXT } from '../../resources/reply.js';
import * as fields from '../../resources/schema-helpers.js';

const templateKind = enumOf('TemplateKind', TEMPLATE_KINDS, {
  booking_request: 'Asks the recipient for a slot.',
  rebooking: 'Asks again after a visit that failed.',
  postponed: 'Says that a booked visit will not take place, and asks for another slot if possible.',
  reminder: `Reminds ${REMIND_AFTER_HOURS.join(' and ')} hours after an unanswered request.`,
  clarification: 'Asks, once, whether a reply with two readings means this slot.',
  acknowledgement: 'Says, once a conversation, that somebody reads a reply that was left to a person.',
  confirmation: 'Confirms the slot.',
  narrowed_window: 'Announces the narrower window once the route is published.',
  window_changed: 'Announces a changed window.',
  next_stop:
    'Says that the van is on its way to the recipient; sent only if the setting `notify_recipients` includes it.',
  delivered:
    'Says that all goods were handed over; sent only if the setting `notify_recipients` includes it.',
  visit_failed: 'Says that goods could not be collected, where no other slot is asked for.',
  cancelled: 'Says that a visit with an announced window is cancelled.',
  on_hold: 'Says that a visit with an announced window is on hold.',
  message: 'A message that the office sends.',
  driver_invite: 'Sends a driver the link to the app.',
  run_published: 'Tells a driver about a run on the evening before its day.',
  portal_invite: 'Sends a portal user the link to the portal.',
});

const NAME = { description: "The template's name, for the office.", example: 'Short request' };
const SMS_BODY = { description: 'The text message.', example: 'Hello {{ recipient_name }}' };
const EMAIL_SUBJECT = { description: 'Subject of the email.', example: 'Your delivery' };
const EMAIL_BODY = { description: 'The email.', example: 'Hello {{ recipient_name }}' };

export const template = z
  .object({
    id: fields.ownId('template'),
    object: fields.object('template'),
    name: z.string().meta(NAME),
    kind: templateKind.describe('The kind of message.'),
    channels: z.array(channel).describe('The channel.'),
    sms_body: fields.nullable(z.string(), SMS_BODY),
    email_subject: fields.nullable(z.string(), EMAIL_SUBJECT),
    email_body: fields.nullable(z.string(), EMAIL_BODY),
    built_in: z
      .literal(true)
      .optional()
      .describe('Only on built-in texts, which cannot be changed; post one to create a template.'),
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

export const previewInput = z
  .strictObject({
    phone: phoneInput.describe('Number to send the text message to.').optional(),
    email: fields.email
      .meta({ description: 'Address to send the email to.', example: 'dee@northgate.example' })
      .optional(),
  })
  .meta({ id: 'TemplatePreviewInput' });
export type PreviewInput = z.output<typeof previewInput>;

/** Placeholders and conditions that a text may contain. */
const GRAMMAR =
  'Text with `{{ name }}` and `{% if name %} … {% else %} … {% endif %}`. A value can be filtered with `default: "words"`, `upcase`, `downcase` or `capitalize`; a link stays as it is.';

const smsBody = fields
  .text(SMS_CHARACTERS)
  .meta({
    description: `${GRAMMAR} With the longest names and references it must have at most ${SMS_CHARACTERS} characters.`,
    example: SMS_BODY.example,
  })
  .nullable()
  .describe(SMS_BODY.description)
  .optional();
const emailSubject = fields
  .line(SUBJECT_CHARACTERS)
  .meta({
    description: `The same, without a link; at most ${SUBJECT_CHARACTERS} characters.`,
    example: EMAIL_SUBJECT.example,
  })
  .nullable()
  .describe(EMAIL_SUBJECT.description)
  .optional();
const emailBody = fields
  .text(EMAIL_CHARACTERS)
  .meta({
    description: `The same, as plain text, of at most ${EMAIL_CHARACTERS} characters; a blank line starts a paragraph. The HTML part is generated from it.`,
    example: EMAIL_BODY.example,
  })
  .nullable()
  .describe(EMAIL_BODY.description)
  .optional();
const channels = z.array(channel).min(1).max(CHANNELS.length).describe('Channels of this template.');

/** Templates have timestamps that are not shown. */
const shape = { ...template.shape, created_at: fields.createdAt, updated_at: fields.updatedAt };
const owned = fields.readOnly(shape, 'id', 'object', 'created_at', 'updated_at', 'built_in');
const name = fields.name.meta(NAME);

export const templateQuery = z.strictObject({
  built_in: fields.flag
    .optional()
    .describe(
      'true to list the built-in texts, which are used where there is no template, instead of templates.',
    ),
  ...fields.paging,
});
export type TemplateQuery = z.output<typeof templateQuery>;

export const templateInput = z
  .strictObject({
    ...owned,
    name,
    kind: template.shape.kind,
    channels: channels.optional(),
    sms_body: smsBody,
    email_subject: emailSubject,
    email_body: emailBody,
  })
  .meta({ id: 'TemplateInput' });
export type TemplateInput = z.output<typeof templateInput>;

export const templatePatch = z
  .strictObject({
    ...owned,
    ...fields.readOnly(shape, 'kind'),
    name: name.optional(),
    channels: channels.optional(),
    sms_body: smsBody,
    email_subject: emailSubject,
    email_body: emailBody,
  })
  .meta({ id: 'TemplatePatch' });
export type TemplatePatch = z.output<typeof templatePatch>;
