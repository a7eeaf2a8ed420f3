/** A deadline for each send, and a list of those under way, which the process can wait for before it ends. */
import { type SendOptions, type SendOutcome, SendUnfinished } from './port.js';

/** Each send under way → when it began (milliseconds since the epoch). */
export type PendingSends = Map<Promise<unknown>, number>;

type Send<Message> = (message: Message, options?: SendOptions) => Promise<SendOutcome>;

/** How long a send that is told to end may take to say so. */
const GRACE_MS = 100;

/**
 * Wraps `send` and keeps it in `pending` until it is over; then calls `over`. At `limitMs` a send that has handed
 * nothing over is ended. Of any other the caller gets `SendUnfinished`; the send itself stays registered because it may
 * still go out.
 */
export function withDeadline<Message>(
  pending: PendingSends,
  send: Send<Message>,
  { limitMs, over = () => undefined }: { limitMs: number; over?: () => void },
): (message: Message) => Promise<SendOutcome> {
  const keep = (work: Promise<unknown>, then: () => void) => {
    pending.set(work, Date.now());
    const ended = () => {
      pending.delete(work);
      then();
    };
    work.then(ended, ended);
  };
  return async (message) => {
    const limit = new AbortController();
    const sending = send(message, { signal: limit.signal });
    keep(sending, over);
    let timer: NodeJS.Timeout | undefined;
    const unfinished = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        limit.abort();
        const whenOver: SendUnfinished['whenOver'] = (record) => keep(record(sending), () => undefined);
        timer = setTimeout(() => reject(new SendUnfinished(limitMs, whenOver)), GRACE_MS);
      }, limitMs);
    });
    try {
      return await Promise.race([sending, unfinished]);
    } finally {
      clearTimeout(timer);
    }
  };
}
