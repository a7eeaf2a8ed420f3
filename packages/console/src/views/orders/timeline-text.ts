/** What a timeline entry says. */
import type { Entry } from '../../api/conversation';
import { actionWords } from '../../parts/action-words';
import { humanise, humaniseCodes } from '../../parts/format';

/**
 * Returns an entry's text: an event's type in words with its reason, an action with the name of who did it, anything else as the API
 * summarises it.
 * @param actorOf the name of a member of staff or a key by its id
 */
export function entryText(
  { type, summary }: Pick<Entry, 'type' | 'summary'>,
  actorOf: (id: string) => string,
): string {
  if (type.startsWith('event.')) {
    const event = type.slice('event.'.length);
    // `Event stop.failed by Ada: no_access.`
    const rest = summary.startsWith(`Event ${event}`) ? summary.slice(`Event ${event}`.length) : '';
    // The id would be shown as the name once more.
    const who = rest.replaceAll(/ \(drv_\w+\)/g, '');
    return humanise(event) + humaniseCodes(who.replace(/\.$/, ''));
  }
  if (!type.startsWith('action.')) return summary.replace(/^(Message|Reply) by sms/, '$1 by text');
  const action = type.slice('action.'.length);
  const actor = summary.slice(action.length).replaceAll(/[a-z]{3}_\w+/g, actorOf);
  return `${actionWords(action)}${actor}`;
}
