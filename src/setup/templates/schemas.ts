/** Inputs of operations on message templates. */
import { z } from 'zod';
import { CHANNELS } from '../../domain/sending.js';
import { EMAIL_CHARACTERS, SMS_CHARACTERS, SUBJECT_CHARACTERS } from '../../domain/text-lengths.js';
import { channel } from '../../resources/message.js';
import { EMAIL_BODY, EMAIL_SUBJECT, NAME, SMS_BODY, template } from './resource.js';
import * as fields from '../../resources/schema-helpers.js';

/** What a text may have besides words. */
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

export const templateParams = z.object({ template_id: fields.idOf('template') });
export const templateQuery = z.strictObject({
  built_in: fields.flag
    .optional()
    .describe(
      'true to list the built-in texts, which are used where there is no template, instead of templates.',
    ),
  ...fields.paging,
});
export type TemplateQuery = z.output<typeof templateQuery>;

/** Body of POST /templates. */
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

/** Body of PATCH /templates/{template_id}. */
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
