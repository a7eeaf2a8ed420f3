/**
 * What providers deliver to live tenants: recipients' texts and emails, and delivery receipts. Each finds its tenant
 * from its own contents, and may arrive twice: providers send again when our answer is late.
 */
import type { Scope, ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import {
  chooseConversation,
  couriersInQuestion,
  couriersUnderWay,
} from '../../domain/choose-conversation.js';
import { type DeliveryReceipt, type InboundEmail, type InboundText } from '../../domain/inbound-messages.js';
import { leftOutLine } from '@waypost/reply-reader/left-out';
import { optWord } from '../../domain/opt-words.js';
import {
  type Correspondent,
  findLiveMessage,
  listLiveConversations,
  listLiveMessages,
  type LiveConversation,
} from '../../records/inbound-lookup.js';
import { moveMessage } from '../../records/message-moves.js';
import { lockMessage, type MessageRow } from '../../records/messages.js';
import { holdOrders } from '../../records/orders/rows.js';
import { askWhichCourier } from '../../messaging/courier-question.js';
import { recordSent } from '../../messaging/record-sent.js';
import { recordUndelivered } from '../../messaging/record-undelivered.js';
import { applyOptWord } from './opt-out.js';
import { receiveReply } from './receive-reply.js';

/** The actor in the audit log. */
const ACTOR = 'provider';
/** How much of a reply is kept, of its beginning and of its end: people answer above what they quote, or below. */
const MAX_CHARACTERS = { beginning: 8_000, end: 2_000 } as const;

/**
 * Takes in a text as a reply about the order it refers to. If several couriers could be meant, none of them sees it,
 * and the sender is asked which one. Opt-out words are for every courier that texts from this number, or is about to:
 * they take effect immediately. Returns false when no courier matches.
 */
export async function receiveText(source: ScopeSource, inbound: InboundText): Promise<boolean> {
  const { id, from, to } = inbound;
  const text = storable(inbound.text);
  const sent = inbound.sentAt === null ? {} : { sent_at: inbound.sentAt };
  const correspondent = { channel: 'sms', recipient: from, sender: to } as const;
  const all = await listLiveConversations(source.db, correspondent);
  const conversations = all.filter(wentOut);
  const isOptWord = optWord(text) !== null;
  const meant = isOptWord
    ? couriersUnderWay(conversations).map((own) => chooseConversation(own, text))
    : [await chooseOrAsk(source, correspondent, conversations, text)];
  const choices = meant.filter((choice) => choice !== null);
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
  if (isOptWord) {
    const told = new Set(choices.map(({ conversation }) => conversation.tenant_id));
    for (const tenant of new Set(all.map((each) => each.tenant_id))) {
      if (told.has(tenant)) continue;
      await inScope(source, tenant, ACTOR, (scope) =>
        applyOptWord(scope, { phone: from, text, provider_id: id, sent_at: inbound.sentAt ?? scope.now }),
      );
    }
  }
  return choices.length > 0;
}

/** A queued message has asked nobody: a courier could otherwise take the answer to another's question. */
const wentOut = ({ went_out: isOut }: LiveConversation): boolean => isOut;

/** Chooses the conversation that a text belongs to; null if there is none, or if the sender has to be asked. */
async function chooseOrAsk(
  source: ScopeSource,
  correspondent: Correspondent,
  conversations: readonly LiveConversation[],
  text: string,
) {
  const choice = chooseConversation(conversations, text);
  if (choice === null && conversations.length > 0) {
    await askWhichCourier(source, correspondent, couriersInQuestion(conversations), ACTOR);
  }
  return choice;
}

/**
 * Takes in an email: about the message that it answers, or else found by its sender unless that could mean another
 * courier. Returns false when it matches no order. It is trusted only if it verifiably comes from the recipient's
 * address; otherwise a person decides.
 */
export async function receiveEmail(source: ScopeSource, inbound: InboundEmail): Promise<boolean> {
  // An out-of-office reply or a bounce is not an answer.
  if (inbound.automatic) return false;
  const doubt = !inbound.authentic ? 'unproven_sender' : inbound.maybe_automatic ? 'maybe_automatic' : null;
  const text = storable(inbound.text);
  const found = await findReferenced(source, inbound.references);
  const meant = found ?? (await findBySender(source, inbound.from, text));
  if (!meant) return false;
  const { tenant, order, certain } = meant;
  await inScope(source, tenant, ACTOR, (scope) =>
    receiveReply(scope, {
      order,
      channel: 'email',
      from: inbound.from,
      text,
      provider_id: inbound.id,
      unclear_order: !certain,
      doubt,
    }),
  );
  return true;
}

/**
 * Records a provider's report on one of our texts. Any report proves that the provider has the text, even if its answer
 * was lost. A request whose messages reached nobody fails.
 */
export async function recordDelivery(source: ScopeSource, receipt: DeliveryReceipt): Promise<boolean> {
  const { message } = receipt;
  if (message === undefined) return false;
  const found = await findLiveMessage(source.db, message);
  if (!found) return false;
  await inScope(source, found.tenant_id, ACTOR, async (scope) => {
    // A failed message may end its order's request: retrying, booking and erasing lock the order first, too.
    if (receipt.result === 'failed' && found.order_id !== null) await holdOrders(scope, [found.order_id]);
    await record(scope, message, receipt);
  });
  return true;
}

async function record(scope: Scope, id: string, receipt: DeliveryReceipt): Promise<void> {
  const row = await lockMessage(scope, id);
  if (!row) return;
  const { provider_id } = receipt;
  // A report on an earlier text of this message, such as one before a retry, only matters if it arrived.
  if (receipt.result !== 'delivered' && isOfAnother(row, provider_id)) return;
  if (receipt.result === 'failed') {
    await recordUndelivered(scope, row, receipt);
    return;
  }
  await recordSent(scope, row, provider_id === undefined ? {} : { provider_id });
  if (receipt.result === 'delivered') await moveMessage(scope, id, { event: 'delivered' });
}

/** Returns whether a report is about another text than the one by which a message was last sent. */
function isOfAnother(
  { status, provider_id: known }: Pick<MessageRow, 'status' | 'provider_id'>,
  reported: string | undefined,
): boolean {
  if (known === null || reported === undefined) return false;
  // Until the provider has answered, the row still has the id of the attempt before.
  return status === 'queued' || status === 'unknown' ? reported === known : reported !== known;
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

async function findBySender(source: ScopeSource, address: string, text: string): Promise<Meant | undefined> {
  const correspondent = { channel: 'email', recipient: address, sender: null } as const;
  const conversations = (await listLiveConversations(source.db, correspondent)).filter(wentOut);
  const choice = await chooseOrAsk(source, correspondent, conversations, text);
  if (!choice) return undefined;
  const { conversation, certain } = choice;
  return { tenant: conversation.tenant_id, order: conversation.order_id, certain };
}

/**
 * Makes a text storable: removes NUL, which PostgreSQL does not store, and cuts the middle out of a long text, with a
 * line in its place that says so.
 */
function storable(given: string): string {
  const text = given.replaceAll('\0', '');
  const { beginning, end } = MAX_CHARACTERS;
  if (text.length <= beginning + end) return text.toWellFormed();
  const mark = leftOutLine(text, beginning, text.length - end);
  return `${text.slice(0, beginning)}\n${mark}\n${text.slice(-end)}`.toWellFormed();
}
