/**
 * What providers bring to live tenants: a recipient's text or email, and reports of delivery. Each finds its
 * tenant from what it holds, and may arrive twice: providers send again when our answer is late.
 */
import { inScope, type ScopeSource } from '../../db/scope.js';
import { chooseConversation } from '../../domain/conversation.js';
import { findLiveMessage, listLiveConversations } from '../../records/live-conversations.js';
import { findMessage, moveMessage } from '../../records/messages.js';
import { recordRefusal } from '../messages/record-refusal.js';
import { recordUndelivered } from './ask.js';
import { obeyOptWord } from './opt-out.js';
import { receiveReply } from './receive-reply.js';

/** Who acts, for the audit log. */
const ACTOR = 'provider';
/** Kept of a reply; what is longer is quoted history, which comes last. */
const MOST_CHARACTERS = 10_000;

/** A text: numbers in E.164, the id is the provider's. */
export type InboundText = { id: string; from: string; to: string; text: string };

/** An email: `from` is the bare address, `references` the ids of ours that it answers to, the latest first. */
export type InboundEmail = {
  id: string;
  from: string;
  text: string;
  references: readonly string[];
  /** A machine wrote it (RFC 3834). */
  automatic: boolean;
};

export type DeliveryReport = { result: 'delivered' } | { result: 'failed'; code: string };

/** Takes in a text: opt-out words at once, for every tenant that texts from this number; false when nobody is meant. */
export async function receiveText(source: ScopeSource, inbound: InboundText): Promise<boolean> {
  const { id, from, to } = inbound;
  const text = storable(inbound.text);
  const conversations = await listLiveConversations(source.db, {
    channel: 'sms',
    recipient: from,
    sender: to,
  });
  const chosen = chooseConversation(conversations, text);
  if (!chosen) return false;
  const { tenant_id: tenant, order_id: order } = chosen.conversation;
  await inScope(source, tenant, ACTOR, (scope) =>
    receiveReply(scope, {
      order,
      channel: 'sms',
      from,
      text,
      provider_id: id,
      unclear_order: !chosen.certain,
    }),
  );
  // STOP is meant for every courier that texts from this number of ours.
  for (const other of new Set(conversations.map((each) => each.tenant_id))) {
    if (other !== tenant) await inScope(source, other, ACTOR, (scope) => obeyOptWord(scope, from, text));
  }
  return true;
}

/** Takes in an email: about the message that it answers to, else by its sender; false when nobody is meant. */
export async function receiveEmail(source: ScopeSource, inbound: InboundEmail): Promise<boolean> {
  // Nobody has answered yet when a machine says that they are away.
  if (inbound.automatic) return false;
  const text = storable(inbound.text);
  const found = await findReferenced(source, inbound.references);
  const chosen = found ?? (await findBySender(source, inbound.from, text));
  if (!chosen) return false;
  await inScope(source, chosen.tenant, ACTOR, (scope) =>
    receiveReply(scope, {
      order: chosen.order,
      channel: 'email',
      text,
      provider_id: inbound.id,
      unclear_order: !chosen.certain,
    }),
  );
  return true;
}

/** Records what became of one of our texts; a request that reached nobody has failed. */
export async function recordDelivery(
  source: ScopeSource,
  message: string,
  report: DeliveryReport,
): Promise<boolean> {
  const found = await findLiveMessage(source.db, message);
  if (!found) return false;
  await inScope(source, found.tenant_id, ACTOR, async (scope) => {
    if (report.result === 'delivered') {
      await moveMessage(scope, message, { event: 'delivered' });
      return;
    }
    const row = await findMessage(scope, message);
    if (!row || !(await recordRefusal(scope, row, report.code)) || row.request === null) return;
    await recordUndelivered(scope, row.request);
  });
  return true;
}

type Chosen = { tenant: string; order: string; certain: boolean };

async function findReferenced(
  source: ScopeSource,
  references: readonly string[],
): Promise<Chosen | undefined> {
  for (const reference of references) {
    const found = await findLiveMessage(source.db, reference);
    if (found?.order_id) return { tenant: found.tenant_id, order: found.order_id, certain: true };
  }
  return undefined;
}

async function findBySender(source: ScopeSource, address: string, text: string): Promise<Chosen | undefined> {
  const conversations = await listLiveConversations(source.db, {
    channel: 'email',
    recipient: address,
    sender: null,
  });
  const chosen = chooseConversation(conversations, text);
  if (!chosen) return undefined;
  const { tenant_id: tenant, order_id: order } = chosen.conversation;
  return { tenant, order, certain: chosen.certain };
}

/** PostgreSQL stores no NUL. */
function storable(text: string): string {
  return text.replaceAll('\0', '').slice(0, MOST_CHARACTERS).toWellFormed();
}
