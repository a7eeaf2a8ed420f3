/**
 * Writes docs/states.md from the state tables; with --check it only reports, by exit status, whether it is up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MACHINES } from '../../src/domain/states/index.js';
import { type Machine, targetsOf } from '../../src/domain/states/machine.js';

const FILE = fileURLToPath(new URL('../../docs/states.md', import.meta.url));

/** Draws the states and their transitions. Events that change nothing are only in the table. */
function diagram(machine: Machine<string, string>): string[] {
  const { states, begins, transitions } = machine;
  const events = new Map<string, string[]>();
  for (const { from, event } of transitions) {
    for (const state of from) {
      for (const to of targetsOf(machine, state, event)) {
        if (to === state) continue;
        const arrow = `${state} --> ${to}`;
        events.set(arrow, [...(events.get(arrow) ?? []), event]);
      }
    }
  }
  const leaves = new Set([...events.keys()].map((arrow) => arrow.split(' ')[0]));
  return [
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${begins}`,
    ...[...events].map(([arrow, names]) => `  ${arrow}: ${names.join(', ')}`),
    ...states.filter((state) => !leaves.has(state)).map((state) => `  ${state} --> [*]`),
    '```',
  ];
}

function table({ transitions, refusals = [] }: Machine<string, string>): string[] {
  const rows = transitions.map(({ from, event, to, also }) => {
    const target = to === 'same' ? '(as it was)' : [to].flat().join(', ');
    return `| ${from.join(', ')} | ${event} | ${target} | ${also ?? ''} |`;
  });
  const refused = refusals
    .filter(({ code }) => code !== 'invalid_state')
    .map(({ from, events, code }) => `| ${from.join(', ')} | ${events.join(', ')} | refused | \`${code}\` |`);
  return ['| From | Event | To | Also |', '| --- | --- | --- | --- |', ...rows, ...refused];
}

const section = (machine: Machine<string, string>): string[] => [
  `## ${machine.entity}`,
  '',
  ...diagram(machine),
  '',
  ...table(machine),
  '',
];

const text = [
  '# States',
  '',
  'Generated from the tables in `src/domain/states` by `npm run generate`. Every status in the product is written by the',
  "entity's one `move…` function, beside its rows, which asks its table; `npm run check` fails where one is written",
  'elsewhere. What is not in a table changes nothing and is refused with `409 invalid_state`, unless it says otherwise.',
  'An arrow of a diagram is a change; events that leave a status as it was are in the table alone.',
  '',
  ...MACHINES.flatMap(section),
].join('\n');

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error('docs/states.md is out of date: run `npm run generate` and commit it.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(FILE, text);
}
