/**
 * An order's two links. `tracking_url` only shows where the order is: readers of the API, shippers and receivers of
 * events have it. The recipient's own link, which is in messages to them alone, also moves the booking and leaves
 * notes.
 */
import type { ActingLink } from '../../domain/acting-links.js';
import type { Scope } from '../../db/scope.js';
import { actingLink } from '../acting-links.js';
import { relinkMessages } from '../message-moves.js';
import type { OrderRow } from './rows.js';

type Linked = Pick<OrderRow, 'id' | 'tracking_token' | 'link_digest' | 'link_version'>;

/** Returns the columns of an order's pages: the existing ones, or new tokens, which only the master key can make. */
export function withPages(scope: Scope, order: Linked): Pick<OrderRow, 'tracking_token' | 'link_digest'> {
  const { vault } = scope.deployment;
  return {
    tracking_token: order.tracking_token ?? vault.sign(`tracking/${scope.tenant.id}/${order.id}`),
    link_digest: order.link_digest ?? linkOf(scope, order).digest,
  };
}

/**
 * Returns the recipient's own link, for a message to them; null before a booking gives the order its pages. When the
 * master key that signed it is gone, another one takes its place.
 */
export async function ownLink(scope: Scope, order: Linked): Promise<ActingLink | null> {
  if (order.link_digest === null) return null;
  const link = linkOf(scope, order);
  if (link.digest !== order.link_digest) await setLink(scope, order.id, link.digest, order.link_version);
  return link;
}

/** Ends the recipient's own link of a locked order; messages still to be sent get the next one. */
export async function renewLink(scope: Scope, order: Linked): Promise<void> {
  if (order.link_digest === null) return;
  const link_version = order.link_version + 1;
  const link = linkOf(scope, { ...order, link_digest: null, link_version });
  await setLink(scope, order.id, link.digest, link_version);
  await relinkMessages(scope, { order: order.id, from: order.link_digest, to: link });
}

function linkOf(scope: Scope, { id, link_version: version, link_digest: given }: Linked): ActingLink {
  const signs = `recipient/${scope.tenant.id}/${id}/${version}`;
  return actingLink(scope, signs, (token) => `/t/${token}`, given);
}

async function setLink(scope: Scope, id: string, link_digest: string, link_version: number): Promise<void> {
  await scope.trx.updateTable('orders').set({ link_digest, link_version }).where('id', '=', id).execute();
}
