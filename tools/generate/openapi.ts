/**
 * Writes docs/openapi.json from the operations, and docs/openapi-core.json, which leaves out what is marked as an
 * extension; with --check it only reports, by exit status, whether the files are up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeApi } from '../../src/operations/all-operations.js';
import { coreOf } from '../support/core-document.js';

const document = describeApi({
  brand: 'Waypost',
  liveBaseUrl: 'http://localhost:8080/admin/v1',
  sandboxBaseUrl: 'http://localhost:8080/sandbox/admin/v1',
});

for (const [name, content] of [
  ['openapi.json', document],
  ['openapi-core.json', coreOf(document)],
] as const) {
  const file = fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(`docs/${name} is out of date: run \`npm run generate\` and commit it.`);
    process.exitCode = 1;
  }
}
