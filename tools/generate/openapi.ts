/**
 * Writes docs/openapi.json and docs/operator-openapi.json from the route tables; with --check it only reports, by exit
 * status, whether they are up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeOperatorApi } from '../../src/bin/operator/api/document.js';
import { describeApi } from '../../src/operations/openapi-document.js';

const DOCUMENTS = {
  'docs/openapi.json': describeApi({
    brand: 'Waypost',
    liveBaseUrl: 'http://localhost:8080/admin/v1',
    sandboxBaseUrl: 'http://localhost:8080/sandbox/admin/v1',
  }),
  'docs/operator-openapi.json': describeOperatorApi('Waypost', 'http://localhost:8089'),
};

for (const [name, document] of Object.entries(DOCUMENTS)) {
  const file = fileURLToPath(new URL(`../../${name}`, import.meta.url));
  const text = `${JSON.stringify(document, null, 2)}\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is out of date: run \`npm run openapi\` and commit it.`);
    process.exitCode = 1;
  }
}
