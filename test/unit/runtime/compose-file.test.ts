/**
 * docker-compose.yml hands on every variable that a deployment can set, gives processes the time to end that they may
 * take, and its database the connections that the documented scale-out may open.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mostConnections } from '../../../src/db/connections.js';
import { describeEnvironment } from '../../../src/runtime/environment.js';
import { DRAIN_MS } from '../../../src/runtime/shutdown.js';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8');
const compose = read('docker-compose.yml');
const operations = read('docs/operations.md');

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
  'WAYPOST_PROMOTE',
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

const numberIn = (text: string, pattern: RegExp): number => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`nothing matches ${pattern}`);
  return Number(found);
};

test('a process may take as long to end as it needs', () => {
  const minutes = numberIn(compose, /^ {2}stop_grace_period: (\d+)m$/m);
  expect(compose.match(/stop_grace_period/g)).toHaveLength(1);
  expect(minutes * 60_000).toBeGreaterThan(Math.max(DRAIN_MS.api, DRAIN_MS.relay, DRAIN_MS.worker));
});

describe('connections to PostgreSQL at the documented scale-out', () => {
  const poolSize = Number(
    describeEnvironment().find(({ name }) => name === 'DATABASE_POOL_SIZE')?.written ?? Number.NaN,
  );
  const scale = (service: string) => numberIn(operations, new RegExp(`--scale .*?${service}=(\\d+)`));
  const each = { api: mostConnections('api', poolSize), worker: mostConnections('worker', poolSize) };
  const budget: Record<string, number> = {
    '4 × `api`': scale('api') * each.api,
    '2 × `relay`': 2 * mostConnections('relay', poolSize),
    '3 × `worker-main`': scale('worker-main') * each.worker,
    '2 × `worker-solver`': scale('worker-solver') * each.worker,
    '1 × `worker-webhooks`': each.worker,
    '`migrate`, `waypost`': 5,
    Temporal:
      4 * (numberIn(compose, /SQL_MAX_CONNS: '(\d+)'/) + numberIn(compose, /SQL_VIS_MAX_CONNS: '(\d+)'/)),
    'back-ups, monitoring, psql': 20,
  };

  test.each(Object.entries(budget))('%s: %i, as the table says', (what, connections) => {
    const row = operations.split('\n').find((line) => line.startsWith(`| ${what} `));
    expect(row?.split('|').at(-2)?.trim()).toBe(String(connections));
  });

  test('all of them stay below max_connections', () => {
    const sum = Object.values(budget).reduce((a, b) => a + b, 0);
    const most = numberIn(compose, /max_connections=(\d+)/);
    expect(operations).toContain(`| **Sum** `);
    expect(operations).toMatch(new RegExp(`\\*\\*Sum\\*\\*.*\\*\\*${sum}\\*\\*, of ${most}`));
    // Three are PostgreSQL's own, for its superuser.
    expect(sum).toBeLessThanOrEqual(most - 3);
  });
});

describe('the log-ins of the database', () => {
  const initial = compose.slice(
    compose.indexOf('make-databases:'),
    compose.indexOf('temporal-schema:\n    content'),
  );

  test.each(['api', 'relay', 'worker', 'operator'])('%s has its own, which inherits nothing', (name) => {
    expect(initial).toMatch(new RegExp(`create role waypost_${name} login noinherit password :'${name}';`));
    expect(compose).toContain(`postgres://waypost_${name}:\${WAYPOST_${name.toUpperCase()}_DB_PASSWORD:?`);
  });

  test("only migrations have the owner's", () => {
    const owners = compose.split('postgres://waypost:').length - 1;
    expect(owners).toBe(1);
    expect(
      compose.slice(0, compose.indexOf('postgres://waypost:')).lastIndexOf('  migrate:'),
    ).toBeGreaterThan(compose.indexOf('worker-webhooks:'));
    expect(initial).toContain('grant set on parameter waypost.as_owner to waypost;');
  });
});

test('every process has a limit of memory and of processes, and a temporary folder of a size', () => {
  const common = compose.slice(compose.indexOf('x-waypost:'), compose.indexOf('x-needs-temporal:'));
  for (const limit of [
    'mem_limit:',
    'pids_limit:',
    "tmpfs: ['/tmp:size=",
    'read_only: true',
    'cap_drop: [ALL]',
  ]) {
    expect(common).toContain(limit);
  }
});

test('the proxy says who a visitor is, by those in front that it trusts, and the API trusts it alone', () => {
  expect(compose).toContain('trusted_proxies static {$$WAYPOST_PROXIES:private_ranges}');
  expect(compose).toContain('trusted_proxies_strict');
  expect(compose).toContain('header_up X-Forwarded-For {client_ip}');
  expect(compose).toContain('WAYPOST_TRUST_PROXY: ${WAYPOST_TRUST_PROXY:-1}');
});
