/** Reading the audit log. */
import type { Scope } from '../../db/scope.js';
import { auditView, listAudit } from '../../records/audit-log.js';
import type { AuditEntry } from '../../resources/audit-entry.js';
import { type List, listed } from '../../resources/list.js';
import type { AuditQuery } from './schemas.js';

/** GET /audit-log */
export async function listAuditPage(
  scope: Scope,
  { query }: { query: AuditQuery },
): Promise<List<AuditEntry>> {
  return listed(await listAudit(scope, query), (row) => auditView(scope, row));
}
