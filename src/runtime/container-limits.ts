/**
 * How many cores and how much memory this process may use: in a container, what its control group (cgroup v2) allows.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const CGROUP_ROOT = '/sys/fs/cgroup';
const OWN_CGROUP = '/proc/self/cgroup';

/** Where the limits are read; tests have their own files. */
type Files = { root?: string; own?: string };

/** Returns how many cores' time this process gets, rounded down, at least 1. */
export function availableCores({ root = CGROUP_ROOT, own = OWN_CGROUP }: Files = {}): number {
  const quotas = foldersOf(root, own).flatMap((folder) => {
    const [quota, period] = (read(join(folder, 'cpu.max')) ?? '').trim().split(' ').map(Number);
    return quota && period ? [quota / period] : [];
  });
  return Math.max(1, Math.floor(Math.min(availableParallelism(), ...quotas)));
}

/** Returns how many bytes of memory this process may use, or undefined without its own limit. */
export function memoryLimit({ root = CGROUP_ROOT, own = OWN_CGROUP }: Files = {}): number | undefined {
  const limits = foldersOf(root, own).flatMap((folder) => {
    const bytes = Number(read(join(folder, 'memory.max')) ?? NaN);
    return Number.isFinite(bytes) && bytes > 0 ? [bytes] : [];
  });
  return limits.length === 0 ? undefined : Math.min(...limits);
}

/** Returns the folders of the process's group and of those above it, each of which may set a limit. */
function foldersOf(root: string, own: string): string[] {
  // The line of version 2 is `0::/path`; inside a container the path is `/`.
  const path = /^0::(\/.*)$/m.exec(read(own) ?? '')?.[1] ?? '/';
  const parts = path.split('/').filter((part) => part !== '' && part !== '..');
  return [root, ...parts.map((_, index) => join(root, ...parts.slice(0, index + 1)))];
}

/** Returns a file's text, or undefined where there is none: without a control group there is no limit. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
