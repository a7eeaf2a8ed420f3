/** The route table of the audit log. */
import { defineRoute, type Route } from '../../api/define-operation.js';
import { SCOPES } from '../../domain/access.js';
import { auditEntry } from '../../resources/audit-entry.js';
import { listOf } from '../../resources/list.js';
import { listAuditPage } from './read.js';
import { auditQuery } from './schemas.js';

export const auditRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/audit-log',
    operation: 'audit.list',
    summary: 'List who did what, newest first',
    description: 'An entry for every write through the API, and for some that happen without a request.',
    extension: true,
    scopes: SCOPES,
    query: auditQuery,
    status: 200,
    response: listOf(auditEntry),
    command: listAuditPage,
  }),
];
