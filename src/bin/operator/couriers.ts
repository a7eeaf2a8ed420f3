/**
 * `courier`, `key`, `demo-data`, `number` and `console`: couriers, their admin keys, data to try them with, the numbers
 * that they text from, and the first owners of their consoles.
 */
import { type Command, Option } from 'commander';
import { insertAudit } from '../../db/audit.js';
import { withScope } from '../../db/transaction.js';
import { type Mode, MODES, PLANS, SCOPES, type SubscriptionTier } from '../../domain/access.js';
import { AppError } from '../../domain/errors.js';
import {
  addNumber,
  createAdminKey,
  createCourier,
  removeNumber,
  revokeKey,
  setPlan,
} from '../../operator/couriers.js';
import { listCouriers, requireTenant } from '../../records/couriers.js';
import { listNumbers } from '../../records/sms-numbers.js';
import * as fields from '../../resources/schema-helpers.js';
import { type AdminKeyRow, listAdminKeys } from '../../setup/api-keys/rows.js';
import { inviteOwner } from '../../setup/staff/commands.js';
import type { OperatorContext } from './context.js';
import { JSON_OPTION, type Output, run } from './run.js';
import type { TableRow } from './table.js';

type NewKeyOptions = {
  courier: string;
  mode: Mode;
  scopes?: string[];
  label?: string;
  expiresAt?: string;
};

const modeOption = () => new Option('--mode <mode>', 'environment').choices(MODES).makeOptionMandatory();

export function addCouriers(program: Command): void {
  const courier = program.command('courier').description('manage couriers');
  const key = program.command('key').description('manage admin keys');

  courier
    .command('create')
    .description('add a courier with a live and a sandbox tenant')
    .requiredOption('--name <name>', 'its name')
    .addOption(new Option('--plan <plan>', 'its plan').choices(PLANS).makeOptionMandatory())
    .option(...JSON_OPTION)
    .action((options: Output & { name: string; plan: SubscriptionTier }) =>
      run(options, ({ owner }) => createCourier(owner, options)),
    );

  courier
    .command('set-plan')
    .description("change a courier's plan, from the next request on")
    .argument('<id>', 'the courier')
    .addOption(new Option('--plan <plan>', 'its plan').choices(PLANS).makeOptionMandatory())
    .option(...JSON_OPTION)
    .action((id: string, options: Output & { plan: SubscriptionTier }) =>
      run(options, ({ owner }) => setPlan(owner, { courier: id, plan: options.plan })),
    );

  courier
    .command('list')
    .description('list couriers')
    .option(...JSON_OPTION)
    .action((options: Output) =>
      run(options, async ({ owner }) =>
        (await listCouriers(owner.db)).map(({ live, sandbox, ...row }) => ({
          ...row,
          tenants: { live, sandbox },
        })),
      ),
    );

  key
    .command('create')
    .description('add an admin key and print it; it is not shown again')
    .requiredOption('--courier <id>', 'the courier')
    .addOption(modeOption())
    .option('--scopes <scopes>', `separated by commas; default: all of ${SCOPES.join(',')}`, (list) =>
      list.split(',').map((scope) => scope.trim()),
    )
    .option('--label <label>', "description of the key's use")
    .option('--expires-at <instant>', 'when it expires; default: never')
    .option(...JSON_OPTION)
    .action((options: Output & NewKeyOptions) => run(options, ({ owner }) => createAdminKey(owner, options)));

  key
    .command('list')
    .description('list admin keys')
    .option(...JSON_OPTION)
    .action((options: Output) =>
      run(options, async ({ owner }) => (await listAdminKeys(owner.db)).map(describeKey)),
    );

  key
    .command('revoke')
    .description('revoke an admin key')
    .argument('<id>', 'the key')
    .option(...JSON_OPTION)
    .action((id: string, options: Output) =>
      run(options, async ({ owner }) => describeKey(await revokeKey(owner, id))),
    );

  program
    .command('demo-data')
    .description('add a depot, vehicles, drivers and shippers to a tenant that has no depot')
    .requiredOption('--courier <id>', 'the courier')
    .addOption(modeOption())
    .option(...JSON_OPTION)
    .action((options: Output & { courier: string; mode: Mode }) =>
      run(options, ({ addDemoData }) => addDemoData(options.courier, options.mode)),
    );
}

/** Returns a key without its digest. */
function describeKey(row: AdminKeyRow): TableRow {
  const { id, courier, mode, label, scopes, last_four, created_at, last_used_at, expires_at, revoked_at } =
    row;
  return { id, courier, mode, label, scopes, last_four, created_at, last_used_at, expires_at, revoked_at };
}

export function addNumbers(program: Command): void {
  const number = program.command('number').description('manage the numbers that couriers text from');

  number
    .command('add')
    .description('assign a number to a courier, which can then set it as sms_from')
    .argument('<number>', 'the number')
    .requiredOption('--courier <id>', 'the courier')
    .option(...JSON_OPTION)
    .action((given: string, options: Output & { courier: string }) =>
      run(options, ({ owner }) => addNumber(owner, { courier: options.courier, number: given })),
    );

  number
    .command('remove')
    .description("remove a courier's number; its texts then come from the shared number")
    .argument('<number>', 'the number')
    .option(...JSON_OPTION)
    .action((given: string, options: Output) => run(options, ({ owner }) => removeNumber(owner, given)));

  number
    .command('list')
    .description("list couriers' numbers, and whether they are in use")
    .option(...JSON_OPTION)
    .action((options: Output) => run(options, ({ owner }) => listNumbers(owner.db)));
}

type Invitation = { courier: string; email: string };

/** Adds `console invite`, which invites the first owner of a courier's console, who invites everybody else. */
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
  const tenant = await requireTenant(owner.db, courier, 'live');
  return withScope(source, tenant, { id: 'operator', requestId: null }, async (scope) => {
    const { id, email: to, role, link, expires_at } = await inviteOwner(scope, address.data);
    await insertAudit(scope, { action: 'staff.invite', subject: id });
    return { staff: id, email: to, role, link, expires_at };
  });
}
