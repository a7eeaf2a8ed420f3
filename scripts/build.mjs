/**
 * Makes dist, which everything runs from: TypeScript without its types (they are checked by `npm run check`), the
 * workflows as one script, and the data files that programs read. A few hundred source files load several times
 * faster from dist than through a loader that translates them at every start. Does nothing when dist is up to date.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const STAMP = join(DIST, '.built-from');
const BUNDLE = join(DIST, 'workflow-bundle.js');

/** What is translated, and of this what workflow code may import. */
const SOURCE_FOLDERS = ['src', 'workflows', 'activities', 'migrations'];
const WORKFLOW_FOLDERS = ['workflows', 'src/domain', 'src/contracts'];

/** Files that programs find beside their own. */
const DATA_FILES = ['data/postcodes.bin'];

/** Modules that the package exports, which need their types beside them. */
const PUBLISHED = ['src/client/index.ts', 'src/client/schema.ts', 'src/webhooks/signature.ts'];

/** Brings dist up to date; says so on standard error when that takes a moment. */
export async function buildIfStale() {
  await oneAtATime(() => read(STAMP) !== stateOfSources(), build);
}

async function build() {
  console.error('Building …');
  // Taken first: what changes meanwhile is built the next time.
  const state = stateOfSources();
  const sources = SOURCE_FOLDERS.flatMap(typeScriptIn);
  await translate(sources);
  await declare(PUBLISHED);
  removeOrphans(sources);
  for (const file of DATA_FILES) cpSync(join(ROOT, file), join(DIST, file));
  await bundleIfStale();
  writeFileSync(STAMP, state);
}

function stateOfSources() {
  const sources = SOURCE_FOLDERS.flatMap(typeScriptIn);
  return fingerprint([...sources, ...DATA_FILES, 'package-lock.json', 'scripts/build.mjs']);
}

async function translate(sources) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: sources,
    outdir: DIST,
    outbase: ROOT,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
}

/** Types of modules whose exports say their types, so that each can be declared by itself. */
async function declare(modules) {
  const { default: ts } = await import('typescript');
  for (const module of modules) {
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(
      readFileSync(join(ROOT, module), 'utf8'),
      {
        fileName: module,
        reportDiagnostics: true,
      },
    );
    const [problem] = diagnostics;
    if (problem) throw new Error(`${module}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`);
    writeFileSync(join(DIST, module.replace(/\.ts$/, '.d.ts')), outputText);
  }
}

/** A translation whose source is gone would still run; migrations are even found by listing their folder. */
function removeOrphans(sources) {
  const expected = new Set([
    ...sources.map((source) => source.replace(/\.ts$/, '.js')),
    ...PUBLISHED.map((source) => source.replace(/\.ts$/, '.d.ts')),
  ]);
  for (const folder of SOURCE_FOLDERS) {
    for (const file of filesIn(join('dist', folder))) {
      const source = file.slice('dist/'.length).replace(/\.map$/, '');
      if (!expected.has(source)) rmSync(join(ROOT, file));
    }
  }
}

/** Bundling takes seconds, so it is done only when something a workflow imports has changed. */
async function bundleIfStale() {
  const sources = WORKFLOW_FOLDERS.flatMap(typeScriptIn);
  const state = fingerprint([...sources, 'package-lock.json']);
  const stamp = `${BUNDLE}.made-from`;
  if (existsSync(BUNDLE) && read(stamp) === state) return;
  const { bundleWorkflows } = await import('../dist/src/runtime/workflow-bundle.js');
  const { code } = await bundleWorkflows(join(DIST, 'workflows', 'index.js'));
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
