/** Claims the next messages to send, checks again that they are still true, and limits the texts of a day. */
import type { Scope } from '../db/scope.js';
import { type Channel, CHANNELS, decideSend, type WaitCause } from '../domain/sending.js';
import { moveMessage } from '../records/message-moves.js';
import { type MessageSelection } from '../records/messages.js';
import {
  areQueued,
  claimMessages,
  listBehind,
  listQueued,
  releaseExpired,
} from '../records/message-claims.js';
import { lockOutgoing, type OutgoingMessage } from '../records/outgoing-messages.js';
import { completeQuestion } from './courier-question.js';
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countSegments, hasMessageOfKind } from '../records/message-counts.js';
import { findSettings } from '../setup/settings/rows.js';
import { listOwnerEmails } from '../setup/staff/rows.js';
import { queueNotice } from './owner-notice.js';
import { recordRefusal } from './record-refusal.js';

/** Older messages that are looked at for each of a selection. */
const MAX_OLDER = 4;

/** How messages of a selection may be claimed. */
export type Claiming = {
  /** Messages that the caller has already tried, or is sending. */
  tried: readonly string[];
  /** The attempt's name. */
  holder: string;
  /** How long the claim lasts, in milliseconds. */
  leaseMs: Readonly<Record<Channel, number>>;
  /** The channels whose messages are claimed; other senders claim the rest. */
  channels?: readonly Channel[];
  /** How many more messages each channel's provider can take now. */
  room: Readonly<Record<Channel, number>>;
};

export type Held = { until: Date; because: WaitCause };

export type Claimed = {
  /** The messages to send. */
  messages: OutgoingMessage[];
  /** Older messages outside the selection, which go first. */
  others: string[];
  /** The earliest end of a wait among held messages, and its reason. */
  wait: Held | null;
  /** Whether another sender holds some of the rest. */
  held: boolean;
  /** Channels without room that have messages to send. */
  full: Channel[];
};

const NOTHING: Claimed = { messages: [], others: [], wait: null, held: false, full: [] };

/**
 * Claims the next messages of a selection. Older messages of the same order and channel go first, so that they arrive
 * in order. Messages that are no longer true are dropped, texts that may not be sent fail, and held ones stay queued.
 * When a claim has run out, its sender is gone and the message becomes unknown; in the sandbox nothing was sent, so it
 * is free again.
 */
export async function claimNext(
  scope: Scope,
  selection: MessageSelection,
  { tried, holder, leaseMs, room, channels = CHANNELS }: Claiming,
): Promise<Claimed> {
  // Most selections are one message: once it is tried, this query saves an empty claim.
  if (tried.length > 0 && !(await areQueued(scope, selection, tried))) return NOTHING;
  const passed = [...tried];
  const open = channels.filter((channel) => room[channel] > 0);
  let wait: Held | null = null;
  let crowded = false;
  for (;;) {
    const limit = limitOf(room);
    const next =
      limit === 0 ? [] : await lockOutgoing(scope, selection, { limit, except: passed, channels: open });
    const { timely, untimely, first } = await judge(scope, next);
    passed.push(...untimely);
    wait = earlier(wait, first);
    const own = timely.map(({ id }) => id);
    const older = await judgeOlder(scope, timely, { except: [...passed, ...own], channels: open });
    passed.push(...older.untimely);
    const known = [...passed, ...own, ...older.timely.map(({ id }) => id)];
    const behind = older.areAll ? await listBehind(scope, idsWithOlder(timely), known) : [];
    passed.push(...behind);
    if (behind.length > 0) crowded = true;
    const inTurn = timely.filter(({ id }) => !behind.includes(id));
    const { admitted, refused } = await admitTexts(scope, [...older.timely, ...inTurn]);
    passed.push(...refused);
    const fitting = fittingIn(admitted, room);
    const claimed = await claimMessages(scope, fitting, holder, leaseMs);
    const messages: OutgoingMessage[] = [];
    for (const message of fitting) {
      if (claimed.includes(message.id)) messages.push(await completeQuestion(scope, message));
    }
    const others = older.timely.flatMap(({ id }) => (claimed.includes(id) ? [id] : []));
    if (messages.length > 0) return { messages, others, wait, held: false, full: [] };
    if (fitting.length > 0) crowded = true;
    passed.push(...fitting.map(({ id }) => id));
    if (next.length > 0) continue;
    const { held, full } = await settleRest(scope, selection, { passed, open, channels });
    return { messages: [], others: [], wait, held: held || crowded, full };
  }
}

/** Drops messages that are no longer true. `untimely`: held ones; `first`: when the first of them may go. */
async function judge(scope: Scope, locked: readonly OutgoingMessage[]) {
  const timely: OutgoingMessage[] = [];
  const untimely: string[] = [];
  let first: Held | null = null;
  for (const message of locked) {
    const decision = decideSend(message.about, scope.now);
    if (decision.do === 'send') {
      timely.push(message);
      continue;
    }
    untimely.push(message.id);
    if (decision.do === 'drop') {
      // Somebody waits for a message that is too late, so it is shown to the office.
      const event = decision.because === 'too_late' ? 'refused' : 'overtaken';
      await moveMessage(scope, message.id, { event, error: decision.because });
    } else first = earlier(first, decision);
  }
  return { timely, untimely, first };
}

function earlier(one: Held | null, other: Held | null): Held | null {
  if (one === null || other === null) return one ?? other;
  return other.until < one.until ? other : one;
}

/** Locks and judges older queued messages; `areAll`: none of them was locked by another sender. */
async function judgeOlder(
  scope: Scope,
  messages: readonly OutgoingMessage[],
  { except, channels }: { except: readonly string[]; channels: readonly Channel[] },
) {
  const before = idsWithOlder(messages);
  const limit = MAX_OLDER * messages.length;
  const locked =
    before.length === 0 ? [] : await lockOutgoing(scope, { before }, { limit, except, channels });
  return { ...(await judge(scope, locked)), areAll: locked.length < limit };
}

const idsWithOlder = (messages: readonly OutgoingMessage[]): string[] =>
  messages.flatMap((message) => (message.has_older ? message.id : []));

const limitOf = (room: Claiming['room']): number => CHANNELS.reduce((sum, channel) => sum + room[channel], 0);

/** Returns the messages for which there is room: for each order and channel, the oldest. */
function fittingIn(messages: readonly OutgoingMessage[], room: Claiming['room']): OutgoingMessage[] {
  const left = { ...room };
  const orders = new Set<string>();
  return messages.filter(({ channel, order_id: order }) => {
    const key = `${channel}/${order}`;
    if (left[channel] === 0 || (order !== null && orders.has(key))) return false;
    left[channel] -= 1;
    orders.add(key);
    return true;
  });
}

/** Examines queued messages that were not claimed: settles expired claims, and returns the rest. */
async function settleRest(
  scope: Scope,
  selection: MessageSelection,
  {
    passed,
    open,
    channels,
  }: { passed: readonly string[]; open: readonly Channel[]; channels: readonly Channel[] },
): Promise<{ held: boolean; full: Channel[] }> {
  let held = false;
  const full = new Set<Channel>();
  for (const { id, channel, claim } of await listQueued(scope, selection, passed)) {
    if (!channels.includes(channel)) continue;
    if (claim === 'over' && scope.tenant.mode === 'live') {
      await moveMessage(scope, id, { event: 'unconfirmed' });
      continue;
    }
    if (claim === 'over') await releaseExpired(scope, id);
    if (claim === null && !open.includes(channel)) full.add(channel);
    else held = true;
  }
  return { held, full: [...full] };
}

/** Why a text is refused, as the message's `error`. */
type Refusal = 'country_not_allowed' | 'courier_limit' | 'recipient_limit';

const DAY_MS = 86_400_000;
const KIND = 'texts_stopped';

/**
 * Returns the messages that may go out: to allowed countries, within the daily limits of segments for a courier and for
 * a recipient. The limits are a guard against a stolen key that texts premium numbers. Other texts fail with the
 * reason, and the owners are told. The sandbox sends nothing and refuses nothing.
 */
async function admitTexts(
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
