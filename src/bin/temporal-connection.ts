/**
 * Connections to Temporal by the configuration, and what makes a cluster ready for Waypost and keeps it so: its
 * namespace and search attributes exist, and it answers queries about them. A new namespace answers "not found" for a
 * while, and a workflow that sets an unknown search attribute is retried forever, so both are settled before anything
 * else starts. A server that was away may come back with nothing of what it held: these are then created again, without
 * restarting anything.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientInterceptors, Connection } from '@temporalio/client';
import type { DataConverter } from '@temporalio/common';
import { msToTs } from '@temporalio/common/lib/time.js';
import { errorCode } from '@waypost/base/error-code';
import { ATTRIBUTE_TYPES, type AttributeTypes } from '../contracts/workflows.js';
import type { Config } from '../runtime/config.js';
import type { Logger } from '../runtime/logger.js';
import { createPayloadCodec } from '../runtime/payload-codec.js';
import { clientOptions } from '../runtime/temporal-tls.js';

/** A server that is silent for longer does not answer. */
const SILENCE_MS = 5_000;

/** Returns how clients, workers and replays turn values into what Temporal stores. */
export function temporalData({ temporal }: Pick<Config, 'temporal'>): { dataConverter?: DataConverter } {
  return temporal.codecKeys === undefined
    ? {}
    : { dataConverter: { payloadCodecs: [createPayloadCodec(temporal.codecKeys)] } };
}

/**
 * Connects a client, once namespace and search attributes exist: a workflow that sets an unknown one would be stuck.
 */
export async function connectTemporal(
  config: Config,
  interceptors: ClientInterceptors = {},
): Promise<{ client: Client; connection: Connection }> {
  const options = clientOptions(config.temporal);
  const connection = await Connection.connect({
    ...options,
    connectTimeout: '30s',
    // Otherwise two minutes, during which a server that is back would wait.
    channelArgs: { ...options.channelArgs, 'grpc.max_reconnect_backoff_ms': 5_000 },
  });
  await untilAnswered(connection, () => prepare(connection, config));
  const { namespace } = config.temporal;
  const client = new Client({ connection, namespace, interceptors, ...temporalData(config) });
  return { client, connection };
}

/**
 * Does what a process asks of Temporal as it starts. A server that has just come up may leave a call unanswered for good:
 * what takes longer than half a minute is begun again, once.
 */
export async function untilAnswered<Result>(
  connection: Pick<Connection, 'withDeadline'>,
  ask: () => Promise<Result>,
): Promise<Result> {
  const attempt = () => connection.withDeadline(Date.now() + READY_LIMIT_MS, ask);
  try {
    return await attempt();
  } catch (error) {
    if (!isSilence(error)) throw error;
    return attempt();
  }
}

/** Whether a call was not answered by its deadline. */
function isSilence(error: unknown): boolean {
  if (errorCode(error) === DEADLINE_EXCEEDED) return true;
  return error instanceof Error && error.cause !== undefined && isSilence(error.cause);
}

/**
 * Keeps Temporal ready for as long as the process runs; `onReady` is called whenever it has been made ready again.
 */
export function keepReady(
  connection: Connection,
  config: Config,
  logger: Logger,
  onReady: () => Promise<void> = () => Promise.resolve(),
): TemporalRecovery {
  return startTemporalRecovery({
    identify: () => connection.withDeadline(Date.now() + SILENCE_MS, () => namespaceIdOf(connection, config)),
    // A server that has just come back may never answer an earlier call, but it answers a new one.
    prepare: () =>
      connection.withDeadline(Date.now() + READY_LIMIT_MS, async () => {
        await prepare(connection, config);
        await onReady();
      }),
    logger,
  });
}

function prepare(connection: Connection, { temporal }: Config): Promise<void> {
  return ensureTemporalReady(connection, temporal.namespace, ATTRIBUTE_TYPES);
}

/** Resolves if the cluster answers and has the namespace. */
export async function answersFor(connection: Connection, config: Config): Promise<void> {
  await namespaceIdOf(connection, config);
}

async function namespaceIdOf(connection: Connection, { temporal }: Config): Promise<string> {
  const { namespaceInfo } = await connection.workflowService.describeNamespace({
    namespace: temporal.namespace,
  });
  return namespaceInfo?.id ?? '';
}

/** The parts of a connection that are used; a client's and a worker's both have them. */
export type TemporalServices = Pick<Connection, 'workflowService' | 'operatorService'>;

const READY_LIMIT_MS = 30_000;

/** How long finished workflows stay readable in namespaces created here. */
const RETENTION_DAYS = 30;

/** gRPC status codes. */
const DEADLINE_EXCEEDED = 4;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const PERMISSION_DENIED = 7;
const UNIMPLEMENTED = 12;

/** Values of temporal.api.enums.v1.IndexedValueType. */
const INDEXED_VALUE_TYPES = { Keyword: 2, Datetime: 6 } as const;

/** Values that no attribute has, in the query language. */
const NO_VALUES = { Keyword: `'none'`, Datetime: `'1970-01-01T00:00:00Z'` } as const;

/**
 * @param searchAttributes name → type
 * @throws if the namespace is missing and may not be created, or if the cluster does not know all of this within 30 s
 */
export async function ensureTemporalReady(
  connection: TemporalServices,
  namespace: string,
  searchAttributes: AttributeTypes,
): Promise<void> {
  await ensureNamespace(connection, namespace);
  // In backquotes, since words such as Mode mean something in the query language.
  const query = Object.entries(searchAttributes)
    .map(([name, type]) => `\`${name}\` = ${NO_VALUES[type]}`)
    .join(' AND ');
  const deadline = performance.now() + READY_LIMIT_MS;
  for (;;) {
    try {
      await ensureSearchAttributes(connection, namespace, searchAttributes);
      await connection.workflowService.listWorkflowExecutions({ namespace, pageSize: 1, query });
      return;
    } catch (cause) {
      if (performance.now() > deadline) {
        const names = Object.keys(searchAttributes).join(', ');
        const message = `The Temporal namespace ${namespace} does not respond, or lacks one of the search attributes ${names}.`;
        throw new Error(message, { cause });
      }
      await sleep(50);
    }
  }
}

async function ensureNamespace({ workflowService }: TemporalServices, namespace: string): Promise<void> {
  try {
    await workflowService.describeNamespace({ namespace });
  } catch (error) {
    if (errorCode(error) !== NOT_FOUND) throw error;
    try {
      await workflowService.registerNamespace({
        namespace,
        workflowExecutionRetentionPeriod: msToTs(`${RETENTION_DAYS} days`),
      });
    } catch (cause) {
      // Another process may have been quicker.
      if (errorCode(cause) === ALREADY_EXISTS) return;
      throw new Error(`The Temporal namespace ${namespace} does not exist and cannot be created from here.`, {
        cause,
      });
    }
  }
}

async function ensureSearchAttributes(
  { operatorService }: TemporalServices,
  namespace: string,
  searchAttributes: AttributeTypes,
): Promise<void> {
  try {
    const { customAttributes } = await operatorService.listSearchAttributes({ namespace });
    const missing = Object.entries(searchAttributes).filter(([name]) => !(name in customAttributes));
    if (missing.length === 0) return;
    await operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries(missing.map(([name, type]) => [name, INDEXED_VALUE_TYPES[type]])),
    });
  } catch (error) {
    // Hosted clusters keep the operator's service to themselves: whether the attributes exist is checked next.
    // Another process may also have been quicker.
    const tolerated: unknown[] = [PERMISSION_DENIED, UNIMPLEMENTED, ALREADY_EXISTS];
    if (!tolerated.includes(errorCode(error))) throw error;
  }
}

export type TemporalRecovery = {
  /** Reports that Temporal is not ready, which is handled immediately. Resolves when that was tried; never rejects. */
  recover: () => Promise<void>;
  /** Resolves once it answers and has been made ready; rejects when the recovery is stopped before. */
  untilReady: () => Promise<void>;
  stop: () => void;
};

export type TemporalRecoveryOptions = {
  /**
   * Resolves to what tells the namespace from another of the same name; rejects when Temporal does not answer, or has
   * none.
   */
  identify: () => Promise<string>;
  /** Creates what is missing. */
  prepare: () => Promise<unknown>;
  logger: Pick<Logger, 'info' | 'warn'>;
  everyMs?: number;
};

const EVERY_MS = 2_000;

/**
 * Checks every two seconds. Whenever Temporal has not answered, or has another namespace than before, or `recover`
 * was called, it is made ready again.
 */
export function startTemporalRecovery({
  identify,
  prepare,
  logger,
  everyMs = EVERY_MS,
}: TemporalRecoveryOptions): TemporalRecovery {
  const stopping = new AbortController();
  const { signal } = stopping;
  let needsPreparation = false;
  let known: string | undefined;
  let underWay: Promise<void> | undefined;

  const check = async (): Promise<void> => {
    try {
      const found = await identify();
      if (known !== undefined && found !== known) needsPreparation = true;
      known = found;
    } catch {
      // Its users log why; here it matters what is there once it answers.
      needsPreparation = true;
    }
    if (!needsPreparation || signal.aborted) return;
    try {
      await prepare();
      needsPreparation = false;
      logger.info('Temporal is ready again');
    } catch (error) {
      logger.warn({ err: error }, 'failed to set up Temporal');
    }
  };
  const checkOnce = (): Promise<void> => {
    underWay ??= check().finally(() => (underWay = undefined));
    return underWay;
  };
  const isReady = () => !needsPreparation;
  const pause = () => sleep(everyMs, undefined, { signal, ref: false });

  const loop = async (): Promise<void> => {
    for (;;) {
      await pause();
      await checkOnce();
    }
  };
  // It ends when its pause is aborted.
  loop().catch(() => undefined);

  return {
    recover: () => {
      needsPreparation = true;
      return checkOnce();
    },
    untilReady: async () => {
      needsPreparation = true;
      for (;;) {
        await checkOnce();
        if (isReady()) return;
        await pause();
      }
    },
    stop: () => stopping.abort(),
  };
}
