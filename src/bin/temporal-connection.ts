/** Connections to Temporal by the configuration. */
import { Client, type ClientInterceptors, Connection } from '@temporalio/client';
import type { DataConverter } from '@temporalio/common';
import { ATTRIBUTE_TYPES } from '../contracts/workflows.js';
import type { Config } from '../runtime/config.js';
import type { Logger } from '../runtime/logger.js';
import { createPayloadCodec } from '../runtime/payload-codec.js';
import { startTemporalRecovery, type TemporalRecovery } from '../runtime/temporal-recovery.js';
import { ensureTemporalReady } from '../runtime/temporal-ready.js';
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
  await prepare(connection, config);
  const { namespace } = config.temporal;
  const client = new Client({ connection, namespace, interceptors, ...temporalData(config) });
  return { client, connection };
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
    prepare: async () => {
      await prepare(connection, config);
      await onReady();
    },
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
