/** A deadline for each send, and a list of those under way, which the process can wait for before it ends. */
import { SendUnfinished } from './port.js';

/** Each send under way → when it began (milliseconds since the epoch). */
export type PendingSends = Map<Promise<unknown>, number>;

/**
 * Wraps `send` and keeps it in `pending` until it is over. The caller gets `SendUnfinished` when it takes longer than
 * `limitMs`; the send itself stays registered, as it may still go out.
 */
export function withDeadline<Message, Outcome>(
  pending: PendingSends,
  send: (message: Message) => Promise<Outcome>,
  limitMs: number,
): (message: Message) => Promise<Outcome> {
  return async (message) => {
    const sending = send(message);
    pending.set(sending, Date.now());
    const over = () => pending.delete(sending);
    sending.then(over, over);
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new SendUnfinished(limitMs)), limitMs);
    });
    try {
      return await Promise.race([sending, limit]);
    } finally {
      clearTimeout(timer);
    }
  };
}
