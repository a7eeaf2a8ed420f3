/**
 * Drafts messages about an order: one for each channel by which the recipient can be reached, in the courier's own
 * words if it has any. Nothing is sent here.
 */
import type { Scope } from '../db/scope.js';
import { AppError } from '../domain/errors.js';
import { type Channel, CHANNELS, type StatedFact } from '../domain/sending.js';
import { CLOSED } from '../domain/states/order.js';
import { requestCode } from '../domain/request-code.js';
import type { Recipient } from '../domain/types.js';
import type { MessageLink } from '../domain/acting-links.js';
import type { PlaceholderValues } from '../domain/template.js';
import type { TemplateKind, ValuesOf } from '../domain/template-kinds.js';
import { listTexted } from '../records/message-counts.js';
import type { Draft } from '../records/messages.js';
import { listOptedOut } from '../records/opt-outs.js';
import { listOrdersById, type OrderRow } from '../records/orders/rows.js';
import { findSenderNames } from '../records/sender-names.js';
import { takesTexts } from '../resources/phone.js';
import {
  chooseTexts,
  invitesReply,
  notifyOwnersOfFaultyTemplates,
  type Texts,
  withCode,
  writeText,
} from './texts.js';

/** Where a message goes. */
type Address = { channel: Channel; address: string };

/** Values for every message about an order; the rest depends on the kind. */
type OrderNames =
  | 'sender_name'
  | 'courier_name'
  | 'office_phone'
  | 'shipper_name'
  | 'order_reference'
  | 'recipient_name'
  | 'collection'
  | 'exchange'
  | 'can_reply';

/** One message about one order; the channel completes its key. */
export type OrderNotice<Kind extends TemplateKind> = {
  order: OrderRow;
  keyPrefix: string;
  request?: string;
  channels?: readonly Channel[];
  tells?: StatedFact;
  /** Value of the placeholder `link`; left out where the kind has none. */
  link?: MessageLink | null;
  values: Omit<ValuesOf<Kind>, OrderNames | 'link'>;
};

/**
 * Drafts messages of a kind about these orders, for every channel that reaches the recipient and has a text.
 * `template` names the courier's template to use; if it no longer exists, the latest of the kind is used.
 */
export async function draftAboutOrders<Kind extends TemplateKind>(
  scope: Scope,
  kind: Kind,
  notices: readonly OrderNotice<Kind>[],
  template: string | null = null,
): Promise<Draft[]> {
  const orders = notices.map(({ order }) => order);
  const texts = await chooseTexts(scope, kind, template);
  const exchanged = await listExchanged(scope, orders);
  const optedOut = await listOptedOutOf(scope, orders);
  const senders = await findSenderNames(
    scope,
    orders.map((order) => order.shipper),
  );
  const codeOf = await codesOf(scope, orders, senders.number);
  const replies = repliesOf(scope, senders.replyTo ?? scope.deployment.inboundAddress);
  const drafts = notices.flatMap(
    ({ order, keyPrefix, request, channels = CHANNELS, tells, link = null, values }) =>
      write(
        kind,
        texts,
        reachable(order.recipient, optedOut).filter(({ channel }) => channels.includes(channel)),
        {
          ...values,
          sender_name: senders.byShipper.get(order.shipper) ?? senders.courier,
          courier_name: senders.courier,
          office_phone: senders.phone,
          shipper_name: order.shipper_name,
          order_reference: order.reference,
          recipient_name: order.recipient.name ?? null,
          collection: order.type === 'collection',
          exchange: exchanged.has(order.id),
        },
        {
          keyPrefix,
          order: order.id,
          request: request ?? null,
          tells,
          link,
          replies,
          code: codeOf(order.id, request),
        },
      ),
  );
  await notifyOwnersOfFaultyTemplates(scope, texts);
  return drafts;
}

/** Returns the deliveries whose visit also collects something. */
async function listExchanged(scope: Scope, orders: readonly OrderRow[]): Promise<Set<string>> {
  const deliveries = orders.filter(({ type }) => type === 'delivery');
  const partners = await listOrdersById(
    scope,
    deliveries.flatMap(({ exchange_for: id }) => id ?? []),
  );
  return new Set(
    partners.filter(({ status }) => !CLOSED.includes(status)).flatMap(({ exchange_for: id }) => id ?? []),
  );
}

/** Drafts messages of a kind that is not about an order, to the given addresses. */
export async function draftTo<Kind extends TemplateKind>(
  scope: Scope,
  kind: Kind,
  to: readonly Address[],
  values: Omit<ValuesOf<Kind>, 'courier_name' | 'office_phone' | 'link'>,
  { keyPrefix, link, tells }: { keyPrefix: string; link: MessageLink; tells?: StatedFact },
): Promise<Draft[]> {
  const { courier, phone, replyTo } = await findSenderNames(scope, []);
  const texts = await chooseTexts(scope, kind, null);
  const drafts = to.flatMap((each) => {
    const about = {
      keyPrefix: `${keyPrefix}/${each.address}`,
      order: null,
      request: null,
      link,
      tells,
      replies: repliesOf(scope, replyTo),
      code: null,
    };
    return write(kind, texts, [each], { ...values, courier_name: courier, office_phone: phone }, about);
  });
  await notifyOwnersOfFaultyTemplates(scope, texts);
  return drafts;
}

/**
 * Drafts the office's own text to these orders' recipients, for each channel that reaches them. Throws 422
 * `invalid_value` for text that asks for a reply in an email that cannot be answered.
 */
export async function draftWords(
  scope: Scope,
  orders: readonly OrderRow[],
  {
    channels,
    text,
    param = 'text',
    keyPrefix,
  }: { channels: readonly Channel[]; text: string; param?: string; keyPrefix: string },
): Promise<Draft[]> {
  const optedOut = await listOptedOutOf(scope, orders);
  const { number, replyTo: own } = await findSenderNames(scope, []);
  const { replyTo, canReply } = repliesOf(scope, own ?? scope.deployment.inboundAddress);
  const codeOf = await codesOf(scope, orders, number);
  const drafts = orders.flatMap((order) =>
    reachable(order.recipient, optedOut)
      .filter(({ channel }) => channels.includes(channel))
      .map(({ channel, address }) => ({
        dedupeKey: `${keyPrefix}/${order.id}/${channel}`,
        order: order.id,
        request: null,
        channel,
        kind: 'message',
        recipient: address,
        template: null,
        subject: channel === 'email' ? `Your ${order.type} ${order.reference}` : null,
        replyTo: channel === 'email' ? replyTo : null,
        body: channel === 'sms' ? withCode(text, codeOf(order.id)) : text,
      })),
  );
  if (drafts.some(({ channel }) => channel === 'email') && !canReply && invitesReply(text)) {
    throw new AppError('invalid_value', {
      message:
        'Replies to your emails would not arrive: set `reply_to` in the settings, send by text only, or do not ask for a reply.',
      param,
    });
  }
  return drafts;
}

/** The reply address of emails, if there is one. */
type Replies = { replyTo: string | null; canReply: boolean };

/** Returns the courier's own reply address, or else the deployment's. The sandbox needs none. */
function repliesOf({ tenant }: Scope, address: string | null | undefined): Replies {
  return { replyTo: address ?? null, canReply: Boolean(address) || tenant.mode === 'sandbox' };
}

/** Returns the numbers of these orders' recipients that have opted out of texts. */
export async function listOptedOutOf(scope: Scope, orders: readonly OrderRow[]): Promise<Set<string>> {
  return listOptedOut(
    scope,
    orders.flatMap((order) => order.recipient.phone ?? []),
  );
}

/** Returns the channels by which a recipient can be reached, with the number or address. A landline is not texted. */
export function reachable({ phone, email }: Recipient, optedOut: ReadonlySet<string>): Address[] {
  const byText = phone !== undefined && !optedOut.has(phone) && takesTexts(phone);
  return [
    ...(byText ? [{ channel: 'sms' as const, address: phone }] : []),
    ...(email !== undefined ? [{ channel: 'email' as const, address: email }] : []),
  ];
}

/** The code at the end of a text about an order: its request's, or the order's own; null for none. */
type CodeOf = (order: string, request?: string) => string | null;

/**
 * Returns the codes of texts about these orders. On a shared number, a text that asks something has a code, and so has
 * the first one about an order. A courier's own number needs none, and the sandbox has no number.
 */
async function codesOf(scope: Scope, orders: readonly OrderRow[], number: string | null): Promise<CodeOf> {
  const isShared = number === null || number === scope.deployment.sharedNumber;
  if (!isShared || scope.tenant.mode === 'sandbox') return () => null;
  const texted = await listTexted(
    scope,
    orders.map(({ id }) => id),
    scope.deployment.sharedNumber,
  );
  return (order, request) =>
    request === undefined && texted.has(order) ? null : requestCode(request ?? order);
}

function write(
  kind: TemplateKind,
  texts: Texts,
  to: readonly Address[],
  values: PlaceholderValues,
  {
    keyPrefix,
    code,
    replies: { replyTo, canReply },
    ...about
  }: Pick<Draft, 'order' | 'request' | 'tells'> & {
    keyPrefix: string;
    link: MessageLink | null;
    replies: Replies;
    code: string | null;
  },
): Draft[] {
  return to.flatMap(({ channel, address }) => {
    const isEmail = channel === 'email';
    const canAnswer = !isEmail || canReply;
    const words = writeText(texts, channel, { values, link: about.link, code, canReply: canAnswer });
    if (words === null) return [];
    const draft = { ...about, ...words, replyTo: isEmail ? replyTo : null };
    return { ...draft, dedupeKey: `${keyPrefix}/${channel}`, channel, kind, recipient: address };
  });
}
