/** Inputs of reading the audit log. */
import { z } from 'zod';
import { exampleId } from '../../resources/examples.js';
import * as fields from '../../resources/schema-helpers.js';

/** Query of GET /audit-log. */
export const auditQuery = z.strictObject({
  actor: fields
    .bareId('adminKey')
    .optional()
    .describe('Filter by actor: the ID of an API key, or a name as in the entries.'),
  action: fields
    .text(100)
    .meta({ example: 'orders.cancel' })
    .optional()
    .describe('Filter by action, as in the entries.'),
  subject: fields.id
    .meta({ example: exampleId('order') })
    .optional()
    .describe("Filter by the affected record's ID."),
  request_id: fields
    .text(64)
    .meta({ example: 'rqs_01kag5v8x2e0j9d3v6m1h7q4tz' })
    .optional()
    .describe('Filter by the `Request-Id` of the request.'),
  since: fields.dateTime.optional().describe('Inclusive.'),
  until: fields.dateTime.optional().describe('Exclusive.'),
  ...fields.paging,
});
export type AuditQuery = z.output<typeof auditQuery>;
