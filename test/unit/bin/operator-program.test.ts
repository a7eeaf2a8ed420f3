/** The subcommands of `waypost`: programs call them, so their names stay, and each prints JSON. */
import type { Command } from 'commander';
import { createProgram } from '../../../src/bin/operator/program.js';

type Leaf = { name: string; flags: string[] };

function leavesOf(command: Command, path: readonly string[] = []): Leaf[] {
  return command.commands.flatMap((each) => {
    const own = [...path, each.name()];
    if (each.commands.length > 0) return leavesOf(each, own);
    return [{ name: own.join(' '), flags: each.options.map(({ long }) => long ?? '') }];
  });
}

const leaves = leavesOf(createProgram());

test('are these', () => {
  expect(leaves.map(({ name }) => name).sort()).toEqual([
    ...['attention', 'console invite', 'courier create', 'courier list', 'courier set-plan', 'demo-data'],
    ...[
      'doctor',
      'key create',
      'key list',
      'key revoke',
      'map fetch',
      'number add',
      'number list',
      'number remove',
      'order',
      'outbox discard',
      'outbox list',
    ],
    ...[
      'outbox retry',
      'replay-deliveries',
      'reread-replies',
      'resume-imports',
      'retry-bookings',
      'retry-jobs',
    ],
    ...['retry-messages', 'settle'],
    ...[
      'workers await',
      'workers promote',
      'workers ramp',
      'workers replay',
      'workers rollback',
      'workers status',
    ],
  ]);
});

test.each(leaves)('$name prints JSON', ({ flags }) => {
  expect(flags).toContain('--json');
});

test('those that act say who and why', () => {
  const acting = leaves.filter(({ name }) => /^(re[a-z]+-[a-z]+|settle)$/.test(name));
  expect(acting).toHaveLength(7);
  for (const { flags } of acting) expect(flags).toEqual(expect.arrayContaining(['--operator', '--note']));
});

test('help marks the options that are required, and the version is that of the product', () => {
  const create = createProgram()
    .commands.find((command) => command.name() === 'key')!
    .commands.find((command) => command.name() === 'create')!;
  const help = create.helpInformation();
  expect(help).toContain('--courier <id> (required)');
  expect(help).not.toContain('--label <label> (required)');
  expect(createProgram().version()).toMatch(/^\d+\.\d+\.\d+$/);
});
