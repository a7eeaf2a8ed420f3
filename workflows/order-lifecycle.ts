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
import {
  type FormerOrderSignal,
  type LaterStep,
  type OrderLifecycleInput,
  type OrderSignal,
  orderSignalOf,
  SIGNALS,
} from '../src/contracts/workflows.js';
import { CLOSED } from '../src/domain/states/order.js';
import { type MayWait, perform, reasonOf } from './activities.js';

const orderEvent = defineSignal<[OrderSignal | FormerOrderSignal]>(SIGNALS.order);

/** Well below the server's limit of 10,000 signals, which its own suggestion to continue as new does not count. */
const SIGNALS_PER_RUN = 1_000;
/** Event ids kept: a relay resends what it sent last, not what it sent a thousand events ago. */
const SEEN_KEPT = 200;

type Waiting = NonNullable<NonNullable<OrderLifecycleInput['carried']>['waiting']>;

/** Runs a step that nothing waits for, so that a provider that is down does not hold up what the recipient says next. */
type Aside = (step: () => Promise<unknown>) => void;

/** How a step is taken that the order does not wait for: beside it, or later. */
type Steps = { aside: Aside; defer: (step: LaterStep) => void };

export async function orderLifecycle(input: OrderLifecycleInput): Promise<void> {
  const { tenant, order } = input;
  const inbox: OrderSignal[] = [];
  const seen = new Set(input.carried?.seen);
  let waiting = input.carried?.waiting ?? null;
  /** What quiet hours hold, the earliest first. */
  const later: LaterStep[] = [...(input.carried?.later ?? [])];
  let handled = 0;
  let asides = 0;

  setHandler(orderEvent, (signal) => {
    if (seen.has(signal.event_id)) return;
    seen.add(signal.event_id);
    inbox.push(orderSignalOf(signal));
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
  const steps: Steps = {
    aside,
    defer: (step) => {
      later.push(step);
      later.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
    },
  };

  for (;;) {
    const event = await nextEvent(inbox, () => earliest(dueOf(waiting), later[0]?.at));
    if (!event) {
      const step = takeDue(later);
      if (step?.step === 'ask') waiting = await ask(tenant, order, step.request, steps);
      else if (step) takeAside(tenant, order, step, steps);
      else if (isDue(waiting)) waiting = await afterSilence(tenant, order, waiting, steps);
      continue;
    }
    handled += 1;
    showStatus(event.status);
    try {
      waiting = await onEvent(tenant, order, event, waiting, steps);
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
    const carried = { seen: [...seen].slice(-SEEN_KEPT), waiting, later };
    await continueAsNew<typeof orderLifecycle>({ ...input, carried });
  }
}

/** The next event, or undefined when something is due first, or something else than before is to be waited for. */
async function nextEvent(inbox: OrderSignal[], dueAt: () => number | null): Promise<OrderSignal | undefined> {
  const hasMail = () => inbox.length > 0;
  // A condition that holds already would still start a timer, and nest the contexts of a long queue in one another.
  if (hasMail()) return inbox.shift();
  const due = dueAt();
  const hasChanged = () => hasMail() || dueAt() !== due;
  if (due === null) await condition(hasChanged);
  else await condition(hasChanged, Math.max(1, due - Date.now()));
  return inbox.shift();
}

/** When to remind, or to give up waiting. */
function dueOf(waiting: Waiting | null): number | null {
  return waiting && Date.parse(waiting.remind_at ?? waiting.unanswered_at);
}

function isDue(waiting: Waiting | null): waiting is Waiting {
  const due = dueOf(waiting);
  return due !== null && due <= Date.now();
}

function earliest(due: number | null, later: string | undefined): number | null {
  if (later === undefined) return due;
  return Math.min(Date.parse(later), due ?? Infinity);
}

/** The first step that quiet hours no longer hold. */
function takeDue(later: LaterStep[]): LaterStep | undefined {
  const [first] = later;
  return first && Date.parse(first.at) <= Date.now() ? later.shift() : undefined;
}

/** Nobody answered: one reminder, then the request counts as unanswered. */
async function afterSilence(
  tenant: string,
  order: string,
  waiting: Waiting,
  steps: Steps,
): Promise<Waiting | null> {
  const { request } = waiting;
  if (waiting.remind_at !== null) {
    takeAside(tenant, order, { step: 'remind', request }, steps);
    return { ...waiting, remind_at: null };
  }
  await perform('markUnanswered', { tenant, request });
  return null;
}

/** Asks the recipient; in the morning, if it is too late in the day. */
async function ask(tenant: string, order: string, request: string, steps: Steps): Promise<Waiting | null> {
  const asked = await perform('sendBookingRequest', { tenant, request });
  if (asked.unsent) takeAside(tenant, order, { step: 'send_left' }, steps);
  if (asked.unanswered_at === null) {
    deferTo(steps, asked, { step: 'ask', request });
    return null;
  }
  return { request, remind_at: asked.remind_at, unanswered_at: asked.unanswered_at };
}

type AsideStep = { step: 'remind'; request: string } | { step: 'send_left' };

/** Sends aside, and what must not go out at this hour once more when it may. */
function takeAside(tenant: string, order: string, step: AsideStep, steps: Steps): void {
  steps.aside(async () => {
    const result =
      step.step === 'remind'
        ? await perform('sendReminder', { tenant, request: step.request })
        : await perform('sendQueuedMessages', { tenant, order });
    deferTo(steps, result, step);
  });
}

function deferTo(
  steps: Steps,
  result: MayWait | undefined,
  step: AsideStep | { step: 'ask'; request: string },
): void {
  const at = result?.wait_until ?? null;
  if (at !== null) steps.defer({ ...step, at });
}

/** What an event asks for; resolves to the request whose answer is now waited for. */
async function onEvent(
  tenant: string,
  order: string,
  event: OrderSignal,
  waiting: Waiting | null,
  steps: Steps,
): Promise<Waiting | null> {
  const sendLeft = () => takeAside(tenant, order, { step: 'send_left' }, steps);
  switch (event.type) {
    case 'booking_requested': {
      return ask(tenant, order, event.request, steps);
    }
    case 'reply_received': {
      const { outcome } = await perform('readReply', { tenant, reply: event.reply });
      if (outcome === 'asked_again') sendLeft();
      return waiting;
    }
    case 'messages_queued':
      sendLeft();
      return waiting;
    case 'booked':
      if (event.notify) {
        steps.aside(() => perform('confirmBooking', { tenant, order, event_id: event.event_id }));
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
  if (event.type !== 'booking_requested') return;
  await perform('failRequest', { tenant, request: event.request, error: reasonOf(error).message });
}
