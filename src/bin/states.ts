/** Writes docs/states.md from the state tables; with --check only says whether it is up to date, by exit status. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  DRIVER_MACHINE,
  ENDPOINT_MACHINE,
  JOB_MACHINE,
  REPLY_MACHINE,
  ROUTE_MACHINE,
  RUN_MACHINE,
  SUGGESTION_MACHINE,
} from '../domain/lifecycles.js';
import type { Machine } from '../domain/machine.js';
import { ORDER_MACHINE } from '../domain/order.js';
import { PIECE_MACHINE } from '../domain/piece.js';
import { STOP_MACHINE } from '../domain/stop.js';

const FILE = fileURLToPath(new URL('../../docs/states.md', import.meta.url));

const machines: Machine<string, string>[] = [
  ORDER_MACHINE,
  PIECE_MACHINE,
  STOP_MACHINE,
  ROUTE_MACHINE,
  RUN_MACHINE,
  JOB_MACHINE,
  REPLY_MACHINE,
  SUGGESTION_MACHINE,
  DRIVER_MACHINE,
  ENDPOINT_MACHINE,
];

function section({ entity, states, transitions }: Machine<string, string>): string {
  const rows = transitions.map(({ from, event, to, also }) => {
    const target = to === 'same' ? '(as it was)' : to;
    return `| ${from.join(', ')} | ${event} | ${target} | ${also ?? ''} |`;
  });
  return [
    `## ${entity}`,
    '',
    `States: ${states.map((state) => `\`${state}\``).join(', ')}.`,
    '',
    '| From | Event | To | Also |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

const text = [
  '# States',
  '',
  'Generated from the state tables in `src/domain` by `npm run states`. What is not in a table is refused with',
  '`409 invalid_state` and changes nothing.',
  '',
  ...machines.map(section),
].join('\n');

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error('docs/states.md is out of date: run `npm run states` and commit it.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(FILE, text);
}
