/** Message templates (docs/behaviour.md "Messages"). */
import { z } from 'zod';
import { CHANNELS } from '../domain/channels.js';
import { TEMPLATE_KINDS } from '../domain/template-kinds.js';
import { BODY, SUBJECT } from './message.js';
import { TEXT } from './reply.js';
import * as fields from './schema-helpers.js';

export const NAME = { description: 'What operators call it.', example: 'Short request' };
export const SMS_BODY = { description: 'The text message.', example: 'Hello {{ recipient_name }}' };
export const EMAIL_SUBJECT = { description: 'Subject of the email.', example: 'Your delivery' };
export const EMAIL_BODY = { description: 'The email.', example: 'Hello {{ recipient_name }}' };

export const template = z
  .object({
    id: fields.ownId('template'),
    object: fields.object('template'),
    name: z.string().meta(NAME),
    kind: z.enum(TEMPLATE_KINDS).describe('What it is for.'),
    channels: z.array(z.enum(CHANNELS)).describe('How it goes.'),
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
