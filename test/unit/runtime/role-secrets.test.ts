/**
 * Each process has the secrets that it reads, and no others: what docker-compose.yml and the chart give to each is
 * compared with what the loader of its role takes.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load, loadAll } from 'js-yaml';
import { TASK_QUEUES, type TaskQueue } from '../../../src/contracts/workflows.js';
import { createFoundation } from '../../../src/bin/composition.js';
import {
  childEnvironment,
  type Config,
  loadConfig,
  loadTemporalConfig,
} from '../../../src/runtime/config.js';
import { describeEnvironment } from '../../../src/runtime/environment.js';
import { createLogger } from '../../../src/runtime/logger.js';
import { type Role, secretsOf } from '../../../src/runtime/role-secrets.js';
import { SIZES } from '../../../tools/charts/inputs.js';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8');
const SECRETS = describeEnvironment().flatMap(({ name, secret }) => (secret ? [name] : []));

type Given = {
  name: string;
  command: readonly string[];
  variables: Readonly<Record<string, string | undefined>>;
};

const { services } = load(read('docker-compose.yml')) as {
  services: Record<
    string,
    { command?: string[]; entrypoint?: string[]; environment?: Record<string, string> }
  >;
};
const composed: Given[] = Object.entries(services).flatMap(([name, { command, entrypoint, environment }]) => {
  const run = entrypoint ?? command ?? [];
  return run[0] === 'node' ? [{ name, command: run, variables: { ...environment } }] : [];
});

type Container = { name: string; command: string[]; env: { name: string; value?: string }[] };
type Manifest = {
  metadata: { name: string };
  spec: { template?: { spec: { containers: Container[]; initContainers?: Container[] } } };
} | null;
const charted: Given[] = SIZES.flatMap((size) =>
  (loadAll(read(`deploy/rendered/${size}`)) as Manifest[]).flatMap((manifest) => {
    const pod = manifest?.spec.template?.spec;
    return [...(pod?.containers ?? []), ...(pod?.initContainers ?? [])].map(
      ({ name, command, env, ...rest }) => {
        // Nothing comes by the whole Secret.
        expect(rest).not.toHaveProperty('envFrom');
        return {
          name: `${size} ${manifest?.metadata.name} ${name}`,
          command,
          variables: Object.fromEntries(env.map((each) => [each.name, each.value])),
        };
      },
    );
  }),
);

/** Of which role a process is, by its command. */
function roleOf([, program = '', command]: readonly string[]): Role {
  const name = path.basename(program, '.js');
  return name === 'waypost' ? (command === 'workers' ? 'builds' : 'operator') : (name as Role);
}

/** Queues of a worker, with those that one of `main` serves besides. */
function queuesOf(variables: Given['variables']): TaskQueue[] {
  return (variables['WORKER_QUEUES'] ?? '').split(',') as TaskQueue[];
}

test.each([...composed, ...charted])('$name', ({ command, variables }) => {
  const role = roleOf(command);
  const own = secretsOf(role, role === 'worker' ? queuesOf(variables) : []);
  const hasLogIn = !['builds', 'codec'].includes(role);
  expect(
    Object.keys(variables)
      .filter((name) => SECRETS.includes(name))
      .toSorted(),
  ).toEqual([...own, ...(hasLogIn ? ['DATABASE_URL'] : [])].toSorted());
});

test('compose and chart have every role and queue', () => {
  for (const given of [composed, charted]) {
    expect(new Set(given.map(({ command }) => roleOf(command)))).toEqual(
      expect.objectContaining(new Set(['api', 'relay', 'worker', 'builds', 'migrate', 'codec'])),
    );
  }
  const served = charted.flatMap(({ command, variables }) =>
    roleOf(command) === 'worker' ? queuesOf(variables) : [],
  );
  expect(new Set(served)).toEqual(new Set(Object.values(TASK_QUEUES)));
});

const KEY = Buffer.alloc(32, 1).toString('base64');
/** A value for each secret. */
const EVERY = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1/w',
  TEMPORAL_ADDRESS: '127.0.0.1:1',
  TEMPORAL_API_KEY: 'the api key',
  TEMPORAL_CODEC_KEYS: KEY,
  TEMPORAL_CODEC_TOKEN: 'the codec token',
  WAYPOST_MASTER_KEYS: KEY,
  WAYPOST_KEY_PEPPER: KEY,
  WEBHOOK_PROXY_URL: 'http://proxy.example',
  SMTP_URL: 'smtp://mail.example',
  INBOUND_EMAIL_SECRET: 'the inbound secret',
  SMS_AUTH_TOKEN: 'the token of texts',
  GEOCODER_KEY: 'the geocoder key',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=x',
};

/** The secrets that a configuration holds. */
function held({ temporal, secrets, webhooks, email, sms, geocoder }: Config): string[] {
  return Object.entries({
    TEMPORAL_API_KEY: temporal.apiKey,
    TEMPORAL_CODEC_KEYS: temporal.codecKeys,
    WAYPOST_MASTER_KEYS: secrets.masterKeys,
    WAYPOST_KEY_PEPPER: secrets.keyPepper,
    WEBHOOK_PROXY_URL: webhooks.proxy,
    SMTP_URL: email.smtpUrl,
    INBOUND_EMAIL_SECRET: email.inboundSecret,
    SMS_AUTH_TOKEN: sms.authToken,
    GEOCODER_KEY: geocoder.key,
  }).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}

describe('the loader', () => {
  const known = Object.keys(EVERY).toSorted();
  test('knows every secret', () => expect(known).toEqual([...SECRETS, 'TEMPORAL_ADDRESS'].toSorted()));

  test.each([
    ['api', []],
    ['relay', []],
    ['operator', []],
    ['migrate', []],
    ...Object.values(TASK_QUEUES).map((queue) => ['worker', [queue]] as const),
    ['worker', ['main', 'solver', 'webhooks']],
  ] as const)('of %s %j holds its secrets alone, whatever there is', (role, queues) => {
    const raw = { ...EVERY, WORKER_QUEUES: queues.join(',') };
    const own = [...secretsOf(role, queues)].filter((name) => name !== 'OTEL_EXPORTER_OTLP_HEADERS');
    expect(held(loadConfig(role, raw)).toSorted()).toEqual(own.toSorted());
    const child = childEnvironment(raw, role);
    expect(SECRETS.filter((name) => child[name] !== undefined).toSorted()).toEqual(
      [...secretsOf(role, queues), 'DATABASE_URL'].toSorted(),
    );
  });

  test.each([
    ['api', '', ['WAYPOST_MASTER_KEYS', 'WAYPOST_KEY_PEPPER']],
    ['relay', '', []],
    ['migrate', '', []],
    ['operator', '', ['WAYPOST_MASTER_KEYS', 'WAYPOST_KEY_PEPPER']],
    ['worker', 'main', ['WAYPOST_MASTER_KEYS', 'WAYPOST_KEY_PEPPER']],
    ['worker', 'webhooks', ['WAYPOST_MASTER_KEYS']],
    ['worker', 'solver', []],
  ] as const)('of %s %s asks for what it cannot do without', (role, WORKER_QUEUES, keys) => {
    const least = { WORKER_QUEUES, WAYPOST_HOME: '/nowhere' };
    const bare = () => loadConfig(role, { ...least, DATABASE_URL: undefined });
    for (const name of ['DATABASE_URL', 'TEMPORAL_ADDRESS', ...keys])
      expect(bare).toThrow(`${name}: is not set`);
    const given = Object.fromEntries(
      ['DATABASE_URL', 'TEMPORAL_ADDRESS', ...keys].map((name) => [name, EVERY[name as keyof typeof EVERY]]),
    );
    expect(loadConfig(role, { ...least, ...given }).database.url).toBe(EVERY.DATABASE_URL);
  });

  test('of who asks Temporal alone needs no database', () => {
    const config = loadTemporalConfig({ WAYPOST_HOME: '/nowhere', TEMPORAL_ADDRESS: 'localhost:7233' });
    expect(config.temporal.address).toBe('localhost:7233');
    expect(() => loadTemporalConfig({ WAYPOST_HOME: '/nowhere' })).toThrow('TEMPORAL_ADDRESS: is not set');
  });
});

test('reading a secret that the process does not have fails, and names it', async () => {
  const config = loadConfig('worker', { ...EVERY, WORKER_QUEUES: 'solver' });
  const { source, close } = createFoundation(config, createLogger('test', 'silent'));
  expect(() => source.deployment.vault.sign('a text')).toThrow('This process has no WAYPOST_MASTER_KEYS.');
  expect(() => source.deployment.digestKey('a key')).toThrow('This process has no WAYPOST_KEY_PEPPER.');
  await close();
});
