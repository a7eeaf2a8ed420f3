/** Operations of scans: specification "Scans". */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { EXAMPLE_BARCODES, exampleId } from '../../resources/examples.js';
import { listOf, type List, listed } from '../../resources/list.js';
import { pieceScan, type PieceScan } from '../../resources/scan.js';
import { recordScans } from './record.js';
import { scanBatch, scanQuery, scanResult } from './schemas.js';
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { findBarcode, listScans, scanView } from '../../records/pieces.js';

export const scanOperations: Operation[] = [
  defineOperation({
    route: 'POST /scans',
    name: 'scans.record',
    summary: 'Record depot scans of pieces',
    description:
      'Unknown barcodes are returned in `rejected` and do not fail the request. Sends `order.scanned` for each order whose last piece came in.',
    scopes: ['orders:write'],
    body: scanBatch,
    status: 201,
    response: scanResult,
    errors: ['too_many_items'],
    example: {
      request: {
        scans: EXAMPLE_BARCODES.map((barcode) => ({
          barcode,
          type: 'depot_in' as const,
          depot: exampleId('depot'),
        })),
      },
      response: { accepted: 2, rejected: [], orders_completed: [exampleId('order')] },
    },
    command: recordScans,
  }),
  defineOperation({
    route: 'GET /pieces/{piece_id}/scans',
    name: 'scans.list',
    summary: 'List the scans of a piece, latest first',
    description: 'Where and when the piece was scanned, and its photos.',
    scopes: ['orders:read'],
    query: scanQuery,
    response: listOf(pieceScan),
    command: getScans,
  }),
];

/** GET /pieces/{piece_id}/scans, the latest first. */
async function getScans(
  scope: Scope,
  { params, query }: { params: { piece_id: string }; query: PageQuery },
): Promise<List<PieceScan>> {
  const piece = params.piece_id;
  const barcode = requireFound(await findBarcode(scope, piece), 'piece', piece);
  return listed(await listScans(scope, { piece, barcode }, query), scanView);
}
