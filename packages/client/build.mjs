/**
 * Builds dist: generates the API's types and closed lists from docs/openapi.json, then compiles everything with the
 * TypeScript compiler.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { closedLists } from './closed-lists.mjs';

const HERE = import.meta.dirname;
const DOCUMENT = join(HERE, '../../docs/openapi.json');

const header = (what) =>
  `/** ${what} of the API, generated from docs/openapi.json by the build. Do not edit. */\n\n`;

/** Builds the client. Prints compile errors to standard error and then throws. */
export async function buildClient() {
  const document = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(join(HERE, 'src/schema.ts'), header('The types') + (await typesOf(document)));
  writeFileSync(join(HERE, 'src/lists.ts'), header('The closed lists') + listsOf(document));
  rmSync(join(HERE, 'dist'), { recursive: true, force: true });
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  // The compiler's output goes to standard error, because standard output belongs to the calling script.
  const { status, error } = spawnSync(process.execPath, [compiler, '--project', HERE], {
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) throw error ?? new Error('packages/client does not compile; see above.');
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
  return astToString(await openapiTypescript(document, { alphabetize: true, defaultNonNullable: false }));
}

if (process.argv[1] === import.meta.filename) await buildClient();
