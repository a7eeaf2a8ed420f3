import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { loadConfig, userCacheDirectory } from '../../../src/runtime/config.js';
import { ConfigError, describeEnvironment, parseEnvironment } from '../../../src/runtime/environment.js';
import { removeInstance, writeInstance } from '../../../src/runtime/instance.js';

const KEY_A = Buffer.alloc(32, 1).toString('base64');
const KEY_B = Buffer.alloc(32, 2).toString('base64');
const REQUIRED = {
  DATABASE_URL: 'postgres://user:secret@db.example/waypost',
  TEMPORAL_ADDRESS: 'temporal.example:7233',
  WAYPOST_MASTER_KEYS: KEY_A,
  WAYPOST_KEY_PEPPER: KEY_B,
};

test('the cache is where XDG_CACHE_HOME says, which counts only as an absolute path', () => {
  expect(userCacheDirectory('/var/cache/mine')).toBe('/var/cache/mine/waypost');
  expect(userCacheDirectory('cache')).toBe(userCacheDirectory(''));
  expect(isAbsolute(userCacheDirectory(''))).toBe(true);
});

describe('loadConfig', () => {
  test('a deployment needs four variables; the rest has defaults', () => {
    const config = loadConfig(REQUIRED);
    expect(config.embedded).toBe(false);
    expect(config.http).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      trustProxy: false,
      liveBaseUrl: 'http://localhost:8080/admin/v1',
      sandboxBaseUrl: 'http://localhost:8080/sandbox/admin/v1',
    });
    expect(config.webhooks.allowLoopback).toBe(false);
    expect(config.temporal).toMatchObject({ namespace: 'waypost', tls: false });
    expect(config.worker.queues).toEqual(['main', 'solver', 'webhooks']);
    expect(config.worker.solverThreads).toBeGreaterThanOrEqual(1);
    expect(config.secrets.masterKeys.map((key) => key.toString('base64'))).toEqual([KEY_A]);
  });

  test('under npm start it listens on this machine only and lets webhooks go there', () => {
    const config = loadConfig({ ...REQUIRED, WAYPOST_EMBEDDED: '1' });
    expect(config).toMatchObject({
      embedded: true,
      http: { host: '127.0.0.1' },
      webhooks: { allowLoopback: true },
    });
    expect(loadConfig({ ...REQUIRED, WAYPOST_EMBEDDED: '1', HOST: '0.0.0.0' }).http.host).toBe('0.0.0.0');
  });

  test('base URLs follow the public one unless they are set', () => {
    const config = loadConfig({
      ...REQUIRED,
      WAYPOST_PUBLIC_URL: 'https://waypost.example/',
      WAYPOST_SANDBOX_BASE_URL: 'https://sandbox.example/v1/',
    });
    expect(config.http.liveBaseUrl).toBe('https://waypost.example/admin/v1');
    expect(config.http.sandboxBaseUrl).toBe('https://sandbox.example/v1');
  });

  test('an API key of a hosted cluster implies TLS', () => {
    expect(loadConfig({ ...REQUIRED, TEMPORAL_API_KEY: 'k' }).temporal.tls).toBe(true);
    expect(loadConfig({ ...REQUIRED, TEMPORAL_API_KEY: 'k', TEMPORAL_TLS: 'false' }).temporal.tls).toBe(
      false,
    );
  });

  test('lists and proxies', () => {
    const config = loadConfig({
      ...REQUIRED,
      WORKER_QUEUES: 'solver, webhooks',
      WAYPOST_MASTER_KEYS: `${KEY_B},${KEY_A}`,
      WAYPOST_TRUST_PROXY: '2',
    });
    expect(config.worker.queues).toEqual(['solver', 'webhooks']);
    expect(config.secrets.masterKeys.map((key) => key[0])).toEqual([2, 1]);
    expect(config.http.trustProxy).toBe(2);
    expect(loadConfig({ ...REQUIRED, WAYPOST_TRUST_PROXY: 'loopback, 10.0.0.0/8' }).http.trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
    ]);
  });

  test('an empty value counts as not set', () => {
    expect(loadConfig({ ...REQUIRED, SMTP_URL: '', PORT: ' ' })).toMatchObject({
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
    const attempt = () => loadConfig(bad);
    expect(attempt).toThrow(ConfigError);
    for (const name of Object.keys(bad).filter((key) => key !== 'WAYPOST_KEY_PEPPER')) {
      expect(attempt).toThrow(new RegExp(`- ${name}: `));
    }
    expect(attempt).not.toThrow(/hunter2|aHVudGVyMg/);
  });

  test('what is missing is named', () => {
    expect(() => loadConfig({ ...REQUIRED, WAYPOST_KEY_PEPPER: undefined })).toThrow(
      /WAYPOST_KEY_PEPPER: is not set/,
    );
  });
});

describe('beside a running npm start', () => {
  const home = mkdtempSync(join(tmpdir(), 'waypost-config-'));
  afterAll(() => rmSync(home, { recursive: true }));

  test('what is not set comes from the running instance, what is set wins', () => {
    writeInstance(home, {
      pid: process.pid,
      environment: { ...REQUIRED, PORT: '8123', WAYPOST_EMBEDDED: '1' },
    });
    const config = loadConfig({ WAYPOST_HOME: home, LOG_LEVEL: 'warn', PORT: '8124' });
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
    expect(() => loadConfig({ WAYPOST_HOME: home })).toThrow(/DATABASE_URL: is not set/);
    removeInstance(home);
    expect(() => loadConfig({ WAYPOST_HOME: home })).toThrow(/DATABASE_URL: is not set/);
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
