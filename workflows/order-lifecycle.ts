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
import { CLOSED } from '../src/domain/order.js';
import { perform, reasonOf } from './activities.js';

const orderEvent = defineSignal<[OrderSignal]>(SIGNALS.order);

/** Well below the server's limit of 10,000 signals, which its own suggestion to continue as new does not count. */
const SIGNALS_PER_RUN = 1_000;
/** Event ids kept: a relay resends what it sent last, not what it sent a thousand events ago. */
const SEEN_KEPT = 200;

type Waiting = NonNullable<NonNullable<OrderLifecycleInput['carried']>['waiting']>;

/** Runs a step that nothing waits for, so that a provider that is down does not hold up what the recipient says next. */
type Aside = (step: () => Promise<unknown>) => void;

export async function orderLifecycle(input: OrderLifecycleInput): Promise<void> {
  const { tenant, order } = input;
  const inbox: OrderSignal[] = [];
  const seen = new Set(input.carried?.seen);
  let waiting = input.carried?.waiting ?? null;
  let handled = 0;
  let asides = 0;

  setHandler(orderEvent, (event) => {
    if (seen.has(event.event_id)) return;
    seen.add(event.event_id);
    inbox.push(event);
  });
  const aside: Aside = (step) => {
    asides += 1;
    void step()
      .catch((error: unknown) => {
        if (!isCancellation(error)) noteFailure('aside', error);
      })
      .finally(() => {
        asides -= 1;
      });
  };

  for (;;) {
    const event = await nextEvent(inbox, waiting);
    if (!event) {
      waiting = await afterSilence(tenant, waiting, aside);
      continue;
    }
    handled += 1;
    showStatus(event.status);
    try {
      waiting = await onEvent(tenant, order, event, waiting, aside);
    } catch (error) {
      if (isCancellation(error)) throw error;
      noteFailure(event.type, error);
      await failRequestOf(tenant, event, error);
    }
    const isOver = CLOSED.includes(event.status);
    const isFull = handled >= SIGNALS_PER_RUN || workflowInfo().continueAsNewSuggested;
    if (!isOver && !isFull) continue;
    // What is under way is finished first, since a next run knows nothing of it.
    if (asides > 0) await condition(() => asides === 0 || inbox.length > 0);
    if (inbox.length > 0) continue;
    if (isOver) return;
    const carried = { seen: [...seen].slice(-SEEN_KEPT), waiting };
    await continueAsNew<typeof orderLifecycle>({ ...input, carried });
  }
}

/** The next event, or undefined when the time for a reminder or for giving up has come first. */
async function nextEvent(inbox: OrderSignal[], waiting: Waiting | null): Promise<OrderSignal | undefined> {
  const hasMail = () => inbox.length > 0;
  // A condition that holds already would still start a timer, and nest the contexts of a long queue in one another.
  if (hasMail()) return inbox.shift();
  if (!waiting) {
    await condition(hasMail);
    return inbox.shift();
  }
  const due = Date.parse(waiting.remind_at ?? waiting.unanswered_at);
  await condition(hasMail, Math.max(1, due - Date.now()));
  return inbox.shift();
}

/** Nobody answered: one reminder, then the request counts as unanswered. */
async function afterSilence(tenant: string, waiting: Waiting | null, aside: Aside): Promise<Waiting | null> {
  if (!waiting) return null;
  const { request } = waiting;
  if (waiting.remind_at !== null) {
    aside(() => perform('sendReminder', { tenant, request }));
    return { ...waiting, remind_at: null };
  }
  await perform('markUnanswered', { tenant, request });
  return null;
}

/** What an event asks for; resolves to the request whose answer is now waited for. */
async function onEvent(
  tenant: string,
  order: string,
  event: OrderSignal,
  waiting: Waiting | null,
  aside: Aside,
): Promise<Waiting | null> {
  const sendLeft = () => aside(() => perform('sendQueuedMessages', { tenant, order }));
  switch (event.type) {
    case 'booking_requested': {
      if (event.ref === null) return waiting;
      const asked = await perform('sendBookingRequest', { tenant, request: event.ref });
      if (asked.unsent) sendLeft();
      if (asked.unanswered_at === null) return null;
      return { request: event.ref, remind_at: asked.remind_at, unanswered_at: asked.unanswered_at };
    }
    case 'reply_received': {
      if (event.ref === null) return waiting;
      const { outcome } = await perform('readReply', { tenant, reply: event.ref });
      if (outcome === 'asked_again') sendLeft();
      return waiting;
    }
    case 'reply_message':
      sendLeft();
      return waiting;
    case 'booked':
      if (event.ref === 'notify') {
        aside(() => perform('confirmBooking', { tenant, order, event_id: event.event_id }));
      }
      return null;
    case 'request_closed':
    case 'closed':
      return null;
    case 'created':
    case 'changed':
      return waiting;
  }
}

/** By which an operator filters in the Temporal UI; written only when it changes. */
function showStatus(status: string): void {
  if (workflowInfo().typedSearchAttributes.get(statusKey) === status) return;
  upsertSearchAttributes([{ key: statusKey, value: status }]);
}

/** A step that can never succeed is shown to the operator; the order goes on. */
function noteFailure(step: string, error: unknown): void {
  log.warn('a step failed for good', { step, ...reasonOf(error) });
  showStatus('step_failed');
}

/** A request that can never be sent is marked as failed, and can be retried. */
async function failRequestOf(tenant: string, event: OrderSignal, error: unknown): Promise<void> {
  if (event.type !== 'booking_requested' || event.ref === null) return;
  await perform('failRequest', { tenant, request: event.ref, error: reasonOf(error).message });
}
