/**
 * The steps of an order's life: asking its recipient and waiting, reading what comes, reminding, confirming. Most are taken
 * beside the order's inbox, or once quiet hours are over.
 */
import { isCancellation } from '@temporalio/workflow';
import type { LaterStep, OrderLifecycleInput, OrderSignal } from '../src/contracts/workflows.js';
import { type MayWait, perform, reasonOf } from './activities.js';
import type { Needs, Watch } from './attention.js';
import { noteFailure } from './order-state.js';

export type Waiting = NonNullable<NonNullable<OrderLifecycleInput['carried']>['waiting']>;

/** Runs a step that nothing waits for, so that a provider that is down does not hold up what the recipient says next. */
export type Aside = (step: () => Promise<unknown>) => void;

/** How a step is taken that the order does not wait for: beside it, or later. */
export type Steps = { aside: Aside; defer: (step: LaterStep) => void };

/**
 * What the order waits for: the answer to a request, once it was asked. `asking` is the request that is to be asked,
 * under way or held by quiet hours: whatever takes its place makes what comes of asking it irrelevant.
 */
export type Conversation = { waiting: Waiting | null; asking: Asking | null };
export type Asking = { request: string; isUnderWay: boolean };

/** An order's life while a worker has it. */
export type Life = {
  tenant: string;
  order: string;
  conversation: Conversation;
  steps: Steps;
  needs: Needs;
  /** Of these events nothing more is to be done. */
  seen: Set<string>;
  ask: (request: string) => Promise<void>;
  send: (request: string, watch: Watch | undefined) => ReturnType<typeof perform<'sendBookingRequest'>>;
};

/** When to remind, or to give up waiting. */
export function dueOf(waiting: Waiting | null): number | null {
  return waiting && Date.parse(waiting.remind_at ?? waiting.unanswered_at);
}

function isDue(waiting: Waiting | null): waiting is Waiting {
  const due = dueOf(waiting);
  return due !== null && due <= Date.now();
}

/** Nobody answered: one reminder, then the request counts as unanswered. */
export async function afterSilence(life: Life): Promise<void> {
  const { tenant, conversation } = life;
  const { waiting } = conversation;
  if (!isDue(waiting)) return;
  const { request } = waiting;
  if (waiting.remind_at !== null) {
    takeAside(life, { step: 'remind', request });
    conversation.waiting = { ...waiting, remind_at: null };
    return;
  }
  await perform('markUnanswered', { tenant, request }, life.needs.watch('giving up waiting'));
  conversation.waiting = null;
}

/**
 * Asks the recipient beside what else happens to the order: while a provider is down, replies and closings are handled
 * all the same. What comes of it counts only as long as nothing newer has taken its place.
 */
export function askAside(life: Life, request: string): Promise<void> {
  const { conversation, steps, needs } = life;
  const before = conversation.asking;
  // Rows are looked at again when it is sent: asking the same twice at once adds nothing.
  if (before?.request === request && before.isUnderWay) return Promise.resolve();
  const mine: Asking = { request, isUnderWay: true };
  conversation.asking = mine;
  conversation.waiting = null;
  steps.aside(async () => {
    try {
      const counts = () => conversation.asking === mine;
      const { waiting, isHeld } = await sendRequest(life, request, counts);
      if (!counts()) return;
      conversation.waiting = waiting;
      if (!isHeld) conversation.asking = null;
    } catch (error) {
      if (isCancellation(error)) throw error;
      noteFailure(needs, 'booking_requested', error);
      if (conversation.asking === mine) conversation.asking = null;
      await failRequest(life, request, error);
    } finally {
      mine.isUnderWay = false;
    }
  });
  return Promise.resolve();
}

/** As orders that began before `asks_aside` go on: the next event waits until the recipient was asked. */
export async function askInLine(life: Life, request: string): Promise<void> {
  const { waiting } = await sendRequest(life, request, () => true);
  life.conversation.waiting = waiting;
}

/** Asks what quiet hours have held; of a request that counts no more, what is queued is looked at, and then not sent. */
export async function askHeld(life: Life, request: string, asksAside: boolean): Promise<void> {
  const counts = !asksAside || life.conversation.asking?.request === request;
  if (counts) await life.ask(request);
  else takeAside(life, { step: 'send_left' });
}

/** Sends a request; in the morning, if it is too late in the day and still `counts`. Resolves to what to wait for. */
async function sendRequest(
  life: Life,
  request: string,
  counts: () => boolean,
): Promise<{ waiting: Waiting | null; isHeld: boolean }> {
  const watch = life.needs.watch(askingStep(request));
  const asked = await life.send(request, watch);
  if (asked.unsent) takeAside(life, { step: 'send_left' });
  if (asked.unanswered_at === null) {
    deferTo(life.steps, asked, counts() ? { step: 'ask', request } : { step: 'send_left' });
    return { waiting: null, isHeld: (asked.wait_until ?? null) !== null };
  }
  const { remind_at, unanswered_at } = asked;
  return { waiting: { request, remind_at, unanswered_at }, isHeld: false };
}

type AsideStep =
  { step: 'remind'; request: string } | { step: 'send_left' } | { step: 'tell_window'; event: string };

/** Sends aside, and what must not go out at this hour once more when it may. */
export function takeAside(life: Life, step: AsideStep): void {
  const { steps } = life;
  steps.aside(async () => {
    deferTo(steps, await sendStep(life, step), step);
  });
}

function sendStep({ tenant, order, needs }: Life, step: AsideStep): Promise<MayWait> {
  switch (step.step) {
    case 'remind':
      return perform('sendReminder', { tenant, request: step.request }, needs.watch('reminding'));
    case 'send_left':
      return perform('sendQueuedMessages', { tenant, order }, needs.watch('sending'));
    case 'tell_window':
      return perform('tellWindow', { tenant, order, event: step.event }, needs.watch('telling the window'));
  }
}

function deferTo(
  steps: Steps,
  result: MayWait | undefined,
  step: AsideStep | { step: 'ask'; request: string },
): void {
  const at = result?.wait_until ?? null;
  if (at !== null) steps.defer({ ...step, at });
}

/** What an event asks for. */
export async function onEvent(life: Life, event: OrderSignal): Promise<void> {
  const { tenant, conversation, needs } = life;
  switch (event.type) {
    case 'booking_requested':
      await life.ask(event.request);
      return;
    case 'reply_received': {
      const watch = needs.watch(`${READING} ${event.reply}`);
      const { outcome, confirms } = await perform('readReply', { tenant, reply: event.reply }, watch);
      if (outcome === 'asked_again') takeAside(life, { step: 'send_left' });
      if (confirms !== undefined) {
        // The errand comes back under its own name only if nobody does it.
        life.seen.add(confirms);
        settle(conversation);
        confirmAside(life, confirms);
      }
      return;
    }
    case 'messages_queued':
      takeAside(life, { step: 'send_left' });
      return;
    case 'window_changed':
      takeAside(life, { step: 'tell_window', event: event.event_id });
      return;
    case 'booked':
      settle(conversation);
      if (event.notify) confirmAside(life, event.event_id);
      return;
    case 'request_closed':
    case 'closed':
      settle(conversation);
      return;
    case 'created':
    case 'changed':
      return;
  }
}

/** Confirms the booking that this event tells of. */
function confirmAside({ tenant, order, steps, needs }: Life, event: string): void {
  const watch = needs.watch('confirming');
  steps.aside(() => perform('confirmBooking', { tenant, order, event_id: event }, watch));
}

/** Nothing is asked any more, and nothing waited for. */
function settle(conversation: Conversation): void {
  conversation.waiting = null;
  conversation.asking = null;
}

/** Steps whose failure outlives a closed order: a reply that nobody could read is somebody's words. */
const READING = 'reading reply';
const askingStep = (request: string) => `asking by ${request}`;

/** A closed order needs no step any more that has failed. */
export function forgetSteps(needs: Needs): void {
  needs.settleAllBut(READING);
}

/** A request that can never be sent is marked as failed, and can be retried: from then on its row needs the hand. */
export async function failRequest({ tenant, needs }: Life, request: string, error: unknown): Promise<void> {
  await perform('failRequest', { tenant, request, error: reasonOf(error).message });
  needs.settle(askingStep(request));
}
