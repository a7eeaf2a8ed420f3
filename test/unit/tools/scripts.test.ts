/** The npm scripts that take the name of a part: check, generate and bench; the faults of gate:faults. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Fault, FAULTS } from '../../../tools/gate-faults/faults.js';

const ROOT = path.join(import.meta.dirname, '../../..');

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  return { status, stdout, stderr };
}
const bench = (...args: string[]) => run('--import', 'tsx/esm', 'tools/bench.ts', ...args);
const namesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder)).flatMap((file) =>
    file.endsWith('.ts') ? [path.parse(file).name] : [],
  );

test('a name that there is not is refused, with those that there are, and nothing runs', () => {
  for (const [script, names] of [
    ['tools/check.mjs', ['types', 'lint', 'docs']],
    ['tools/generate.mjs', ['states', ...namesIn('tools/generate')]],
  ] as const) {
    const { status, stdout, stderr } = run(script, names[0], 'nonsense');
    expect([status, stdout]).toEqual([2, '']);
    for (const name of ['nonsense', ...names]) expect(stderr).toContain(name);
  }
  const { status, stderr } = bench('nonsense', '--rows', '1');
  expect([status, stderr]).toEqual([2, 'Unknown benchmark nonsense.\n']);
});

test('one of the generated files is compared by itself', () => {
  expect(run('tools/generate.mjs', '--check', 'states')).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('the benchmarks are listed with what they measure, and take their own options', () => {
  const { status, stdout } = bench();
  expect(status).toBe(0);
  for (const name of namesIn('bench')) expect(stdout).toMatch(new RegExp(`^  ${name} +[a-z].{20,}$`, 'm'));
  const help = bench('start-up', '--help');
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('Usage: bench start-up')]);
});

test('each fault that proves the gate is put in at exactly one place', () => {
  const places = ({ file, find }: Fault) =>
    readFileSync(path.join(ROOT, file), 'utf8').split(find).length - 1;
  expect(FAULTS.filter((fault) => places(fault) !== 1).map(({ name }) => name)).toEqual([]);
});
