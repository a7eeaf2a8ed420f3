/** The secrets that each process reads and gets: tests compare docker-compose.yml and the chart with this list. */
import type { TaskQueue } from '../contracts/workflows.js';
import { describeEnvironment, type Environment } from './environment.js';

/** A process by its program. The database's URL is not listed: each has its own log-in. */
export type Role = 'api' | 'relay' | 'worker' | 'operator' | 'builds' | 'migrate' | 'codec';

/** Secrets of every process that connects to Temporal. */
const TEMPORAL = ['TEMPORAL_API_KEY', 'TEMPORAL_CODEC_KEYS'] as const;
/** OpenTelemetry's library reads it. */
const TRACES = 'OTEL_EXPORTER_OTLP_HEADERS';
const ROWS = ['WAYPOST_MASTER_KEYS', 'WAYPOST_KEY_PEPPER'] as const;

const OF_ROLE = {
  api: [...ROWS, 'INBOUND_EMAIL_SECRET', 'SMS_AUTH_TOKEN', TRACES],
  relay: [...TEMPORAL, TRACES],
  worker: [...TEMPORAL, TRACES],
  operator: [...ROWS, ...TEMPORAL, 'SMTP_URL', 'SMS_AUTH_TOKEN'],
  /** `waypost workers`, which asks Temporal alone. */
  builds: TEMPORAL,
  migrate: [],
  codec: ['TEMPORAL_CODEC_KEYS', 'TEMPORAL_CODEC_TOKEN'],
} as const satisfies Record<Role, readonly (keyof Environment)[]>;

/** Additional secrets of a queue's activities. The first try of every message is on `texts`. */
const OF_QUEUE = {
  main: [...ROWS, 'SMTP_URL', 'SMS_AUTH_TOKEN'],
  texts: [...ROWS, 'SMTP_URL', 'SMS_AUTH_TOKEN'],
  mail: [...ROWS, 'SMTP_URL'],
  imports: ROWS,
  solver: ['GEOCODER_KEY'],
  webhooks: ['WAYPOST_MASTER_KEYS', 'WEBHOOK_PROXY_URL'],
} as const satisfies Record<TaskQueue, readonly (keyof Environment)[]>;

/** Returns the secrets that a process reads; of a worker by the queues that it serves. */
export function secretsOf(role: Role, queues: readonly TaskQueue[] = []): ReadonlySet<string> {
  const ofQueues = role === 'worker' ? queues.flatMap((queue): readonly string[] => OF_QUEUE[queue]) : [];
  return new Set<string>([...OF_ROLE[role], ...ofQueues]);
}

/** Returns overrides for a process's environment that remove the secrets of other roles. */
export function withoutOthers(role: Role, queues: readonly TaskQueue[]): Readonly<Record<string, undefined>> {
  const own = secretsOf(role, queues);
  const others = describeEnvironment().filter(
    ({ name, secret }) => secret && name !== 'DATABASE_URL' && !own.has(name),
  );
  return Object.fromEntries(others.map(({ name }) => [name, undefined]));
}
