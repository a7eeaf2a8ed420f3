/**
 * `npm run gate:faults [-- NAME …]`: proof that the gate holds. Puts each fault of `faults.ts` in a scratch copy of the
 * working tree, one at a time, and runs the tests that import what was changed, the nearest first, until one fails:
 * those of `npm test`, and then those of `npm run test:long`. Names limit it to faults whose names contain one of them.
 * Prints which gate caught each fault, and exits with 1 if one was not caught. Takes about a minute a fault.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksumsOf } from '../../src/db/migration-checksums.js';
import { scratchCopy } from '../support/scratch-copy.js';
import { testsReaching } from '../test/changed.js';
import { type Fault, FAULTS } from './faults.js';

/** Test files of one run: few, so that a fault that is caught early costs little. */
const AT_ONCE = 12;
/** A fault may leave every test of a file waiting. */
const TEST_LIMIT_MS = 60_000;
const GATES = { test: 'npm test', long: 'npm run test:long' } as const;
type Gate = keyof typeof GATES;

const names = process.argv.slice(2);
const faults = FAULTS.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)));
const scratch = scratchCopy('faults');
try {
  const missed: string[] = [];
  const caught = { test: 0, long: 0 };
  for (const [index, fault] of faults.entries()) {
    const gate = await caughtBy(fault);
    if (gate === undefined) missed.push(fault.name);
    else caught[gate.gate] += 1;
    const by = gate === undefined ? 'MISSED' : `${GATES[gate.gate]}: ${gate.by}`;
    console.log(`${String(index + 1).padStart(2)}. ${fault.name} – ${by}`);
  }
  console.log(
    `${faults.length} faults: ${caught.test} caught by npm test, ${caught.long} by npm run test:long, ${missed.length} missed.`,
  );
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Returns the gate, and the test, that notice the fault; undefined if none does. */
async function caughtBy(fault: Fault): Promise<{ gate: Gate; by: string } | undefined> {
  const path = join(scratch, fault.file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(fault.find).length !== 2) {
    throw new Error(`"${fault.name}": what it replaces is not exactly once in ${fault.file}.`);
  }
  const reaching = await testsReaching([fault.file]);
  const checksums = join(scratch, 'migrations/checksums.json');
  const released = readFileSync(checksums, 'utf8');
  writeFileSync(
    path,
    sound.replace(fault.find, () => fault.replace),
  );
  // A migration that was edited is refused by itself: the tests are to notice what it does.
  writeFileSync(checksums, JSON.stringify(checksumsOf(join(scratch, 'migrations'))));
  try {
    for (const gate of ['test', 'long'] as const) {
      const files = reaching.filter((file) => gateOf(file) === gate);
      while (files.length > 0) {
        const failed = failedOf(gate, files.slice(0, AT_ONCE));
        // What fails for want of processor time passes when it runs alone: the fault is not what it noticed.
        if (failed && (!failed.file || failedOf(gate, [failed.file]))) return { gate, by: failed.by };
        if (failed?.file) files.splice(files.indexOf(failed.file), 1);
        else files.splice(0, AT_ONCE);
      }
    }
    return undefined;
  } finally {
    writeFileSync(path, sound);
    writeFileSync(checksums, released);
  }
}

/** Returns the command that runs a file of tests; undefined for those of the night. */
function gateOf(file: string): Gate | undefined {
  if (file.startsWith('test/night/')) return undefined;
  return file.startsWith('test/long/') ? 'long' : 'test';
}

/** Runs these files in the scratch copy. Returns the first test that fails, if any; `file` is none if it was the build. */
function failedOf(gate: Gate, files: readonly string[]): { by: string; file?: string } | undefined {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    [
      ...['run', gate === 'test' ? 'test' : 'test:long', '--', '--bail'],
      ...[`--testTimeout=${TEST_LIMIT_MS}`, '--runTestsByPath', ...files],
    ],
    { cwd: scratch, encoding: 'utf8', maxBuffer: 256e6, env: { ...process.env, ATTACKS: 'all' } },
  );
  if (status === 0) return undefined;
  const [, file, test] = /^FAIL (\S+)[^]*?^ +● (.+)$/m.exec(stderr + stdout) ?? [];
  // A fault that stops the build is noticed too, before any test.
  return file === undefined ? { by: 'the build' } : { by: `${file}, ${test}`, file };
}
