/**
 * From an outbox row to Temporal: the one table that says which workflow a topic starts, signals or cancels.
 * Sending a row twice is harmless: ids are derived from what the row is about, and signals carry the event's id.
 */
import {
  type Client,
  type WorkflowStartOptions,
  WorkflowExecutionAlreadyStartedError,
  WorkflowNotFoundError,
} from '@temporalio/client';
import type { Workflow } from '@temporalio/common';
import { searchAttributes } from '../contracts/search-attributes.js';
import {
  type OrderSignal,
  SIGNALS,
  TASK_QUEUES,
  type TenantRef,
  type Topic,
  type Topics,
  workflowIds,
} from '../contracts/workflows.js';
import type { OutboxRow } from '../db/relay-queue.js';

type Message<T extends Topic> = { event: string; of: TenantRef; payload: Topics[T] };

/** Start options that hold for every workflow of the product. */
const ONCE = { workflowIdReusePolicy: 'REJECT_DUPLICATE', workflowIdConflictPolicy: 'FAIL' } as const;

const HANDLERS: { [T in Topic]: (client: Client, message: Message<T>) => Promise<void> } = {
  'order.signal': async (client, { event, of, payload: { order, ...signal } }) => {
    await client.workflow.signalWithStart<Workflow, [OrderSignal]>('orderLifecycle', {
      workflowId: workflowIds.order(of.tenant, order),
      taskQueue: TASK_QUEUES.main,
      args: [{ ...of, order }],
      typedSearchAttributes: searchAttributes(of, { order, depot: signal.depot, status: signal.status }),
      signal: SIGNALS.order,
      signalArgs: [{ event_id: event, ...signal }],
    });
  },
  'booking.batch': (client, { of, payload }) =>
    start(client, 'bookingRequestBatch', {
      workflowId: workflowIds.batch(of.tenant, payload.batch),
      args: [{ ...of, ...payload }],
      typedSearchAttributes: searchAttributes(of),
    }),
  'job.start': (client, { of, payload }) =>
    start(client, 'optimisationJob', {
      workflowId: workflowIds.job(of.tenant, payload.job),
      args: [{ ...of, ...payload }],
      typedSearchAttributes: searchAttributes(of, { depot: payload.depot, status: 'running' }),
    }),
  'job.cancel': (client, { of, payload }) =>
    ifRunning(client.workflow.getHandle(workflowIds.job(of.tenant, payload.job)).cancel()),
  'import.start': (client, { of, payload }) =>
    start(client, 'orderImport', {
      workflowId: workflowIds.job(of.tenant, payload.job),
      args: [{ ...of, ...payload }],
      typedSearchAttributes: searchAttributes(of, { status: 'running' }),
    }),
  'webhook.delivery': (client, { of, payload }) =>
    start(client, 'webhookDelivery', {
      workflowId: workflowIds.delivery(of.tenant, payload.delivery, payload.series),
      taskQueue: TASK_QUEUES.webhooks,
      args: [{ ...of, ...payload }],
      typedSearchAttributes: searchAttributes(of, { status: 'pending' }),
    }),
  'run.published': async (client, { of, payload }) => {
    const { closes_at: _closesAt, ...publication } = payload;
    await start(client, 'routePublication', {
      workflowId: workflowIds.publication(of.tenant, payload.run),
      args: [{ ...of, ...publication }],
      typedSearchAttributes: searchAttributes(of, { depot: payload.depot }),
    });
    await start(client, 'runDay', {
      workflowId: workflowIds.run(of.tenant, payload.run),
      args: [{ ...of, ...payload }],
      typedSearchAttributes: searchAttributes(of, { depot: payload.depot, status: 'published' }),
    });
  },
  'run.completed': (client, { of, payload }) =>
    ifRunning(client.workflow.getHandle(workflowIds.run(of.tenant, payload.run)).signal(SIGNALS.closed)),
  'suggestion.requested': (client, { of, payload }) =>
    start(client, 'suggestionLifecycle', {
      workflowId: workflowIds.suggestion(of.tenant, payload.suggestion),
      args: [{ ...of, ...payload }],
      typedSearchAttributes: searchAttributes(of, { depot: payload.depot, status: 'planning' }),
    }),
  'suggestion.closed': (client, { of, payload }) =>
    ifRunning(
      client.workflow.getHandle(workflowIds.suggestion(of.tenant, payload.suggestion)).signal(SIGNALS.closed),
    ),
  notification: (client, { event, of, payload }) =>
    start(client, 'notification', {
      // A second invite to the same driver is a second notification.
      workflowId: `${workflowIds.notification(of.tenant, payload.kind, payload.subject)}/${event}`,
      args: [{ ...of, ...payload }],
      typedSearchAttributes: searchAttributes(of),
    }),
};

/** Carries one row to Temporal. Rejects when Temporal cannot be reached, or refuses. */
export async function dispatch(client: Client, row: OutboxRow): Promise<void> {
  const { courier, mode, ...payload } = row.payload;
  const handler = HANDLERS[row.topic as Topic] as
    ((client: Client, message: unknown) => Promise<void>) | undefined;
  if (!handler) throw new Error(`No workflow is known for the topic ${row.topic}.`);
  await handler(client, { event: row.event_id, of: { tenant: row.tenant_id, courier, mode }, payload });
}

async function start(
  client: Client,
  workflow: string,
  options: Omit<WorkflowStartOptions, 'taskQueue'> & { taskQueue?: string },
): Promise<void> {
  try {
    await client.workflow.start(workflow, { taskQueue: TASK_QUEUES.main, ...ONCE, ...options });
  } catch (error) {
    // Sent before, by a relay that ended before it could say so.
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
