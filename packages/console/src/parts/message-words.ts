/** What messages are called. */
import { humanise, humaniseCodes } from './format';

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
