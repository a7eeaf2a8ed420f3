/** Texts of timeline entries. */
import type { Entry } from '../../api/conversation';
import { actionWords } from '../../parts/action-words';
import { humanise, humaniseCodes, plural } from '../../parts/format';
import { isOfStaff } from '../../api/translate';
import { channelWord, templateWords } from '../../parts/message-words';

/** Behind a driver's name, where it would be shown as the name once more. */
const DRIVER_ID = / \(drv_\w+\)/g;

/** Events whose names alone do not say what happened. */
const EVENTS: Record<string, string> = {
  'order.goods_lost': 'Goods are damaged, missing or at another depot',
  'booking.unanswered': 'No answer to the booking request in time',
  'booking.reply_needs_review': 'A reply waits for somebody in the office',
};

/**
 * Returns an entry's text: an event's type in words with its reason, an action with the name of who did it, anything
 * else as the API summarises it.
 * @param actorOf the name of a member of staff or a key by its id
 */
export function entryText(
  { type, summary, actor: by }: Pick<Entry, 'type' | 'summary' | 'actor'>,
  actorOf: (id: string) => string,
): string {
  if (type.startsWith('event.')) {
    const event = type.slice('event.'.length);
    // `Event stop.failed by Ada: no_access.`
    const rest = summary.startsWith(`Event ${event}`) ? summary.slice(`Event ${event}`.length) : '';
    const who = rest.replaceAll(DRIVER_ID, '').replace(/\.$/, '');
    const text = (EVENTS[event] ?? humanise(event)) + humaniseCodes(who);
    return by !== null && isOfStaff(by) ? text.replace(`by ${by}`, `by the office (${actorOf(by)})`) : text;
  }
  const message = /^Message by (\w+) \(.*\): (.*)\.$/.exec(summary);
  if (type.startsWith('message.') && message) {
    const [, channel = '', status = ''] = message;
    const words = `${templateWords(type.slice('message.'.length))}, by ${channelWord(channel)}`;
    return status === 'sent' ? words : `${words}: ${humaniseCodes(status)}`;
  }
  if (!type.startsWith('action.'))
    return summary.replace(/^(Message|Reply) by sms/, '$1 by text').replaceAll(DRIVER_ID, '');
  const action = type.slice('action.'.length);
  // What a workflow does has no name that says anything.
  const actor = summary
    .slice(action.length)
    .replace(/^ by workflow\b/, '')
    .replaceAll(DRIVER_ID, '')
    .replaceAll(/[a-z]{3}_\w+/g, actorOf)
    .replace(/\.$/, '');
  return `${actionWords(action)}${actor}`;
}

/** Kinds of entries that are folded where several follow one another. */
const FOLDED = /^(?:scan|message)\./;

/** Returns the entries, those that are folded as one. */
export function foldedEntries<One extends Pick<Entry, 'type'>>(entries: readonly One[]): One[][] {
  const kindOf = ({ type }: Pick<Entry, 'type'>) => FOLDED.exec(type)?.[0];
  return entries.reduce<One[][]>((folds, entry) => {
    const last = folds.at(-1);
    const kind = kindOf(entry);
    if (last?.[0] && kind !== undefined && kindOf(last[0]) === kind) last.push(entry);
    else folds.push([entry]);
    return folds;
  }, []);
}

/** Returns what entries of one kind are together: `5 scans: depot in`, `3 messages: slot confirmed, window told`. */
export function foldWords(entries: readonly Pick<Entry, 'type'>[]): string {
  const isScan = entries[0]?.type.startsWith('scan.') === true;
  const names = entries.map(({ type }) => {
    const name = type.slice(type.indexOf('.') + 1);
    return (isScan ? humanise(name) : templateWords(name)).toLowerCase();
  });
  return `${plural(entries.length, isScan ? 'scan' : 'message')}: ${[...new Set(names.toReversed())].join(', ')}`;
}
