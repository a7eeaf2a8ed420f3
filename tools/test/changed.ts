/**
 * Which tests a change reaches: those that import what was changed since the branch left main, directly or not, or name
 * it, as tests do that read a document. Tests that start built programs reach everything that these are built from.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ROOT = new URL('../..', import.meta.url).pathname;

/** What dist is built from. */
const BUILT = /^(src|workflows|activities|migrations|web|data|packages|tools\/reference)\//;
/** How a support or a test starts what was built: by its path, or by npm. */
const STARTS_BUILT = /(?<!ajv\/)dist\/|buildPath\(|spawn\('npm'/;
/** What every run depends on. */
const EVERYTHING =
  /^(package(-lock)?\.json|jest\.config\.js|tsconfig\.json|tools\/(test|build|prestart)\b.*|test\/support\/test-runner\.mjs)$/;
/** How a database is made, by whoever needs one. */
const DATABASES = 'test/support/postgres.ts';

/** `files` and `elsewhere` are numbers: of changed files, and of reached tests that other gates run. */
export type Change = { files: number; tests: string[]; elsewhere: number };

/** Returns the tests of this gate that the change reaches, as paths from the repository's root. */
export async function testsOfChange(gate: string): Promise<Change> {
  const changed = changedFiles();
  const reached = await testsReaching(changed);
  const isOfGate = (file: string) =>
    gate === 'both' || (/^test\/(long|night)\//.exec(file)?.[1] ?? 'test') === gate;
  const tests = reached.filter(isOfGate).sort();
  return { files: changed.length, tests, elsewhere: reached.length - tests.length };
}

/** Returns what was changed, added or removed since the branch left main, committed or not. */
function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter((line) => line !== '');
  const main = ['main', 'origin/main'].find((name) => {
    try {
      return git('rev-parse', '--verify', '--quiet', name).length > 0;
    } catch {
      return false;
    }
  });
  const since = main === undefined ? 'HEAD' : (git('merge-base', main, 'HEAD')[0] ?? 'HEAD');
  return [
    ...git('diff', '--name-only', '--no-renames', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Returns the tests of all gates that changes of these files reach, the nearest first. */
export async function testsReaching(changed: readonly string[]): Promise<string[]> {
  const tests = ['test', ...readdirSync(`${ROOT}packages`).map((name) => `packages/${name}/test`)]
    .filter((folder) => existsSync(`${ROOT}${folder}`))
    .flatMap((folder) =>
      readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => file.endsWith('.test.ts'));
  if (changed.some((file) => EVERYTHING.test(file))) return tests;
  const importers = await importersOf(tests);
  const texts = new Map([...importers.keys()].map((file) => [file, readFileSync(`${ROOT}${file}`, 'utf8')]));
  const found = new Set<string>();
  const reach = (file: string) => found.add(file);
  for (const file of changed) {
    reach(file);
    const folder = dirname(file);
    const isNamedIn = (text: string) =>
      text.includes(basename(file)) || (folder.includes('/') && text.includes(folder));
    if (!importers.has(file)) {
      for (const [other, text] of texts) if (isNamedIn(text)) reach(other);
    }
    if (file.startsWith('migrations/')) reach(DATABASES);
  }
  // What is added while the set is walked is walked too, farther and farther from the change.
  for (const file of found) importers.get(file)?.forEach(reach);
  if (changed.some((file) => BUILT.test(file))) {
    for (const [other, text] of texts) {
      if (other.startsWith('test/') && STARTS_BUILT.test(text)) reach(other);
    }
    for (const file of found) importers.get(file)?.forEach(reach);
  }
  return [...found].filter((file) => file.endsWith('.test.ts'));
}

/** Follows imports into the repository's own packages; the client is loaded as it was built, from its sources. */
const ownPackages: Plugin = {
  name: 'own-packages',
  setup(build) {
    build.onResolve({ filter: /^@waypost\// }, ({ path }) => ({
      path: fileURLToPath(import.meta.resolve(path)).replace(
        /\/packages\/client\/dist\/(.*)\.js$/,
        '/packages/client/src/$1.ts',
      ),
    }));
  },
};

/** Returns for each file that tests load, directly or not, the files that import it. */
async function importersOf(tests: readonly string[]): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...tests],
    bundle: true,
    // Otherwise what many import is written many times.
    splitting: true,
    write: false,
    outdir: 'dist',
    metafile: true,
    packages: 'external',
    plugins: [ownPackages],
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    loader: { '.css': 'empty', '.svg': 'empty', '.png': 'empty' },
  });
  const importers = new Map(Object.keys(metafile.inputs).map((file) => [file, [] as string[]]));
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path } of imports) importers.get(path)?.push(file);
  }
  return importers;
}
