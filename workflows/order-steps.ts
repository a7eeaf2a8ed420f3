/**
 * The steps of an order's life: asking the recipient and waiting, reading replies, reminding, confirming. Most run
 * beside the order's inbox, or once quiet hours are over.
 */
import { isCancellation } from '@temporalio/workflow';
import type { CarriedOrder, LaterStep, OrderSignal } from '../src/contracts/workflows.js';
import { type MayWait, perform, performRegularly, reasonOf } from './activities.js';
import type { Needs } from './attention.js';
import { noteFailure } from './order-state.js';

export type Waiting = NonNullable<CarriedOrder['waiting']>;

/**
 * Runs a step that nothing waits for, so that a provider that is down does not hold up what the recipient says next.
 */
export type Aside = (step: () => Promise<unknown>) => void;

/** The two ways to take a step the order does not wait for: beside it, or later. */
export type Steps = { aside: Aside; defer: (step: LaterStep) => void };

/**
 * What the order waits for: the answer to a request that was asked. `asking` is the request still to be asked, under
 * way or held by quiet hours. When another takes its place, the outcome of asking it no longer matters.
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
  /** The ids of events that need nothing more. */
  seen: Set<string>;
};

/** Returns when to remind or to give up waiting. */
export function dueOf(waiting: Waiting | null): number | null {
  return waiting && Date.parse(waiting.remind_at ?? waiting.unanswered_at);
}

function isDue(waiting: Waiting | null): waiting is Waiting {
  const due = dueOf(waiting);
  return due !== null && due <= Date.now();
}

/** Handles silence: reminds once, then marks the request as unanswered. */
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
 * Asks the recipient beside whatever else happens to the order, so that replies and closings are handled even while a
 * provider is down. The outcome counts only if nothing newer has taken its place.
 */
function ask(life: Life, request: string): void {
  const { conversation, steps } = life;
  const before = conversation.asking;
  // Rows are checked again on sending, so asking the same request twice at once adds nothing.
  if (before?.request === request && before.isUnderWay) return;
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
      noteFailure('booking_requested', error);
      if (conversation.asking === mine) conversation.asking = null;
      await failRequest(life, request, error);
    } finally {
      mine.isUnderWay = false;
    }
  });
}

/**
 * Asks a request that quiet hours held. For a request that no longer counts, its queued messages are checked and not
 * sent.
 */
export function askHeld(life: Life, request: string): void {
  if (life.conversation.asking?.request === request) ask(life, request);
  else takeAside(life, { step: 'send_left' });
}

/**
 * Sends a request, or in the morning if it is too late in the day and it still `counts`. Resolves to what to wait
 * for.
 */
async function sendRequest(
  life: Life,
  request: string,
  counts: () => boolean,
): Promise<{ waiting: Waiting | null; isHeld: boolean }> {
  const { tenant, needs } = life;
  const asked = await performRegularly(
    'sendBookingRequest',
    { tenant, request },
    needs.watch(askingStep(request)),
  );
  if (asked.unsent) takeAside(life, { step: 'send_left' });
  if (asked.unanswered_at === null) {
    deferTo(life.steps, asked, counts() ? { step: 'ask', request } : { step: 'send_left' });
    return { waiting: null, isHeld: asked.wait_until !== null };
  }
  const { remind_at, unanswered_at } = asked;
  return { waiting: { request, remind_at, unanswered_at }, isHeld: false };
}

type AsideStep =
  { step: 'remind'; request: string } | { step: 'send_left' } | { step: 'tell_window'; event: string };

/** Sends aside; what must not go out at this hour is sent again when it may. */
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
  { wait_until: at }: MayWait,
  step: AsideStep | { step: 'ask'; request: string },
): void {
  if (at !== null) steps.defer({ ...step, at });
}

/** Takes the step an event asks for. */
export async function onEvent(life: Life, event: OrderSignal): Promise<void> {
  const { tenant, conversation, needs } = life;
  switch (event.type) {
    case 'booking_requested':
      ask(life, event.request);
      return;
    case 'reply_received': {
      const watch = needs.watch(`${READING} ${event.reply}`);
      const { outcome, confirms } = await perform('readReply', { tenant, reply: event.reply }, watch);
      if (outcome === 'asked_again') takeAside(life, { step: 'send_left' });
      if (confirms !== null) {
        // The task returns under its own name only if nobody does it.
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
    case 'changed':
      return;
  }
}

/** Confirms the booking that this event tells of. */
function confirmAside({ tenant, order, steps, needs }: Life, event: string): void {
  const watch = needs.watch('confirming');
  steps.aside(() => perform('confirmBooking', { tenant, order, event_id: event }, watch));
}

/** Stops asking and waiting. */
function settle(conversation: Conversation): void {
  conversation.waiting = null;
  conversation.asking = null;
}

/** Steps whose failure outlives a closed order: an unread reply is still something a person wrote. */
const READING = 'reading reply';
const askingStep = (request: string) => `asking by ${request}`;

/** Clears the failed steps of a closed order, which needs them no more. */
export function forgetSteps(needs: Needs): void {
  needs.settleAllBut(READING);
}

/**
 * Marks a request that can never be sent as failed, so that it can be retried. From then on its row is what needs
 * attention.
 */
export async function failRequest({ tenant, needs }: Life, request: string, error: unknown): Promise<void> {
  const watch = needs.watch('failing the request');
  await perform('failRequest', { tenant, request, error: reasonOf(error).message }, watch);
  needs.settle(askingStep(request));
}
