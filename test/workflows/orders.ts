/** An order's workflow as its tests drive it: started by its first event, and told of others. */
import type {
  FormerOrderSignal,
  OrderLifecycleInput,
  OrderNews,
  OrderSignal,
} from '../../src/contracts/workflows.js';
import type { WorkflowHandle } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import type { OrderStatus } from '../../src/domain/states/order.js';
import type { Harness } from './harness.js';

export const HOUR = 3_600_000;
export const done = () => Promise.resolve(undefined);
export const requested = { type: 'booking_requested', request: 'req_1' } as const;
export const replied = { type: 'reply_received', reply: 'rep_1' } as const;

let orders = 0;
let events = 0;
export const eventId = () => `evt_${(events += 1)}`;

export const event = (news: OrderNews, status: OrderStatus = 'scanned'): OrderSignal => ({
  event_id: eventId(),
  status,
  depot: 'dep_1',
  ...news,
});

/** What asking resolves to: a reminder after a day, three days until the request counts as unanswered. */
export const askedBy = (harness: Harness) => async () => {
  const now = await harness.env.currentTimeMs();
  return {
    asked: true,
    remind_at: new Date(now + 24 * HOUR).toISOString(),
    unanswered_at: new Date(now + 72 * HOUR).toISOString(),
  };
};

/** The workflow of a new order. */
export const startedBy =
  (harness: Harness) =>
  (
    first: OrderSignal | FormerOrderSignal,
    of: Pick<OrderLifecycleInput, 'asks_aside' | 'on_need'> = { asks_aside: 'regular', on_need: true },
  ) => {
    orders += 1;
    const order = `ord_${orders}`;
    return harness.env.client.workflow.signalWithStart('orderLifecycle', {
      workflowId: `order/ten_1/${order}`,
      taskQueue: 'main',
      args: [{ tenant: 'ten_1', courier: 'cou_1', mode: 'sandbox', order, ...of }],
      signal: 'orderEvent',
      signalArgs: [first],
    });
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
export const untilLeft = async (handle: WorkflowHandle, type: string): Promise<void> => {
  const deadline = Date.now() + 15_000;
  while (!(await eventTypesOf(handle)).includes(type)) {
    if (Date.now() > deadline) throw new Error(`its history has no ${type}`);
    await pause();
  }
};
