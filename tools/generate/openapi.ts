/**
 * Writes docs/openapi.json from the operations; with --check it only reports, by exit status, whether the file is up
 * to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeApi } from '../../src/operations/openapi-document.js';

const file = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));
const document = describeApi({
  brand: 'Waypost',
  liveBaseUrl: 'http://localhost:8080/admin/v1',
  sandboxBaseUrl: 'http://localhost:8080/sandbox/admin/v1',
});
const text = `${JSON.stringify(document, null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/openapi.json is out of date: run `npm run generate` and commit it.');
  process.exitCode = 1;
}
