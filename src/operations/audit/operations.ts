/** Operations of the audit log. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { SCOPES } from '../../domain/access.js';
import { auditEntry } from '../../resources/audit-entry.js';
import { listOf, listed } from '../../resources/list.js';
import { auditView, findAuditNames, listAudit } from '../../records/audit-log.js';
import { z } from 'zod';
import { exampleId } from '../../resources/examples.js';
import * as fields from '../../resources/schema-helpers.js';

const auditQuery = z.strictObject({
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
export const auditOperations: Operation[] = [
  defineOperation({
    route: 'GET /audit-log',
    name: 'audit.list',
    summary: 'List who did what, newest first',
    description:
      "Includes every API write, with old and new values of a PATCH; exports; successful and refused sign-ins; keys refused by IP address; and operators' actions. Values, reasons and IP addresses are only for owners and keys with every scope.",
    scopes: SCOPES,
    query: auditQuery,
    response: listOf(auditEntry),
    command: async (scope, { query }) => {
      const entries = await listAudit(scope, query);
      const names = await findAuditNames(scope, entries.rows);
      return listed(entries, (row) => auditView(scope, row, names));
    },
  }),
];
