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
import { type OrderLifecycleInput, type OrderSignal, UPDATE_SIGNALS } from '../src/contracts/workflows.js';
import { CLOSED } from '../src/domain/states/order.js';
import { logFinalFailure } from './activities.js';
import { AttentionTracker } from './attention.js';
import { type Deadline, DeadlineTimer } from './deadline-timer.js';
import { handleOperatorUpdate } from './operator-updates.js';
import { describeState, type OrderState, showUpdate, stateOf } from './order-state.js';
import {
  clearFailedSteps,
  type Conversation,
  deadlineOf,
  handleUpdate,
  type OrderSteps,
  remindOrGiveUp,
  stopAsking,
  takeHeld,
} from './order-steps.js';
import { WAITS_FOR } from './sending.js';

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
  const attention = new AttentionTracker(input, carried?.attention);
  const timer = new DeadlineTimer();
  let handled = 0;
  let inBackground = 0;
  let isClosed = carried?.is_closed ?? false;

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
    setHandler(signal, receive, { description: 'Sent by the relay when something happens to the order.' });
  }
  const currentState = () => stateOf(steps, inBackground);
  setHandler(stateQuery, currentState, {
    description: 'What the order is waiting for, and what needs attention.',
  });
  handleOperatorUpdate('retryBooking', { tenant, subject: order });
  handleOperatorUpdate('askAgain', { tenant, subject: order });
  const stopWaiting = () => void (conversation.waiting = null);
  handleOperatorUpdate('markUnanswered', { tenant, subject: order, onDone: stopWaiting });

  const steps: OrderSteps = {
    ...{ tenant, order, conversation, attention, seenEvents, held: [...(carried?.held ?? [])] },
    hourChanges: 0,
    inBackground: (step) => {
      inBackground += 1;
      void step()
        .catch((error: unknown) => {
          if (!isCancellation(error)) logFinalFailure('in background', error);
        })
        .finally(() => {
          inBackground -= 1;
          if (isClosed) clearFailedSteps(attention);
          setCurrentDetails(describeState(currentState()));
        });
    },
  };

  // Steps in the background are finished first, since the next run knows nothing of them.
  const isResting = () => inbox.length === 0 && inBackground === 0 && allHandlersFinished();
  // What needs attention is resolved first: a signal says when it is.
  const isOver = () => isClosed && isResting() && steps.held.length === 0 && !attention.current();
  const isFull = () => isResting() && (handled >= SIGNALS_PER_RUN || workflowInfo().continueAsNewSuggested);
  const deadline = () => nextDeadline(steps);

  for (;;) {
    setCurrentDetails(describeState(currentState()));
    if (isOver()) return;
    if (isFull()) {
      await continueAsNew<typeof orderLifecycle>({
        ...input,
        carried: {
          seen_events: [...seenEvents].slice(-EVENT_IDS_KEPT),
          waiting: conversation.waiting,
          held: steps.held,
          asking: conversation.asking?.request ?? null,
          attention: attention.carried,
          is_closed: isClosed,
        },
      });
    }
    // A condition that already holds would nest the contexts of a long queue in one another.
    if (inbox.length === 0) {
      const next = deadline();
      timer.set(next);
      await condition(
        () => timer.fired || inbox.length > 0 || deadline()?.at !== next?.at || isOver() || isFull(),
      );
    }
    const update = inbox.shift();
    if (!update) {
      const now = Date.now();
      takeHeld(steps, ({ at }) => Date.parse(at) <= now);
      await remindOrGiveUp(steps);
      continue;
    }
    handled += 1;
    isClosed = CLOSED.includes(update.status);
    showUpdate(attention, update);
    try {
      await handleUpdate(steps, update);
    } catch (error) {
      if (isCancellation(error)) throw error;
      logFinalFailure(update.type, error);
    }
    if (!isClosed) continue;
    stopAsking(conversation);
    clearFailedSteps(attention);
    // What else was held has become pointless, which sending it finds out. News of the delivery wait for their hour.
    takeHeld(steps, ({ step }) => step !== 'send_queued');
  }
}

/** Returns when the next thing is due: a step that is held, the reminder, or the end of the wait. */
function nextDeadline({ conversation: { waiting }, held: [first] }: OrderSteps): Deadline | null {
  const next = waiting && deadlineOf(waiting);
  if (!first) return next;
  const at = Date.parse(first.at);
  return next && next.at < at ? next : { at, summary: WAITS_FOR[first.because] };
}
