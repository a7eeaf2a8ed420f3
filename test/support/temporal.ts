/** Temporal for tests, as started by `npm test`: a shared development server, and time-skipping servers. */
import { randomUUID } from 'node:crypto';
import { Client, Connection } from '@temporalio/client';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { ATTRIBUTE_TYPES } from '../../src/contracts/workflows.js';
import { ensureTemporalReady } from '../../src/bin/temporal-connection.js';

export type TestTemporal = {
  address: string;
  /** A separate namespace, so that queue names and workflow ids of different tests do not collide. */
  namespace: string;
  client: Client;
  close: () => Promise<void>;
};

/** Creates a namespace with Waypost's search attributes on the shared development server; takes about a second. */
export async function testTemporal(): Promise<TestTemporal> {
  const address = fromEnvironment('TEST_TEMPORAL_ADDRESS');
  const namespace = `test-${randomUUID()}`;
  const connection = await Connection.connect({ address });
  await ensureTemporalReady(connection, namespace, ATTRIBUTE_TYPES);
  return {
    address,
    namespace,
    client: new Client({ connection, namespace }),
    close: () => connection.close(),
  };
}

/** Starts a separate server on which days pass in milliseconds. */
export function timeSkippingEnvironment(): Promise<TestWorkflowEnvironment> {
  const path = fromEnvironment('TEST_SERVER_PATH');
  return TestWorkflowEnvironment.createTimeSkipping({
    server: { executable: { type: 'existing-path', path } },
  });
}

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the tests by \`npm test\`.`);
  return value;
}
