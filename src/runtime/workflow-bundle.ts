/**
 * The workflows as the one script that a worker loads into its sandbox. A build makes it ahead of time, so that a
 * deployment starts fast and runs what was tested; from source it is made on the first start and kept in the home
 * folder under a hash of everything it is made of.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';
import type { WorkflowBundleWithSourceMap, WorkflowBundlePath } from '@temporalio/worker';
import type { Config } from './config.js';

/** The folder that holds src and workflows: the repository, or dist in a build. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Everything that workflow code may import of this repository. */
const SOURCES = ['workflows', 'src/domain', 'src/contracts'];

const BUILT = join(ROOT, 'workflow-bundle.js');

/** Bundles being made by this process, by path: its workers ask at the same time. */
const underway = new Map<string, Promise<void>>();

/**
 * The bundle for a worker's `workflowBundle` option.
 * @param config whose home folder's `cache` keeps bundles made from source
 * @throws if workflow code does not bundle, such as when it imports what the sandbox forbids
 */
export async function workflowBundle({ home }: Pick<Config, 'home'>): Promise<WorkflowBundlePath> {
  if (existsSync(BUILT)) return { codePath: BUILT };
  const cache = join(home, 'cache');
  const codePath = join(cache, `workflow-bundle-${hashOfSources()}.js`);
  if (!existsSync(codePath)) {
    const making = underway.get(codePath) ?? makeInCache(cache, codePath);
    underway.set(codePath, making);
    await making;
  }
  return { codePath };
}

async function makeInCache(cache: string, codePath: string): Promise<void> {
  const { code } = await bundleWorkflows(join(ROOT, 'workflows', 'index.ts'));
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache).filter((name) => /^workflow-bundle-.*\.js$/.test(name))) {
    rmSync(join(cache, old), { force: true });
  }
  // Written beside and moved: several processes may do this at once.
  const draft = `${codePath}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, codePath);
}

/**
 * Bundles the workflows from their entry, index.ts or index.js, with the source map inside the code.
 * @public tools/build.mjs calls it, in the build
 */
export function bundleWorkflows(workflowsPath: string): Promise<WorkflowBundleWithSourceMap> {
  return bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('WARN') });
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((file) => file.endsWith('.ts')).sort()) {
      hash.update(`${folder}/${name}\0`).update(readFileSync(join(ROOT, folder, name)));
    }
  }
  const sdk = createRequire(import.meta.url).resolve('@temporalio/worker/package.json');
  return hash.update(readFileSync(sdk)).digest('hex').slice(0, 16);
}
