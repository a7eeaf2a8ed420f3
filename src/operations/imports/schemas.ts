/** Imports of orders on the wire: how a file is sent, and the resulting job. */
import { z } from 'zod';
import { enumOf } from '../../resources/enum-docs.js';
import * as fields from '../../resources/schema-helpers.js';

const importMode = enumOf('ImportMode', ['partial', 'all_or_nothing'], {
  partial: 'Creates every order whose rows are valid.',
  all_or_nothing: 'Rejects the whole file if any row is invalid.',
});

export const CSV = 'text/csv';
export const JSON_LINES = ['application/x-ndjson', 'application/jsonl'] as const;

/** The most bytes of a file (docs/behaviour.md "Errors"). */
export const MAX_BYTES = 50_000_000;

export const importQuery = z.strictObject({
  mode: importMode
    .default('partial')
    .describe('`partial` creates every order whose rows are valid; `all_or_nothing` creates all or none.'),
  shipper: fields.bareId('shipper').optional().describe('ID of the shipper for rows without one.'),
  depot: fields.bareId('depot').optional().describe('ID of the depot for rows without one.'),
});
export type ImportQuery = z.output<typeof importQuery>;
