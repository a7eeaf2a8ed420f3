/**
 * The long waits of an order's life. The workflow is signalled what has happened (a request, a reply, a booking), asks
 * the recipient, waits, reminds once, gives up in the end, and confirms. The rows decide everything; the workflow
 * only decides what comes when.
 *
 * Signals arrive at least once, so the ids of events already seen are kept, also across continue-as-new.
 */
import {
  allHandlersFinished,
  condition,
  continueAsNew,
  defineQuery,
  defineSignal,
  isCancellation,
  setCurrentDetails,
  setDefaultSignalHandler,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import {
  type HeldStep,
  type OrderLifecycleInput,
  type OrderSignal,
  UPDATE_SIGNALS,
} from '../src/contracts/workflows.js';
import { CLOSED } from '../src/domain/states/order.js';
import { AttentionTracker } from './attention.js';
import { type Deadline, DeadlineTimer } from './deadline-timer.js';
import { handleOperatorUpdate } from './operator-updates.js';
import { describeState, logFinalFailure, type OrderState, showUpdate, stateOf } from './order-state.js';
import {
  askHeldRequest,
  clearFailedSteps,
  type Conversation,
  deadlineOf,
  handleUpdate,
  type OrderSteps,
  remindOrGiveUp,
  sendInBackground,
} from './order-steps.js';

const stateQuery = defineQuery<OrderState>('state');

/** Well below the server's limit of 10,000 signals, which its own suggestion to continue as new does not count. */
const SIGNALS_PER_RUN = 1_000;
/** How many event ids are kept: a relay resends what it sent last, not what it sent a thousand events ago. */
const EVENT_IDS_KEPT = 200;

export async function orderLifecycle(input: OrderLifecycleInput): Promise<void> {
  const { tenant, order, carried } = input;
  const inbox: OrderSignal[] = [];
  const seenEvents = new Set(carried?.seen_events);
  const conversation: Conversation = {
    waiting: carried?.waiting ?? null,
    asking: carried?.asking ? { request: carried.asking, isInProgress: false } : null,
  };
  /** Steps held by quiet hours, the earliest first. */
  const held: HeldStep[] = [...(carried?.held ?? [])];
  const attention = new AttentionTracker(input, carried?.attention);
  const timer = new DeadlineTimer();
  let handled = 0;
  let inBackground = 0;

  const receive = (signal: OrderSignal) => {
    if (seenEvents.has(signal.event_id)) return;
    seenEvents.add(signal.event_id);
    inbox.push(signal);
  };
  // Signals that are already waiting all arrive through this handler, in order; through named handlers they would
  // arrive name by name.
  setDefaultSignalHandler((_name, signal) => receive(signal as OrderSignal));
  for (const name of Object.values(UPDATE_SIGNALS)) {
    const signal = defineSignal<[OrderSignal]>(name);
    setHandler(signal, receive, { description: 'Something has happened to the order; sent by the relay.' });
  }
  const currentState = () => stateOf({ conversation, held, attention, inBackground });
  setHandler(stateQuery, currentState, {
    description: 'What the order waits for, and what needs attention.',
  });
  handleOperatorUpdate('retryBooking', { tenant, subject: order });
  handleOperatorUpdate('askAgain', { tenant, subject: order });
  const stopWaiting = () => void (conversation.waiting = null);
  handleOperatorUpdate('markUnanswered', { tenant, subject: order, onDone: stopWaiting });

  const steps: OrderSteps = {
    ...{ tenant, order, conversation, attention, seenEvents },
    inBackground: (step) => {
      inBackground += 1;
      void step()
        .catch((error: unknown) => {
          if (!isCancellation(error)) logFinalFailure('in background', error);
        })
        .finally(() => {
          inBackground -= 1;
          setCurrentDetails(describeState(currentState()));
        });
    },
    hold: (step) => {
      held.push(step);
      held.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
    },
  };

  for (;;) {
    setCurrentDetails(describeState(currentState()));
    const update = await nextUpdate(inbox, () => nextDeadline(conversation, held[0]), timer);
    if (!update) {
      const step = takeDue(held);
      if (step?.step === 'ask') askHeldRequest(steps, step.request);
      else if (step) sendInBackground(steps, step);
      else await remindOrGiveUp(steps);
      continue;
    }
    handled += 1;
    showUpdate(attention, update);
    try {
      await handleUpdate(steps, update);
    } catch (error) {
      if (isCancellation(error)) throw error;
      logFinalFailure(update.type, error);
    }
    const isClosed = CLOSED.includes(update.status);
    if (isClosed) clearFailedSteps(attention);
    // What needs attention is resolved first: a signal says when it is.
    const isOver = isClosed && !attention.current();
    const isFull = handled >= SIGNALS_PER_RUN || workflowInfo().continueAsNewSuggested;
    if (!isOver && !isFull) continue;
    // Steps in the background are finished first, since the next run knows nothing of them.
    const isFinished = () => inBackground === 0 && allHandlersFinished();
    if (!isFinished()) await condition(() => isFinished() || inbox.length > 0);
    if (inbox.length > 0) continue;
    if (isOver) {
      clearFailedSteps(attention);
      if (attention.current()) continue;
      return;
    }
    await continueAsNew<typeof orderLifecycle>({
      ...input,
      carried: {
        seen_events: [...seenEvents].slice(-EVENT_IDS_KEPT),
        waiting: conversation.waiting,
        held,
        asking: conversation.asking?.request ?? null,
        attention: attention.carried,
      },
    });
  }
}

/** Returns the next update, or undefined when something is due first or the next deadline has changed. */
async function nextUpdate(
  inbox: OrderSignal[],
  deadline: () => Deadline | null,
  timer: DeadlineTimer,
): Promise<OrderSignal | undefined> {
  // A condition that already holds would nest the contexts of a long queue in one another.
  if (inbox.length > 0) return inbox.shift();
  const next = deadline();
  timer.set(next);
  await condition(() => timer.fired || inbox.length > 0 || deadline()?.at !== next?.at);
  return inbox.shift();
}

/** Returns when the next thing is due: a step that quiet hours hold, the reminder, or the end of the wait. */
function nextDeadline({ waiting }: Conversation, held: HeldStep | undefined): Deadline | null {
  const next = waiting && deadlineOf(waiting);
  if (!held) return next;
  const at = Date.parse(held.at);
  return next && next.at < at ? next : { at, summary: 'until quiet hours are over' };
}

/** Takes the first step that quiet hours no longer hold. */
function takeDue(held: HeldStep[]): HeldStep | undefined {
  const [first] = held;
  return first && Date.parse(first.at) <= Date.now() ? held.shift() : undefined;
}
