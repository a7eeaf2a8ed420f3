/**
 * Drafts messages about an order: one for each channel by which the recipient can be reached, in the courier's own
 * words if it has any. Nothing is sent here.
 */
import type { Scope } from '../../db/scope.js';
import { type Channel, CHANNELS, type StatedFact } from '../../domain/sending.js';
import { CLOSED } from '../../domain/states/order.js';
import { requestCode } from '../../domain/request-code.js';
import type { Recipient } from '../../domain/types.js';
import type { PlaceholderValues, TemplateKind, ValuesOf } from '../../domain/template-kinds.js';
import type { ActingLink } from '../../records/acting-links.js';
import { listTexted } from '../../records/message-counts.js';
import type { Draft } from '../../records/messages.js';
import { listOptedOut } from '../../records/opt-outs.js';
import { listOrdersById, type OrderRow } from '../../records/orders/rows.js';
import { findSenderNames } from '../../records/sender-names.js';
import { findTemplate, findTemplateOfKind } from '../../records/templates.js';
import { BUILT_IN_TEMPLATES, type TemplateTexts } from './built-in-templates.js';
import { render } from './render.js';

/** Where a message goes. */
type Address = { channel: Channel; address: string };

/** What every message about an order can say; the rest depends on the kind. */
type OrderNames =
  | 'sender_name'
  | 'courier_name'
  | 'office_phone'
  | 'shipper_name'
  | 'order_reference'
  | 'recipient_name'
  | 'collection'
  | 'exchange';

/** One message about one order; the channel completes its key. */
export type OrderNotice<Kind extends TemplateKind> = {
  order: OrderRow;
  keyPrefix: string;
  request?: string;
  channels?: readonly Channel[];
  tells?: StatedFact;
  /** The link of `values`, if it lets its reader act. */
  link?: ActingLink;
  values: Omit<ValuesOf<Kind>, OrderNames>;
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
  return notices.flatMap(({ order, keyPrefix, request, channels = CHANNELS, tells, link, values }) =>
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
        code: codeOf(order.id, request),
      },
    ),
  );
}

/** Returns those of the deliveries whose visit is also to collect something. */
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
  values: Omit<ValuesOf<Kind>, 'courier_name' | 'office_phone'>,
  { keyPrefix, link, tells }: { keyPrefix: string; link?: ActingLink; tells?: StatedFact },
): Promise<Draft[]> {
  const { courier, phone } = await findSenderNames(scope, []);
  const texts = await chooseTexts(scope, kind, null);
  return to.flatMap((each) => {
    const about = {
      keyPrefix: `${keyPrefix}/${each.address}`,
      order: null,
      request: null,
      link,
      tells,
      code: null,
    };
    return write(kind, texts, [each], { ...values, courier_name: courier, office_phone: phone }, about);
  });
}

/** Drafts an operator's own words to these orders' recipients, by each of the channels that reaches them. */
export async function draftWords(
  scope: Scope,
  orders: readonly OrderRow[],
  { channels, text, keyPrefix }: { channels: readonly Channel[]; text: string; keyPrefix: string },
): Promise<Draft[]> {
  const optedOut = await listOptedOutOf(scope, orders);
  const { number } = await findSenderNames(scope, []);
  const codeOf = await codesOf(scope, orders, number);
  return orders.flatMap((order) =>
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
        body: channel === 'sms' ? withCode(text, codeOf(order.id)) : text,
      })),
  );
}

/** Drafts an email in the product's own words, about no order, to each of the addresses. */
export function draftMails(
  kind: Draft['kind'],
  to: readonly string[],
  keyPrefix: string,
  { subject, paragraphs }: { subject: string; paragraphs: readonly string[] },
): Draft[] {
  return to.map((recipient) => ({
    dedupeKey: `${keyPrefix}/${recipient}/email`,
    order: null,
    request: null,
    channel: 'email',
    kind,
    recipient,
    template: null,
    subject,
    body: paragraphs.join('\n\n'),
  }));
}

/** Returns the numbers of these orders' recipients that have opted out of texts. */
export async function listOptedOutOf(scope: Scope, orders: readonly OrderRow[]): Promise<Set<string>> {
  return listOptedOut(
    scope,
    orders.flatMap((order) => order.recipient.phone ?? []),
  );
}

/** Returns the channels by which a recipient can be reached, with the number or address. */
export function reachable({ phone, email }: Recipient, optedOut: ReadonlySet<string>): Address[] {
  const byText = phone !== undefined && !optedOut.has(phone);
  return [
    ...(byText ? [{ channel: 'sms' as const, address: phone }] : []),
    ...(email !== undefined ? [{ channel: 'email' as const, address: email }] : []),
  ];
}

/** The code that a text about an order ends with, or null: of its request, or the order's own. */
type CodeOf = (order: string, request?: string) => string | null;

/**
 * Returns the codes of texts about these orders. Where other couriers may text from the number, one that asks something
 * has a code, and so has the first one about an order. A courier's own number needs none, and the sandbox has no number.
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

function withCode(body: string, code: string | null): string {
  return code === null ? body : `${body}\nCode ${code}`;
}

/** The texts for each channel; null where nothing is sent. */
type Texts = Record<Channel, { template: string | null; subject: string | null; body: string } | null>;

/**
 * Returns the named template, for its channels only; otherwise the courier's latest of the kind, completed by
 * built-in texts.
 */
async function chooseTexts(scope: Scope, kind: TemplateKind, template: string | null): Promise<Texts> {
  const named = template === null ? undefined : await findTemplate(scope, template);
  if (named) return textsOf(named, named);
  const own = await findTemplateOfKind(scope, kind);
  const builtIn = textsOf({ id: null, channels: CHANNELS }, BUILT_IN_TEMPLATES[kind]);
  if (!own) return builtIn;
  const { sms, email } = textsOf(own, own);
  return { sms: sms ?? builtIn.sms, email: email ?? builtIn.email };
}

function textsOf(
  { id, channels }: { id: string | null; channels: readonly Channel[] },
  { sms_body: sms, email_subject: subject, email_body: email }: TemplateTexts,
): Texts {
  const on = (channel: Channel, subjectLine: string | null, body: string | null) =>
    channels.includes(channel) && body !== null ? { template: id, subject: subjectLine, body } : null;
  return { sms: on('sms', null, sms), email: on('email', subject, email) };
}

function write(
  kind: TemplateKind,
  texts: Texts,
  to: readonly Address[],
  values: PlaceholderValues,
  about: {
    keyPrefix: string;
    order: string | null;
    request: string | null;
    tells?: StatedFact | undefined;
    link?: ActingLink | undefined;
    code: string | null;
  },
): Draft[] {
  return to.flatMap(({ channel, address }) => {
    const text = texts[channel];
    if (!text) return [];
    return {
      dedupeKey: `${about.keyPrefix}/${channel}`,
      order: about.order,
      request: about.request,
      channel,
      kind,
      recipient: address,
      template: text.template,
      subject: text.subject === null ? null : render(text.subject, values),
      body: channel === 'sms' ? withCode(render(text.body, values), about.code) : render(text.body, values),
      link: about.link,
      tells: about.tells,
    };
  });
}
