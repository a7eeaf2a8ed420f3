/** Message templates on the wire (BEHAVIOUR "Messages"). */
import { z } from 'zod';
import * as words from '../../api/schemas.js';
import { CHANNELS } from '../../domain/lifecycles.js';
import { TEMPLATE_KINDS } from './template-kinds.js';

const SMS_CHARACTERS = 1600;
const SUBJECT_CHARACTERS = 200;
const EMAIL_CHARACTERS = 10_000;

const smsBody = words.text(SMS_CHARACTERS).describe('Liquid: placeholders and `if`.');
const emailSubject = words.text(SUBJECT_CHARACTERS).describe('Liquid: placeholders and `if`.');
const emailBody = words
  .text(EMAIL_CHARACTERS)
  .describe('Liquid, as plain text; a blank line begins a paragraph. Its HTML form is made from it.');
const channels = z
  .array(z.enum(CHANNELS))
  .min(1)
  .max(CHANNELS.length)
  .describe('Channels that this template is for.');

const OWNED = ['id', 'object', 'created_at', 'updated_at'] as const;

export const templateParams = z.object({ template_id: words.id });
export const templateQuery = z.strictObject(words.paging);

/** Body of POST /templates. */
export const templateInput = z
  .strictObject({
    ...words.readOnly(...OWNED),
    name: words.text(120),
    kind: z.enum(TEMPLATE_KINDS),
    channels: channels.optional(),
    sms_body: smsBody.nullable().optional(),
    email_subject: emailSubject.nullable().optional(),
    email_body: emailBody.nullable().optional(),
  })
  .meta({ id: 'TemplateInput' });
export type TemplateInput = z.output<typeof templateInput>;

/** Body of PATCH /templates/{template_id}. */
export const templatePatch = z
  .strictObject({
    ...words.readOnly(...OWNED, 'kind'),
    name: words.text(120).optional(),
    channels: channels.optional(),
    sms_body: smsBody.nullable().optional(),
    email_subject: emailSubject.nullable().optional(),
    email_body: emailBody.nullable().optional(),
  })
  .meta({ id: 'TemplatePatch' });
export type TemplatePatch = z.output<typeof templatePatch>;

export const template = z
  .object({
    id: words.id,
    object: z.literal('template'),
    name: z.string(),
    kind: z.enum(TEMPLATE_KINDS),
    channels: z.array(z.enum(CHANNELS)),
    sms_body: z.string().nullable(),
    email_subject: z.string().nullable(),
    email_body: z.string().nullable(),
  })
  .meta({ id: 'Template' });

export const preview = z
  .object({
    sms: z.object({ body: z.string() }).nullable(),
    email: z.object({ subject: z.string(), text: z.string(), html: z.string() }).nullable(),
  })
  .meta({ id: 'TemplatePreview' });
