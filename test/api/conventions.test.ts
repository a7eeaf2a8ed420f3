/**
 * The shell commands of docs/conventions.md run. That its TypeScript compiles is shown beside the client's
 * (long/packed-client.test.ts).
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { signWebhookSync } from '@waypost/client/webhooks/node';
import { startApi, type TestApi } from '../support/api.js';

const root = path.join(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/conventions.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    (match) => match[1] ?? '',
  );

let api: TestApi;
let folder: string;

beforeAll(async () => {
  api = await startApi();
  folder = mkdtempSync(path.join(tmpdir(), 'waypost-conventions-'));
  mkdirSync(path.join(folder, 'node_modules', '@waypost'), { recursive: true });
  symlinkSync(path.join(root, 'packages/client'), path.join(folder, 'node_modules/@waypost/client'));
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await api.close();
});

test('the shell commands run one after the other, and no answer is an error', async () => {
  const client = await api.client();
  const script = ['set -eu', ...blocks('sh')].join('\n');
  const { stdout } = await promisify(execFile)('bash', ['-c', script], {
    cwd: folder,
    env: { PATH: process.env['PATH'], API: `${api.origin}/sandbox/admin/v1`, KEY: client.key },
  });
  expect(stdout).not.toContain('"error":{');
  expect(stdout).toMatch(/idempotent-replayed: true/i);
  expect(stdout).toContain('"notes":"Ring twice."');
  expect(stdout).toContain('"column":"postcode"');
  const signature = signWebhookSync(['whsec_8dN2tYpQ4rLkV6wXbZ1mC3hJ5sGfA7uE'], 1773302640, '{"id":"evt_1"}');
  expect(stdout).toContain(signature.split('v1=')[1]);
  expect((await client.get('/orders')).body.data.map((order: any) => order.reference)).toEqual([
    'SO-10433',
    'SO-10432',
  ]);
});
