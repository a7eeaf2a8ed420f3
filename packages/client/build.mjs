/** Makes dist: the types of the API from its document (docs/openapi.json), then everything by the TypeScript compiler. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const HERE = import.meta.dirname;
const DOCUMENT = join(HERE, '../../docs/openapi.json');

const HEADER = `/** The types of the API, made from its document by the build. Not to be edited by hand. */

`;

/** Throws when the sources do not compile, after what is wrong was told on standard error. */
export async function buildClient() {
  writeFileSync(join(HERE, 'src/schema.ts'), HEADER + (await typesOf(readFileSync(DOCUMENT, 'utf8'))));
  rmSync(join(HERE, 'dist'), { recursive: true, force: true });
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  // Its output goes to standard error: what a script prints belongs to the script.
  const { status, error } = spawnSync(process.execPath, [compiler, '--project', HERE], {
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) throw error ?? new Error('packages/client does not compile; see above.');
}

async function typesOf(text) {
  const { default: openapiTypescript, astToString } = await import('openapi-typescript');
  const document = JSON.parse(text, (name, value) => {
    // Headers are read by name; their types would be half of the file.
    if (name === 'headers') return undefined;
    // The client takes JSON, where an operation answers with files of CSV besides.
    if (name === 'content' && 'application/json' in value) delete value['text/csv'];
    return value;
  });
  return astToString(await openapiTypescript(document, { alphabetize: true, defaultNonNullable: false }));
}

if (process.argv[1] === import.meta.filename) await buildClient();
