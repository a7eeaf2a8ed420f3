/**
 * `npm run charts`: checks the chart with Helm, and renders it for each size into deploy/rendered. Needs `helm` of the
 * major version 3 or later on the path; otherwise it says so and exits with 1.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  hashInputs,
  hashRendered,
  type Hashes,
  lintArguments,
  RENDERED,
  SIZES,
  templateArguments,
} from './inputs.js';

const ROOT = join(import.meta.dirname, '../..');

function helm(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('helm', args, { cwd: ROOT, encoding: 'utf8' });
  if (error)
    throw new Error(`Helm cannot be run: ${error.message}. Install it, https://helm.sh/docs/intro/install.`);
  if (status !== 0) throw new Error(`helm ${args[0] ?? ''} failed:\n${stdout}${stderr}`);
  return stdout;
}

try {
  const [version = ''] = /\d+(\.\d+)*/.exec(helm('version', '--short')) ?? [];
  mkdirSync(join(ROOT, RENDERED), { recursive: true });
  for (const values of SIZES) {
    helm(...lintArguments(values));
    writeFileSync(join(ROOT, RENDERED, values), helm(...templateArguments(values)));
  }
  const files = Object.fromEntries(SIZES.map((name) => [name, hashRendered(name)]));
  const hashes: Hashes = { helm: version, inputs: hashInputs(), files };
  writeFileSync(join(ROOT, RENDERED, 'hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
