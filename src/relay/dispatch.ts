/**
 * From an outbox row to Temporal: the one table that says which workflow a topic starts, signals or cancels.
 * Sending a row twice is harmless: ids are derived from what the row is about, and signals carry the event's id.
 */
import { type Client, WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import type { Priority, SearchAttributePair } from '@temporalio/common';
import { searchAttributes } from '../contracts/search-attributes.js';
import {
  type OrderSignal,
  PRIORITIES,
  SIGNALS,
  TASK_QUEUES,
  type TenantRef,
  type Topic,
  type Topics,
  workflowIds,
} from '../contracts/workflows.js';
import type { OutboxRow } from '../db/relay-queue.js';
import { CannotBeCarried } from './refusals.js';
import type * as workflows from '../../workflows/index.js';

type Workflows = typeof workflows;
type Message<T extends Topic> = {
  workflowId: string;
  event: string;
  of: TenantRef;
  priority: Priority;
  payload: Topics[T];
};

/** Of a payload. A message beyond gRPC's limit would be tried again by the client until the deadline, without a word. */
const MOST_BYTES = 2_000_000;

/**
 * Nothing runs twice at a time. What has ended may begin again: a row that still waits is put back on its way by the
 * reconciler, and activities look at the rows first.
 */
const ONE_AT_A_TIME = { workflowIdReusePolicy: 'ALLOW_DUPLICATE', workflowIdConflictPolicy: 'FAIL' } as const;

type WorkflowIds = { [T in Topic]: (of: TenantRef, payload: Topics[T], event: string) => string };

/** The id of the workflow that a topic starts, or tells something; of a publication the one that ends with it. */
const WORKFLOW_IDS: WorkflowIds = {
  'order.signal': ({ tenant }, { order }) => workflowIds.order(tenant, order),
  'booking.batch': ({ tenant }, { batch }) => workflowIds.batch(tenant, batch),
  'job.start': ({ tenant }, { job }) => workflowIds.job(tenant, job),
  'job.cancel': ({ tenant }, { job }) => workflowIds.job(tenant, job),
  'import.start': ({ tenant }, { job }) => workflowIds.job(tenant, job),
  'webhook.delivery': ({ tenant }, { delivery, series }) => workflowIds.delivery(tenant, delivery, series),
  'run.published': ({ tenant }, { run }) => workflowIds.publication(tenant, run),
  'run.day': ({ tenant }, { run }) => workflowIds.run(tenant, run),
  'run.completed': ({ tenant }, { run }) => workflowIds.run(tenant, run),
  'rehearsal.start': ({ tenant }, { run }) => workflowIds.rehearsal(tenant, run),
  'suggestion.requested': ({ tenant }, { suggestion }) => workflowIds.suggestion(tenant, suggestion),
  'suggestion.closed': ({ tenant }, { suggestion }) => workflowIds.suggestion(tenant, suggestion),
  // A second invite to the same driver is a second notification.
  notification: ({ tenant }, { kind, subject }, event) =>
    `${workflowIds.notification(tenant, kind, subject)}/${event}`,
};

const HANDLERS: { [T in Topic]: (client: Client, message: Message<T>) => Promise<void> } = {
  'order.signal': async (client, { workflowId, event, of, payload: { order, ...signal } }) => {
    await client.workflow.signalWithStart<Workflows['orderLifecycle'], [OrderSignal]>('orderLifecycle', {
      workflowId,
      taskQueue: TASK_QUEUES.main,
      args: [{ ...of, order, asks_aside: true }],
      typedSearchAttributes: searchAttributes(of, { order, depot: signal.depot, status: signal.status }),
      // An order lives on after the import that made it.
      priority: priorityOf(of, PRIORITIES[of.mode]),
      signal: SIGNALS.order,
      signalArgs: [{ event_id: event, ...signal }],
    });
  },
  'booking.batch': (client, { workflowId, of, priority, payload }) =>
    start(client, 'bookingRequestBatch', {
      workflowId,
      args: [{ ...of, ...payload }],
      priority,
      typedSearchAttributes: searchAttributes(of),
    }),
  'job.start': (client, { workflowId, of, priority, payload }) =>
    start(client, 'optimisationJob', {
      workflowId,
      args: [{ ...of, ...payload }],
      priority,
      typedSearchAttributes: searchAttributes(of, { depot: payload.depot, status: 'running' }),
    }),
  'job.cancel': (client, { workflowId }) => ifRunning(client.workflow.getHandle(workflowId).cancel()),
  'import.start': (client, { workflowId, of, priority, payload }) =>
    start(client, 'orderImport', {
      workflowId,
      args: [{ ...of, ...payload }],
      priority,
      typedSearchAttributes: searchAttributes(of, { status: 'running' }),
    }),
  'webhook.delivery': (client, { workflowId, of, priority, payload }) =>
    start(client, 'webhookDelivery', {
      workflowId,
      taskQueue: TASK_QUEUES.webhooks,
      args: [{ ...of, ...payload }],
      priority,
      typedSearchAttributes: searchAttributes(of, { status: 'pending' }),
    }),
  'run.published': async (client, { workflowId, event, of, priority, payload }) => {
    const { closes_at: _closesAt, ...publication } = payload;
    await start(client, 'routePublication', {
      workflowId,
      args: [{ ...of, ...publication, event }],
      priority,
      typedSearchAttributes: searchAttributes(of, { depot: payload.depot }),
    });
    await startRunDay(client, of, priority, payload);
  },
  'run.day': (client, { of, priority, payload }) => startRunDay(client, of, priority, payload),
  'run.completed': (client, { workflowId }) =>
    ifRunning(client.workflow.getHandle(workflowId).signal(SIGNALS.closed)),
  'rehearsal.start': (client, { workflowId, of, priority, payload }) =>
    start(client, 'rehearsal', {
      workflowId,
      args: [{ ...of, ...payload }],
      priority,
      typedSearchAttributes: searchAttributes(of, { depot: payload.depot, status: 'driving' }),
    }),
  'suggestion.requested': (client, { workflowId, event, of, priority, payload }) =>
    start(client, 'suggestionLifecycle', {
      workflowId,
      args: [{ ...of, ...payload, event }],
      priority,
      typedSearchAttributes: searchAttributes(of, { depot: payload.depot, status: 'planning' }),
    }),
  'suggestion.closed': (client, { workflowId }) =>
    ifRunning(client.workflow.getHandle(workflowId).signal(SIGNALS.closed)),
  notification: (client, { workflowId, event, of, priority, payload }) =>
    start(client, 'notification', {
      workflowId,
      args: [{ ...of, ...payload, event }],
      priority,
      typedSearchAttributes: searchAttributes(of),
    }),
};

/** What a row is about, as far as carrying it goes. */
export type Parcel = Pick<OutboxRow, 'tenant_id' | 'topic' | 'event_id' | 'payload'>;

/** The id of the workflow that carrying this row starts or tells something. */
export function workflowOf({ tenant_id: tenant, topic, event_id: event, payload }: Parcel): string {
  const idOf = WORKFLOW_IDS[topic as Topic] as
    ((of: TenantRef, payload: unknown, event: string) => string) | undefined;
  if (!idOf) throw new CannotBeCarried(`No workflow is known for the topic ${topic}.`);
  return idOf({ tenant } as TenantRef, payload, event);
}

/**
 * Carries one row to Temporal by the deadline. Rejects when Temporal refuses, or cannot be reached in time; what such a
 * call has begun may still happen.
 */
export async function dispatch(client: Client, row: OutboxRow, deadline: Date): Promise<void> {
  const workflowId = workflowOf(row);
  const size = Buffer.byteLength(JSON.stringify(row.payload));
  if (size > MOST_BYTES) {
    throw new CannotBeCarried(`The payload has ${size} bytes; Temporal takes ${MOST_BYTES} at most.`);
  }
  const { courier, mode, ...payload } = row.payload;
  // A topic that has an id has a handler, and every payload says whose it is: see db/outbox.ts.
  const handler = HANDLERS[row.topic as Topic] as (client: Client, message: unknown) => Promise<void>;
  const of = { tenant: row.tenant_id, courier, mode } as TenantRef;
  const priority = priorityOf(of, row.priority);
  const message = { workflowId, event: row.event_id, of, priority, payload };
  await client.withDeadline(deadline, () => handler(client, message));
}

/** Live before sandbox before bulk; of equals, a server that shares out its queues fairly does so by courier. */
function priorityOf({ courier }: TenantRef, priorityKey: number): Priority {
  return { priorityKey, fairnessKey: courier };
}

function startRunDay(
  client: Client,
  of: TenantRef,
  priority: Priority,
  payload: Topics['run.day'],
): Promise<void> {
  return start(client, 'runDay', {
    workflowId: workflowIds.run(of.tenant, payload.run),
    args: [{ ...of, ...payload }],
    priority,
    typedSearchAttributes: searchAttributes(of, { depot: payload.depot, status: 'published' }),
  });
}

/** What a start of one of the workflows says. */
type Start<Name extends keyof Workflows> = {
  workflowId: string;
  args: Parameters<Workflows[Name]>;
  priority: Priority;
  typedSearchAttributes: SearchAttributePair[];
  taskQueue?: string;
};

async function start<Name extends keyof Workflows>(
  client: Client,
  workflow: Name,
  options: Start<Name>,
): Promise<void> {
  try {
    await client.workflow.start(workflow, { taskQueue: TASK_QUEUES.main, ...ONE_AT_A_TIME, ...options });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}

/** A workflow that has ended needs no signal and no cancellation. */
async function ifRunning(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}
