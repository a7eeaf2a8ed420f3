/** Inputs of reading the audit log. */
import { z } from 'zod';
import * as words from '../../resources/schema-helpers.js';

/** Query of GET /audit-log. */
export const auditQuery = z.strictObject({
  actor: words
    .bareId('adminKey')
    .optional()
    .describe('Who did it: the id of an API key, or a name as entries have it.'),
  action: words
    .text(100)
    .meta({ example: 'orders.cancel' })
    .optional()
    .describe('What was done, as entries have it.'),
  subject: words.bareId('order').optional().describe('Id of the record that it was done to.'),
  since: words.dateTime.optional().describe('Inclusive.'),
  until: words.dateTime.optional().describe('Exclusive.'),
  ...words.paging,
});
export type AuditQuery = z.output<typeof auditQuery>;
