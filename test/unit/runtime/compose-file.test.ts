/**
 * docker-compose.yml hands on every variable that a deployment can set, gives processes the time to end that they may
 * take, and its database the connections that the documented scale-out may open.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { maxConnections } from '../../../src/db/connections.js';
import { describeEnvironment, parseEnvironment } from '../../../src/runtime/environment.js';
import { DRAIN_MS } from '../../../src/runtime/shutdown.js';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8');
const compose = read('docker-compose.yml');
const operations = read('docs/operations.md');

/** What the file settles by itself, and what concerns `npm start` and the tests alone. */
const NOT_HANDED_ON = [
  'HOST',
  'WAYPOST_HOME',
  'WAYPOST_PG_PORT',
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
  const each = { api: maxConnections('api', poolSize), worker: maxConnections('worker', poolSize) };
  const budget: Record<string, number> = {
    '4 × `api`': scale('api') * each.api,
    '2 × `relay`': 2 * maxConnections('relay', poolSize),
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

type Service = {
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  networks?: string[];
  ports?: string[];
  configs?: object[];
};
const { services, networks } = load(compose) as {
  services: Record<string, Service & Record<string, unknown>>;
  networks: Record<string, { internal?: boolean } | null>;
};
const all = Object.entries(services);

describe('what bounds a container', () => {
  test.each(all)('%s', (_name, service) => {
    expect(service).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^(\$\{\w+:-)?\d+[mg]\}?$/),
      pids_limit: expect.any(Number),
      logging: { options: { 'max-size': '50m', 'max-file': '5' } },
      networks: expect.any(Array),
    });
    expect(service['privileged'] ?? service['network_mode'] ?? service['user']).toBeUndefined();
  });

  test('none of ours can write to its image; a temporary folder has a size', () => {
    const ours = all.filter(([, { image }]) => String(image).startsWith('waypost:'));
    expect(ours.map(([name]) => name).toSorted()).toEqual([
      ...['api', 'codec', 'migrate', 'operator', 'promote', 'relay'],
      ...['worker-main', 'worker-solver', 'worker-webhooks'],
    ]);
    for (const [, service] of ours) {
      expect(service).toMatchObject({ read_only: true, tmpfs: ['/tmp:size=64m'] });
      expect(service['cap_add']).toBeUndefined();
    }
  });

  test('what is added to the rights of others is what their entry points need', () => {
    const added = all.filter(([, service]) => service['cap_add'] !== undefined);
    expect(Object.fromEntries(added.map(([name, service]) => [name, service['cap_add']]))).toEqual({
      proxy: ['NET_BIND_SERVICE'],
      'ui-log-in': ['NET_BIND_SERVICE'],
      postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
    });
  });
});

describe('who reaches whom', () => {
  const on = (network: string) =>
    all.filter(([, service]) => service.networks?.includes(network)).map(([name]) => name);

  test('every network is declared, and those of the data have no way out', () => {
    const used = new Set(all.flatMap(([, service]) => service.networks ?? []));
    expect([...used].toSorted()).toEqual(Object.keys(networks).toSorted());
    for (const name of ['data', 'temporal', 'temporal-data', 'ui', 'figures']) {
      expect([name, networks[name]]).toEqual([name, { internal: true }]);
    }
  });

  test('the API reaches neither Temporal nor its UI, and what is in front reaches the API alone', () => {
    expect(on('front')).toEqual(['proxy', 'api']);
    expect(services['proxy']?.networks).toEqual(['front']);
    const besideApi = new Set((services['api']?.networks ?? []).flatMap(on));
    for (const name of ['temporal', 'temporal-ui', 'ui-log-in', 'codec', 'temporal-schema']) {
      expect([name, besideApi.has(name)]).toEqual([name, false]);
    }
  });

  test('Temporal is reached by those that work with it, and its UI by its log-in', () => {
    expect(on('temporal')).toEqual([
      ...['relay', 'worker-main', 'worker-solver', 'worker-webhooks', 'promote', 'operator'],
      ...['temporal', 'temporal-ui', 'prometheus'],
    ]);
    expect(on('temporal-data')).toEqual(['postgres', 'temporal', 'temporal-schema']);
    expect(on('ui')).toEqual(['temporal-ui', 'ui-log-in', 'codec']);
  });

  test('ports are published on this machine alone, of what asks for a password or is in front', () => {
    const published = all.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(published).toEqual([
      ['proxy', '${WAYPOST_BIND:-127.0.0.1}:${PORT:-8080}:8080'],
      ['grafana', '127.0.0.1:${GRAFANA_PORT:-3000}:3000'],
      ['ui-log-in', '127.0.0.1:${TEMPORAL_UI_PORT:-8233}:8080'],
    ]);
  });

  test('Grafana does not start with its default password', () => {
    const check = services['grafana']?.entrypoint?.at(-1)?.replaceAll('$$', '$').replace('/run.sh', 'true');
    const status = (password: string) =>
      spawnSync('sh', ['-c', check ?? ''], { env: { GF_SECURITY_ADMIN_PASSWORD: password } }).status;
    expect([status(''), status('a password')]).toEqual([1, 0]);
  });
});

test('the proxy says who a visitor is, by those in front that are listed, and the API believes it alone', () => {
  expect(services['proxy']?.environment?.['WAYPOST_PROXIES']).toBe('${WAYPOST_PROXIES:-127.0.0.1/32}');
  expect(compose).toContain('trusted_proxies static {$$WAYPOST_PROXIES}');
  expect(compose).toContain('trusted_proxies_strict');
  expect(compose).toContain('header_up X-Forwarded-For {client_ip}');
  const trusting = all.filter(([, { environment }]) => environment?.['WAYPOST_TRUST_PROXY'] !== undefined);
  expect(trusting.map(([name]) => name)).toEqual(['api']);
});

test('only the Temporal and the PostgreSQL of this file are reached without TLS', () => {
  for (const [name, { environment = {} }] of all) {
    const { DATABASE_URL: url, TEMPORAL_TLS: tls, PGSSLMODE: mode } = environment;
    if (url !== undefined)
      expect([name, url]).toEqual([name, expect.stringContaining('@postgres:5432/waypost?sslmode=disable')]);
    // With another server and nothing said, the value is its address: the process refuses to start, and names it.
    if (tls !== undefined) expect([name, tls]).toEqual([name, '${TEMPORAL_TLS:-${TEMPORAL_SERVER:-false}}']);
    if (mode !== undefined) expect([name, mode]).toEqual([name, '${PGSSLMODE:-}']);
  }
  expect(() => parseEnvironment({ TEMPORAL_TLS: 'temporal.example:7233' })).toThrow('- TEMPORAL_TLS: ');
});
