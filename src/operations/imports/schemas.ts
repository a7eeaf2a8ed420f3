/** Imports of orders on the wire: how a file is sent, and the resulting job. */
import { z } from 'zod';
import { enumOf } from '../../resources/enum-docs.js';
import * as fields from '../../resources/schema-helpers.js';

const importMode = enumOf('ImportMode', ['partial', 'all_or_nothing'], {
  partial: 'Every order whose rows are right is created.',
  all_or_nothing: 'One row that is not refuses the whole file.',
});

export const CSV = 'text/csv';
export const JSON_LINES = ['application/x-ndjson', 'application/jsonl'] as const;

/** The most bytes of a file (docs/behaviour.md "Errors"). */
export const MAX_BYTES = 50_000_000;

/** Query of POST /orders/import. */
export const importQuery = z.strictObject({
  mode: importMode
    .default('partial')
    .describe('`partial` creates every order whose rows are right; `all_or_nothing` all of them or none.'),
  shipper: fields.bareId('shipper').optional().describe('Id of the shipper of rows that name none.'),
  depot: fields.bareId('depot').optional().describe('Id of the depot of rows that name none.'),
});
export type ImportQuery = z.output<typeof importQuery>;

export const importParams = z.object({ job_id: fields.idOf('job') });
