/** Operations of scans: specification "Scans". */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { EXAMPLE_BARCODES, exampleId } from '../../resources/examples.js';
import { recordScans } from './record.js';
import { scanBatch, scanResult } from './schemas.js';

export const scanOperations: Operation[] = [
  defineOperation({
    method: 'POST',
    path: '/scans',
    name: 'scans.record',
    summary: 'Record depot scans of pieces',
    description:
      'Unknown barcodes are returned in `rejected` and do not fail the request. Sends `order.scanned` for each order whose last piece came in.',
    scopes: ['orders:write'],
    body: scanBatch,
    status: 201,
    response: scanResult,
    errors: ['too_many_items', 'unknown_reference'],
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
];
