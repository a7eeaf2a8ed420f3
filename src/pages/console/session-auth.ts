/**
 * What staff do through the API: every one of its operations below `/console/admin/v1`, and the console's own below
 * `/console`, with the session's cookie instead of a key.
 */
import type { Request, Response } from 'express';
import { defineOperation, type Operation } from '../../api/define-operation.js';
import type { Caller } from '../../api/pipeline/authenticate.js';
import type { EntryPoint } from '../../api/server.js';
import type { ScopeSource } from '../../db/scope.js';
import type { AppError } from '../../domain/errors.js';
import { type Mode, SCOPES } from '../../domain/access.js';
import { lockOwnersAnd } from '../../setup/staff/rows.js';
import { listOf } from '../../resources/list.js';
import { loggedRequest } from '../../resources/logged-request.js';
import { staff, staffInput, staffPatch, staffQuery } from '../../setup/staff/resource.js';
import { consoleSession } from '../../page-kit/sessions.js';
import { PAGE_HEADERS } from '../../page-kit/layout.js';
import { send } from '../../page-kit/views.js';
import { listLoggedRequestsPage } from './request-log.js';
import { requestQuery } from './schemas.js';
import { modeOf, requireSession, tenantOf } from './sessions.js';
import { refusedPage } from './views.js';
import {
  createStaff,
  deleteStaff,
  eraseStaff,
  getStaff,
  listStaffPage,
  patchStaff,
} from '../../setup/staff/commands.js';

const OWNERS = { scopes: SCOPES, ownersOnly: true } as const;

/** The console's own operations. They serve only the console, and are not part of the reference. */
export const consoleOperations: Operation[] = [
  defineOperation({
    route: 'GET /staff',
    name: 'staff.list',
    summary: 'List staff',
    ...OWNERS,
    query: staffQuery,
    response: listOf(staff),
    command: listStaffPage,
  }),
  defineOperation({
    route: 'POST /staff',
    name: 'staff.create',
    summary: 'Invite somebody',
    ...OWNERS,
    body: staffInput,
    status: 201,
    response: staff,
    errors: ['in_use'],
    command: createStaff,
  }),
  defineOperation({
    route: 'GET /staff/{staff_id}',
    name: 'staff.get',
    summary: 'Get a staff member',
    ...OWNERS,
    response: staff,
    lock: (scope, { staff_id }) => lockOwnersAnd(scope, staff_id),
    command: getStaff,
  }),
  defineOperation({
    route: 'PATCH /staff/{staff_id}',
    name: 'staff.update',
    summary: "Change a staff member's role",
    ...OWNERS,
    body: staffPatch,
    response: staff,
    errors: ['invalid_state'],
    command: patchStaff,
  }),
  defineOperation({
    route: 'DELETE /staff/{staff_id}',
    name: 'staff.delete',
    summary: 'Remove a staff member',
    ...OWNERS,
    errors: ['invalid_state'],
    command: deleteStaff,
  }),
  defineOperation({
    route: 'POST /staff/{staff_id}/erase',
    name: 'staff.erase',
    summary: "Erase a staff member's personal data",
    ...OWNERS,
    errors: ['invalid_state'],
    command: eraseStaff,
  }),
  defineOperation({
    route: 'GET /requests',
    name: 'requests.list',
    summary: 'List the requests of the last seven days',
    scopes: SCOPES,
    query: requestQuery,
    response: listOf(loggedRequest),
    command: listLoggedRequestsPage,
  }),
];

/**
 * The sandbox's operations for what a browser opens by a link, such as pages to print: it sends no header with those.
 */
const SANDBOX_BASE = '/console/sandbox/admin/v1';

/** Returns the environment that a request is about. Staff belong to the courier, and are stored with the live one. */
function environmentOf({ baseUrl, path, headers }: Request): Mode {
  if (baseUrl === SANDBOX_BASE) return 'sandbox';
  return path.startsWith('/staff') ? 'live' : modeOf(headers['waypost-mode']?.toString());
}

/** Creates the entry points through which a session reaches operations. */
export function createConsoleEntryPoints(
  source: ScopeSource,
  operations: readonly Operation[],
): EntryPoint[] {
  const authenticate = async (request: Request): Promise<Caller> => {
    const session = await requireSession(source, request);
    const mode = environmentOf(request);
    request.res?.set({ 'Cache-Control': 'private, no-cache' }).vary('Cookie, Waypost-Mode');
    return {
      keyId: session.staff,
      tenant: tenantOf(session, mode),
      scopes: SCOPES,
      session: { id: session.id, role: session.role },
    };
  };
  const refusePerson = (response: Response, error: AppError, requestId: string) => {
    send(response.set(PAGE_HEADERS), refusedPage(error, requestId));
  };
  const { secretOf } = consoleSession;
  return [
    { base: '/console/admin/v1', operations, authenticate, secretOf, refusePerson },
    { base: SANDBOX_BASE, operations, authenticate, secretOf, refusePerson },
    { base: '/console', operations: consoleOperations, authenticate, secretOf, unlogged: true },
  ];
}
