/**
 * Finds the tenant and order of something from a provider, across tenants, by database functions that reveal nothing
 * else.
 */
import { sql } from 'kysely';
import type { Database } from '../db/client.js';
import type { Conversation } from '../domain/choose-conversation.js';
import { requestCode } from '../domain/request-code.js';
import type { Channel } from '../domain/sending.js';

/** A conversation, with the facts that matching an answer needs. */
export type LiveConversation = Conversation & {
  /** The name under which its recipient was written to. */
  sender_name: string;
  /** Whether its courier's messages still go out from the number that was answered. */
  can_answer: boolean;
  /** Whether a message about it was, or may have been, sent: a queued message has asked nobody. */
  went_out: boolean;
};

/** Sender and channel of an incoming message, and, for texts, our number that it was sent to. */
export type Correspondent = { channel: Channel; recipient: string; sender: string | null };

/** Lists orders of live tenants with sent or queued messages to this number or address; of each tenant the latest. */
export async function listLiveConversations(
  db: Database,
  { channel, recipient, sender }: Correspondent,
): Promise<LiveConversation[]> {
  const { rows } = await sql<Omit<LiveConversation, 'codes'> & { requests: string[] }>`
    select tenant_id, order_id, reference, status, sender_name, can_answer, requests, went_out, waiting, offered,
      message_at
    from live_conversations(${channel}, ${recipient}, ${sender})`.execute(db);
  return rows.map(({ requests, ...row }) => ({
    ...row,
    // Two ids may have the same code, which still counts once.
    codes: [...new Set([...requests, row.order_id].map(requestCode))],
  }));
}

/** Returns the tenant and order of a live tenant's message, or undefined; the order is null for an invitation. */
export async function findLiveMessage(
  db: Database,
  message: string,
): Promise<{ tenant_id: string; order_id: string | null } | undefined> {
  const found = await sql<{ tenant_id: string; order_id: string | null }>`
    select tenant_id, order_id from live_message(${message})`.execute(db);
  return found.rows[0];
}

/** A live tenant's message about an order. */
export type LiveMessage = { id: string; tenant_id: string; order_id: string };

/** Returns the messages that belong to live tenants and are about an order, in one query. */
export async function listLiveMessages(db: Database, messages: readonly string[]): Promise<LiveMessage[]> {
  if (messages.length === 0) return [];
  const found = await sql<LiveMessage>`
    select id, tenant_id, order_id from live_messages(${messages})`.execute(db);
  return found.rows;
}
