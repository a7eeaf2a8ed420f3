/** Sends under way in this process: each has its deadline, and the process can wait for them before it ends. */
import { SendUnfinished } from './port.js';

/** Each send under way → when it began (milliseconds since the epoch). */
export type InFlight = Map<Promise<unknown>, number>;

/**
 * Wraps `send` and keeps it in `inFlight` until it is over. The caller gets `SendUnfinished` when it takes longer
 * than `limitMs`; the send itself stays registered, as it may still go out.
 */
export function bounded<Message, Outcome>(
  inFlight: InFlight,
  send: (message: Message) => Promise<Outcome>,
  limitMs: number,
): (message: Message) => Promise<Outcome> {
  return async (message) => {
    const sending = send(message);
    inFlight.set(sending, Date.now());
    const over = () => inFlight.delete(sending);
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
