/** What can be done to message templates through the API. What is wrong with a text is said when it is saved. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, notFound } from '../../domain/errors.js';
import { type Channel, CHANNELS } from '../../domain/lifecycles.js';
import type { TemplateTexts } from './built-in-templates.js';
import { checkTemplate, emailHtml, render } from './render.js';
import { PLACEHOLDERS, type TemplateKind } from './template-kinds.js';
import type { TemplateInput, TemplatePatch } from './templates.schemas.js';
import {
  findTemplate,
  insertTemplate,
  listTemplates,
  lockTemplate,
  type NewTemplate,
  updateTemplate,
} from './templates.store.js';

type TemplateParams = { params: { template_id: string } };

/** GET /templates */
export async function listTemplatesPage(scope: Scope, { query }: { query: PageQuery }) {
  const { rows, has_more } = await listTemplates(scope, query);
  return { object: 'list', data: rows.map(templateView), has_more };
}

/** GET /templates/{template_id} */
export async function getTemplate(scope: Scope, { params }: TemplateParams) {
  return templateView(await requireTemplate(scope, params.template_id));
}

/** POST /templates. 422 `missing_field` for a channel without its text, `invalid_value` for an unknown placeholder. */
export async function createTemplate(scope: Scope, { body }: { body: TemplateInput }) {
  const texts: TemplateTexts = {
    sms_body: body.sms_body ?? null,
    email_subject: body.email_subject ?? null,
    email_body: body.email_body ?? null,
  };
  const channels = body.channels ?? CHANNELS.filter((channel) => textOf(channel, texts) !== null);
  checkTexts(body.kind, channels, texts);
  const template: NewTemplate = {
    id: scope.newId('template'),
    name: body.name,
    kind: body.kind,
    channels: [...new Set(channels)],
    ...texts,
  };
  await insertTemplate(scope, template);
  return templateView(template);
}

/** PATCH /templates/{template_id}. Its kind stays; null clears a text. Refusals as for POST. */
export async function patchTemplate(
  scope: Scope,
  { params, body }: TemplateParams & { body: TemplatePatch },
) {
  const before = await lockTemplate(scope, params.template_id);
  if (!before) throw notFound('template', params.template_id);
  const after = {
    name: body.name ?? before.name,
    channels: body.channels ? [...new Set(body.channels)] : before.channels,
    sms_body: body.sms_body === undefined ? before.sms_body : body.sms_body,
    email_subject: body.email_subject === undefined ? before.email_subject : body.email_subject,
    email_body: body.email_body === undefined ? before.email_body : body.email_body,
  };
  checkTexts(before.kind, after.channels, after);
  await updateTemplate(scope, before.id, after);
  return templateView({ id: before.id, kind: before.kind, ...after });
}

/** DELETE /templates/{template_id}: archived. Requests that name it go out with the texts that are left. */
export async function deleteTemplate(scope: Scope, { params }: TemplateParams): Promise<void> {
  const template = await lockTemplate(scope, params.template_id);
  if (!template) throw notFound('template', params.template_id);
  await updateTemplate(scope, template.id, { archived_at: scope.now });
}

/** POST /templates/{template_id}/preview: the texts with sample values, as a recipient would get them. */
export async function previewTemplate(scope: Scope, { params }: TemplateParams) {
  const template = await requireTemplate(scope, params.template_id);
  const values = PLACEHOLDERS[template.kind];
  const { channels, sms_body: sms, email_subject: subject, email_body: body } = template;
  const text = body === null ? null : render(body, values);
  return {
    sms: channels.includes('sms') && sms !== null ? { body: render(sms, values) } : null,
    email:
      channels.includes('email') && subject !== null && text !== null
        ? { subject: render(subject, values), text, html: emailHtml(text) }
        : null,
  };
}

async function requireTemplate(scope: Scope, id: string) {
  const template = await findTemplate(scope, id);
  if (!template) throw notFound('template', id);
  return template;
}

function textOf(channel: Channel, texts: TemplateTexts): string | null {
  return channel === 'sms' ? texts.sms_body : (texts.email_subject ?? texts.email_body);
}

function checkTexts(kind: TemplateKind, channels: readonly Channel[], texts: TemplateTexts): void {
  if (channels.length === 0) throw missing('sms_body', 'Give the template a text.');
  if (channels.includes('sms') && texts.sms_body === null) {
    throw missing('sms_body', 'A template for texts needs sms_body.');
  }
  for (const field of ['email_subject', 'email_body'] as const) {
    if (channels.includes('email') && texts[field] === null) {
      throw missing(field, `A template for email needs ${field}.`);
    }
  }
  for (const field of ['sms_body', 'email_subject', 'email_body'] as const) {
    const text = texts[field];
    if (text !== null) checkTemplate(kind, text, field);
  }
}

function missing(param: string, message: string): AppError {
  return new AppError('missing_field', { message, param });
}

/** A template's row as the resource. */
function templateView(row: NewTemplate) {
  const { id, name, kind, channels, sms_body, email_subject, email_body } = row;
  return { id, object: 'template', name, kind, channels, sms_body, email_subject, email_body };
}
