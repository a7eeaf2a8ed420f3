/** `courier`, `key` and `demo-data`: couriers, their admin keys, and data to try them with. */
import { type Command, Option } from 'commander';
import { type Mode, MODES, type SubscriptionTier, PLANS, SCOPES } from '../../domain/access.js';
import { createAdminKey, createCourier, revokeKey, setPlan } from '../../operator/couriers.js';
import { type AdminKeyRow, listAdminKeys } from '../../setup/api-keys/rows.js';
import { listCouriers } from '../../records/couriers.js';
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

/** Adds `courier`, `key` and `demo-data`. */
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
