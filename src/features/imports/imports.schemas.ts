/** Imports of orders on the wire: how a file is sent, and the job that comes of it. */
import { z } from 'zod';
import * as words from '../../api/schemas.js';
import { JOB_STATUSES } from '../../domain/lifecycles.js';

export const CSV = 'text/csv';
export const JSON_LINES = ['application/x-ndjson', 'application/jsonl'] as const;

/** The most bytes of a file (BEHAVIOUR "Errors"). */
export const MAX_BYTES = 50_000_000;

/** Errors that an import keeps; all are counted. */
export const MAX_ERRORS = 1_000;

/** Query of POST /orders/import. */
export const importQuery = z.strictObject({
  mode: z
    .enum(['partial', 'all_or_nothing'])
    .default('partial')
    .describe('`partial` creates every order whose row is right; `all_or_nothing` all of them or none.'),
  shipper: words.id.optional().describe('Id of the shipper of rows that name none.'),
  depot: words.id.optional().describe('Id of the depot of rows that name none.'),
});
export type ImportQuery = z.output<typeof importQuery>;

export const importParams = z.object({ job_id: words.id });

const count = z.number().int().min(0);

const rowError = z
  .object({
    row: count.describe('Number of the row as a spreadsheet shows it, or of the line (JSON lines).'),
    column: z
      .string()
      .describe('Name of the column, or path of the field (JSON lines); empty for the whole row.'),
    code: z.string().describe('One of the codes of errors.'),
    message: z.string().describe('One plain sentence that says what to do.'),
  })
  .meta({ id: 'RowError', description: 'Why a row of an import became no order.' });

export const importJob = z
  .object({
    id: words.id,
    object: z.literal('job'),
    type: z.literal('order_import'),
    status: z.enum(JOB_STATUSES).describe('`failed` when nothing could be imported.'),
    progress: z.number().min(0).max(1).describe('0 to 1.'),
    result: z
      .object({
        rows: count.describe('Rows of the file, without its header.'),
        created: count.describe('Orders created.'),
        rejected: count.describe('Rows that became no order.'),
        errors: z
          .array(rowError)
          .describe(`What is wrong with rejected rows, by row; at most ${MAX_ERRORS} entries.`),
      })
      .nullable()
      .describe('Set when the import has ended.'),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .describe('Set when status is `failed`.'),
    created_at: words.timestamp,
  })
  .meta({ id: 'ImportJob', description: 'An import of orders.' });
