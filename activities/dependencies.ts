/** What activities depend on, built once by src/bin/worker.ts. */
import type { GeocodePort } from '../src/adapters/geocode/port.js';
import type { Messaging } from '../src/adapters/messaging/index.js';
import type { PostWebhook } from '../src/adapters/webhook-http/index.js';
import type { ConcurrencyLimit } from '../src/adapters/webhook-http/concurrency-limit.js';
import type { Database } from '../src/db/client.js';
import type { ScopeSource } from '../src/db/scope.js';
import type { UnderstandReply } from '@waypost/reply-reader/reply';
import type { Channel } from '../src/domain/sending.js';
import type { Logger } from '../src/runtime/logger.js';
import type { Background } from '@waypost/solver/background';
import type { SolverPool } from '@waypost/solver/pool';

/** Outcome of an attempt at a message. */
export type SendingResult = 'sent' | 'refused' | 'not_sent' | 'unknown';

export type ActivityDependencies = {
  source: ScopeSource;
  /** Crosses tenants; for housekeeping only. */
  systemDb: Database;
  messaging: Messaging;
  /** The number that texts come from (E.164, or a name), and the address that email comes from. */
  senders: { sms: string; email: string };
  geocoder: GeocodePort;
  solver: SolverPool;
  background: Pick<Background, 'repair' | 'relax'>;
  /** Loads the reader of replies. Loading takes a while, so it happens with the first reply. */
  loadReader: () => Promise<UnderstandReply>;
  postWebhook: PostWebhook;
  /** Requests in progress to each webhook endpoint. */
  webhookLimit: ConcurrencyLimit;
  /** Concurrent transactions of deliveries. */
  webhookTransactions?: number;
  /** Shows that the running activity is alive. */
  heartbeat: () => void;
  /** How many days events are kept, with their deliveries. */
  retention: { eventsKeptDays: number };
  /** Receives how long a provider took with a message, and a delivery from its event to its outcome, in seconds. */
  observe?: {
    sending: (labels: { channel: Channel; outcome: SendingResult }, seconds: number) => void;
    delivery: (labels: { outcome: 'delivered' | 'failed' }, seconds: number) => void;
  };
  logger: Logger;
};

export type SendingDependencies = Pick<
  ActivityDependencies,
  'source' | 'messaging' | 'geocoder' | 'senders' | 'heartbeat' | 'observe' | 'logger'
>;
