/**
 * The one place where an order's status is written: locked row → decision → row → signal to the order's workflow. Other
 * files pass the event of the state table; this one decides the order's new status.
 */
import { type Selectable, sql } from 'kysely';
import type { EventType } from '../../contracts/events.js';
import type { OrderUpdate } from '../../contracts/workflows.js';
import { selectPastOrderAttention } from '../../work/queue/attention.js';
import { enqueueMany, note, recordEvents } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { typesOf, unnest } from '../../db/unnest.js';
import { ORDER_ATTENTION_KINDS } from '../../domain/attention.js';
import { advance } from '../../domain/states/machine.js';
import {
  CLOSED,
  ORDER_MACHINE,
  type OrderEvent,
  type OrderStatus,
  UNPLANNED,
} from '../../domain/states/order.js';
import type { OrderRow } from './rows.js';
import { orderView } from './view.js';

/** Columns that a move may write besides the status: all that can change. */
export type OrderChanges = Partial<
  Omit<Selectable<DB['orders']>, 'tenant_id' | 'id' | 'shipper' | 'status' | 'created_at' | 'updated_at'>
>;

/** The columns of an order without a place in a slot. */
export const NO_SLOT = {
  slot_date: null,
  slot_from: null,
  slot_to: null,
  slot_zone: null,
} as const satisfies OrderChanges;

/** The columns of an order that nothing has happened to. */
export const UNTOUCHED = {
  pieces_scanned: 0,
  delivered_pieces: [],
  lost_since: null,
  misrouted_since: null,
  attempts: 0,
  split_into: [],
  left_to_office: false,
  ...NO_SLOT,
  route: null,
  scanned_at: null,
  tracking_token: null,
  link_digest: null,
  link_version: 1,
} satisfies Partial<OrderRow>;

export type OrderMove = {
  order: OrderRow;
  /** The event; omitted when only columns change. */
  event?: OrderEvent;
  /** The status that it leads to, for an event that may lead to several. */
  to?: OrderStatus;
  changes?: OrderChanges;
  /** The signal to its workflow, in addition to the status. */
  signal?: OrderUpdate;
};

export type MovedOrder = { before: OrderRow; order: OrderRow };

/**
 * Moves locked orders, all or none, in one statement, and records the events that announce it. Resolves to each with
 * its new row, in the same sequence. Throws 409 `invalid_state` or `order_on_hold` for one whose state does not allow
 * its event.
 */
export async function moveOrders(scope: Scope, moves: readonly OrderMove[]): Promise<MovedOrder[]> {
  const made = moves.map(({ order: before, event, to, changes, signal }) => ({
    before,
    event,
    signal,
    order: {
      ...before,
      ...changes,
      status: event === undefined ? before.status : advance(ORDER_MACHINE, before, event, to),
      updated_at: scope.now,
    },
  }));
  await save(
    scope,
    made.map(({ order }) => order),
    namesOf(moves),
  );
  announceMoves(scope, made);
  for (const { before, order } of made) notePlans(scope, before, order);
  const signals = made.flatMap(({ before, order, signal }) => {
    if (!signal && before.status === order.status) return [];
    if (CLOSED.includes(order.status)) return [{ order, signal: { type: 'closed' } as const }];
    return [{ order, signal: signal ?? ({ type: 'changed' } as const) }];
  });
  const changed = signals.filter(({ signal }) => signal.type === 'changed').map(({ order }) => order.id);
  const shown = await listInNeed(scope, changed);
  signalOrders(
    scope,
    signals.filter(({ order, signal }) => signal.type !== 'changed' || shown.has(order.id)),
  );
  return made;
}

/** Like `moveOrders`, for one. Resolves to the order as it is now. */
export async function moveOrder(scope: Scope, move: OrderMove): Promise<OrderRow> {
  const [made] = await moveOrders(scope, [move]);
  if (!made) throw new Error('moveOrders lost an order');
  return made.order;
}

/** What happened → the event that says so, where it changed the order's status. Commands record other events. */
const ANNOUNCED = {
  planned: 'order.planned',
  unplanned: 'order.updated',
  run_started: 'order.out_for_delivery',
  put_on_run: 'order.out_for_delivery',
  stop_skipped: 'order.updated',
  held: 'order.held',
  released: 'order.released',
  cancelled: 'order.cancelled',
  returned: 'order.returned',
} as const satisfies Partial<Record<OrderEvent, EventType>>;
type Announced = (typeof ANNOUNCED)[keyof typeof ANNOUNCED];

/** Records the events of moves that were made. */
function announceMoves(
  scope: Scope,
  moves: readonly { before: OrderRow; order: OrderRow; event: OrderEvent | undefined }[],
): void {
  const told = new Map<Announced, OrderRow[]>();
  for (const { before, order, event } of moves) {
    if (event === undefined || !(event in ANNOUNCED) || before.status === order.status) continue;
    // Cast: checked by `in`.
    const type = ANNOUNCED[event as keyof typeof ANNOUNCED];
    const orders = told.get(type) ?? [];
    orders.push(order);
    told.set(type, orders);
  }
  for (const [type, orders] of told) {
    if (type === 'order.updated') announceUpdates(scope, orders);
    else recordEvents(scope, type, carried(scope, orders));
  }
}

/**
 * Records `order.updated` of orders that were changed. Several changes in one transaction are one event, with the final
 * state.
 */
export function announceUpdates(scope: Scope, orders: readonly OrderRow[]): void {
  const again = new Set(orders.map(({ id }) => id));
  const { outbox } = scope;
  outbox.events = outbox.events.filter(
    ({ type, subject }) => type !== 'order.updated' || !again.has(subject),
  );
  recordEvents(scope, 'order.updated', carried(scope, orders));
}

const carried = (scope: Scope, orders: readonly OrderRow[]) =>
  orders.map((order) => ({ subject: order.id, data: orderView(scope, order) }));

/** Notes that the plans of an order's previous and new days have changed. */
function notePlans(scope: Scope, before: OrderRow, order: OrderRow): void {
  const [was, is] = [before, order].map(({ status, depot, slot_date: date }) =>
    status === UNPLANNED && depot !== null && date !== null ? { depot, date } : null,
  );
  if (was?.depot === is?.depot && was?.date === is?.date) return;
  for (const day of [was, is]) if (day) note(scope, { type: 'plan.changed', ...day });
}

/** Signals orders' workflows without changing the orders. */
export function signalOrders(
  scope: Scope,
  messages: readonly { order: OrderRow; signal: OrderUpdate }[],
): void {
  enqueueMany(
    scope,
    messages.map(({ order, signal }) => messageOf(order, signal)),
  );
}

/** Signals the orders' workflows to send booking requests, given as order id → request id. */
export function signalBookingRequests(
  scope: Scope,
  orders: readonly OrderRow[],
  requests: ReadonlyMap<string, string>,
): void {
  signalOrders(
    scope,
    orders.flatMap((order) => {
      const request = requests.get(order.id);
      return request === undefined ? [] : [{ order, signal: { type: 'booking_requested', request } }];
    }),
  );
}

/** Returns the orders that need a person, or did until this move: their workflows must show or clear that. */
async function listInNeed(scope: Scope, orders: readonly string[]): Promise<Set<string>> {
  if (orders.length === 0) return new Set();
  const { rows } = await sql<{ order_id: string }>`
    select order_id from (${selectPastOrderAttention(ORDER_ATTENTION_KINDS)}) needs
    where tenant_id = ${scope.tenant.id} and order_id = any(${orders})`.execute(scope.trx);
  return new Set(rows.map(({ order_id: id }) => id));
}

/**
 * Returns the columns that any of the moves changes, always in the same order, so that equal statements are prepared
 * once.
 */
function namesOf(moves: readonly OrderMove[]): (keyof OrderChanges)[] {
  const names = moves.flatMap(({ changes = {} }) => Object.keys(changes) as (keyof OrderChanges)[]);
  return [...new Set(names)].toSorted();
}

async function save(
  scope: Scope,
  orders: readonly OrderRow[],
  columns: readonly (keyof OrderChanges)[],
): Promise<void> {
  if (orders.length === 0) return;
  const written = ['status', 'updated_at', ...columns] as const;
  const set = written.map((name) => sql`${sql.ref(name)} = ${sql.ref(`v.${name}`)}`);
  await sql`
    update orders o set ${sql.join(set)} from ${unnest('v', orders, typesOf('orders', ['id', ...written]))}
    where o.tenant_id = ${scope.tenant.id} and o.id = v.id`.execute(scope.trx);
}

function messageOf(order: OrderRow, signal: OrderUpdate) {
  return {
    topic: 'order.signal' as const,
    subject: order.id,
    payload: { order: order.id, depot: order.depot, status: order.status, ...signal },
  };
}
