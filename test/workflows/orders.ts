/**
 * An order's workflow as its tests drive it: started by its first update, and signalled others, by rows of the outbox.
 */
import type { WorkflowHandle } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import type { OrderUpdate } from '../../src/contracts/workflows.js';
import type { OrderContext } from '../../src/work/queue/relay-queue.js';
import type { OrderStatus } from '../../src/domain/states/order.js';
import type { OrderState } from '../../workflows/order-state.js';
import type { Harness } from './harness.js';

export const HOUR = 3_600_000;
export const done = () => Promise.resolve(undefined);
/** What a step that sends resolves to when nothing is held by quiet hours. */
export const sent = () => Promise.resolve({ wait: null });
/** What a step resolves to that quiet hours hold for so many hours. */
export const heldFor = (hours: number) => ({
  wait: { ms: hours * HOUR, because: 'quiet_hours' as const },
});
export const requested = { type: 'booking_requested', request: 'req_1' } as const;
export const replied = { type: 'reply_received', reply: 'rep_1' } as const;
/** What reading a reply resolves to when it is left to a person. */
export const needsReview = () => Promise.resolve({ outcome: 'needs_review' as const });

/** `event`: the id of the event, a new one unless it is given. `context`: what else the order's rows say. */
type RowOptions = { event?: string; context?: Partial<OrderContext> };

export type TestOrder = {
  id: string;
  handle: WorkflowHandle;
  /** Has the relay signal the workflow, or start it. */
  signal: (update: OrderUpdate, status?: OrderStatus, options?: RowOptions) => Promise<unknown>;
  /** Signals that the order is closed, and waits until the workflow has ended. */
  close: (status?: OrderStatus) => Promise<void>;
  state: () => Promise<OrderState>;
};

let orders = 0;

/** A new order, whose workflow starts with this update. */
export const startedBy =
  (harness: Harness) =>
  async (first: OrderUpdate, status: OrderStatus = 'scanned', about: RowOptions = {}): Promise<TestOrder> => {
    orders += 1;
    const order = `ord_${orders}`;
    const signal: TestOrder['signal'] = (update, now = 'scanned', { event, context } = {}) =>
      harness.dispatch(
        'order.signal',
        { order, depot: 'dep_1', status: now, ...update },
        {
          ...(event === undefined ? {} : { event }),
          context: {
            ...{ status: now, attention: null },
            ...context,
          },
        },
      );
    await signal(first, status, about);
    const handle = harness.env.client.workflow.getHandle(`order/ten_1/${order}`);
    const close = async (end: OrderStatus = 'cancelled') => {
      await signal({ type: 'closed' }, end);
      await handle.result();
    };
    return { id: order, handle, signal, close, state: () => handle.query<OrderState>('state') };
  };

/** What asking resolves to: a reminder after a day, three days until the request counts as unanswered. */
export const askedBy = (harness: Harness) => async () => {
  const now = await harness.env.currentTimeMs();
  return {
    asked: true,
    remind_at: new Date(now + 24 * HOUR).toISOString(),
    unanswered_at: new Date(now + 72 * HOUR).toISOString(),
    later: false,
  };
};

/** What reminding resolves to: no other reminder follows. */
export const reminded = async () => ({
  asked: true,
  remind_at: null,
  unanswered_at: '2026-03-13T12:00:00.000Z',
});

/** What asking resolves to when there is nobody to ask, and when they are asked later. */
export const notAsked = { asked: false, remind_at: null, unanswered_at: null, later: false };
export const askedLater = { ...notAsked, later: true };

export const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

export const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it did not happen in time');
    await pause();
  }
};

/** The types of the events in a workflow's history, in sequence, as Temporal names them. */
export const eventTypesOf = async (handle: WorkflowHandle): Promise<string[]> => {
  const { events } = JSON.parse(historyToJSON(await handle.fetchHistory()));
  return events.map(({ eventType }: { eventType: string }) => eventType.replace('EVENT_TYPE_', ''));
};

/** Resolves once its history has an event of this type; a query would add some of its own. */
export const untilLeft = (handle: WorkflowHandle, type: string): Promise<void> =>
  until(async () => (await eventTypesOf(handle)).includes(type));
