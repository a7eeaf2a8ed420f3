/**
 * Links to the console: mailed to staff, valid for a quarter of an hour and one use, or printed by `npm start`. A
 * link's token is signed, not stored, so that readers of rows or messages never have one.
 */
import { findRecordsOfAddress, findTenantBy } from '../../db/queries.js';
import { insertAudit } from '../../db/audit.js';
import { sendWhenDue } from '../../db/outbox.js';
import type { Scope, ScopeSource } from '../../db/scope.js';
import { inScope } from '../../db/transaction.js';
import { MARK } from '../../domain/acting-links.js';
import {
  type ConsoleLinkRow,
  countConsoleLinks,
  deleteConsoleLinks,
  findConsoleLink,
  insertConsoleLink,
  type LinkKind,
} from '../../sessions/console.js';
import { findSenderNames } from '../../records/sender-names.js';
import { findStaff, type StaffRow } from './rows.js';
import type { Vault } from '../../runtime/secrets.js';

/** How long a mailed link holds. */
export const LINK_MINUTES = 15;
/** The most links that a member of staff is mailed within that time. */
const MAX_LINKS = 5;

const windowMs = LINK_MINUTES * 60_000;

/** A link that signs in: its URL, and its expiry. */
export type SignInLink = { link: string; expires_at: string };

/** Mails a member of staff a link; `askedBy` is the digest of the cookie of the browser that asked for it. */
export async function mailLink(
  scope: Scope,
  staff: StaffRow,
  kind: 'sign_in' | 'invitation',
  askedBy: string | null = null,
): Promise<SignInLink> {
  const expiresAt = new Date(scope.now.getTime() + windowMs);
  const id = await insertConsoleLink(scope, { staff: staff.id, kind, expiresAt, askedBy });
  sendWhenDue(scope, { kind: 'console_link', subject: id });
  return { link: addressOf(scope, id), expires_at: expiresAt.toISOString() };
}

/** Makes a link that opens the console any number of times, instead of the previous one. */
export async function renewDemoLink(scope: Scope, staff: StaffRow): Promise<string> {
  await deleteConsoleLinks(scope, staff.id, 'demo');
  const link = { staff: staff.id, kind: 'demo', expiresAt: null, askedBy: null } as const;
  return addressOf(scope, await insertConsoleLink(scope, link));
}

/**
 * POST /console/session/link: mails a link to the person with this address, for each courier whose staff they are.
 * Sends nothing to an address that no courier knows, or that was sent enough links already.
 */
export async function requestLink(source: ScopeSource, email: string, askedBy: string): Promise<void> {
  for (const { tenant_id, id } of await findRecordsOfAddress(source.db, 'staff_of_email', email)) {
    await inScope(source, tenant_id, id, async (scope) => {
      const staff = await findStaff(scope, id);
      const since = new Date(scope.now.getTime() - windowMs);
      if (!staff || (await countConsoleLinks(scope, id, since)) >= MAX_LINKS) return;
      await mailLink(scope, staff, 'sign_in', askedBy);
      await insertAudit(scope, { action: 'console.link_requested', subject: id });
    });
  }
}

/** The contents of a mail; its body has `MARK` instead of the link. */
export type SignInMail = {
  kind: LinkKind;
  sender_name: string;
  colour: string | null;
  to: string;
  subject: string;
  body: string;
  link: string;
};

/** Writes the mail of a link; null if the link can no longer be used. */
export async function writeSignInMail(scope: Scope, id: string): Promise<SignInMail | null> {
  const link = await findConsoleLink(scope, id);
  const staff = link && (await findStaff(scope, link.staff));
  if (!link || !staff || !isOpen(link, scope.now)) return null;
  const { courier, colour } = await findSenderNames(scope, []);
  const { brand, publicUrl } = scope.deployment;
  const isInvitation = link.kind === 'invitation';
  return {
    kind: link.kind,
    sender_name: courier,
    colour,
    to: staff.email,
    subject: isInvitation ? `Your access to the console of ${courier}` : `Sign in to ${courier} on ${brand}`,
    body: [
      isInvitation
        ? `You have access to the console of ${courier} as ${staff.role}. This link signs you in:`
        : `This link signs you in to the console of ${courier}:`,
      MARK,
      `It works once, within ${LINK_MINUTES} minutes. For a new one enter this address at ${publicUrl}/console`,
      ...(isInvitation ? [] : ['If you did not request it, ignore this email.']),
    ].join('\n\n'),
    link: addressOf(scope, id),
  };
}

/** Finds the link of a URL's token, if it is one of ours; its row may have been used up, or be gone. */
export async function withLink<Result>(
  source: ScopeSource,
  token: string,
  work: (scope: Scope, link: ConsoleLinkRow, staff: StaffRow) => Promise<Result>,
): Promise<Result | null> {
  const id = idOf(source.deployment.vault, token);
  const tenant = id === null ? null : await findTenantBy(source.db, 'tenant_of_console_link', id);
  if (id === null || tenant === null) return null;
  return inScope(source, tenant, 'console', async (scope) => {
    const link = await findConsoleLink(scope, id);
    const staff = link && (await findStaff(scope, link.staff));
    return link && staff ? work({ ...scope, actor: { ...scope.actor, id: staff.id } }, link, staff) : null;
  });
}

export function isOpen({ expires_at: end, used_at: used }: ConsoleLinkRow, now: Date): boolean {
  return end === null || (used === null && end > now);
}

function addressOf({ deployment }: Scope, id: string): string {
  return `${deployment.publicUrl}/console/sign-in/${id}.${deployment.vault.sign(signedText(id))}`;
}

/** Returns the id in a token, if it was signed here; text that cannot be one, for example with a NUL, has none. */
function idOf(vault: Vault, token: string): string | null {
  const [, id = '', signature = ''] = /^(csl_\w{1,40})\.([\w-]{1,64})$/.exec(token) ?? [];
  return id !== '' && vault.verify(signedText(id), signature) ? id : null;
}

function signedText(id: string): string {
  return `console-link/${id}`;
}
