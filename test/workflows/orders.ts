/** An order's workflow as its tests drive it: started by its first news, and told of others, by rows of the outbox. */
import type { WorkflowHandle } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import type { OrderNews } from '../../src/contracts/workflows.js';
import type { OrderContext } from '../../src/db/workflow-context.js';
import type { OrderStatus } from '../../src/domain/states/order.js';
import type { OrderLifeState } from '../../workflows/order-state.js';
import type { Harness } from './harness.js';

export const HOUR = 3_600_000;
export const done = () => Promise.resolve(undefined);
/** What a step that sends resolves to when nothing is held by quiet hours. */
export const sent = () => Promise.resolve({ wait_until: null });
export const requested = { type: 'booking_requested', request: 'req_1' } as const;
export const replied = { type: 'reply_received', reply: 'rep_1' } as const;
/** What reading a reply resolves to when it is left to a person. */
export const needsReview = () => Promise.resolve({ outcome: 'needs_review' as const, confirms: null });

/** `event`: the id of the event, a new one unless it is given. `context`: what else the order's rows say. */
type About = { event?: string; context?: Partial<OrderContext> };

export type TestOrder = {
  id: string;
  handle: WorkflowHandle;
  /** Has the relay tell the workflow, or start it. */
  tell: (news: OrderNews, status?: OrderStatus, about?: About) => Promise<unknown>;
  /** Tells it that the order has reached its end, and waits for its own. */
  close: (status?: OrderStatus) => Promise<void>;
  state: () => Promise<OrderLifeState>;
};

let orders = 0;

/** A new order, whose workflow starts with this news of it. */
export const startedBy =
  (harness: Harness) =>
  async (first: OrderNews, status: OrderStatus = 'scanned', about: About = {}): Promise<TestOrder> => {
    orders += 1;
    const order = `ord_${orders}`;
    const tell: TestOrder['tell'] = (news, now = 'scanned', { event, context } = {}) =>
      harness.carry(
        'order.signal',
        { order, depot: 'dep_1', status: now, ...news },
        {
          ...(event === undefined ? {} : { event }),
          context: {
            ...{ reference: `T-${orders}`, shipper: 'Oakcart', status: now },
            attention: null,
            ...context,
          },
        },
      );
    await tell(first, status, about);
    const handle = harness.env.client.workflow.getHandle(`order/ten_1/${order}`);
    const close = async (end: OrderStatus = 'cancelled') => {
      await tell({ type: 'closed' }, end);
      await handle.result();
    };
    return { id: order, handle, tell, close, state: () => handle.query<OrderLifeState>('state') };
  };

/** What asking resolves to: a reminder after a day, three days until the request counts as unanswered. */
export const askedBy = (harness: Harness) => async () => {
  const now = await harness.env.currentTimeMs();
  return {
    asked: true,
    remind_at: new Date(now + 24 * HOUR).toISOString(),
    unanswered_at: new Date(now + 72 * HOUR).toISOString(),
    unsent: false,
    wait_until: null,
  };
};

/** What asking resolves to when there is nobody to ask, or not now. */
export const notAsked = {
  asked: false,
  remind_at: null,
  unanswered_at: null,
  unsent: false,
  wait_until: null,
};

export const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

export const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + 15_000;
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
