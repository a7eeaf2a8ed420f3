/** Inputs of reading the audit log. */
import { z } from 'zod';
import { exampleId } from '../../resources/examples.js';
import * as fields from '../../resources/schema-helpers.js';

/** Query of GET /audit-log. */
export const auditQuery = z.strictObject({
  actor: fields
    .bareId('adminKey')
    .optional()
    .describe('Who did it: the id of an API key, or a name as entries have it.'),
  action: fields
    .text(100)
    .meta({ example: 'orders.cancel' })
    .optional()
    .describe('What was done, as entries have it.'),
  subject: fields.id
    .meta({ example: exampleId('order') })
    .optional()
    .describe('Id of the record that it was done to.'),
  request_id: fields
    .text(64)
    .meta({ example: 'rqs_01kag5v8x2e0j9d3v6m1h7q4tz' })
    .optional()
    .describe('The `Request-Id` of the request that did it.'),
  since: fields.dateTime.optional().describe('Inclusive.'),
  until: fields.dateTime.optional().describe('Exclusive.'),
  ...fields.paging,
});
export type AuditQuery = z.output<typeof auditQuery>;
