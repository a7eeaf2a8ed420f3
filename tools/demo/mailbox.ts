/**
 * The messages that recipients received, read from the sandbox: newest first, and only as far back as there are new
 * ones.
 */
import { unwrap, type WaypostClient } from '@waypost/client';
import type { Message } from './types.js';

export type Mailbox = {
  /** Reads the messages sent since the last read. */
  read: () => Promise<void>;
  /** Returns the newest text message of a template to an order's recipient. */
  latestText: (order: string, template: string) => Message | undefined;
  /** Returns all messages about these orders. */
  about: (orders: ReadonlyMap<string, unknown>) => Message[];
};

const PAGE = 100;

/** Creates a mailbox of messages sent from `since` on (an ISO date-time). */
export function createMailbox(client: WaypostClient, since: string): Mailbox {
  // In order of creation, oldest first.
  let messages: Message[] = [];
  const known = new Set<string>();

  return {
    read: async () => {
      const fresh: Message[] = [];
      for (let cursor = {}; ;) {
        const query = { limit: PAGE, ...cursor };
        const page = await unwrap(client.GET('/messages', { params: { query } }));
        // Messages still being sent are read again next time.
        const unknown = page.data.filter(({ id, status }) => status !== 'queued' && !known.has(id));
        fresh.push(...unknown);
        const last = page.data.at(-1);
        if (unknown.length === 0 || !page.has_more || !last || last.created_at < since) break;
        cursor = { starting_after: last.id };
      }
      for (const { id } of fresh) known.add(id);
      messages = [...messages, ...fresh.reverse()];
    },
    latestText: (order, template) =>
      messages.findLast(
        (message) => message.order === order && message.channel === 'sms' && message.template === template,
      ),
    about: (orders) => messages.filter(({ order }) => order !== null && orders.has(order)),
  };
}
