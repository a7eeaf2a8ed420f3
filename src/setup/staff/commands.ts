/** A courier's staff: invited, given another role, removed. A changed member has to sign in again. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import type { Role } from '../../domain/access.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { eraseAuditOf } from '../../records/erasure.js';
import { eraseMessagesTo } from '../../records/message-moves.js';
import { deleteConsoleLinks, deleteConsoleSessions } from '../../sessions/console.js';
import {
  archiveStaff,
  eraseStaffRow,
  findStaff,
  insertStaff,
  listStaff,
  lockOwnersAnd,
  lockStaffIncludingArchived,
  lockStaffOfEmail,
  type StaffRow,
  staffView,
  updateRole,
} from './rows.js';
import { type List, listed } from '../../resources/list.js';
import type { Staff, StaffInput, StaffPatch } from './resource.js';
import { notifyOwnersOfAccess } from '../../messaging/owner-notice.js';
import { mailLink, type SignInLink, renewDemoLink } from './links.js';

type Params = { params: { staff_id: string } };

export async function listStaffPage(scope: Scope, { query }: { query: PageQuery }): Promise<List<Staff>> {
  return listed(await listStaff(scope, query), staffView);
}

export async function getStaff(scope: Scope, { params }: Params): Promise<Staff> {
  return staffView(requireFound(await findStaff(scope, params.staff_id), 'member of staff', params.staff_id));
}

/**
 * POST /staff: adds a member of staff and mails them a link. Throws 409 `in_use` when somebody already has the
 * address.
 */
export async function createStaff(scope: Scope, { body }: { body: StaffInput }): Promise<Staff> {
  const email = body.email.toLowerCase();
  const row = await insertStaff(scope, { email, role: body.role });
  if (!row) {
    throw new AppError('in_use', {
      message: 'This address already belongs to a staff member.',
      param: 'email',
    });
  }
  await notifyOwnersOfStaff(scope, row.id, `was added to the staff as ${row.role}`, email);
  await mailLink(scope, row, 'invitation');
  return staffView(row);
}

/** PATCH /staff/{staff_id}: their sessions end. Throws 409 `invalid_state` for the last owner. */
export async function patchStaff(
  scope: Scope,
  { params, body }: Params & { body: StaffPatch },
): Promise<Staff> {
  const row = await lockWithAnOwnerLeft(scope, params.staff_id, body.role);
  if (body.role === undefined || body.role === row.role) {
    scope.outcome.unchanged = true;
    return staffView(row);
  }
  return staffView(await changeRole(scope, row, body.role));
}

/** DELETE /staff/{staff_id}: their links and sessions end. Throws 409 `invalid_state` for the last owner. */
export async function deleteStaff(scope: Scope, { params }: Params): Promise<void> {
  const row = await lockWithAnOwnerLeft(scope, params.staff_id, null);
  await notifyOwnersOfStaff(scope, row.id, `is no longer on the staff, as ${row.role}`);
  await deleteConsoleLinks(scope, row.id);
  await deleteConsoleSessions(scope, { staff: row.id });
  await archiveStaff(scope, row.id);
}

/**
 * POST /staff/{staff_id}/erase: removes a member of staff, if that was not done before, and erases their personal data.
 * Throws 409 `invalid_state` for the last owner.
 */
export async function eraseStaff(scope: Scope, { params }: Params): Promise<void> {
  const known = requireFound(
    await lockStaffIncludingArchived(scope, params.staff_id),
    'member of staff',
    params.staff_id,
  );
  if (known.archived_at === null) await deleteStaff(scope, { params });
  if (known.email !== '') await eraseMessagesTo(scope, { recipient: known.email });
  await eraseStaffRow(scope, known.id);
  await eraseAuditOf(scope, known.id);
}

/**
 * Invites the first owner for an operator: adds them, or makes them an owner, and mails them a link. Resolves to the
 * link too.
 */
export async function inviteOwner(scope: Scope, address: string): Promise<Staff & SignInLink> {
  const email = address.toLowerCase();
  const known = await lockStaffOfEmail(scope, email);
  const row = known ?? (await insertStaff(scope, { email, role: 'owner' }));
  if (!row) throw new AppError('in_use', { message: 'This address is already being added.' });
  if (!known) await notifyOwnersOfStaff(scope, row.id, 'was added to the staff as owner', email);
  const owner = row.role === 'owner' ? row : await changeRole(scope, row, 'owner');
  return { ...staffView(owner), ...(await mailLink(scope, owner, 'invitation')) };
}

/**
 * Returns a link for the demo courier's owner that opens the console any number of times; the previous one stops
 * working.
 */
export async function openDemo(scope: Scope, email: string): Promise<string> {
  const owner =
    (await lockStaffOfEmail(scope, email)) ?? (await insertStaff(scope, { email, role: 'owner' }));
  if (!owner) throw new Error('The owner of the demo is already being added.');
  return renewDemoLink(scope, owner);
}

async function notifyOwnersOfStaff(scope: Scope, id: string, what: string, except?: string): Promise<void> {
  await notifyOwnersOfAccess(
    scope,
    'Who may use your console has changed',
    `Member of staff ${id} ${what}.`,
    except,
  );
}

async function changeRole(scope: Scope, row: StaffRow, role: Role): Promise<StaffRow> {
  await notifyOwnersOfStaff(scope, row.id, `was ${row.role}, and is ${role} now`);
  await deleteConsoleSessions(scope, { staff: row.id });
  return updateRole(scope, row.id, role);
}

/** Locks a member of staff who is about to lose their role. At least one owner must remain. */
async function lockWithAnOwnerLeft(
  scope: Scope,
  id: string,
  role: Role | null | undefined,
): Promise<StaffRow> {
  const rows = await lockOwnersAnd(scope, id);
  const row = requireFound(
    rows.find((each) => each.id === id),
    'member of staff',
    id,
  );
  const goes = row.role === 'owner' && role !== 'owner' && role !== undefined;
  if (goes && rows.every((each) => each.id === id || each.role !== 'owner')) {
    throw new AppError('invalid_state', {
      message: 'This is the last owner. Make another person an owner first.',
    });
  }
  return row;
}
