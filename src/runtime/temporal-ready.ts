/**
 * Makes a Temporal cluster ready for Waypost: namespace and search attributes exist, and the cluster answers queries
 * about them. A new namespace answers "not found" for a while, and a workflow that sets an unknown search attribute
 * is retried forever, so both are settled before anything else starts.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import type { AttributeTypes } from '../contracts/workflows.js';
import { errorCode } from '@waypost/base/error-code';

/** The parts of a connection that are used; a client's and a worker's both have them. */
export type TemporalServices = Pick<Connection, 'workflowService' | 'operatorService'>;

const READY_LIMIT_MS = 30_000;

/** How long finished workflows stay readable in namespaces created here. */
const RETENTION_DAYS = 30;

/** gRPC status codes. */
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
