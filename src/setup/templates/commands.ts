/** Operations on message templates through the API. A faulty text is refused when it is saved. */
import { pageOf } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { putIn } from '../../domain/acting-links.js';
import type { Channel } from '../../domain/sending.js';
import { type PlaceholderValues, renderTemplate } from '../../domain/template.js';
import {
  OWNERS_KINDS,
  PLACEHOLDERS,
  TEMPLATE_KINDS,
  type TemplateKind,
} from '../../domain/template-kinds.js';
import {
  archiveTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  lockTemplate,
  type NewTemplate,
  updateTemplate,
} from './rows.js';
import { findSenderNames } from '../../records/sender-names.js';
import { type List, listed } from '../../resources/list.js';
import { type Draft, insertMessages } from '../../records/messages.js';
import type {
  Preview,
  PreviewInput,
  Template,
  TemplateInput,
  TemplatePatch,
  TemplateQuery,
} from './resource.js';
import { BUILT_IN_TEMPLATES, type TemplateTexts } from '../../messaging/built-in-templates.js';
import { emailHtml } from '../../messaging/email-html.js';
import { channelsOf, FIELDS, readText } from '../../messaging/texts.js';

type TemplateParams = { params: { template_id: string } };

/** GET /templates: the courier's own, or the built-in ones. */
export async function listTemplatesPage(
  scope: Scope,
  { query: { built_in: isBuiltIn, ...query } }: { query: TemplateQuery },
): Promise<List<Template>> {
  if (isBuiltIn === true) {
    const all = TEMPLATE_KINDS.map(builtIn);
    return listed(
      pageOf(all, ({ id }) => id, query),
      (each) => ({ ...templateView(each), built_in: true }),
    );
  }
  return listed(await listTemplates(scope, query), templateView);
}

export async function getTemplate(scope: Scope, { params }: TemplateParams): Promise<Template> {
  const known = findBuiltIn(params.template_id);
  if (known) return { ...templateView(known), built_in: true };
  return templateView(await requireTemplate(scope, params.template_id));
}

/**
 * POST /templates. Throws 403 `insufficient_scope` for one that is the owner's, 422 `missing_field` for a channel
 * without its text, `invalid_value` for a text that is not as templates must be.
 */
export async function createTemplate(scope: Scope, { body }: { body: TemplateInput }): Promise<Template> {
  const texts: TemplateTexts = {
    sms_body: body.sms_body ?? null,
    email_subject: body.email_subject ?? null,
    email_body: body.email_body ?? null,
  };
  requireOwner(scope, body.kind);
  const channels = body.channels ?? channelsOf(texts);
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

/** PATCH /templates/{template_id}. Its kind stays; null clears a text. Throws as POST does. */
export async function patchTemplate(
  scope: Scope,
  { params, body }: TemplateParams & { body: TemplatePatch },
): Promise<Template> {
  const before = requireFound(await lockTemplate(scope, params.template_id), 'template', params.template_id);
  requireOwner(scope, before.kind);
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

/**
 * DELETE /templates/{template_id}: archives it. Requests that name it go out with the remaining texts. Throws 403
 * `insufficient_scope` for one that is the owner's.
 */
export async function deleteTemplate(scope: Scope, { params }: TemplateParams): Promise<void> {
  const template = requireFound(
    await lockTemplate(scope, params.template_id),
    'template',
    params.template_id,
  );
  requireOwner(scope, template.kind);
  await archiveTemplate(scope, template.id);
}

/**
 * POST /templates/{template_id}/preview: renders the texts with the courier's name and sample values, and sends them as
 * a test if asked to. Throws 422 `invalid_value` for one that is not as templates must be, or is to go where it has no
 * text.
 */
export async function previewTemplate(
  scope: Scope,
  { params, body }: TemplateParams & { body: PreviewInput },
): Promise<Preview> {
  const { template_id: id } = params;
  const template = findBuiltIn(id) ?? (await requireTemplate(scope, id));
  const { courier, sender, colour } = await findSenderNames(scope, []);
  const values: PlaceholderValues = {
    ...PLACEHOLDERS[template.kind],
    courier_name: courier,
    sender_name: sender,
  };
  const link = typeof values['link'] === 'string' ? values['link'] : null;
  const render = (field: keyof TemplateTexts) => {
    const source = template[field];
    return source === null ? null : renderTemplate(readText(template.kind, field, source), values);
  };
  const [sms, subject, mail] = [render('sms_body'), render('email_subject'), render('email_body')];
  const whole = (text: string) => (link === null ? text : putIn(text, link));
  const { channels } = template;
  const shown = {
    sms: channels.includes('sms') && sms !== null ? { body: whole(sms) } : null,
    email:
      channels.includes('email') && subject !== null && mail !== null
        ? { subject, text: whole(mail), html: emailHtml(mail, { name: courier, colour, link }) }
        : null,
  };
  const tests = testsOf(scope, shown, body);
  await insertMessages(scope, tests);
  scope.outcome.unchanged = tests.length === 0;
  return shown;
}

/** Returns the messages that send a preview; throws 422 `invalid_value` where it has no text for an address. */
function testsOf(scope: Scope, { sms, email }: Preview, to: PreviewInput): Draft[] {
  const ways = [
    { channel: 'sms', param: 'phone', words: sms && { subject: null, body: sms.body } },
    { channel: 'email', param: 'email', words: email && { subject: email.subject, body: email.text } },
  ] as const;
  return ways.flatMap(({ channel, param, words }) => {
    const recipient = to[param];
    if (recipient === undefined) return [];
    if (!words)
      throw new AppError('invalid_value', { message: `The template has no text for \`${channel}\`.`, param });
    const dedupeKey = `test/${scope.newId('event')}`;
    return [
      {
        dedupeKey,
        order: null,
        request: null,
        channel,
        kind: 'message',
        recipient,
        template: null,
        ...words,
      },
    ];
  });
}

/** Throws 403 `insufficient_scope` for texts that give access, unless the caller is an owner. */
function requireOwner({ actor }: Scope, kind: TemplateKind): void {
  if (!OWNERS_KINDS.includes(kind) || actor.isUnlimited === true) return;
  throw new AppError('insufficient_scope', {
    message: `Changing \`${kind}\` templates requires a key with every scope, or an owner in the console.`,
    param: 'kind',
  });
}

async function requireTemplate(scope: Scope, id: string) {
  return requireFound(await findTemplate(scope, id), 'template', id);
}

function checkTexts(kind: TemplateKind, channels: readonly Channel[], texts: TemplateTexts): void {
  if (channels.length === 0) throw missing('sms_body', 'The template needs a text.');
  if (channels.includes('sms') && texts.sms_body === null) {
    throw missing('sms_body', '`sms_body` is required for the channel `sms`.');
  }
  for (const field of ['email_subject', 'email_body'] as const) {
    if (channels.includes('email') && texts[field] === null) {
      throw missing(field, `\`${field}\` is required for the channel \`email\`.`);
    }
  }
  for (const field of FIELDS) {
    const text = texts[field];
    if (text !== null) readText(kind, field, text);
  }
}

function missing(param: string, message: string): AppError {
  return new AppError('missing_field', { message, param });
}

function builtIn(kind: TemplateKind): NewTemplate {
  const texts = BUILT_IN_TEMPLATES[kind];
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('_', ' ')}`;
  return { id: `built_in_${kind}`, name, kind, channels: channelsOf(texts), ...texts };
}

function findBuiltIn(id: string): NewTemplate | undefined {
  const kind = TEMPLATE_KINDS.find((each) => id === `built_in_${each}`);
  return kind && builtIn(kind);
}

function templateView(row: NewTemplate): Template {
  const { id, name, kind, channels, sms_body, email_subject, email_body } = row;
  return { id, object: 'template', name, kind, channels, sms_body, email_subject, email_body };
}
