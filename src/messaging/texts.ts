/**
 * The texts of messages: the courier's own template of a kind, or else the built-in one. A faulty or overlong template
 * is refused when it is saved. If a stored one becomes invalid, the built-in text is used, and the office is told.
 */
import type { Scope } from '../db/scope.js';
import { MARK, type MessageLink, withSampleLink } from '../domain/acting-links.js';
import { AppError } from '../domain/errors.js';
import { type Channel, CHANNELS } from '../domain/sending.js';
import {
  characters,
  longestRendered,
  type PlaceholderValue,
  type PlaceholderValues,
  readTemplate,
  renderTemplate,
  type Template,
  TemplateFault,
} from '../domain/template.js';
import { LONGEST, PLACEHOLDERS, type TemplateKind } from '../domain/template-kinds.js';
import { EMAIL_CHARACTERS, SMS_CHARACTERS, SUBJECT_CHARACTERS } from '../domain/text-lengths.js';
import { hasMessageOfKind } from '../records/message-counts.js';
import { findSettings } from '../setup/settings/rows.js';
import { listOwnerEmails } from '../setup/staff/rows.js';
import { findTemplate, findTemplateOfKind } from '../setup/templates/rows.js';
import { BUILT_IN_TEMPLATES, type TemplateTexts } from './built-in-templates.js';
import { queueNotice } from './owner-notice.js';

type Field = keyof TemplateTexts;

/** Maximum characters of each rendered text. */
const MAX_CHARACTERS: Record<Field, number> = {
  sms_body: SMS_CHARACTERS,
  email_subject: SUBJECT_CHARACTERS,
  email_body: EMAIL_CHARACTERS,
};
export const FIELDS: readonly Field[] = ['sms_body', 'email_subject', 'email_body'];

/** Length that `withCode` adds. */
const CODE_CHARACTERS = '\nCode 7KQ4'.length;

/** Returns a text with the code that identifies its courier, if both fit. */
export function withCode(text: string, code: string | null): string {
  return code === null || text.length + CODE_CHARACTERS > SMS_CHARACTERS ? text : `${text}\nCode ${code}`;
}

/**
 * Reads a text of a template. Throws 422 `invalid_value` naming `param`, and the place in the text, for what is not in
 * the grammar of templates, a placeholder that its kind does not have, a link in a subject, or a text that could become
 * too long with the longest values.
 */
export function readText(kind: TemplateKind, field: Field, source: string, param: string = field): Template {
  try {
    const links = field === 'email_subject' ? 'refused' : 'verbatim';
    const template = readTemplate(source, { known: Object.keys(PLACEHOLDERS[kind]), links });
    const longest = longestRendered(template, (name) => LONGEST[name] ?? 0);
    if (longest <= MAX_CHARACTERS[field]) return template;
    throw new AppError('invalid_value', {
      message: `\`${field}\` can reach ${longest} characters with the longest names and references; shorten it to at most ${MAX_CHARACTERS[field]}.`,
      param,
    });
  } catch (error) {
    if (!(error instanceof TemplateFault)) throw error;
    const lines = source.slice(0, error.offset).split('\n');
    const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
    throw new AppError('invalid_value', { message: `${field}, ${place}, ${error.message}.`, param });
  }
}

/** A parsed text for a channel; `template` is null for a built-in one. */
type Text = { template: string | null; subject: Template | null; body: Template };

/**
 * The texts for each channel, of which the first that fits is used; empty if nothing is sent. `faulty`: ids of
 * templates.
 */
export type Texts = { of: Record<Channel, readonly Text[]>; faulty: Set<string> };

/**
 * Chooses the named template, for its channels only; otherwise the courier's latest of the kind, completed by built-in
 * texts.
 */
export async function chooseTexts(scope: Scope, kind: TemplateKind, template: string | null): Promise<Texts> {
  const named = template === null ? undefined : await findTemplate(scope, template);
  const own = named ?? (await findTemplateOfKind(scope, kind));
  const faulty = new Set<string>();
  const textsOf = (channel: Channel): readonly Text[] => {
    const builtIn = textOf(kind, channel, BUILT_IN_TEMPLATES[kind], null);
    if (!own?.channels.includes(channel)) return named ? [] : builtIn;
    try {
      return [...textOf(kind, channel, own, own.id), ...builtIn];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      faulty.add(own.id);
      return builtIn;
    }
  };
  return { of: { sms: textsOf('sms'), email: textsOf('email') }, faulty };
}

function textOf(
  kind: TemplateKind,
  channel: Channel,
  { sms_body: sms, email_subject: subject, email_body: email }: TemplateTexts,
  template: string | null,
): Text[] {
  if (channel === 'sms') {
    return sms === null ? [] : [{ template, subject: null, body: readText(kind, 'sms_body', sms) }];
  }
  if (subject === null || email === null) return [];
  const read = {
    subject: readText(kind, 'email_subject', subject),
    body: readText(kind, 'email_body', email),
  };
  return [{ template, ...read }];
}

/** Text of a message, with `MARK` instead of its link. */
export type Words = { template: string | null; subject: string | null; body: string };

/** A word that asks a reader to act; `do not reply` and `your reply` do not count. */
const REPLY =
  /(?<!(?:n['’]t|\b(?:not|never|without|your|the|a|our|any|this|that|no))[\s-])\b(?:reply(?!['’]?s\b)|write back|answer this)\b/i;

/** Returns whether a text asks its reader to reply. */
export const invitesReply = (text: string): boolean => REPLY.test(text);

/** Renders a text for a channel; null if nothing is sent by it. `canReply`: replies by it arrive. */
export function writeText(
  { of, faulty }: Texts,
  channel: Channel,
  {
    values: given,
    link,
    code,
    canReply,
  }: { values: PlaceholderValues; link: MessageLink | null; code: string | null; canReply: boolean },
): Words | null {
  const texts = of[channel];
  if (texts.length === 0) return null;
  const values = { ...given, can_reply: canReply };
  for (const { template, subject, body } of texts) {
    if (template !== null && !canReply && [subject, body].some((text) => text && asksToReply(text, values))) {
      faulty.add(template);
      continue;
    }
    const words = {
      template,
      subject: subject && renderTemplate(subject, values).replace(/\s+/g, ' '),
      body: renderTemplate(body, { ...values, link: link === null ? null : MARK }),
    };
    // A window after the booked slot comes with its reason.
    if (template !== null && !words.body.toLowerCase().includes(reasonIn(values))) continue;
    // A code that would make the text too long is left out.
    const coded = { ...words, body: channel === 'sms' ? withCode(words.body, code) : words.body };
    const fitting = [coded, words].find((each) => fits(channel, each, link));
    if (fitting) return fitting;
    if (template !== null) faulty.add(template);
  }
  throw new Error('A built-in text exceeds the length limit.');
}

/** Returns why the booked slot is missed, in lower case; '' if it is not. */
const reasonIn = ({ booked, reason }: PlaceholderValues): string =>
  booked ? String(reason).toLowerCase() : '';

/** Returns whether a template's own text asks for a reply, ignoring the values in it. */
function asksToReply(template: Template, values: PlaceholderValues): boolean {
  const nameless: Record<string, PlaceholderValue> = {};
  for (const [name, value] of Object.entries(values)) {
    nameless[name] = typeof value === 'string' && value !== '' ? '…' : value;
  }
  return invitesReply(renderTemplate(template, nameless));
}

function fits(channel: Channel, { subject, body }: Words, link: MessageLink | null): boolean {
  const most = channel === 'sms' ? MAX_CHARACTERS.sms_body : MAX_CHARACTERS.email_body;
  return (
    characters(withSampleLink(body, link)) <= most &&
    characters(subject ?? '') <= MAX_CHARACTERS.email_subject
  );
}

const KIND = 'template_refused';
const DAY_MS = 86_400_000;

/** Tells owners and contacts once a day that built-in texts go out instead of faulty templates. */
export async function notifyOwnersOfFaultyTemplates(scope: Scope, { faulty }: Texts): Promise<void> {
  const [first] = faulty;
  if (first === undefined) return;
  if (await hasMessageOfKind(scope, KIND, new Date(scope.now.getTime() - DAY_MS))) return;
  const { notify_emails: contacts } = await findSettings(scope);
  await queueNotice(scope, KIND, [...new Set([...(await listOwnerEmails(scope)), ...contacts])], {
    subject: 'One of your templates cannot be used',
    paragraphs: [
      `The built-in text is sent instead of the template ${[...faulty].join(', ')}, which is invalid, may become too long for a message, or asks for a reply by email although no reply address is set (reply_to in the settings).`,
      'Its preview shows the error. Correct or remove the template.',
    ],
  });
}

/** Returns the channels that a template has texts for. */
export function channelsOf(texts: TemplateTexts): Channel[] {
  const given = { sms: texts.sms_body, email: texts.email_subject ?? texts.email_body };
  return CHANNELS.filter((channel) => given[channel] !== null);
}
