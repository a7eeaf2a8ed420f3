/** Operations of the audit log. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { SCOPES } from '../../domain/access.js';
import { auditEntry } from '../../resources/audit-entry.js';
import { listOf } from '../../resources/list.js';
import { listAuditPage } from './read.js';
import { auditQuery } from './schemas.js';

export const auditOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/audit-log',
    name: 'audit.list',
    summary: 'List who did what, newest first',
    description:
      'An entry for every write through the API, with old and new values of a PATCH; for exports, sign-ins and refused ones, keys refused by their address; and for what operators do. Values, reasons and IP addresses are for keys with every scope and for owners.',
    extension: true,
    scopes: SCOPES,
    query: auditQuery,
    status: 200,
    response: listOf(auditEntry),
    command: listAuditPage,
  }),
];
