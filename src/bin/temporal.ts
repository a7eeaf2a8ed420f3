/** Connections to Temporal by the configuration. */
import { Client, Connection } from '@temporalio/client';
import { SEARCH_ATTRIBUTES } from '../contracts/workflows.js';
import type { Config } from '../runtime/config.js';
import { ensureTemporalReady } from '../runtime/temporal-ready.js';

/** Address, TLS and key, as both kinds of connection take them. */
export function temporalOptions({ temporal }: Config) {
  return {
    address: temporal.address,
    tls: temporal.tls,
    ...(temporal.apiKey === undefined ? {} : { apiKey: temporal.apiKey }),
  };
}

/** A client, once namespace and search attributes are there: a workflow that sets an unknown one would be stuck. */
export async function connectTemporal(config: Config): Promise<{ client: Client; connection: Connection }> {
  const connection = await Connection.connect({
    ...temporalOptions(config),
    connectTimeout: '30s',
    // Two minutes otherwise, for which a server that is back would wait.
    channelArgs: { 'grpc.max_reconnect_backoff_ms': 5_000 },
  });
  await ensureTemporalReady(connection, config.temporal.namespace, Object.values(SEARCH_ATTRIBUTES));
  return { client: new Client({ connection, namespace: config.temporal.namespace }), connection };
}

/** Resolves if the cluster answers, and has the namespace. */
export async function answersFor(connection: Connection, { temporal }: Config): Promise<void> {
  await connection.workflowService.describeNamespace({ namespace: temporal.namespace });
}
