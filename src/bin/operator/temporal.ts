/** Temporal as the operator's commands use it: asked, and left as it is. */
import { Client, Connection } from '@temporalio/client';
import type { Config } from '../../runtime/config.js';
import { temporalOptions } from '../temporal.js';

/** Connects for as long as `work` takes. */
export async function withTemporal<T>(config: Config, work: (client: Client) => Promise<T>): Promise<T> {
  const connection = await Connection.connect({ ...temporalOptions(config), connectTimeout: '10s' });
  try {
    return await work(new Client({ connection, namespace: config.temporal.namespace }));
  } finally {
    await connection.close();
  }
}
