/**
 * Creates orders, one by POST /orders or many by an import: checks them, stores them with their pieces, and records
 * events. Many cost as many statements as one.
 */
import { recordEvents } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, unknownReference } from '../../domain/errors.js';
import { ORDER_MACHINE } from '../../domain/states/order.js';
import { type DepotRow, listActiveDepots, lockDepotsShared } from '../../records/depots.js';
import { NO_SLOT } from '../../records/orders/move.js';
import { insertOrders, listOpenReferences, type OrderRow } from '../../records/orders/rows.js';
import { orderView } from '../../records/orders/view.js';
import { lockShippersShared } from '../../records/shippers.js';
import { clearableOf, countPieces, type Order, type OrderInput } from '../../resources/order.js';
import { DEFAULT_SERVICE, locate, mergeService, nearestDepot } from './geocode.js';

/**
 * POST /orders: on a shipper's behalf. Creates its pieces at once, as many as the items count. Throws 422
 * `unknown_reference`; 409 `duplicate_reference` while the shipper has an open order with this reference.
 */
export async function createOrder(scope: Scope, { body }: { body: OrderInput }): Promise<Order> {
  const [outcome] = await createOrders(scope, [body]);
  if (!outcome || outcome instanceof AppError) throw outcome ?? new Error('createOrders lost an order');
  return outcome;
}

/**
 * Creates orders. Resolves, in their sequence, to each order or the reason there is none: a refused one leaves
 * nothing behind and does not hinder the others. Of two with the same reference the first is created.
 */
export async function createOrders(
  scope: Scope,
  inputs: readonly OrderInput[],
): Promise<(Order | AppError)[]> {
  const known = await findReferences(scope, inputs);
  const drafts = inputs.map((input) => draftOrder(scope, input, known));
  const rows = drafts.filter((draft) => !(draft instanceof AppError));
  const stored = await insertOrders(
    scope,
    rows.map((order) => ({ order, barcodes: barcodes(scope, order.id, order.pieces_expected) })),
  );
  const created = rows.filter(({ id }) => stored.has(id));
  const views = new Map(created.map((row) => [row.id, orderView(scope, row)]));
  recordEvents(
    scope,
    'order.created',
    [...views].map(([subject, data]) => ({ subject, data })),
  );
  const others = await listOpenReferences(
    scope,
    rows.filter(({ id }) => !stored.has(id)),
  );
  return drafts.map((draft) => {
    if (draft instanceof AppError) return draft;
    return views.get(draft.id) ?? duplicate(draft, others);
  });
}

type References = { shippers: Map<string, string>; depots: Map<string, DepotRow>; active: DepotRow[] };

/** Looks up what the orders name: shippers (id → name) and depots, and every depot where one of them names none. */
async function findReferences(scope: Scope, inputs: readonly OrderInput[]): Promise<References> {
  const shippers = await lockShippersShared(
    scope,
    inputs.map(({ shipper }) => shipper),
  );
  const depots = await lockDepotsShared(
    scope,
    inputs.flatMap(({ depot }) => depot ?? []),
  );
  return {
    shippers: new Map(shippers.map(({ id, name }) => [id, name])),
    depots: new Map(depots.map((depot) => [depot.id, depot])),
    active: inputs.some(({ depot }) => depot === undefined) ? await listActiveDepots(scope) : [],
  };
}

/** Returns the row of an order to be created, or why it cannot be. */
function draftOrder(scope: Scope, input: OrderInput, known: References): OrderRow | AppError {
  const shipperName = known.shippers.get(input.shipper);
  if (shipperName === undefined) return unknownReference('shipper', input.shipper, 'shipper');
  if (input.depot !== undefined && !known.depots.has(input.depot)) {
    return unknownReference('depot', input.depot, 'depot');
  }
  const place = locate(scope, input.recipient);
  return {
    tenant_id: scope.tenant.id,
    id: scope.newId('order'),
    reference: input.reference,
    shipper: input.shipper,
    shipper_name: shipperName,
    depot: input.depot ?? nearestDepot(known.active, place),
    status: ORDER_MACHINE.begins,
    recipient: input.recipient,
    items: input.items,
    service: mergeService(DEFAULT_SERVICE, input.service),
    ...clearableOf(input),
    ...place,
    pieces_expected: countPieces(input.items),
    pieces_scanned: 0,
    delivered_pieces: [],
    left_to_office: false,
    ...NO_SLOT,
    route: null,
    scanned_at: null,
    tracking_token: null,
    erased_at: null,
    reference_free: false,
    created_at: scope.now,
    updated_at: scope.now,
  };
}

/** Returns the 409 for a reference that the shipper already uses on an open order, which is among `others`. */
export function duplicate(
  { shipper, reference }: Pick<OrderRow, 'shipper' | 'reference'>,
  others: readonly Pick<OrderRow, 'id' | 'shipper' | 'reference'>[],
): AppError {
  const other = others.find((each) => each.shipper === shipper && each.reference === reference);
  return new AppError('duplicate_reference', {
    message: `Order ${other?.id ?? ''} of this shipper has the reference ${reference} already.`,
    param: 'reference',
  });
}

/** Makes barcodes: `WP`, the last characters of the order's id, which are random, and the piece's number. */
export function barcodes(scope: Scope, order: string, count: number): string[] {
  const stem = `${scope.deployment.keyPrefix}${order.slice(-12)}`.toUpperCase();
  return Array.from({ length: count }, (_, index) => `${stem}${String(index + 1).padStart(3, '0')}`);
}
