/** Writes src/client/schema.ts, the types of docs/openapi.json; with --check only says whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';

const DOCUMENT = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));
const FILE = fileURLToPath(new URL('../src/client/schema.ts', import.meta.url));

const HEADER = `/**
 * The types of the API, made from docs/openapi.json by \`npm run generate:client\`. Not to be edited by hand.
 */

`;

// Headers are read by name; their types would be half of the file.
const document = JSON.parse(readFileSync(DOCUMENT, 'utf8'), (name: string, value: unknown) =>
  name === 'headers' ? undefined : value,
) as OpenAPI3;
const types = await openapiTypescript(document, { alphabetize: true, defaultNonNullable: false });
const text = HEADER + astToString(types);

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error('src/client/schema.ts is out of date: run `npm run generate` and commit it.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(FILE, text);
}
