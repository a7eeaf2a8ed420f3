/** A process in a container counts its container's cores and memory, and not the host's. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { availableCores, memoryLimit } from '../../../src/runtime/container-limits.js';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'cgroup-'))));
afterEach(() => rmSync(root, { recursive: true }));

/** Writes the limits of a group; returns where they are read. */
function group(path: string, limits: Readonly<Record<string, string>>) {
  mkdirSync(join(root, path), { recursive: true });
  for (const [name, limit] of Object.entries(limits)) writeFileSync(join(root, path, name), `${limit}\n`);
  writeFileSync(join(root, 'own'), `0::${path}\n`);
  return { root, own: join(root, 'own') };
}

test.each([
  ['one core', '100000 100000', 1],
  ['half a core', '50000 100000', 1],
  ['more than the machine has', '12800000 100000', availableParallelism()],
  ['no limit', 'max 100000', availableParallelism()],
])('%s', (_, limit, cores) => {
  expect(availableCores(group('/', { 'cpu.max': limit }))).toBe(cores);
});

test('the limit of a group above counts as well', () => {
  group('/kube', { 'cpu.max': '100000 100000', 'memory.max': '1000000' });
  const files = group('/kube/pod', { 'cpu.max': 'max 100000', 'memory.max': 'max' });
  expect(availableCores(files)).toBe(1);
  expect(memoryLimit(files)).toBe(1_000_000);
});

test('without control groups there is no limit but the machine', () => {
  const files = { root: join(root, 'none'), own: join(root, 'none') };
  expect(availableCores(files)).toBe(availableParallelism());
  expect(memoryLimit(files)).toBeUndefined();
});
