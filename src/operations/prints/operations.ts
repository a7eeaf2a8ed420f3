/**
 * Operations of what is printed besides labels, beyond the specification: proofs of delivery, lists of a day, and notes
 * of returns.
 */
import type { Binary } from '../../api/define-operation.js';
import { defineOperation, type Operation } from '../../api/define-operation.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { findOrder } from '../../records/orders/rows.js';
import { proofPage } from './proof.js';
import { printPickList } from './pick-list.js';
import { printReturnNote } from './return-note.js';
import { dayQuery, depotParams, orderParams, returnQuery, shipperParams, vanQuery } from './schemas.js';
import { printLoadingList, printManifest } from './vans.js';

const PAGE = 'A self-contained HTML page to print on A4.';
const LIST = {
  method: 'GET',
  params: depotParams,
  status: 200,
  responseType: 'text/html',
  errors: ['not_found'],
} as const;

/** GET /orders/{order_id}/proof. Throws 409 `invalid_state` where nothing was delivered by a driver. */
async function printProof(scope: Scope, { params }: { params: { order_id: string } }): Promise<Binary> {
  return proofPage(scope, requireFound(await findOrder(scope, params.order_id), 'order', params.order_id));
}

export const printOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/orders/{order_id}/proof',
    name: 'orders.proof',
    summary: 'Print the proof of delivery',
    description: `For each completed visit, latest first: time, place, who received the goods, the pieces, the driver's notes, and the signature and photos embedded in the page. ${PAGE} Before anything is delivered the response is 409 \`invalid_state\`.`,
    scopes: ['orders:read'],
    params: orderParams,
    status: 200,
    responseType: 'text/html',
    errors: ['not_found', 'invalid_state'],
    command: printProof,
  }),
  defineOperation({
    ...LIST,
    path: '/depots/{depot_id}/loading-list',
    name: 'depots.loading_list',
    summary: "Print the loading lists of a depot's day",
    description: `A sheet for each van, including drafts: its pieces, last stop first, and those that are not in. ${PAGE}`,
    scopes: ['routes:read'],
    query: vanQuery,
    command: printLoadingList,
  }),
  defineOperation({
    ...LIST,
    path: '/depots/{depot_id}/manifest',
    name: 'depots.manifest',
    summary: "Print the manifests of a depot's day",
    description: `A sheet for each van, including drafts: its stops in sequence, with times, recipients, goods and services, and space for a name and a signature. ${PAGE}`,
    scopes: ['routes:read'],
    query: vanQuery,
    command: printManifest,
  }),
  defineOperation({
    ...LIST,
    path: '/depots/{depot_id}/pick-list',
    name: 'depots.pick_list',
    summary: "Print the pick list of a depot's day",
    description: `A sheet for each shipper: the pieces of all open deliveries booked for the date, grouped by goods, with each piece's van and those that are not in. ${PAGE}`,
    scopes: ['orders:read'],
    query: dayQuery,
    command: printPickList,
  }),
  defineOperation({
    ...LIST,
    path: '/shippers/{shipper_id}/return-note',
    name: 'shippers.return_note',
    summary: "Print a shipper's return note",
    description: `A sheet for each depot: the pieces of the return manifest, both those still to be returned and those returned on the date, with space for a name and a signature. ${PAGE}`,
    scopes: ['orders:read'],
    params: shipperParams,
    query: returnQuery,
    command: printReturnNote,
  }),
];
