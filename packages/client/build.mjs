/**
 * Builds dist from the sources and docs/openapi.json: the scripts, and the types, which only those need who compile
 * against the client or check it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { closedLists } from './closed-lists.mjs';

const HERE = import.meta.dirname;
const DOCUMENT = join(HERE, '../../docs/openapi.json');
const DIST = join(HERE, 'dist');

const header = (what) =>
  `/** ${what} of the API, generated from docs/openapi.json by the build. Do not edit. */\n\n`;

/** Builds the scripts, with the API's closed lists. */
export async function buildScripts() {
  const { build } = await import('esbuild');
  writeFileSync(join(HERE, 'src/lists.ts'), header('The closed lists') + listsOf(readDocument()));
  remove('.js');
  await build({
    absWorkingDir: HERE,
    entryPoints: readdirSync(join(HERE, 'src'))
      // It has nothing but types.
      .filter((file) => file !== 'schema.ts')
      .map((file) => `src/${file}`),
    outdir: 'dist',
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
}

/** Builds the types, and the API's with them. Prints compile errors to standard error and then throws. */
export async function buildTypes() {
  writeFileSync(join(HERE, 'src/schema.ts'), header('The types') + (await typesOf(readDocument())));
  remove('.d.ts');
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  // The compiler's output goes to standard error, because standard output belongs to the calling script.
  const { status, error } = spawnSync(process.execPath, [compiler, '--project', HERE], {
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) throw error ?? new Error('packages/client does not compile; see above.');
}

function readDocument() {
  return readFileSync(DOCUMENT, 'utf8');
}

/** Removes what was built from sources that may be gone. */
function remove(ending) {
  mkdirSync(DIST, { recursive: true });
  for (const file of readdirSync(DIST)) if (file.endsWith(ending)) rmSync(join(DIST, file));
}

function listsOf(text) {
  return Object.entries(closedLists(JSON.parse(text)))
    .map(([name, words]) => `export const ${name} = ${JSON.stringify(words)} as const;\n`)
    .join('');
}

async function typesOf(text) {
  const { default: openapiTypescript, astToString } = await import('openapi-typescript');
  const document = JSON.parse(text, (name, value) => {
    // Headers are read by name, and their types would double the size of the file.
    if (name === 'headers') return undefined;
    // If an operation can also return CSV, the client uses JSON.
    if (name === 'content' && 'application/json' in value) delete value['text/csv'];
    return value;
  });
  const { factory } = (await import('typescript')).default;
  const named = (name) => factory.createTypeReferenceNode(name);
  const bytes = ['Blob', 'ArrayBuffer', 'Uint8Array'].map(named);
  /** Bodies that are files: bytes, and if they are text, strings. */
  const transform = ({ contentMediaType: type }) => {
    if (type === undefined) return undefined;
    return factory.createUnionTypeNode(type.startsWith('image/') ? bytes : [named('string'), ...bytes]);
  };
  const options = { alphabetize: true, defaultNonNullable: false, transform };
  return astToString(await openapiTypescript(document, options));
}
