/** docker-compose.yml hands on every variable that a deployment can set. */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeEnvironment } from '../../../src/runtime/environment.js';

const compose = readFileSync(path.join(import.meta.dirname, '../../../docker-compose.yml'), 'utf8');

/** What the file settles by itself, and what concerns `npm start` and the tests alone. */
const NOT_HANDED_ON = [
  'HOST',
  'WAYPOST_HOME',
  'WAYPOST_PG_PORT',
  'TEMPORAL_NAMESPACE',
  'TEMPORAL_API_KEY',
  'TEMPORAL_TLS',
  'TEMPORAL_CLI_PATH',
  'TEMPORAL_TEST_SERVER_PATH',
  'WAYPOST_TEMPORAL_PORT',
  'WAYPOST_TEMPORAL_UI_PORT',
  'WAYPOST_ALLOW_LOOPBACK_WEBHOOKS',
  'WAYPOST_EMBEDDED',
];

const names = describeEnvironment()
  .map(({ name }) => name)
  .filter((name) => !NOT_HANDED_ON.includes(name));

test.each(names)('hands on %s', (name) => {
  expect(compose).toMatch(new RegExp(`\\b${name}\\b`));
});

test('sets every secret from outside, and has none in itself', () => {
  const secrets = [...compose.matchAll(/^\s+\w*(?:PASSWORD|KEYS|PEPPER|SECRET|TOKEN)\w*: (.+)$/gm)];
  expect(secrets.length).toBeGreaterThan(5);
  for (const [line, value] of secrets) expect([line, value?.startsWith('${')]).toEqual([line, true]);
});
