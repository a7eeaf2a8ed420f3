/**
 * What providers deliver to live tenants: recipients' texts and emails, and delivery receipts. Each finds its tenant
 * from its own contents, and may arrive twice: providers send again when our answer is late.
 */
import type { Scope, ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import { chooseConversations } from '../../domain/choose-conversation.js';
import type { DeliveryReceipt, InboundEmail, InboundText } from '../../domain/inbound-messages.js';
import { findLiveMessage, listLiveConversations, listLiveMessages } from '../../records/inbound-lookup.js';
import { lockMessage, type MessageRow, moveMessage } from '../../records/messages.js';
import { recordSent } from '../messages/record-sent.js';
import { recordUndelivered } from '../messages/record-undelivered.js';
import { applyOptWord } from './opt-out.js';
import { receiveReply } from './receive-reply.js';

/** The actor in the audit log. */
const ACTOR = 'provider';
/** How much of a reply is kept; anything longer is quoted history, which comes last. */
const MOST_CHARACTERS = 10_000;

/**
 * Takes in a text as a reply about the order that is meant. If it may be meant for several couriers, it becomes a
 * reply with each, for a person to decide. Opt-out words take effect at once, for every tenant that texts from this
 * number. Returns false when nobody is meant.
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
  // STOP applies to every courier that texts from this number of ours.
  const told = new Set(choices.map(({ conversation }) => conversation.tenant_id));
  for (const tenant of new Set(conversations.map((each) => each.tenant_id))) {
    if (told.has(tenant)) continue;
    await inScope(source, tenant, ACTOR, (scope) =>
      applyOptWord(scope, { phone: from, text, provider_id: id, sent_at: inbound.sentAt ?? scope.now }),
    );
  }
  return choices.length > 0;
}

/**
 * Takes in an email: about the message that it answers, else by its sender; returns false when nobody is meant. It is
 * trusted only if it verifiably comes from the address that it names, and that is the recipient's; otherwise a person
 * decides.
 */
export async function receiveEmail(source: ScopeSource, inbound: InboundEmail): Promise<boolean> {
  // An automatic out-of-office answer is no answer.
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

/**
 * Records what a provider reports of one of our texts. Any report proves that the provider has it, also where its
 * answer was lost; a request that reached nobody has failed.
 */
export async function recordDelivery(source: ScopeSource, receipt: DeliveryReceipt): Promise<boolean> {
  const { message } = receipt;
  if (message === undefined) return false;
  const found = await findLiveMessage(source.db, message);
  if (!found) return false;
  await inScope(source, found.tenant_id, ACTOR, (scope) => record(scope, message, receipt));
  return true;
}

async function record(scope: Scope, id: string, receipt: DeliveryReceipt): Promise<void> {
  const row = await lockMessage(scope, id);
  if (!row) return;
  const { provider_id } = receipt;
  // Of an earlier attempt than the one that a person wanted, it only matters that it arrived after all.
  if (receipt.result !== 'delivered' && isOfEarlier(row, provider_id)) return;
  if (receipt.result === 'failed') {
    await recordUndelivered(scope, row, receipt);
    return;
  }
  await recordSent(scope, row, provider_id === undefined ? {} : { provider_id });
  if (receipt.result === 'delivered') await moveMessage(scope, id, { event: 'delivered' });
}

/** Returns whether a report is about an earlier attempt at sending a message than the latest one. */
function isOfEarlier(
  row: Pick<MessageRow, 'status' | 'provider_id' | 'failed_at' | 'unknown_at'>,
  reported: string | undefined,
): boolean {
  const { status, provider_id: known } = row;
  if (known === null || reported === undefined) return false;
  // Until the provider has answered, the row still has the id of the attempt before.
  if (status === 'queued' || status === 'unknown') return reported === known;
  const mayBeSecond = row.failed_at !== null || row.unknown_at !== null;
  return mayBeSecond && reported !== known;
}

type Meant = { tenant: string; order: string; certain: boolean };

/** Returns the latest of our messages among an email's references. */
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

/** Makes a text storable: PostgreSQL stores no NUL. */
function storable(text: string): string {
  return text.replaceAll('\0', '').slice(0, MOST_CHARACTERS).toWellFormed();
}
