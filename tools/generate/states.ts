/**
 * Writes docs/states.md from the state tables; with --check it only reports, by exit status, whether it is up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MACHINES } from '../../src/domain/states/index.js';
import type { Machine } from '../../src/domain/states/machine.js';

const FILE = fileURLToPath(new URL('../../docs/states.md', import.meta.url));

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
  `Begins as \`${machine.begins}\`.`,
  '',
  ...table(machine),
  '',
];

const text = [
  '# States',
  '',
  'Generated from the tables in `src/domain/states` by `npm run generate`; the reference at `/docs` draws them. Only the',
  "entity's `move…` function, which asks its table, writes a status. What a table does not list changes nothing and is",
  'refused with `409 invalid_state`, unless it says otherwise.',
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
