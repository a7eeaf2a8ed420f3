import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Config, loadConfig } from '../../../src/runtime/config.js';
import { ConfigError, describeEnvironment, parseEnvironment } from '../../../src/runtime/environment.js';
import { removeInstance, writeInstance } from '@waypost/dev-servers/instance';

const KEY_A = Buffer.alloc(32, 1).toString('base64');
const KEY_B = Buffer.alloc(32, 2).toString('base64');
const REQUIRED = {
  DATABASE_URL: 'postgres://user:secret@127.0.0.1/waypost',
  TEMPORAL_ADDRESS: 'localhost:7233',
  WAYPOST_MASTER_KEYS: KEY_A,
  WAYPOST_KEY_PEPPER: KEY_B,
};

describe('another machine', () => {
  const database =
    (DATABASE_URL: string, more = {}) =>
    () =>
      loadConfig('worker', { ...REQUIRED, DATABASE_URL, ...more });
  const temporal =
    (TEMPORAL_ADDRESS: string, more = {}) =>
    () =>
      loadConfig('worker', { ...REQUIRED, TEMPORAL_ADDRESS, ...more });

  test.each([
    'postgres://u:p@db.example/waypost',
    'postgres://u:p@10.0.0.1:5432/waypost',
    'postgres://u:p@postgres/waypost',
    'postgres://u:p@localhost.example/waypost',
    'postgres://u:p@localhost/waypost?host=db.example',
    'postgres://u:p@localhost/waypost?host=localhost&host=db.example',
    'postgres://u:p@db.example/waypost?sslmode=&ssl=',
    'postgres:///waypost',
    'postgres://u:p@[2001:db8::1]/waypost',
  ])('has PostgreSQL at %s: not without TLS, unless that is said', (url) => {
    expect(database(url)).toThrow(
      /^The configuration is invalid:\n {2}- DATABASE_URL: is on another machine/,
    );
    const joined = `${url}${url.includes('?') ? '&' : '?'}`;
    const modeOf = (load: () => Config) => new URL(load().database.url).searchParams.getAll('sslmode').at(-1);
    expect(modeOf(database(url, { PGSSLROOTCERT: '/tls/ca.crt' }))).toBe('verify-full');
    expect(modeOf(database(`${joined}sslrootcert=/tls/ca.crt`))).toBe('verify-full');
    // What the driver makes of it.
    const seals = [
      database(url, { PGSSLMODE: 'verify-full' }),
      database(`${joined}sslmode=verify-full`),
      database(`${joined}sslmode=no-verify`),
      database(`${joined}ssl=true`),
      database(url, { PGSSLMODE: 'disable' }),
      database(`${joined}sslmode=disable`, { PGSSLMODE: 'verify-full' }),
    ].map((load): unknown => new pg.Client(load().database.url).ssl);
    expect(seals.map((seal) => seal !== false)).toEqual([true, true, true, true, false, false]);
  });

  test.each([
    'postgres://u:p@localhost/waypost',
    'postgres://u:p@127.0.0.1:5432/waypost',
    'postgres://u:p@[::1]/waypost',
    'postgres://u:p@%2Frun%2Fpostgresql/waypost',
    'postgres://u:p@db.example/waypost?host=/run/postgresql',
  ])('is not where PostgreSQL is at %s', (url) => {
    expect(new URL(database(url)().database.url).searchParams.has('sslmode')).toBe(false);
  });

  test.each(['temporal.example:7233', '10.0.0.1:7233', '[2001:db8::1]:7233', 'temporal:7233'])(
    'has Temporal at %s: not without TLS, unless that is said',
    (address) => {
      expect(temporal(address)).toThrow('TEMPORAL_ADDRESS: is another machine, without TLS');
      expect(temporal(address, { TEMPORAL_TLS: 'false' })().temporal.tls).toBe(false);
      expect(temporal(address, { TEMPORAL_API_KEY: 'k' })().temporal.tls).toBe(true);
      for (const key of ['TEMPORAL_API_KEY', 'TEMPORAL_API_KEY_PATH']) {
        expect(temporal(address, { [key]: 'k', TEMPORAL_TLS: 'false' })).toThrow(
          'TEMPORAL_TLS: must be true, as TEMPORAL_API_KEY would be sent in clear',
        );
      }
    },
  );

  test.each(['localhost:7233', '127.0.0.1:7233', '[::1]:7233'])(
    'is not where Temporal is at %s',
    (address) => {
      expect(temporal(address)().temporal.tls).toBe(false);
    },
  );
});

describe('loadConfig', () => {
  test('a deployment needs four variables; the rest has defaults', () => {
    const config = loadConfig('worker', REQUIRED);
    expect(config.embedded).toBe(false);
    expect(config.http).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      trustProxy: [],
      liveBaseUrl: 'http://localhost:8080/admin/v1',
      sandboxBaseUrl: 'http://localhost:8080/sandbox/admin/v1',
    });
    expect(config.webhooks.allowLoopback).toBe(false);
    expect(config.temporal).toMatchObject({ namespace: 'waypost', tls: false });
    expect(config.worker.queues).toEqual(['main', 'solver', 'webhooks']);
    expect(config.worker.solverThreads).toBeGreaterThanOrEqual(1);
    expect(config.secrets.masterKeys?.map((key) => key.toString('base64'))).toEqual([KEY_A]);
  });

  test('under npm start it listens on this machine only and lets webhooks go there', () => {
    const config = loadConfig('worker', { ...REQUIRED, WAYPOST_EMBEDDED: '1' });
    expect(config).toMatchObject({
      embedded: true,
      http: { host: '127.0.0.1' },
      webhooks: { allowLoopback: true },
    });
    expect(loadConfig('worker', { ...REQUIRED, WAYPOST_EMBEDDED: '1', HOST: '0.0.0.0' }).http.host).toBe(
      '0.0.0.0',
    );
  });

  test('base URLs follow the public one unless they are set', () => {
    const config = loadConfig('worker', {
      ...REQUIRED,
      WAYPOST_PUBLIC_URL: 'https://waypost.example/',
      WAYPOST_SANDBOX_BASE_URL: 'https://sandbox.example/v1/',
    });
    expect(config.http.liveBaseUrl).toBe('https://waypost.example/admin/v1');
    expect(config.http.sandboxBaseUrl).toBe('https://sandbox.example/v1');
  });

  test('an API key of a hosted cluster implies TLS', () => {
    expect(loadConfig('worker', { ...REQUIRED, TEMPORAL_API_KEY: 'k' }).temporal.tls).toBe(true);
    expect(
      loadConfig('worker', { ...REQUIRED, TEMPORAL_API_KEY: 'k', TEMPORAL_TLS: 'false' }).temporal.tls,
    ).toBe(false);
  });

  test('lists', () => {
    const config = loadConfig('worker', {
      ...REQUIRED,
      WORKER_QUEUES: 'main, webhooks',
      WAYPOST_MASTER_KEYS: `${KEY_B},${KEY_A}`,
    });
    expect(config.worker.queues).toEqual(['main', 'webhooks']);
    expect(config.secrets.masterKeys?.map((key) => key[0])).toEqual([2, 1]);
  });

  test('proxies are addresses and networks', () => {
    const proxies = (WAYPOST_TRUST_PROXY: string) =>
      loadConfig('api', { ...REQUIRED, WAYPOST_TRUST_PROXY }).http.trustProxy;
    expect(proxies('')).toEqual([]);
    expect(proxies('10.0.0.7, 172.16.5.9/12 ,::ffff:10.0.0.8,fd00::/8,2001:db8::1')).toEqual([
      ...['10.0.0.7', '172.16.0.0/12', '10.0.0.8', 'fd00::/8', '2001:db8::1'],
    ]);
  });

  test.each([
    ...['1', '2', 'true', 'all', '*', 'loopback', 'private_ranges', 'proxy.example', '10.0.0.0/33', '10.0.0'],
    ...['0.0.0.0/0', '::/0', '::ffff:0:0/96', '0.0.0.0/1,128.0.0.0/1', '2000::/3', '10.0.0.7,0.0.0.0/0'],
  ])('%s is no list of proxies', (WAYPOST_TRUST_PROXY) => {
    expect(() => loadConfig('api', { ...REQUIRED, WAYPOST_TRUST_PROXY })).toThrow(
      '- WAYPOST_TRUST_PROXY: must be addresses and networks, none larger than /8',
    );
  });

  test('an empty value counts as not set', () => {
    expect(loadConfig('worker', { ...REQUIRED, SMTP_URL: '', PORT: ' ' })).toMatchObject({
      http: { port: 8080 },
      email: { smtpUrl: undefined },
    });
  });

  test('every bad variable is named at once, none with its value', () => {
    const bad = {
      ...REQUIRED,
      PORT: '99999',
      DATABASE_URL: 'mysql://user:hunter2@db/x',
      WAYPOST_MASTER_KEYS: 'aHVudGVyMg==',
      WORKER_QUEUES: 'main,elsewhere',
      TEMPORAL_ADDRESS: 'http://temporal',
      GEOCODER: 'crystal-ball',
    };
    const attempt = () => loadConfig('worker', bad);
    expect(attempt).toThrow(ConfigError);
    for (const name of Object.keys(bad).filter((key) => key !== 'WAYPOST_KEY_PEPPER')) {
      expect(attempt).toThrow(new RegExp(`- ${name}: `));
    }
    expect(attempt).not.toThrow(/hunter2|aHVudGVyMg/);
  });

  test('what is missing is named', () => {
    expect(() => loadConfig('worker', { ...REQUIRED, WAYPOST_KEY_PEPPER: undefined })).toThrow(
      /WAYPOST_KEY_PEPPER: is not set/,
    );
  });
});

test('API and workers agree on where emails are answered', () => {
  const from = { EMAIL_FROM: 'Waypost <bookings@waypost.example>', INBOUND_EMAIL_SECRET: 'x' };
  for (const role of ['api', 'worker'] as const) {
    const addressOf = (more: Record<string, string>) =>
      loadConfig(role, { ...REQUIRED, ...from, ...more }).email.inboundAddress;
    const takenIn = { INBOUND_EMAIL_AUTHSERV_ID: 'mx.waypost.example' };
    expect(addressOf({})).toBeUndefined();
    expect(addressOf({ INBOUND_EMAIL_ADDRESS: 'in@waypost.example' })).toBe('in@waypost.example');
    expect(addressOf(takenIn)).toBe('bookings@waypost.example');
    expect(addressOf({ ...takenIn, EMAIL_FROM: 'no-reply@waypost.example' })).toBeUndefined();
  }
});

describe('beside a running npm start', () => {
  const home = mkdtempSync(join(tmpdir(), 'waypost-config-'));
  afterAll(() => rmSync(home, { recursive: true }));

  test('what is not set comes from the running instance, what is set wins', () => {
    writeInstance(home, {
      pid: process.pid,
      environment: { ...REQUIRED, PORT: '8123', WAYPOST_EMBEDDED: '1' },
    });
    const config = loadConfig('worker', { WAYPOST_HOME: home, LOG_LEVEL: 'warn', PORT: '8124' });
    expect(config).toMatchObject({
      embedded: true,
      home,
      logLevel: 'warn',
      http: { port: 8124 },
      database: { url: REQUIRED.DATABASE_URL },
    });
  });

  test('the note of an instance that is gone is ignored', () => {
    // No process can have this id: it is past the largest that systems give.
    writeInstance(home, { pid: 2 ** 30, environment: REQUIRED });
    expect(() => loadConfig('worker', { WAYPOST_HOME: home })).toThrow(/DATABASE_URL: is not set/);
    removeInstance(home);
    expect(() => loadConfig('worker', { WAYPOST_HOME: home })).toThrow(/DATABASE_URL: is not set/);
  });
});

describe('the description of the variables', () => {
  test('each default that is written out is accepted and is the default', () => {
    const written = describeEnvironment().filter((variable) => variable.written !== undefined);
    expect(written.length).toBeGreaterThan(5);
    expect(
      parseEnvironment(Object.fromEntries(written.map(({ name, written: value }) => [name, value]))),
    ).toEqual(parseEnvironment({}));
  });

  test('.env.example names every variable', () => {
    const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
    for (const { name } of describeEnvironment()) expect(example).toContain(`\n#${name}=`);
  });
});
