/**
 * The steps of an order's life: asking the recipient and waiting, reading replies, reminding, confirming. Most run in
 * the background of the order's signals, or once what must not go out yet may.
 */
import { isCancellation } from '@temporalio/workflow';
import type { CarriedOrder, HeldStep, OrderSignal } from '../src/contracts/workflows.js';
import { logFinalFailure, perform, performFirst, reasonOf } from './activities.js';
import type { AttentionTracker } from './attention.js';
import type { Deadline } from './deadline-timer.js';
import { endOf, type Held, send as sendBy, sendRegularly } from './sending.js';

export type Waiting = NonNullable<CarriedOrder['waiting']>;

/**
 * What the order waits for: the answer to a request that was asked. `asking` is the request still to be asked, in
 * progress or held. When another takes its place, the outcome of asking it no longer matters.
 */
export type Conversation = { waiting: Waiting | null; asking: Asking | null };
type Asking = { request: string; isInProgress: boolean };

/** State that the steps of one order share while a worker has it. */
export type OrderSteps = {
  tenant: string;
  order: string;
  conversation: Conversation;
  attention: AttentionTracker;
  /** The ids of events that need nothing more. */
  seenEvents: Set<string>;
  /**
   * Runs a step that nothing waits for, so that a provider that is down does not delay what the recipient says next.
   */
  inBackground: (step: () => Promise<unknown>) => void;
  /** Steps that must not continue yet, the first that may at the head. */
  held: HeldStep[];
  /** How often the hours have changed at which the recipient may be written to. */
  hourChanges: number;
};

/** Returns when to remind or to give up waiting. */
export function deadlineOf({ remind_at: remindAt, unanswered_at: unansweredAt }: Waiting): Deadline {
  return remindAt === null
    ? { at: Date.parse(unansweredAt), summary: 'until it counts as unanswered' }
    : { at: Date.parse(remindAt), summary: 'until the reminder' };
}

/** Handles silence: reminds once, then marks the request as unanswered. */
export async function remindOrGiveUp(steps: OrderSteps): Promise<void> {
  const { tenant, conversation, attention } = steps;
  const { waiting } = conversation;
  if (!waiting || deadlineOf(waiting).at > Date.now()) return;
  const { request } = waiting;
  if (waiting.remind_at !== null) {
    sendInBackground(steps, { step: 'remind', request });
    conversation.waiting = { ...waiting, remind_at: null };
    return;
  }
  try {
    const watch = attention.watch('marking the request as unanswered');
    await performFirst('markUnanswered', { tenant, request }, { watch, beside: steps.inBackground });
  } catch (error) {
    if (isCancellation(error)) throw error;
    // The request stays open, and the reconciler has it waited for again.
    logFinalFailure('marking the request as unanswered', error);
  }
  conversation.waiting = null;
}

/**
 * Asks the recipient in the background, so that replies and closings are handled even while a provider is down. The
 * outcome counts only if nothing newer has taken its place.
 */
function ask(steps: OrderSteps, request: string): void {
  const { conversation, inBackground } = steps;
  const before = conversation.asking;
  // Rows are checked again on sending, so asking the same request twice at once adds nothing.
  if (before?.request === request && before.isInProgress) return;
  const current: Asking = { request, isInProgress: true };
  conversation.asking = current;
  conversation.waiting = null;
  inBackground(async () => {
    try {
      const isCurrent = () => conversation.asking === current;
      const { waiting, isHeld } = await sendRequest(steps, request, isCurrent);
      if (!isCurrent()) return;
      conversation.waiting = waiting;
      if (!isHeld) conversation.asking = null;
    } catch (error) {
      if (isCancellation(error)) throw error;
      logFinalFailure('booking_requested', error);
      if (conversation.asking === current) conversation.asking = null;
      await failRequest(steps, request, error);
    } finally {
      current.isInProgress = false;
    }
  });
}

/** Takes those of the held steps for which `isTaken` holds, whether or not it is time: what is not yet is held again. */
export function takeHeld(steps: OrderSteps, isTaken: (step: HeldStep) => boolean): void {
  for (const step of steps.held.filter(isTaken)) {
    steps.held.splice(steps.held.indexOf(step), 1);
    if (step.step !== 'ask') sendInBackground(steps, step);
    else if (steps.conversation.asking?.request === step.request) ask(steps, step.request);
    // Of a request that was replaced or closed meanwhile, the queued messages are checked and not sent.
    else sendInBackground(steps, { step: 'send_queued' });
  }
}

/**
 * Sends a request, or in the morning if it is too late in the day and the request is still the current one. Resolves
 * to what to wait for.
 */
async function sendRequest(
  steps: OrderSteps,
  request: string,
  isCurrent: () => boolean,
): Promise<{ waiting: Waiting | null; isHeld: boolean }> {
  const { tenant, attention } = steps;
  const watch = attention.watch(stepOfAsking(request));
  const hours = steps.hourChanges;
  const asked = await sendRegularly('sendBookingRequest', { tenant, request }, watch);
  if (asked.unsent) sendInBackground(steps, { step: 'send_queued' });
  if (asked.unanswered_at === null) {
    holdFor(steps, asked, hours, isCurrent() ? { step: 'ask', request } : { step: 'send_queued' });
    return { waiting: null, isHeld: asked.wait !== null };
  }
  const { remind_at, unanswered_at } = asked;
  return { waiting: { request, remind_at, unanswered_at }, isHeld: false };
}

type SendingStep =
  | { step: 'remind'; request: string }
  | { step: 'send_queued' }
  | { step: 'send_changed_window'; event_id: string };

/** Sends in the background; what must not go out at this hour is sent again when it may. */
function sendInBackground(steps: OrderSteps, step: SendingStep): void {
  const hours = steps.hourChanges;
  const work = async () => holdFor(steps, await send(steps, step), hours, step);
  steps.inBackground(step.step === 'send_changed_window' ? () => taskOf(steps, step.event_id, work) : work);
}

/**
 * Does a pending task. When it has failed for good its event is forgotten, since the reconciler signals the task under
 * the same id for as long as it is pending, and it is to be done once its cause is fixed.
 */
async function taskOf({ seenEvents }: OrderSteps, id: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isCancellation(error)) seenEvents.delete(id);
    throw error;
  }
}

function send({ tenant, order, attention }: OrderSteps, step: SendingStep): Promise<Held> {
  switch (step.step) {
    case 'remind': {
      const { request } = step;
      return sendBy('sendReminder', { tenant, request }, attention.watch('reminding'));
    }
    case 'send_queued':
      return sendBy('sendQueuedMessages', { tenant, order }, attention.watch('sending queued messages'));
    case 'send_changed_window': {
      const window = { tenant, order, event_id: step.event_id };
      return sendBy('sendChangedWindow', window, attention.watch('sending the changed window'));
    }
  }
}

/**
 * Holds a step for as long as it has to wait, or for a moment if the hours have changed since it began, when they had
 * changed `hours` times. What is queued is looked at once, at the first time of several.
 */
function holdFor(
  { held, hourChanges }: OrderSteps,
  { wait }: Held,
  hours: number,
  step: SendingStep | { step: 'ask'; request: string },
): void {
  if (wait === null) return;
  const at = new Date(endOf(hours === hourChanges ? wait.ms : 0)).toISOString();
  const same = held.findIndex((other) => step.step === 'send_queued' && other.step === 'send_queued');
  if (same >= 0 && (held[same]?.at ?? '') <= at) return;
  if (same >= 0) held.splice(same, 1);
  held.push({ ...step, at, because: wait.because });
  held.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Takes the step that an update asks for. */
export async function handleUpdate(steps: OrderSteps, update: OrderSignal): Promise<void> {
  const { tenant, conversation, attention, seenEvents } = steps;
  switch (update.type) {
    case 'booking_requested':
      ask(steps, update.request);
      return;
    case 'reply_received': {
      const { reply } = update;
      const watch = attention.watch(`${READING} ${reply}`);
      await performFirst(
        'readReply',
        { tenant, reply },
        {
          watch,
          beside: steps.inBackground,
          then: ({ outcome, confirmation }) => {
            if (outcome === 'asked_again') sendInBackground(steps, { step: 'send_queued' });
            if (confirmation === null) return;
            // The pending task is signalled under its own id only if nobody does it.
            seenEvents.add(confirmation);
            stopAsking(conversation);
            confirmInBackground(steps, confirmation);
          },
        },
      );
      return;
    }
    case 'messages_queued':
      sendInBackground(steps, { step: 'send_queued' });
      return;
    case 'window_changed':
      sendInBackground(steps, { step: 'send_changed_window', event_id: update.event_id });
      return;
    case 'booked':
      stopAsking(conversation);
      if (update.notify) confirmInBackground(steps, update.event_id);
      return;
    case 'request_closed':
      stopAsking(conversation);
      return;
    case 'hours_changed':
      steps.hourChanges += 1;
      takeHeld(steps, () => true);
      return;
    // Its status says what there is to know.
    case 'closed':
    case 'changed':
      return;
  }
}

/** Confirms the booking that this event reports. */
function confirmInBackground(steps: OrderSteps, eventId: string): void {
  const { tenant, order, inBackground, attention } = steps;
  const watch = attention.watch('confirming');
  inBackground(() =>
    taskOf(steps, eventId, () => sendBy('sendConfirmation', { tenant, order, event_id: eventId }, watch)),
  );
}

/** Stops asking and waiting. */
export function stopAsking(conversation: Conversation): void {
  conversation.waiting = null;
  conversation.asking = null;
}

/**
 * Steps whose failure outlives a closed order: an unread reply is still something a person wrote. One that a defect
 * kept from being read holds no order open because the reconciler has it read again.
 */
const READING = 'reading reply';
const stepOfAsking = (request: string) => `asking with ${request}`;

/** Clears the failed steps of a closed order, which needs them no more. */
export function clearFailedSteps(attention: AttentionTracker): void {
  attention.clearAllExcept(READING);
}

/**
 * Marks a request that can never be sent as failed, so that it can be retried. From then on its row is what needs
 * attention.
 */
async function failRequest(
  { tenant, attention }: OrderSteps,
  request: string,
  error: unknown,
): Promise<void> {
  const watch = attention.watch('failing the request');
  await perform('failRequest', { tenant, request, error: reasonOf(error).message }, watch);
  attention.clear(stepOfAsking(request));
}
