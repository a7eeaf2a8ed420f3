/**
 * Whether a live text may go out: to countries that the deployment allows, and no more segments of them in a day than a
 * courier, or one recipient, could need: a long text costs as much as several. A stolen key could otherwise send texts
 * to numbers that earn somebody money. When the first text of a day is refused, the owners are told by email.
 */
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Scope } from '../db/scope.js';
import { countSegments, hasMessageOfKind } from '../records/message-counts.js';
import type { OutgoingMessage } from '../records/outgoing-messages.js';
import { findSettings } from '../setup/settings/rows.js';
import { listOwnerEmails } from '../setup/staff/rows.js';
import { queueNotice } from './owner-notice.js';
import { recordRefusal } from './record-refusal.js';

/** Why a text is refused, as the message's `error`. */
type Refusal = 'country_not_allowed' | 'courier_limit' | 'recipient_limit';

const DAY_MS = 86_400_000;
const KIND = 'texts_stopped';

/**
 * Returns those of the messages that may go out. Texts that may not fail with the reason, and the owners are told. In
 * the sandbox nothing is sent, and so nothing is refused.
 */
export async function admitTexts(
  scope: Scope,
  messages: readonly OutgoingMessage[],
): Promise<{ admitted: OutgoingMessage[]; refused: string[] }> {
  const texts = messages.filter(({ channel }) => channel === 'sms');
  if (scope.tenant.mode !== 'live' || texts.length === 0) return { admitted: [...messages], refused: [] };
  const { countries, perDay, perRecipient } = scope.deployment.texts;
  const since = new Date(scope.now.getTime() - DAY_MS);
  const recipients = [...new Set(texts.map(({ recipient }) => recipient))];
  const counts = await countSegments(scope, since, recipients);
  const refusals = new Map<string, Refusal>();
  for (const { id, recipient, segments } of texts) {
    const size = segments ?? 1;
    const own = (counts.byRecipient.get(recipient) ?? 0) + size;
    if (!isAllowed(recipient, countries)) refusals.set(id, 'country_not_allowed');
    else if (counts.all + size > perDay) refusals.set(id, 'courier_limit');
    else if (own > perRecipient) refusals.set(id, 'recipient_limit');
    else {
      counts.all += size;
      counts.byRecipient.set(recipient, own);
    }
  }
  for (const message of texts) {
    const code = refusals.get(message.id);
    if (code !== undefined) await recordRefusal(scope, message, { code });
  }
  const [first] = refusals.values();
  if (first !== undefined) await notifyOwnersOfRefusal(scope, first, since);
  return {
    admitted: messages.filter(({ id }) => !refusals.has(id)),
    refused: [...refusals.keys()],
  };
}

/** In the British numbering plan, at British prices. */
const CROWN_DEPENDENCIES = ['IM', 'JE', 'GG'];

/**
 * Returns whether a number is one of these countries; the Isle of Man, Jersey and Guernsey count for Great Britain.
 * Ofcom's drama ranges, and others that no country has taken, count for any that has their calling code.
 */
export function isAllowed(number: string, countries: readonly string[]): boolean {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) return false;
  if (parsed.country !== undefined) {
    return countries.includes(CROWN_DEPENDENCIES.includes(parsed.country) ? 'GB' : parsed.country);
  }
  return countries.some(
    (country) => isSupportedCountry(country) && getCountryCallingCode(country) === parsed.countryCallingCode,
  );
}

const WHY: Record<Refusal, (limits: { perDay: number; perRecipient: number }) => string> = {
  country_not_allowed: () => 'this service sends no texts to the country of its number',
  courier_limit: ({ perDay }) => `the limit of ${perDay} segments of texts in 24 hours is reached`,
  recipient_limit: ({ perRecipient }) =>
    `its number has reached the limit of ${perRecipient} segments of texts in 24 hours`,
};

/** Tells owners and contacts once a day that texts are refused. */
async function notifyOwnersOfRefusal(scope: Scope, refusal: Refusal, since: Date): Promise<void> {
  if (await hasMessageOfKind(scope, KIND, since)) return;
  const { notify_emails: contacts } = await findSettings(scope);
  await queueNotice(scope, KIND, [...new Set([...(await listOwnerEmails(scope)), ...contacts])], {
    subject: 'Texts are not being sent',
    paragraphs: [
      `A text was not sent because ${WHY[refusal](scope.deployment.texts)}. Others may be refused for the same reason.`,
      'Messages that were not sent have the status failed, with the reason.',
      'If this was not intended, revoke the API keys and check the request log. If you need these texts, ask the operator of the service to allow them.',
    ],
  });
}
