/** Operations of the audit log. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { SCOPES } from '../../domain/access.js';
import { auditEntry, type AuditEntry } from '../../resources/audit-entry.js';
import { listOf, type List, listed } from '../../resources/list.js';
import { auditQuery, type AuditQuery } from './schemas.js';
import type { Scope } from '../../db/scope.js';
import { auditView, listAudit } from '../../records/audit-log.js';

export const auditOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/audit-log',
    name: 'audit.list',
    summary: 'List who did what, newest first',
    description:
      "Includes every API write, with old and new values of a PATCH; exports; successful and refused sign-ins; keys refused by IP address; and operators' actions. Values, reasons and IP addresses are only for owners and keys with every scope.",
    scopes: SCOPES,
    query: auditQuery,
    status: 200,
    response: listOf(auditEntry),
    command: listAuditPage,
  }),
];

/** GET /audit-log */
async function listAuditPage(scope: Scope, { query }: { query: AuditQuery }): Promise<List<AuditEntry>> {
  return listed(await listAudit(scope, query), (row) => auditView(scope, row));
}
