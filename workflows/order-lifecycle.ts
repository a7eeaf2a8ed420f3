/**
 * An order's life, as patience: it is told what happened (scanned, booked, a reply came), asks the recipient, waits,
 * reminds once, gives up after three days, and confirms. Rows decide everything; here is only what comes when.
 *
 * Its inbox is at least once, so event ids that were seen are kept, through continue-as-new as well.
 */
import {
  condition,
  continueAsNew,
  defineSignal,
  isCancellation,
  log,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import { statusKey } from '../src/contracts/search-attributes.js';
import { type OrderLifecycleInput, type OrderSignal, SIGNALS } from '../src/contracts/workflows.js';
import { perform, reasonOf } from './activities.js';

const orderEvent = defineSignal<[OrderSignal]>(SIGNALS.order);

/** Well below the server's limit of 10,000 signals, which its own suggestion to continue as new does not count. */
const SIGNALS_PER_RUN = 1_000;
/** Event ids kept: a relay resends what it sent last, not what it sent a thousand events ago. */
const SEEN_KEPT = 200;

type Waiting = NonNullable<NonNullable<OrderLifecycleInput['carried']>['waiting']>;

export async function orderLifecycle(input: OrderLifecycleInput): Promise<void> {
  const { tenant, order } = input;
  const inbox: OrderSignal[] = [];
  const seen = new Set(input.carried?.seen);
  let waiting = input.carried?.waiting ?? null;
  let handled = 0;

  setHandler(orderEvent, (event) => {
    if (seen.has(event.event_id)) return;
    seen.add(event.event_id);
    inbox.push(event);
  });

  for (;;) {
    const event = await nextEvent(inbox, waiting);
    if (!event) {
      waiting = await afterSilence(tenant, waiting);
      continue;
    }
    handled += 1;
    upsertSearchAttributes([{ key: statusKey, value: event.status }]);
    try {
      waiting = await onEvent(tenant, order, event, waiting);
    } catch (error) {
      if (isCancellation(error)) throw error;
      await onFailedStep(tenant, event, error);
    }
    if (inbox.length > 0) continue;
    if (event.type === 'closed') return;
    if (handled >= SIGNALS_PER_RUN || workflowInfo().continueAsNewSuggested) {
      const carried = { seen: [...seen].slice(-SEEN_KEPT), waiting };
      await continueAsNew<typeof orderLifecycle>({ ...input, carried });
    }
  }
}

/** The next event, or undefined when the time for a reminder or for giving up has come first. */
async function nextEvent(inbox: OrderSignal[], waiting: Waiting | null): Promise<OrderSignal | undefined> {
  const hasMail = () => inbox.length > 0;
  if (!waiting) {
    await condition(hasMail);
    return inbox.shift();
  }
  const due = Date.parse(waiting.remind_at ?? waiting.unanswered_at);
  await condition(hasMail, Math.max(1, due - Date.now()));
  return inbox.shift();
}

/** Nobody answered: one reminder, then the request counts as unanswered. */
async function afterSilence(tenant: string, waiting: Waiting | null): Promise<Waiting | null> {
  if (!waiting) return null;
  if (waiting.remind_at !== null) {
    await perform('sendReminder', { tenant, request: waiting.request });
    return { ...waiting, remind_at: null };
  }
  await perform('markUnanswered', { tenant, request: waiting.request });
  return null;
}

/** What an event asks for; resolves to the request whose answer is now waited for. */
async function onEvent(
  tenant: string,
  order: string,
  event: OrderSignal,
  waiting: Waiting | null,
): Promise<Waiting | null> {
  switch (event.type) {
    case 'booking_requested':
      return event.ref === null ? waiting : ask(tenant, event.ref);
    case 'reply_received':
      if (event.ref !== null) await perform('readReply', { tenant, reply: event.ref });
      return waiting;
    case 'reply_message':
      await perform('sendQueuedMessages', { tenant, order });
      return waiting;
    case 'booked':
      if (event.ref === 'notify')
        await perform('confirmBooking', { tenant, order, event_id: event.event_id });
      return null;
    case 'request_closed':
    case 'closed':
      return null;
    case 'created':
    case 'changed':
      return waiting;
  }
}

async function ask(tenant: string, request: string): Promise<Waiting | null> {
  const asked = await perform('sendBookingRequest', { tenant, request });
  if (asked.unanswered_at === null) return null;
  return { request, remind_at: asked.remind_at, unanswered_at: asked.unanswered_at };
}

/** A step that can never succeed is shown to the operator, and its request can be retried; the order goes on. */
async function onFailedStep(tenant: string, event: OrderSignal, error: unknown): Promise<void> {
  const reason = reasonOf(error);
  log.warn('a step failed for good', { event: event.type, ...reason });
  upsertSearchAttributes([{ key: statusKey, value: 'step_failed' }]);
  if (event.type === 'booking_requested' && event.ref !== null) {
    await perform('failRequest', { tenant, request: event.ref, error: reason.message });
  }
}
