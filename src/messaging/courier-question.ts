/**
 * Asks a recipient which of several couriers their message is for. Until the answer has a code, no courier sees what
 * they wrote. One of the couriers sends the question; its row does not name the others, who are filled in when it is
 * sent.
 */
import type { Scope, ScopeSource } from '../db/scope.js';
import { inScope } from '../db/transaction.js';
import { couriersInQuestion } from '../domain/choose-conversation.js';
import { withoutCodes } from '../domain/request-code.js';
import type { Channel } from '../domain/sending.js';
import {
  type Correspondent,
  listLiveConversations,
  type LiveConversation,
} from '../records/inbound-lookup.js';
import { type Draft, insertMessages, listMessagesByKey } from '../records/messages.js';
import { listOptedOut } from '../records/opt-outs.js';
import { lockOrder } from '../records/orders/rows.js';
import type { OutgoingMessage } from '../records/outgoing-messages.js';

const KIND = 'courier_question';

/** Limits that keep the question within a text message: couriers, codes of each, and characters of a name. */
const MAX_COURIERS = 6;
const MAX_CODES = 3;
const NAME_CHARACTERS = 40;

/** Placeholder for the couriers in the row. */
const COURIERS = '(the couriers and their codes)';

const QUESTION = `Your message could be for more than one courier, so it was not read. Please send it again with the code of the courier you mean:
${COURIERS}`;

/** The question is about all of them, no matter which courier sends it. */
const SENDER_NAME = 'Delivery messages';

/**
 * Asks only once for the same couriers and codes. It is sent by a courier that still texts from the number that was
 * answered, and can write to the recipient; if there is none, nothing is asked.
 */
export async function askWhichCourier(
  source: ScopeSource,
  correspondent: Correspondent,
  couriers: readonly LiveConversation[][],
  actor: string,
): Promise<void> {
  const all = couriers.flat();
  const senders = all
    .filter(({ can_answer: canAnswer }) => canAnswer)
    .toSorted((a, b) => (a.order_id < b.order_id ? -1 : 1));
  for (const { tenant_id: tenant, order_id: order } of senders) {
    if (await inScope(source, tenant, actor, (scope) => queueQuestion(scope, order, correspondent, couriers)))
      return;
  }
}

/**
 * Queues the question as one about this order. Returns false if this courier cannot ask: the order's recipient was
 * erased, wants no texts of it, or did not get its question, as when it has texted too much. Another one asks instead:
 * no courier may keep the others from their answers.
 */
async function queueQuestion(
  scope: Scope,
  id: string,
  { channel, recipient, sender }: Correspondent,
  couriers: readonly LiveConversation[][],
): Promise<boolean> {
  const order = await lockOrder(scope, id);
  if (!order || order.erased_at !== null) return false;
  if (channel === 'sms' && (await listOptedOut(scope, [recipient])).has(recipient)) return false;
  const codes = couriers.flat().flatMap(codeOf).toSorted();
  const about = scope.deployment.digestKey(
    [KIND, channel, recipient.toLowerCase(), sender, ...codes].join('/'),
  );
  const draft: Draft = {
    dedupeKey: `${KIND}/${about}`,
    order: id,
    request: null,
    channel,
    kind: KIND,
    recipient,
    template: null,
    subject: channel === 'email' ? 'Which courier is your message for?' : null,
    replyTo: channel === 'email' ? (scope.deployment.inboundAddress ?? null) : null,
    body: QUESTION,
    sentAs: withCouriers(QUESTION, couriers),
  };
  await insertMessages(scope, [draft]);
  const [asked] = await listMessagesByKey(scope, [draft.dedupeKey]);
  return asked?.status !== 'failed' && asked?.status !== 'superseded';
}

/** Returns a message as it is sent: a question names every courier that may be meant by then. */
export async function completeQuestion(scope: Scope, message: OutgoingMessage): Promise<OutgoingMessage> {
  if (message.kind !== KIND) return message;
  const { channel, recipient, sms_from: own } = message;
  const sender = senderOf(channel, own ?? scope.deployment.sharedNumber);
  const conversations = await listLiveConversations(scope.trx, { channel, recipient, sender });
  const couriers = couriersInQuestion(conversations.filter(({ went_out: wentOut }) => wentOut));
  return {
    ...message,
    body: withCouriers(message.body, couriers),
    sender_name: SENDER_NAME,
    colour: null,
    thread: null,
  };
}

const senderOf = (channel: Channel, number: string | undefined): string | null =>
  channel === 'sms' ? (number ?? null) : null;

function withCouriers(question: string, couriers: readonly LiveConversation[][]): string {
  const lines = couriers.slice(0, MAX_COURIERS).map((conversations) => {
    const codes = conversations.slice(0, MAX_CODES).flatMap(codeOf);
    return `${shortName(conversations[0]?.sender_name ?? '')}: ${codes.join(' or ')}`;
  });
  return question.replace(COURIERS, () => lines.join('\n'));
}

/** The code that its recipient saw last. */
const codeOf = ({ codes }: LiveConversation): readonly string[] => codes.slice(0, 1);

/**
 * Shortens a courier's name to what can be read of it, without codes: an answer that quotes the question would otherwise
 * have the code of a courier that calls itself by it more often than the one that its writer adds.
 */
function shortName(name: string): string {
  const line = name.replace(/[\p{Cf}\p{DI}]/gu, '').replace(/\s+/g, ' ');
  const short = line.length > NAME_CHARACTERS ? `${line.slice(0, NAME_CHARACTERS - 1)}…` : line;
  return withoutCodes(short).trim();
}
