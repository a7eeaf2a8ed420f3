/** What messages are called, and when they are sent. */
import type { Held } from '../api/conversation';
import { humanise, humaniseCodes, plural } from './format';
import type { WallClock } from './wall-clock';

export const channelWord = (channel: string) => (channel === 'sms' ? 'text' : channel);

/** Why a message failed, where the code alone would not tell the office what to do. */
const FAILURES: Record<string, string> = {
  channel_not_configured: 'nothing is set up that could send it',
  invalid_recipient: 'it cannot be sent to this number or address',
  opted_out: 'they asked not to be written to',
};

/** `sms: channel_not_configured` → `text: nothing is set up that could send it` */
export const failureWords = (error: string): string =>
  humaniseCodes(
    error
      .replaceAll(/\b(?:sms|email)\b/gi, (channel) => channelWord(channel.toLowerCase()))
      .replaceAll(/\b[a-z_]+\b/g, (code) => FAILURES[code] ?? code),
  );

const WORDS: Record<string, string> = {
  booking_request: 'Asked for a slot',
  rebooking: 'Asked for another slot',
  postponed: 'Told that it is put off',
  reminder: 'Reminded',
  clarification: 'Asked back',
  acknowledgement: 'Told that somebody reads it',
  confirmation: 'Slot confirmed',
  narrowed_window: 'Window told',
  window_changed: 'New window told',
  next_stop: 'Told that they are next',
  delivered: 'Thanked',
  visit_failed: 'Told that the visit failed',
  cancelled: 'Told that it is cancelled',
  on_hold: 'Told that it is on hold',
  message: 'Written by the office',
};

/** Returns what a message says, in a word or two; a courier's own template is given by its id. */
export const templateWords = (template: string): string =>
  WORDS[template] ?? (template.startsWith('tpl_') ? 'Message' : humanise(template));

type Clock = Pick<WallClock, 'moment'>;

/** Returns when held messages are sent: `at 30 Nov, 07:00`, or `by 30 Nov, 07:30` for several moments. */
function heldWords(untils: Iterable<string>, { moment }: Clock): string {
  const moments = [...new Set(untils)].toSorted();
  return `${moments.length === 1 ? 'at' : 'by'} ${moment(moments.at(-1) ?? '')}`;
}

/** Returns how many customers were told, and how many will be: `3 customers told.`, `1 customer told, 2 more at …` */
export function toldNow(count: number, held: Held, clock: Clock): string {
  if (!held) return `${plural(count, 'customer is', 'customers are')} being told.`;
  if (held.size === 0) return `${plural(count, 'customer')} told.`;
  const when = heldWords(held.values(), clock);
  const told = count - held.size;
  return told > 0
    ? `${plural(told, 'customer')} told, ${held.size} more ${when}.`
    : `${plural(count, 'customer is', 'customers are')} told ${when}.`;
}

/** Returns whether a recipient is told now or later: `Bethan is told.`, `Bethan is told at 30 Nov, 07:00.` */
export const isToldWords = (name: string | undefined, held: Held, clock: Clock): string =>
  `${name ?? 'The recipient'} is told${held && held.size > 0 ? ` ${heldWords(held.values(), clock)}` : ''}.`;
