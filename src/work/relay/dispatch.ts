/**
 * Dispatches outbox rows to Temporal: the one table that says which workflow a topic starts, signals or cancels.
 * Sending a row twice is harmless: ids derive from the row's subject, and signals carry the event's id.
 */
import { type Client, WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import type { Priority, SearchAttributePair } from '@temporalio/common';
import { searchAttributes } from '../../contracts/search-attributes.js';
import {
  type AttentionOptions,
  type JobInput,
  type OrderSignal,
  type OrderUpdate,
  PRIORITIES,
  SIGNALS,
  TASK_QUEUES,
  type TenantRef,
  type Topic,
  type Topics,
  UPDATE_SIGNALS,
  workflowIds,
} from '../../contracts/workflows.js';
import type { OutboxRow } from '../queue/relay-queue.js';
import { UndispatchableRowError, UnknownTopicError } from './error-classification.js';
import type * as workflows from '../../../workflows/index.js';

type Workflows = typeof workflows;
type Message<T extends Topic> = {
  workflowId: string;
  eventId: string;
  tenantRef: TenantRef;
  priority: Priority;
  payload: Topics[T];
  context: OutboxRow['context'];
  /** Arguments that most workflows share. */
  input: TenantRef & AttentionOptions;
};

/** The limit of a payload. The client would silently retry a message beyond gRPC's limit until the deadline. */
const MAX_PAYLOAD_BYTES = 2_000_000;

/**
 * Nothing runs twice at the same time. An ended workflow may be started again: the reconciler queues a row that still
 * waits, and activities check the rows first.
 */
const ONE_AT_A_TIME = { workflowIdReusePolicy: 'ALLOW_DUPLICATE', workflowIdConflictPolicy: 'FAIL' } as const;

/** More messages than this are sent after messages that answer somebody. */
const MANY = 4;

type WorkflowIds = { [T in Topic]: (tenantRef: TenantRef, payload: Topics[T]) => string };

/** Topic → the id of its workflow. */
const WORKFLOW_IDS: WorkflowIds = {
  'order.signal': ({ tenant }, { order }) => workflowIds.order(tenant, order),
  'booking.batch': ({ tenant }, { batch }) => workflowIds.batch(tenant, batch),
  'job.start': ({ tenant }, { job }) => workflowIds.job(tenant, job),
  'job.queue': ({ tenant }, { job }) => workflowIds.job(tenant, job),
  'job.cancel': ({ tenant }, { job }) => workflowIds.job(tenant, job),
  'import.start': ({ tenant }, { job }) => workflowIds.job(tenant, job),
  'postponement.start': ({ tenant }, { job }) => workflowIds.job(tenant, job),
  'webhook.delivery': ({ tenant }, { delivery, series }) => workflowIds.delivery(tenant, delivery, series),
  'run.day': ({ tenant }, { run }) => workflowIds.run(tenant, run),
  'run.completed': ({ tenant }, { run }) => workflowIds.run(tenant, run),
  'rehearsal.start': ({ tenant }, { run }) => workflowIds.rehearsal(tenant, run),
  'suggestion.requested': ({ tenant }, { suggestion }) => workflowIds.suggestion(tenant, suggestion),
  'suggestion.closed': ({ tenant }, { suggestion }) => workflowIds.suggestion(tenant, suggestion),
  'roads.estimated': ({ tenant }, day) => workflowIds.roads(tenant, day),
  'messages.queued': ({ tenant }, { cause }) => workflowIds.messages(tenant, cause),
};

const HANDLERS: { [T in Topic]: (client: Client, message: Message<T>) => Promise<unknown> } = {
  'order.signal': async (client, { workflowId, eventId, tenantRef, payload, context, input }) => {
    const { order, depot, ...update } = payload;
    const current = context && 'attention' in context ? context : null;
    const attention = current?.attention ?? null;
    const signal: OrderSignal = {
      event_id: eventId,
      ...update,
      // The order may have been closed since: a workflow started with its former status would never end.
      status: current?.status ?? update.status,
      attention,
    };
    if (!Object.hasOwn(UPDATE_SIGNALS, update.type)) {
      throw new UnknownTopicError(`This version does not know the order update ${update.type}.`);
    }
    const name = UPDATE_SIGNALS[update.type];
    if (attention === null && !needsWorkflow(update)) {
      await ifRunning(client.workflow.getHandle(workflowId).signal(name, signal));
      return;
    }
    await client.workflow.signalWithStart<Workflows['orderConversation'], [OrderSignal]>(
      'orderConversation',
      {
        workflowId,
        taskQueue: TASK_QUEUES.main,
        ...uiMetadata(tenantRef, `order ${order}`),
        args: [{ ...input, order }],
        typedSearchAttributes: searchAttributes(tenantRef, {
          order,
          depot,
          request: update.type === 'booking_requested' ? update.request : null,
        }),
        // An order outlives the import that created it.
        priority: priorityOf(tenantRef, PRIORITIES[tenantRef.mode]),
        signal: name,
        signalArgs: [signal],
      },
    );
  },
  'booking.batch': (client, { workflowId, tenantRef, priority, payload, input }) =>
    startOrWake(client, 'bookingRequestBatch', {
      workflowId,
      ...uiMetadata(tenantRef, `booking requests of ${payload.batch}`),
      args: [{ ...input, ...payload }],
      priority,
      typedSearchAttributes: searchAttributes(tenantRef),
    }),
  // A waiting job is signalled; one that never waited, or is gone, is started.
  'job.start': async (client, { workflowId, tenantRef, priority, payload, input }) => {
    const options = { workflowId, ...optimisationOptions(tenantRef, payload), priority };
    const args: [JobInput] = [{ ...input, ...payload, queued: false }];
    if (await start(client, 'optimisationJob', { ...options, args })) return;
    await ifRunning(client.workflow.getHandle(workflowId).signal(SIGNALS.dequeued));
  },
  'job.queue': (client, { workflowId, tenantRef, priority, payload, input }) =>
    start(client, 'optimisationJob', {
      workflowId,
      ...optimisationOptions(tenantRef, payload, 'queued'),
      args: [{ ...input, ...payload, queued: true }],
      priority,
    }),
  'job.cancel': (client, { workflowId }) => ifRunning(client.workflow.getHandle(workflowId).cancel()),
  'import.start': (client, { workflowId, tenantRef, priority, payload, input }) =>
    start(client, 'orderImport', {
      workflowId,
      ...uiMetadata(tenantRef, `import ${payload.job}`),
      args: [{ ...input, ...payload }],
      priority,
      typedSearchAttributes: searchAttributes(tenantRef),
    }),
  'postponement.start': (client, { workflowId, tenantRef, priority, payload, input }) =>
    start(client, 'dayPostponement', {
      workflowId,
      ...uiMetadata(tenantRef, `postponement of a day of ${payload.depot}, ${payload.job}`),
      args: [{ ...input, ...payload }],
      priority,
      typedSearchAttributes: searchAttributes(tenantRef, { depot: payload.depot }),
    }),
  'webhook.delivery': (client, { workflowId, tenantRef, priority, payload, context }) =>
    start(client, 'webhookDelivery', {
      workflowId,
      taskQueue: TASK_QUEUES.webhooks,
      ...uiMetadata(tenantRef, deliverySummary(payload.delivery, context)),
      args: [{ ...tenantRef, ...payload }],
      priority,
      typedSearchAttributes: searchAttributes(tenantRef, context && 'endpoint' in context ? context : {}),
    }),
  'run.day': (client, { workflowId, tenantRef, priority, payload, input }) =>
    start(client, 'runDay', {
      workflowId,
      ...uiMetadata(tenantRef, `day of ${payload.run}`),
      args: [{ ...input, ...payload }],
      priority,
      typedSearchAttributes: searchAttributes(tenantRef, { depot: payload.depot, run: payload.run }),
    }),
  'run.completed': (client, { workflowId }) =>
    ifRunning(client.workflow.getHandle(workflowId).signal(SIGNALS.runCompleted)),
  'rehearsal.start': (client, { workflowId, tenantRef, priority, payload, input }) =>
    start(client, 'rehearsal', {
      workflowId,
      ...uiMetadata(tenantRef, `rehearsal of ${payload.run}`),
      args: [{ ...input, ...payload }],
      priority,
      typedSearchAttributes: searchAttributes(tenantRef, { depot: payload.depot, run: payload.run }),
    }),
  'suggestion.requested': (client, { workflowId, tenantRef, priority, payload, input }) =>
    start(client, 'suggestionLifecycle', {
      workflowId,
      ...uiMetadata(tenantRef, `suggestion for ${payload.depot}, ${payload.date}`),
      args: [{ ...input, ...payload }],
      priority,
      typedSearchAttributes: searchAttributes(tenantRef, { depot: payload.depot }),
    }),
  'suggestion.closed': (client, { workflowId }) =>
    ifRunning(client.workflow.getHandle(workflowId).signal(SIGNALS.suggestionClosed)),
  'roads.estimated': (client, { workflowId, tenantRef, priority, payload, input }) =>
    start(client, 'dayRoads', {
      workflowId,
      ...uiMetadata(tenantRef, `roads of ${payload.depot}, ${payload.date}`),
      args: [{ ...input, ...payload }],
      priority,
      typedSearchAttributes: searchAttributes(tenantRef, { depot: payload.depot }),
    }),
  'messages.queued': (client, { workflowId, tenantRef, priority, payload, context, input }) => {
    const about = context && 'messages' in context ? context : null;
    return startOrWake(client, 'messageDelivery', {
      workflowId,
      ...uiMetadata(
        tenantRef,
        about?.summary ?? `${payload.due?.kind ?? 'messages'} to ${payload.due?.subject ?? 'nobody'}`,
      ),
      args: [{ ...input, ...payload, isMany: (about?.messages ?? 0) > MANY }],
      priority,
      typedSearchAttributes: searchAttributes(tenantRef, { order: about?.order ?? null }),
    });
  },
};

/**
 * Returns whether an update gives an order's workflow something to send or wait for, so that it starts one if there is
 * none. Anything that needs attention starts one too, to show it. Other updates only reach a running workflow.
 */
const needsWorkflow = ({ type }: OrderUpdate): boolean =>
  type === 'booking_requested' || type === 'reply_received';

/** The parts of a row that say which workflow it is for. */
export type RoutedRow = Pick<OutboxRow, 'tenant_id' | 'topic' | 'payload'>;

export function knowsTopic(topic: string): topic is Topic {
  return Object.hasOwn(WORKFLOW_IDS, topic);
}

/**
 * Returns the id of the workflow that this row starts or signals.
 * @throws {UnknownTopicError} for a row of a later version
 */
export function workflowOf({ tenant_id: tenant, topic, payload }: RoutedRow): string {
  if (!knowsTopic(topic)) throw new UnknownTopicError(`This version does not know the topic ${topic}.`);
  // The payload is the topic's own.
  const idOf = WORKFLOW_IDS[topic] as (tenantRef: TenantRef, payload: unknown) => string;
  return idOf({ tenant } as TenantRef, payload);
}

/**
 * The deadline for dispatching a row, and how many seconds a step of its workflow may fail before it needs attention.
 */
export type DispatchOptions = { deadline: Date; attentionSeconds: number };

/**
 * Dispatches one row to Temporal by the deadline. Rejects when Temporal refuses, or cannot be reached in time; such a
 * call may still take effect.
 */
export async function dispatch(
  client: Client,
  row: OutboxRow,
  { deadline, attentionSeconds }: DispatchOptions,
): Promise<void> {
  const workflowId = workflowOf(row);
  const size = Buffer.byteLength(JSON.stringify(row.payload));
  if (size > MAX_PAYLOAD_BYTES) {
    throw new UndispatchableRowError(
      `The payload has ${size} bytes; Temporal accepts at most ${MAX_PAYLOAD_BYTES}.`,
    );
  }
  const { courier, mode, ...payload } = row.payload;
  // A topic with an id has a handler, and every payload names its courier: see db/outbox.ts.
  const handler = HANDLERS[row.topic as Topic] as (client: Client, message: unknown) => Promise<unknown>;
  const tenantRef = { tenant: row.tenant_id, courier, mode } as TenantRef;
  const priority = priorityOf(tenantRef, row.priority);
  const message = {
    workflowId,
    eventId: row.event_id,
    tenantRef,
    priority,
    payload,
    context: row.context,
    input: { ...tenantRef, attention_after_seconds: attentionSeconds },
  };
  await client.withDeadline(deadline, () => handler(client, message));
}

/**
 * Returns the priority: live before sandbox before bulk. Among equals, a server with fair task queues shares them out
 * by courier.
 */
function priorityOf({ courier }: TenantRef, priorityKey: number): Priority {
  return { priorityKey, fairnessKey: courier };
}

/**
 * Returns the details that the Temporal UI shows with a workflow's id. Only ids, kinds and dates: operators of Temporal
 * can read them, they are not encrypted, and erasing a person does not change them.
 */
function uiMetadata({ tenant, courier, mode }: TenantRef, summary: string) {
  return {
    staticSummary: summary,
    staticDetails: `Courier ${courier}, ${mode}. See docs/operations.md.`,
    memo: { tenant, courier, mode, about: summary },
  };
}

/** Builds a job's start; `queued` is the one state that a status does not show. */
function optimisationOptions(
  tenantRef: TenantRef,
  { job, depot }: { job: string; depot: string },
  state?: 'queued',
) {
  return {
    ...uiMetadata(tenantRef, `routes of ${depot}, ${job}`),
    typedSearchAttributes: searchAttributes(tenantRef, { depot, state }),
  };
}

function deliverySummary(delivery: string, context: OutboxRow['context']): string {
  if (!context || !('endpoint' in context)) return delivery;
  return `${context.type} of ${context.order ?? context.run ?? 'its subject'} to ${context.endpoint}`;
}

type Start<Name extends keyof Workflows> = {
  workflowId: string;
  args: Parameters<Workflows[Name]>;
  priority: Priority;
  typedSearchAttributes: SearchAttributePair[];
  staticSummary: string;
  staticDetails: string;
  memo: Record<string, string>;
  taskQueue?: string;
};

/** Starts a workflow; returns false without doing anything if it already runs. */
async function start<Name extends keyof Workflows>(
  client: Client,
  workflow: Name,
  options: Start<Name>,
): Promise<boolean> {
  try {
    await client.workflow.start(workflow, { taskQueue: TASK_QUEUES.main, ...ONE_AT_A_TIME, ...options });
    return true;
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    return false;
  }
}

/**
 * Starts a workflow that may hold messages for their hour. If it already runs, its row was queued again because the
 * hours have changed: it is signalled to look again.
 */
async function startOrWake<Name extends keyof Workflows>(
  client: Client,
  workflow: Name,
  options: Start<Name>,
): Promise<void> {
  if (await start(client, workflow, options)) return;
  await ifRunning(client.workflow.getHandle(options.workflowId).signal(SIGNALS.hoursChanged));
}

/** Ignores that a workflow has ended: it needs no signal and no cancellation. */
async function ifRunning(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}
