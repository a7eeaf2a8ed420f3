/**
 * Finds where something from a provider belongs: across tenants, by database functions that reveal no more than that.
 */
import { sql } from 'kysely';
import type { Database } from '../db/client.js';
import type { Conversation } from '../domain/choose-conversation.js';
import type { Channel } from '../domain/sending.js';

/**
 * Lists orders of live tenants about which somebody was written to: by channel, their number or address, and, for
 * texts, the number of ours that they answer to.
 */
export async function listLiveConversations(
  db: Database,
  { channel, recipient, sender }: { channel: Channel; recipient: string; sender: string | null },
): Promise<Conversation[]> {
  const found = await sql<Conversation>`
    select tenant_id, order_id, reference, status, request, waiting, offered, message_at
    from live_conversations(${channel}, ${recipient}, ${sender})`.execute(db);
  return found.rows;
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
