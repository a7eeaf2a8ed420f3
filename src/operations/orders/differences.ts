/** Determines the changes that a PATCH of an order makes; only these are acted on. */
import { isDeepStrictEqual } from 'node:util';
import type { Scope } from '../../db/scope.js';
import { AppError, unknownReference } from '../../domain/errors.js';
import { beginning, CLOSED, RUN_HAS_STARTED } from '../../domain/states/order.js';
import type { Recipient } from '../../domain/types.js';
import { lockDepotShared } from '../../setup/depots/rows.js';
import type { OrderChanges } from '../../records/orders/move.js';
import { listOpenReferences, type OrderRow } from '../../records/orders/rows.js';
import { countPieces } from '../../resources/item.js';
import { areDatesInOrder, changedOf } from '../../resources/order.js';
import { mergeMetadata } from '../../resources/metadata.js';
import { itemsStored } from './barcodes.js';
import { duplicate } from './create.js';
import { doubtfulLocation, locate, mergeRecipient, mergeService } from './geocode.js';
import type { OrderPatch } from './schemas.js';

/** The columns that differ, and which parts of an order's life they affect. */
export type Differences = {
  changes: OrderChanges;
  /** Another address, service or depot. */
  goesElsewhere: boolean;
};

/**
 * Compares the order with what the patch asks for. Throws 422 `invalid_value` for another shipper,
 * `unknown_reference` for a depot; 409 `invalid_state` for what the order's state no longer allows,
 * `duplicate_reference`.
 */
export async function differencesOf(scope: Scope, order: OrderRow, patch: OrderPatch): Promise<Differences> {
  refuseOtherShipper(order, patch);
  refuseOtherType(order, patch);
  const changes = {
    ...contentsOf(order, patch),
    ...visitOf(scope, order, patch),
    ...(await depotOf(scope, order, patch)),
    ...changedOf(patch, order),
    ...metadataOf(order, patch),
  };
  if (!areDatesInOrder({ ...order, ...changes })) {
    throw new AppError('invalid_value', {
      message: '`deliver_by` must not be before `deliver_from`.',
      param: 'deliver_by',
    });
  }
  const goesElsewhere =
    changes.service !== undefined ||
    changes.depot !== undefined ||
    (changes.recipient !== undefined && isElsewhere(changes.recipient, order.recipient));
  if (goesElsewhere) refuseFinished(order);
  if (changes.items !== undefined) refuseScanned(order, 'items');
  if (changes.reference !== undefined) {
    refuseScanned(order, 'reference');
    const wanted = { shipper: order.shipper, reference: changes.reference };
    const open = await listOpenReferences(scope, [wanted]);
    const others = open.filter(({ id }) => id !== order.id);
    if (others.length > 0) throw duplicate(wanted, others);
  }
  return { changes, goesElsewhere };
}

/** Returns changes of the order's reference and goods. */
function contentsOf(order: OrderRow, { reference, items: given }: OrderPatch): OrderChanges {
  const changes: OrderChanges = {};
  if (reference !== undefined && reference !== order.reference) changes.reference = reference;
  const items = given && itemsStored(given);
  if (items !== undefined && !isDeepStrictEqual(items, order.items)) {
    changes.items = items;
    changes.pieces_expected = countPieces(items);
    // The new pieces are awaited, every one.
    Object.assign(changes, { pieces_scanned: 0, lost_since: null, misrouted_since: null });
  }
  return changes;
}

function visitOf(scope: Scope, order: OrderRow, patch: OrderPatch): OrderChanges {
  const changes: OrderChanges = {};
  const recipient = mergeRecipient(order.recipient, patch.recipient ?? {});
  if (!isDeepStrictEqual(recipient, order.recipient)) {
    changes.recipient = recipient;
    // The position stays known as long as the place is the same.
    if (isElsewhere(recipient, order.recipient)) {
      const doubtful = patch.override ? null : doubtfulLocation(scope, recipient);
      if (doubtful) throw doubtful;
      Object.assign(changes, locate(scope, recipient));
    }
  }
  const service = mergeService(order.service, patch.service);
  if (!isDeepStrictEqual(service, mergeService(order.service, undefined))) changes.service = service;
  return changes;
}

function isElsewhere(after: Recipient, before: Recipient): boolean {
  return (
    !isDeepStrictEqual(after.address, before.address) || !isDeepStrictEqual(after.location, before.location)
  );
}

function metadataOf(order: OrderRow, { metadata: patch }: OrderPatch): OrderChanges {
  if (patch === undefined) return {};
  const metadata = mergeMetadata(order.metadata, patch);
  return isDeepStrictEqual(metadata, order.metadata) ? {} : { metadata };
}

async function depotOf(scope: Scope, order: OrderRow, { depot: id }: OrderPatch): Promise<OrderChanges> {
  if (id === undefined || id === order.depot) return {};
  if (id === null) {
    throw new AppError('invalid_value', {
      message: '`depot` cannot be cleared.',
      param: 'depot',
    });
  }
  const depot = await lockDepotShared(scope, id);
  if (!depot) throw unknownReference('depot', id, 'depot');
  return { depot: depot.id };
}

function refuseOtherShipper(order: OrderRow, { shipper }: OrderPatch): void {
  const id = typeof shipper === 'object' ? shipper.id : shipper;
  if (id === undefined || id === order.shipper) return;
  throw new AppError('invalid_value', {
    message: `Order ${order.id} belongs to shipper ${order.shipper}; \`shipper\` cannot be changed.`,
    param: 'shipper',
  });
}

/** Refuses another type or partner, on which the order's states depend. */
function refuseOtherType(order: OrderRow, { type, exchange_for }: OrderPatch): void {
  if (type !== undefined && type !== order.type) {
    throw new AppError('invalid_value', {
      message: `Order ${order.id} is a ${order.type}; \`type\` cannot be changed after creation.`,
      param: 'type',
    });
  }
  if (exchange_for === undefined || exchange_for === order.exchange_for) return;
  throw new AppError('invalid_value', {
    message: `\`exchange_for\` of order ${order.id} cannot be changed after creation.`,
    param: 'exchange_for',
  });
}

/** Refuses changes to an order that is out or finished: its address is part of the record. */
export function refuseFinished(order: OrderRow): void {
  if (order.status === 'out_for_delivery') {
    throw new AppError('route_published', { message: `Order ${order.id} ${RUN_HAS_STARTED}` });
  }
  if (CLOSED.includes(order.status)) {
    throw new AppError('invalid_state', {
      message: `Order ${order.id} is ${order.status}, which does not allow this.`,
    });
  }
}

/** Refuses changes once scanned: labels carry the reference, and scans count towards the items' pieces. */
function refuseScanned(order: OrderRow, param: 'items' | 'reference'): void {
  const begins = beginning(order.type);
  if (order.status === begins) return;
  throw new AppError('invalid_state', {
    message: `Order ${order.id} is ${order.status}; \`${param}\` can be changed only while it is ${begins}.`,
    param,
  });
}
