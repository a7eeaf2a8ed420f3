/** Couriers, their admin keys, demo data, and outbox rows that Temporal has refused. */
import { type Command, Option } from 'commander';
import {
  discardDeadLetter,
  listDeadLetters,
  retryAllDeadLetters,
  retryDeadLetter,
} from '../../db/dead-letters.js';
import { type Mode, MODES, type Plan, PLANS, SCOPES } from '../../domain/access.js';
import { createAdminKey, createCourier, revokeKey, setPlan } from '../../operations/couriers/commands.js';
import { type AdminKeyRow, listAdminKeys } from '../../records/admin-keys.js';
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

/** Adds `courier`, `key`, `demo-data` and `outbox`. */
export function addAccounts(program: Command): void {
  const courier = program.command('courier').description('couriers');
  const key = program.command('key').description('admin keys');
  const outbox = program.command('outbox').description('outbox rows that Temporal has refused for good');

  courier
    .command('create')
    .description('add a courier with a live and a sandbox tenant')
    .requiredOption('--name <name>', 'its name')
    .addOption(new Option('--plan <plan>', 'its plan').choices(PLANS).makeOptionMandatory())
    .option(...JSON_OPTION)
    .action((options: Output & { name: string; plan: Plan }) =>
      run(options, ({ owner }) => createCourier(owner, options)),
    );

  courier
    .command('set-plan')
    .description('put a courier on another plan; it holds from the next request on')
    .argument('<id>', 'the courier')
    .addOption(new Option('--plan <plan>', 'its plan').choices(PLANS).makeOptionMandatory())
    .option(...JSON_OPTION)
    .action((id: string, options: Output & { plan: Plan }) =>
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
    .description('add an admin key; it is printed this once')
    .requiredOption('--courier <id>', 'the courier')
    .addOption(modeOption())
    .option('--scopes <scopes>', `separated by commas; by default all: ${SCOPES.join(',')}`, (list) =>
      list.split(',').map((scope) => scope.trim()),
    )
    .option('--label <label>', 'what it is for')
    .option('--expires-at <instant>', 'from when it opens nothing any more; by default never')
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
    .description('add a depot, vehicles, drivers and shippers to a tenant without a depot')
    .requiredOption('--courier <id>', 'the courier')
    .addOption(modeOption())
    .option(...JSON_OPTION)
    .action((options: Output & { courier: string; mode: Mode }) =>
      run(options, ({ addDemoData }) => addDemoData(options.courier, options.mode)),
    );

  outbox
    .command('list')
    .description('list parked rows, the oldest first; the age is in seconds')
    .option(...JSON_OPTION)
    .action((options: Output) => run(options, ({ owner }) => listDeadLetters(owner.db)));

  outbox
    .command('retry')
    .description('have a parked row, or all of them, carried to Temporal again')
    .argument('[id]', 'the row')
    .option('--all', 'all parked rows')
    .option(...JSON_OPTION)
    .action((id: string | undefined, options: Output & { all?: boolean }) =>
      run(options, ({ owner }) => {
        if ((id === undefined) !== (options.all === true)) throw new Error('Name one row, or say --all.');
        return id === undefined ? retryAllDeadLetters(owner.db) : retryDeadLetter(owner.db, id);
      }),
    );

  outbox
    .command('discard')
    .description('delete a parked row: what it asked for is not done')
    .argument('<id>', 'the row')
    .option(...JSON_OPTION)
    .action((id: string, options: Output) => run(options, ({ owner }) => discardDeadLetter(owner.db, id)));
}

/** Returns a key without its digest. */
function describeKey(row: AdminKeyRow): TableRow {
  const { id, courier, mode, label, scopes, last_four, created_at, last_used_at, expires_at, revoked_at } =
    row;
  return { id, courier, mode, label, scopes, last_four, created_at, last_used_at, expires_at, revoked_at };
}
