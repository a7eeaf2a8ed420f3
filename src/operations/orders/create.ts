/**
 * Creates orders, one by POST /orders or many by an import: checks them, stores them with their pieces, and records
 * events. The number of statements does not depend on the number of orders, except for exchanges.
 */
import { recordEvents } from '../../db/outbox.js';
import type { Scope } from '../../db/scope.js';
import { AppError, unknownReference } from '../../domain/errors.js';
import type { Recipient } from '../../domain/types.js';
import { beginning } from '../../domain/states/order.js';
import { type DepotRow, listActiveDepots, lockDepotsShared } from '../../setup/depots/rows.js';
import { insertHeldRequests } from '../../records/booking-batches.js';
import { UNTOUCHED } from '../../records/orders/move.js';
import {
  insertOrders,
  isSameReference,
  listOpenReferences,
  type OrderRow,
} from '../../records/orders/rows.js';
import { withWarnings } from '../../records/orders/plannable.js';
import { orderView } from '../../records/orders/view.js';
import { listAutomaticShippers, lockShippersShared } from '../../setup/shippers/rows.js';
import { countPieces } from '../../resources/item.js';
import { clearableOf, type Order, type OrderInput } from '../../resources/order.js';
import { metadataStored } from '../../resources/metadata.js';
import { barcodeClash, barcodesOf, itemsStored, takeBarcodesOf, type UsedBarcodes } from './barcodes.js';
import { joinPartners, lockPartners } from './exchange.js';
import {
  DEFAULT_SERVICE,
  doubtfulLocation,
  locate,
  mergeRecipient,
  mergeService,
  nearestDepot,
} from './geocode.js';

/**
 * POST /orders: on a shipper's behalf. Creates its pieces with it, as many as the items count. Throws 422
 * `unknown_reference`; 409 `duplicate_reference` while the shipper has an open order with this reference.
 */
export async function createOrder(scope: Scope, { body }: { body: OrderInput }): Promise<Order> {
  const [outcome] = await createOrders(scope, [body]);
  if (!outcome || outcome instanceof AppError) throw outcome ?? new Error('createOrders lost an order');
  return outcome;
}

/**
 * Creates orders. Resolves, in their sequence, to each order or the reason there is none: a refused one leaves nothing
 * behind and does not affect the others. Of two with the same reference the first is created.
 */
export async function createOrders(
  scope: Scope,
  inputs: readonly OrderInput[],
): Promise<(Order | AppError)[]> {
  const known = await findReferences(scope, inputs);
  const partners = await lockPartners(scope, inputs);
  const used = await takeBarcodesOf(
    scope,
    inputs.flatMap(({ items }) => items),
  );
  const drafts = inputs.map((input, index) => {
    const draft = draftOrder(scope, input, known, partners[index] ?? null);
    return draft instanceof AppError ? draft : claimBarcodes(draft, used);
  });
  const rows = drafts.filter((draft) => !(draft instanceof AppError));
  const stored = await insertOrders(
    scope,
    rows.map((order) => ({ order, barcodes: barcodesOf(scope, order.id, order.items) })),
  );
  const created = rows.filter(({ id }) => stored.has(id));
  const views = new Map(created.map((row) => [row.id, orderView(scope, row)]));
  recordEvents(
    scope,
    'order.created',
    [...views].map(([subject, data]) => ({ subject, data })),
  );
  const joined = await joinPartners(scope, created, partners);
  for (const order of joined) views.set(order.id, orderView(scope, order));
  await askToCollect(scope, created);
  const others = await listOpenReferences(
    scope,
    rows.filter(({ id }) => !stored.has(id)),
  );
  const warned = await withWarnings(scope, [...views.values()]);
  for (const order of warned) views.set(order.id, order);
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

/**
 * Marks an order's barcodes as used. Returns the order, or why it cannot be created: a barcode is another order's, or
 * the order already exists.
 */
function claimBarcodes(draft: OrderRow, used: UsedBarcodes): OrderRow | AppError {
  const { id: order, shipper, reference } = draft;
  const clash = barcodeClash(draft.items, used);
  if (clash) {
    const { other, error } = clash;
    const isSame = isSameReference(other, draft);
    return isSame ? duplicate(draft, [{ id: other.order, shipper, reference }]) : error;
  }
  for (const barcode of draft.items.flatMap(({ barcodes = [] }) => barcodes)) {
    used.set(barcode, { barcode, order, shipper, reference });
  }
  return draft;
}

/** Returns the row of an order to be created, or why it cannot be. */
function draftOrder(
  scope: Scope,
  input: OrderInput,
  known: References,
  partner: OrderRow | AppError | null,
): OrderRow | AppError {
  if (partner instanceof AppError) return partner;
  const shipperName = known.shippers.get(input.shipper);
  if (shipperName === undefined) return unknownReference('shipper', input.shipper, 'shipper');
  if (input.depot !== undefined && !known.depots.has(input.depot)) {
    return unknownReference('depot', input.depot, 'depot');
  }
  const { type = 'delivery' } = input;
  const recipient = refusable(() => mergeRecipient(sharedWith(partner, input), input.recipient));
  if (recipient instanceof AppError) return recipient;
  const doubtful = input.override ? null : doubtfulLocation(scope, recipient);
  if (doubtful) return doubtful;
  const place = locate(scope, recipient);
  return {
    tenant_id: scope.tenant.id,
    id: scope.newId('order'),
    reference: input.reference,
    shipper: input.shipper,
    shipper_name: shipperName,
    depot: input.depot ?? (partner ? partner.depot : nearestDepot(known.active, place)),
    type,
    exchange_for: partner?.id ?? null,
    status: beginning(type),
    recipient,
    items: itemsStored(input.items),
    service: mergeService(DEFAULT_SERVICE, input.service),
    ...clearableOf(input),
    metadata: metadataStored(input.metadata),
    ...place,
    pieces_expected: countPieces(input.items),
    ...UNTOUCHED,
    split_from: null,
    erased_at: null,
    reference_free: false,
    created_at: scope.now,
    updated_at: scope.now,
  };
}

/** Returns a result, or the refusal that was thrown, so that one order of many does not affect the others. */
function refusable<Result>(work: () => Result): Result | AppError {
  try {
    return work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/**
 * Returns the fields that an order takes over from the other half of its visit: person and place, or only the place.
 */
function sharedWith(partner: OrderRow | null, { recipient: { address } }: OrderInput): Recipient {
  if (!partner || !address) return partner?.recipient ?? {};
  const { address: itsAddress, location } = partner.recipient;
  return { address: itsAddress, location };
}

/**
 * Asks the recipients of new collections for a slot, for shippers who book automatically: there are no goods to wait
 * for. Requests wait for the end of quiet hours. A collection that is exchanged for a delivery is agreed with that.
 */
async function askToCollect(scope: Scope, created: readonly OrderRow[]): Promise<void> {
  const collections = created.filter(
    ({ type, exchange_for: partner }) => type === 'collection' && partner === null,
  );
  const automatic = await listAutomaticShippers(
    scope,
    collections.map(({ shipper }) => shipper),
  );
  const asked = collections.filter(({ shipper, depot }) => automatic.has(shipper) && depot !== null);
  await insertHeldRequests(
    scope,
    asked.map(({ id }) => id),
  );
}

/**
 * Returns the 409 for a reference that the shipper already uses on an open order: one of `others`, or one that got it
 * concurrently.
 */
export function duplicate(
  { shipper, reference }: Pick<OrderRow, 'shipper' | 'reference'>,
  others: readonly Pick<OrderRow, 'id' | 'shipper' | 'reference'>[],
): AppError {
  const other = others.find((each) => isSameReference(each, { shipper, reference }));
  return new AppError('duplicate_reference', {
    message: `${other ? `Order ${other.id}` : 'Another order'} of this shipper already has the reference ${reference}.`,
    param: 'reference',
  });
}
