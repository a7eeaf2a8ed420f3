/**
 * Messages that ask nothing: confirmations, published windows, invitations of drivers and portal users, notices to the
 * courier. Each function queues its messages and resolves to their dedupe keys. It adds the keys of messages queued before that it would no
 * longer queue: these are checked again on sending, and settled as overtaken.
 */
import type { NotificationInput } from '../contracts/workflows.js';
import { enqueue } from '../db/outbox.js';
import { findDeadLettersOf } from '../work/queue/dead-letters.js';
import type { Scope } from '../db/scope.js';
import type { ActingLink } from '../domain/acting-links.js';
import { hostOf } from '../domain/changes.js';
import { deliveryBefore } from '@waypost/planning/exchange';
import { VISIT_BOOKED, VISIT_TO_COME } from '../domain/states/order.js';
import { OPEN_STOPS } from '../domain/states/stop.js';
import { findEndpoint } from '../setup/webhook-endpoints/rows.js';
import { findDriver } from '../setup/drivers/rows.js';
import { type Draft, insertMessages, listQueuedKeys } from '../records/messages.js';
import { findOrder, listOrdersById, type OrderRow } from '../records/orders/rows.js';
import { ownLink } from '../records/orders/tracking.js';
import { slotOf } from '../records/orders/view.js';
import { invitePortalUser } from '../sessions/portal.js';
import { findRun, findRunOf } from '../records/runs/rows.js';
import { findSettings } from '../setup/settings/rows.js';
import { findShipper, type ShipperRow } from '../setup/shippers/rows.js';
import { listStops, promisedWindowOf, type StopRow } from '../records/stops.js';
import { toldTime } from '../domain/promised-window.js';
import { draftAboutOrders, draftTo } from './draft.js';
import { driverLink, portalLink } from './invite-link.js';
import { draftMails } from './mails.js';
import { isNotice } from './owner-notice.js';
import { shortDay, windowWords } from './wording.js';

/** Confirms an order's booking, once for each event; queues nothing when it no longer has a booking. */
export async function queueConfirmation(scope: Scope, order: string, eventId: string): Promise<string[]> {
  const before = await listQueuedKeys(scope, { prefix: `${eventId}/`, order });
  const row = await findOrder(scope, order);
  const slot = row && slotOf(row);
  if (!slot || !VISIT_BOOKED.includes(row.status)) return before;
  return queue(
    scope,
    before,
    await draftAboutOrders(scope, 'confirmation', [
      {
        order: row,
        keyPrefix: eventId,
        tells: { slot },
        link: await ownLink(scope, row),
        values: { day: shortDay(slot.date), window: windowWords(slot) },
      },
    ]),
  );
}

/** Tells the recipients of a run's open stops their windows, each once. */
export async function queueWindows(scope: Scope, run: string): Promise<string[]> {
  const row = await findRun(scope, run);
  const stops = row ? await listStops(scope, [row.route]) : [];
  const before = await listQueuedKeys(scope, { prefix: `${run}/`, stops: stops.map(({ id }) => id) });
  if (!row) return before;
  const open = stops.filter((stop) => OPEN_STOPS.includes(stop.status));
  return queueWindowsOf(
    scope,
    before,
    open.map((stop) => ({ stop, run })),
    row.date,
  );
}

/** Tells an order's recipient the window of its open stop, if it is on a published route and was not told yet. */
export async function queueWindow(scope: Scope, order: string): Promise<string[]> {
  const row = await findOrder(scope, order);
  const route = row?.route ?? null;
  const run = route === null ? undefined : await findRunOf(scope, route);
  if (!run) return [];
  const stop = (await listStops(scope, [run.route])).find(
    ({ order_id, status }) => order_id === order && OPEN_STOPS.includes(status),
  );
  return stop ? queueWindowsOf(scope, [], [{ stop, run: run.id }], run.date) : [];
}

/** Queues the current windows that differ from what was told last: a first one, or one that has changed. */
async function queueWindowsOf(
  scope: Scope,
  before: readonly string[],
  visits: readonly { stop: StopRow; run: string }[],
  date: string,
): Promise<string[]> {
  const orders = await listOrdersById(
    scope,
    visits.map(({ stop }) => stop.order_id),
  );
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const visited = await listDeliveriesOn(scope, orders);
  const links = new Map<string, ActingLink | null>();
  for (const order of orders) links.set(order.id, await ownLink(scope, order));
  const noticesOf = (kind: 'narrowed_window' | 'window_changed') =>
    visits.flatMap(({ stop, run }) => {
      const order = orderOf.get(stop.order_id);
      const told = promisedWindowOf(stop);
      const isKnown = told?.from === stop.window_from && told.to === stop.window_to;
      // One visit, one message: the delivery's.
      const isToldElsewhere = order !== undefined && deliveryBefore(order, visited) !== null;
      if (!order || isToldElsewhere || isKnown || (told ? 'window_changed' : 'narrowed_window') !== kind)
        return [];
      const window = { date, from: stop.window_from, to: stop.window_to };
      const since = stop.window_at?.toISOString();
      return [
        {
          order,
          keyPrefix:
            since === undefined
              ? `${run}/${stop.id}`
              : `window/${stop.id}/${since}/${window.from}-${window.to}`,
          tells: { stop: stop.id, window, since },
          link: links.get(order.id) ?? null,
          values: {
            day: shortDay(date),
            window: windowWords(window),
            eta: toldTime(window, stop.eta),
          },
        },
      ];
    });
  const drafts = [
    ...(await draftAboutOrders(scope, 'narrowed_window', noticesOf('narrowed_window'))),
    ...(await draftAboutOrders(scope, 'window_changed', noticesOf('window_changed'))),
  ];
  return queue(scope, before, drafts);
}

/** Returns the deliveries that these collections are exchanged for, on the same routes. */
async function listDeliveriesOn(scope: Scope, orders: readonly OrderRow[]): Promise<Set<string>> {
  const routeOf = new Map(orders.map(({ exchange_for: partner, route }) => [partner, route]));
  const partners = await listOrdersById(
    scope,
    orders.flatMap(({ type, exchange_for: id }) => (type === 'collection' && id !== null ? [id] : [])),
  );
  return new Set(
    partners
      .filter(({ id, route, status }) => routeOf.get(id) === route && VISIT_TO_COME.includes(status))
      .map(({ id }) => id),
  );
}

/** Returns what the keys of the invitations of a driver, or of a shipper's portal users, begin with. */
export const inviteKeyPrefix = (kind: NotificationInput['kind'], subject: string): string =>
  `${kind}/${subject}/`;

/**
 * Invites a driver by text to install the app and set a PIN, or a shipper's portal users by email; or tells the
 * courier that an endpoint is disabled, or work is parked. `invitation` tells one for the same subject from the next;
 * `prepared` means that its messages were queued along with their cause.
 */
export async function queueInviteOrNotice(
  scope: Scope,
  kind: Exclude<NotificationInput['kind'], 'console_link' | 'run_published' | 'shipper_news'>,
  subject: string,
  invitation: string,
  { prepared = false }: { prepared?: boolean } = {},
): Promise<string[]> {
  const keyPrefix = `${inviteKeyPrefix(kind, subject)}${invitation}`;
  const before = await listQueuedKeys(scope, { prefix: `${keyPrefix}/` });
  // What is prepared was queued along with its cause, as notices to owners always are.
  if (prepared || isNotice(kind)) return before;
  if (kind === 'endpoint_disabled')
    return queue(scope, before, await draftDisabled(scope, subject, keyPrefix));
  if (kind === 'work_parked') return queue(scope, before, await draftParked(scope, keyPrefix));
  if (kind === 'driver_invite') {
    const driver = await findDriver(scope, subject);
    if (!driver) return before;
    const to = [{ channel: 'sms' as const, address: driver.phone }];
    const link = driverLink(scope, driver);
    const values = { driver_name: driver.name };
    return queue(scope, before, await draftTo(scope, kind, to, values, { keyPrefix, link }));
  }
  const shipper = await findShipper(scope, subject);
  if (!shipper) return before;
  return queue(scope, before, await draftPortalInvites(scope, shipper, shipper.portal_users, { keyPrefix }));
}

/** Invites these of a shipper's portal users by email, and no others. */
export async function invitePortalUsers(
  scope: Scope,
  shipper: ShipperRow,
  users: readonly string[],
): Promise<void> {
  if (users.length === 0) return;
  const kind = 'portal_invite';
  const payload = { kind, subject: shipper.id, prepared: true } as const;
  const event = enqueue(scope, 'notification', shipper.id, payload);
  await insertMessages(
    scope,
    await draftPortalInvites(scope, shipper, users, {
      keyPrefix: `${kind}/${shipper.id}/${event}`,
      anew: true,
    }),
  );
}

/**
 * Drafts an invitation for each with a link of their own, by which they can be told apart. With `anew` the links of
 * earlier invitations end.
 */
async function draftPortalInvites(
  scope: Scope,
  shipper: ShipperRow,
  users: readonly string[],
  { keyPrefix, anew = false }: { keyPrefix: string; anew?: boolean },
): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const address of users) {
    const invitedAt = await invitePortalUser(scope, { shipper: shipper.id, address, anew });
    const link = portalLink(scope, shipper, address, invitedAt);
    const values = { shipper_name: shipper.name };
    const to = [{ channel: 'email' as const, address }];
    drafts.push(...(await draftTo(scope, 'portal_invite', to, values, { keyPrefix, link })));
  }
  return drafts;
}

/** Drafts the notice to the courier's contacts that an endpoint no longer gets webhooks. */
async function draftDisabled(scope: Scope, id: string, keyPrefix: string): Promise<Draft[]> {
  const endpoint = await findEndpoint(scope, id);
  if (endpoint?.status !== 'disabled') return [];
  const since = endpoint.failing_since?.toISOString();
  return draftNotice(scope, 'endpoint_disabled', keyPrefix, 'A webhook endpoint is disabled', [
    `The webhook endpoint ${id}, at ${hostOf(endpoint.url)}, is disabled and no longer receives events.`,
    ...(since === undefined ? [] : [`It has acknowledged nothing since ${since}.`]),
    'Once it works again, enable it; events it missed in the last 30 days can then be recovered.',
  ]);
}

/** The most pieces of parked work that an email names. */
const MAX_NAMED = 20;

/** Drafts the notice to the courier's contacts that work waits for an operator; none when no work does. */
async function draftParked(scope: Scope, keyPrefix: string): Promise<Draft[]> {
  const { count, first } = await findDeadLettersOf(scope, MAX_NAMED);
  if (count === 0) return [];
  const many = count === 1 ? 'One piece of work' : `${count} pieces of work`;
  return draftNotice(scope, 'work_parked', keyPrefix, `${many} could not be carried out`, [
    `${many} could not be carried out, and ${count === 1 ? 'waits' : 'wait'} for an operator of the service:`,
    first
      .map(({ topic, subject, parked_at: at }) => `${topic} ${subject}, since ${at.toISOString()}`)
      .join('\n'),
    ...(count > first.length ? [`And ${count - first.length} more.`] : []),
    'Nothing is lost: the operator retries it once the cause is fixed.',
  ]);
}

/** Drafts an email to the courier's contacts. */
async function draftNotice(
  scope: Scope,
  kind: 'endpoint_disabled' | 'work_parked',
  keyPrefix: string,
  subject: string,
  paragraphs: readonly string[],
): Promise<Draft[]> {
  const { notify_emails: told } = await findSettings(scope);
  return draftMails(kind, told, keyPrefix, { subject, paragraphs });
}

async function queue(scope: Scope, before: readonly string[], drafts: readonly Draft[]): Promise<string[]> {
  await insertMessages(scope, drafts);
  return [...new Set([...before, ...drafts.map((draft) => draft.dedupeKey)])];
}
