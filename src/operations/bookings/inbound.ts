/**
 * What providers bring to live tenants: a recipient's text or email, and reports of delivery. Each finds its
 * tenant from what it holds, and may arrive twice: providers send again when our answer is late.
 */
import type { ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import { chooseConversations } from '../../domain/conversation.js';
import {
  findLiveMessage,
  listLiveConversations,
  listLiveMessages,
} from '../../records/live-conversations.js';
import { findMessage, moveMessage } from '../../records/messages.js';
import { recordRefusal } from '../messages/record-refusal.js';
import { recordUndelivered } from './ask.js';
import { obeyOptWord } from './opt-out.js';
import { receiveReply } from './receive-reply.js';

/** Who acts, for the audit log. */
const ACTOR = 'provider';
/** Kept of a reply; what is longer is quoted history, which comes last. */
const MOST_CHARACTERS = 10_000;

/** A text: numbers in E.164, the id is the provider's. `sentAt` is null where the provider does not say it. */
export type InboundText = { id: string; from: string; to: string; text: string; sentAt: Date | null };

/** An email: `from` is the bare address, `references` the ids of ours that it answers to, the latest first. */
export type InboundEmail = {
  id: string;
  from: string;
  text: string;
  references: readonly string[];
  /** A machine wrote it (RFC 3834). */
  automatic: boolean;
  /** The courier's mail server found that it is of the domain that `from` names. */
  authentic: boolean;
};

export type DeliveryReport = { result: 'delivered' } | { result: 'failed'; code: string };

/**
 * Takes in a text: it is a reply of the order that is meant, or, where it may be meant for several couriers, one of each,
 * for a person to decide. Opt-out words hold at once, for every tenant that texts from this number. False when nobody is
 * meant.
 */
export async function receiveText(source: ScopeSource, inbound: InboundText): Promise<boolean> {
  const { id, from, to } = inbound;
  const text = storable(inbound.text);
  const sent = inbound.sentAt === null ? {} : { sent_at: inbound.sentAt };
  const conversations = await listLiveConversations(source.db, {
    channel: 'sms',
    recipient: from,
    sender: to,
  });
  const choices = chooseConversations(conversations, text);
  for (const { conversation, certain } of choices) {
    await inScope(source, conversation.tenant_id, ACTOR, (scope) =>
      receiveReply(scope, {
        order: conversation.order_id,
        channel: 'sms',
        from,
        text,
        provider_id: id,
        unclear_order: !certain,
        ...sent,
      }),
    );
  }
  // STOP is meant for every courier that texts from this number of ours.
  const told = new Set(choices.map(({ conversation }) => conversation.tenant_id));
  for (const tenant of new Set(conversations.map((each) => each.tenant_id))) {
    if (told.has(tenant)) continue;
    await inScope(source, tenant, ACTOR, (scope) =>
      obeyOptWord(scope, { phone: from, text, provider_id: id, sent_at: inbound.sentAt ?? scope.now }),
    );
  }
  return choices.length > 0;
}

/**
 * Takes in an email: about the message that it answers to, else by its sender; false when nobody is meant. It is believed
 * only if it was found to be of the address that it names, and that is the recipient's; else it is for a person.
 */
export async function receiveEmail(source: ScopeSource, inbound: InboundEmail): Promise<boolean> {
  // Nobody has answered yet when a machine says that they are away.
  if (inbound.automatic) return false;
  const text = storable(inbound.text);
  const found = await findReferenced(source, inbound.references);
  const meant = found ? [found] : await findBySender(source, inbound.from, text);
  for (const { tenant, order, certain } of meant) {
    await inScope(source, tenant, ACTOR, (scope) =>
      receiveReply(scope, {
        order,
        channel: 'email',
        from: inbound.from,
        text,
        provider_id: inbound.id,
        unclear_order: !certain,
        doubt: inbound.authentic ? null : 'unproven_sender',
      }),
    );
  }
  return meant.length > 0;
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

type Meant = { tenant: string; order: string; certain: boolean };

/** The latest message that is answered to, of the references that come in. */
async function findReferenced(
  source: ScopeSource,
  references: readonly string[],
): Promise<Meant | undefined> {
  const messages = await listLiveMessages(source.db, references);
  const of = new Map(messages.map((message) => [message.id, message]));
  for (const reference of references) {
    const found = of.get(reference);
    if (found) return { tenant: found.tenant_id, order: found.order_id, certain: true };
  }
  return undefined;
}

async function findBySender(source: ScopeSource, address: string, text: string): Promise<Meant[]> {
  const conversations = await listLiveConversations(source.db, {
    channel: 'email',
    recipient: address,
    sender: null,
  });
  return chooseConversations(conversations, text).map(({ conversation, certain }) => ({
    tenant: conversation.tenant_id,
    order: conversation.order_id,
    certain,
  }));
}

/** PostgreSQL stores no NUL. */
function storable(text: string): string {
  return text.replaceAll('\0', '').slice(0, MOST_CHARACTERS).toWellFormed();
}
