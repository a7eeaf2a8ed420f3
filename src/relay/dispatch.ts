/**
 * From an outbox row to Temporal: the one table that says which workflow a topic starts, signals or cancels. Sending
 * a row twice is harmless: ids are derived from what the row is about, and signals carry the event's id.
 */
import { type Client, WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import type { Priority, SearchAttributePair } from '@temporalio/common';
import { searchAttributes } from '../contracts/search-attributes.js';
import {
  type JobInput,
  NEWS_SIGNALS,
  type OrderNews,
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
import { CannotBeCarried } from './error-classification.js';
import type * as workflows from '../../workflows/index.js';

type Workflows = typeof workflows;
type Message<T extends Topic> = {
  workflowId: string;
  event: string;
  of: TenantRef;
  priority: Priority;
  payload: Topics[T];
  context: OutboxRow['context'];
  /** How many seconds a step may fail before it needs attention. */
  attentionSeconds: number;
};

/** The limit of a payload. The client would silently retry a message beyond gRPC's limit until the deadline. */
const MOST_BYTES = 2_000_000;

/** The limit of a name in a summary. */
const MOST_LETTERS = 40;

/**
 * Nothing runs twice at the same time. An ended workflow may be started again: the reconciler queues a row that still
 * waits, and activities look at the rows first.
 */
const ONE_AT_A_TIME = { workflowIdReusePolicy: 'ALLOW_DUPLICATE', workflowIdConflictPolicy: 'FAIL' } as const;

type WorkflowIds = { [T in Topic]: (of: TenantRef, payload: Topics[T], event: string) => string };

/** Returns the id of the workflow that a topic starts or signals; for a publication, the one that ends with it. */
const WORKFLOW_IDS: WorkflowIds = {
  'order.signal': ({ tenant }, { order }) => workflowIds.order(tenant, order),
  'booking.batch': ({ tenant }, { batch }) => workflowIds.batch(tenant, batch),
  'job.start': ({ tenant }, { job }) => workflowIds.job(tenant, job),
  'job.wait': ({ tenant }, { job }) => workflowIds.job(tenant, job),
  'job.cancel': ({ tenant }, { job }) => workflowIds.job(tenant, job),
  'import.start': ({ tenant }, { job }) => workflowIds.job(tenant, job),
  'webhook.delivery': ({ tenant }, { delivery, series }) => workflowIds.delivery(tenant, delivery, series),
  'run.published': ({ tenant }, { run }) => workflowIds.publication(tenant, run),
  'run.day': ({ tenant }, { run }) => workflowIds.run(tenant, run),
  'run.look': ({ tenant }, { run }) => workflowIds.watch(tenant, run),
  'run.completed': ({ tenant }, { run }) => workflowIds.run(tenant, run),
  'rehearsal.start': ({ tenant }, { run }) => workflowIds.rehearsal(tenant, run),
  'suggestion.requested': ({ tenant }, { suggestion }) => workflowIds.suggestion(tenant, suggestion),
  'suggestion.closed': ({ tenant }, { suggestion }) => workflowIds.suggestion(tenant, suggestion),
  // A second invite to the same driver is a second notification.
  notification: ({ tenant }, { kind, subject }, event) =>
    `${workflowIds.notification(tenant, kind, subject)}/${event}`,
};

const HANDLERS: { [T in Topic]: (client: Client, message: Message<T>) => Promise<unknown> } = {
  'order.signal': async (client, { workflowId, event, of, payload, context, attentionSeconds }) => {
    const { order, depot, ...news } = payload;
    const known = context && 'attention' in context ? context : null;
    const attention = known?.attention ?? null;
    const signal: OrderSignal = {
      event_id: event,
      ...news,
      // The order may have been closed since, and nothing would end a workflow started with its former status.
      status: known?.status ?? news.status,
      attention,
    };
    const name = NEWS_SIGNALS[news.type];
    if (attention === null && !hasToDo(news)) {
      await ifRunning(client.workflow.getHandle(workflowId).signal(name, signal));
      return;
    }
    await client.workflow.signalWithStart<Workflows['orderLifecycle'], [OrderSignal]>('orderLifecycle', {
      workflowId,
      taskQueue: TASK_QUEUES.main,
      ...readable(of, orderInWords(order, context), order),
      args: [{ ...of, order, attention_after: attentionSeconds }],
      typedSearchAttributes: searchAttributes(of, {
        order,
        depot,
        request: news.type === 'booking_requested' ? news.request : null,
      }),
      // An order outlives the import that created it.
      priority: priorityOf(of, PRIORITIES[of.mode]),
      signal: name,
      signalArgs: [signal],
    });
  },
  'booking.batch': (client, { workflowId, of, priority, payload, attentionSeconds: after }) =>
    start(client, 'bookingRequestBatch', {
      workflowId,
      ...readable(of, `booking requests of ${payload.batch}`),
      args: [{ ...of, ...payload, attention_after: after }],
      priority,
      typedSearchAttributes: searchAttributes(of),
    }),
  // A waiting job is signalled; one that never waited, or is gone, is started.
  'job.start': async (client, { workflowId, of, priority, payload, attentionSeconds: after }) => {
    const options = { workflowId, ...optimisationOf(of, payload), priority };
    const args: [JobInput] = [{ ...of, ...payload, waits: false, attention_after: after }];
    if (await start(client, 'optimisationJob', { ...options, args })) return;
    await ifRunning(client.workflow.getHandle(workflowId).signal(SIGNALS.turn));
  },
  'job.wait': (client, { workflowId, of, priority, payload, attentionSeconds: after }) =>
    start(client, 'optimisationJob', {
      workflowId,
      ...optimisationOf(of, payload, 'queued'),
      args: [{ ...of, ...payload, waits: true, attention_after: after }],
      priority,
    }),
  'job.cancel': (client, { workflowId }) => ifRunning(client.workflow.getHandle(workflowId).cancel()),
  'import.start': (client, { workflowId, of, priority, payload, attentionSeconds: after }) =>
    start(client, 'orderImport', {
      workflowId,
      ...readable(of, `import ${payload.job}`),
      args: [{ ...of, ...payload, attention_after: after }],
      priority,
      typedSearchAttributes: searchAttributes(of),
    }),
  'webhook.delivery': (client, { workflowId, of, priority, payload, context }) =>
    start(client, 'webhookDelivery', {
      workflowId,
      taskQueue: TASK_QUEUES.webhooks,
      ...readable(of, deliveryInWords(payload.delivery, context)),
      args: [{ ...of, ...payload }],
      priority,
      typedSearchAttributes: searchAttributes(of, context && 'endpoint' in context ? context : {}),
    }),
  'run.published': async (client, message) => {
    const { workflowId, event, of, priority, payload, attentionSeconds: after } = message;
    const { closes_at: _closesAt, ...publication } = payload;
    await start(client, 'routePublication', {
      workflowId,
      ...readable(of, `windows of ${payload.run}`),
      args: [{ ...of, ...publication, event, attention_after: after }],
      priority,
      typedSearchAttributes: searchAttributes(of, { depot: payload.depot, run: payload.run }),
    });
    await startRunDay(client, message);
  },
  'run.day': startRunDay,
  'run.look': async (client, { workflowId, of, priority, payload, attentionSeconds: after }) => {
    await client.workflow.signalWithStart<Workflows['runWatch']>('runWatch', {
      workflowId,
      taskQueue: TASK_QUEUES.main,
      ...readable(of, `watch over ${payload.run}`),
      args: [{ ...of, ...payload, attention_after: after }],
      typedSearchAttributes: searchAttributes(of, { depot: payload.depot, run: payload.run }),
      priority,
      signal: SIGNALS.look,
      signalArgs: [],
    });
  },
  'run.completed': async (client, { workflowId, of: { tenant }, payload: { run } }) => {
    await ifRunning(client.workflow.getHandle(workflowId).signal(SIGNALS.closed));
    // It may wait for a time at which the van would have been too late.
    await ifRunning(client.workflow.getHandle(workflowIds.watch(tenant, run)).signal(SIGNALS.look));
  },
  'rehearsal.start': (client, { workflowId, of, priority, payload, attentionSeconds: after }) =>
    start(client, 'rehearsal', {
      workflowId,
      ...readable(of, `the sandbox drives ${payload.run}`),
      args: [{ ...of, ...payload, attention_after: after }],
      priority,
      typedSearchAttributes: searchAttributes(of, { depot: payload.depot, run: payload.run }),
    }),
  'suggestion.requested': (client, { workflowId, of, priority, payload, attentionSeconds: after }) =>
    start(client, 'suggestionLifecycle', {
      workflowId,
      ...readable(of, `suggestion for ${payload.depot}, ${payload.date}`),
      args: [{ ...of, ...payload, attention_after: after }],
      priority,
      typedSearchAttributes: searchAttributes(of, { depot: payload.depot }),
    }),
  'suggestion.closed': (client, { workflowId }) =>
    ifRunning(client.workflow.getHandle(workflowId).signal(SIGNALS.closed)),
  notification: (client, { workflowId, event, of, priority, payload, attentionSeconds: after }) =>
    start(client, 'notification', {
      workflowId,
      ...readable(of, `${payload.kind} to ${payload.subject}`),
      args: [{ ...of, ...payload, event, attention_after: after }],
      priority,
      typedSearchAttributes: searchAttributes(of),
    }),
};

/**
 * Returns whether this gives an order's workflow something to send or wait for; it then starts one if there is none.
 * Anything that needs attention starts one too, as it has to be shown. The rest only reaches a running workflow.
 */
function hasToDo(news: OrderNews): boolean {
  switch (news.type) {
    case 'booking_requested':
    case 'reply_received':
    case 'messages_queued':
    case 'window_changed':
      return true;
    case 'booked':
      return news.notify;
    case 'changed':
    case 'request_closed':
    case 'closed':
      return false;
  }
}

/** The parts of a row that carrying it needs. */
export type Parcel = Pick<OutboxRow, 'tenant_id' | 'topic' | 'event_id' | 'payload'>;

/** Returns the id of the workflow that carrying this row starts or signals. */
export function workflowOf({ tenant_id: tenant, topic, event_id: event, payload }: Parcel): string {
  const idOf = WORKFLOW_IDS[topic as Topic] as
    ((of: TenantRef, payload: unknown, event: string) => string) | undefined;
  if (!idOf) throw new CannotBeCarried(`No workflow is known for the topic ${topic}.`);
  return idOf({ tenant } as TenantRef, payload, event);
}

/**
 * The deadline for carrying a row, and how many seconds a step of what it starts may fail before it needs attention.
 */
export type Terms = { deadline: Date; attentionSeconds: number };

/**
 * Carries one row to Temporal by the deadline. Rejects when Temporal refuses, or cannot be reached in time; such a
 * call may still take effect.
 */
export async function dispatch(
  client: Client,
  row: OutboxRow,
  { deadline, attentionSeconds }: Terms,
): Promise<void> {
  const workflowId = workflowOf(row);
  const size = Buffer.byteLength(JSON.stringify(row.payload));
  if (size > MOST_BYTES) {
    throw new CannotBeCarried(`The payload has ${size} bytes; Temporal takes ${MOST_BYTES} at most.`);
  }
  const { courier, mode, ...payload } = row.payload;
  // A topic with an id has a handler, and every payload says whose it is: see db/outbox.ts.
  const handler = HANDLERS[row.topic as Topic] as (client: Client, message: unknown) => Promise<unknown>;
  const of = { tenant: row.tenant_id, courier, mode } as TenantRef;
  const priority = priorityOf(of, row.priority);
  const message = {
    ...{ workflowId, event: row.event_id, of, priority, payload },
    ...{ context: row.context, attentionSeconds },
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

function startRunDay(
  client: Client,
  {
    of,
    priority,
    payload,
    attentionSeconds: after,
  }: Pick<Message<'run.day'>, 'of' | 'priority' | 'payload' | 'attentionSeconds'>,
): Promise<boolean> {
  return start(client, 'runDay', {
    workflowId: workflowIds.run(of.tenant, payload.run),
    ...readable(of, `day of ${payload.run}`),
    args: [{ ...of, ...payload, attention_after: after }],
    priority,
    typedSearchAttributes: searchAttributes(of, { depot: payload.depot, run: payload.run }),
  });
}

/**
 * Returns what the Temporal UI shows of a workflow beside its id; only ids and references, as everybody who operates
 * Temporal reads it. `id` is the subject's, where the summary does not have it.
 */
function readable({ tenant, courier, mode }: TenantRef, summary: string, id?: string) {
  return {
    staticSummary: summary,
    staticDetails: `${id === undefined ? 'Of' : `${id} of`} ${courier}, ${mode}. What it stands for: docs/operations.md.`,
    memo: { tenant, courier, mode, about: summary },
  };
}

/** Builds a job's start; `queued` is the one state that a status does not show. */
function optimisationOf(of: TenantRef, { job, depot }: { job: string; depot: string }, state?: 'queued') {
  return {
    ...readable(of, `routes of ${depot}, ${job}`),
    typedSearchAttributes: searchAttributes(of, { depot, state }),
  };
}

/** Describes an order as `order T-1043, Oakcart`: the shipper's own reference, and the shipper. */
function orderInWords(order: string, context: OutboxRow['context']): string {
  if (!context || !('reference' in context)) return `order ${order}`;
  return `order ${inShort(context.reference)}, ${inShort(context.shipper)}`;
}

/** Shortens a text: Temporal takes 400 bytes of a summary, and refuses a workflow with more. */
function inShort(text: string): string {
  const letters = Array.from(text);
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : text;
}

function deliveryInWords(delivery: string, context: OutboxRow['context']): string {
  if (!context || !('endpoint' in context)) return delivery;
  return `${context.type} of ${context.order ?? context.run ?? 'its subject'} to ${context.endpoint}`;
}

/** The start of one of the workflows. */
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

/** Ignores that a workflow has ended: it needs no signal and no cancellation. */
async function ifRunning(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}
