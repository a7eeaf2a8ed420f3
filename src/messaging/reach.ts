/** Why no message reaches an order's recipient. */
import type { Channel } from '../domain/sending.js';
import type { OrderRow } from '../records/orders/rows.js';
import { takesTexts } from '../resources/phone.js';
import { reachable } from './draft.js';

/** The obstacle, without the order's id: the message names nobody. */
export type ReachObstacle = { code: 'opted_out' | 'unreachable'; message: string };

const BY_CHANNEL = { sms: 'text', email: 'email' } as const;

/** Returns why none of these channels reaches the recipient, or null. */
export function obstacleOfReach(
  { recipient }: OrderRow,
  optedOut: ReadonlySet<string>,
  channels: readonly Channel[],
): ReachObstacle | null {
  if (reachable(recipient, optedOut).some(({ channel }) => channels.includes(channel))) return null;
  if (channels.includes('sms') && recipient.phone !== undefined && optedOut.has(recipient.phone)) {
    return { code: 'opted_out', message: "The recipient's number has opted out of texts." };
  }
  if (channels.includes('sms') && recipient.phone !== undefined && !takesTexts(recipient.phone)) {
    return {
      code: 'unreachable',
      message: "The recipient's number is not a mobile number, so it cannot receive texts.",
    };
  }
  const by = channels.map((channel) => BY_CHANNEL[channel]).join(' or ');
  return { code: 'unreachable', message: `The recipient cannot be reached by ${by}.` };
}
