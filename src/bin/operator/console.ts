/** `console invite`: invites the first owner of a courier's console, who invites everybody else. */
import type { Command } from 'commander';
import { insertAudit } from '../../db/audit.js';
import { withScope } from '../../db/transaction.js';
import { AppError } from '../../domain/errors.js';
import { inviteOwner } from '../../setup/staff/commands.js';
import { findTenant } from '../../records/couriers.js';
import * as fields from '../../resources/schema-helpers.js';
import type { OperatorContext } from './context.js';
import { JSON_OPTION, type Output, run } from './run.js';

type Invitation = { courier: string; email: string };

export function addConsole(program: Command): void {
  program
    .command('console')
    .description("manage access to couriers' consoles")
    .command('invite')
    .description(
      'make a person an owner of a courier; prints and emails a sign-in link that works once within 15 minutes',
    )
    .requiredOption('--courier <id>', 'the courier')
    .requiredOption('--email <address>', 'their address')
    .option(...JSON_OPTION)
    .action((options: Output & Invitation) => run(options, (operator) => invite(operator, options)));
}

async function invite({ source, owner }: OperatorContext, { courier, email }: Invitation) {
  const address = fields.email.safeParse(email.trim());
  if (!address.success) throw new AppError('invalid_value', { message: `${email} is not an email address.` });
  const tenant = await findTenant(owner.db, courier, 'live');
  if (!tenant) throw new AppError('not_found', { message: `There is no courier ${courier}.` });
  return withScope(source, tenant, { id: 'operator', requestId: null }, async (scope) => {
    const { id, email: to, role, link, expires_at } = await inviteOwner(scope, address.data);
    await insertAudit(scope, { action: 'staff.invite', subject: id });
    return { staff: id, email: to, role, link, expires_at };
  });
}
