/** Connections of the operator's commands to Temporal. */
import { Client, Connection, isGrpcServiceError } from '@temporalio/client';
import { AppError } from '../../domain/errors.js';
import type { Config } from '../../runtime/config.js';
import { clientOptions } from '../../runtime/temporal-tls.js';
import { temporalData } from '../temporal-connection.js';

/** gRPC status code. */
const INVALID_ARGUMENT = 3;

/** Connects for as long as `work` takes. Throws `unavailable` while Temporal is away. */
export async function withTemporal<T>(
  config: Pick<Config, 'temporal'>,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const connection = await connect(config);
  try {
    return await work(
      new Client({ connection, namespace: config.temporal.namespace, ...temporalData(config) }),
    );
  } finally {
    await connection.close();
  }
}

async function connect(config: Pick<Config, 'temporal'>): Promise<Connection> {
  try {
    return await Connection.connect({ ...clientOptions(config.temporal), connectTimeout: '5s' });
  } catch {
    throw new AppError('unavailable', {
      message: `Temporal does not respond at ${config.temporal.address}.`,
      retryAfterSeconds: 5,
    });
  }
}

/** Returns what Temporal says about an invalid argument; undefined for any other failure. */
export function invalidArgument(error: unknown): string | undefined {
  const answer = answerOf(error);
  return answer?.code === INVALID_ARGUMENT ? answer.details : undefined;
}

function answerOf(error: unknown): { code: number; details: string } | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isGrpcServiceError(cause)) return cause;
  }
  return undefined;
}
