/**
 * The long waits of an order's life. The workflow is told what happened (scanned, booked, a reply came), asks the
 * recipient, waits, reminds once, gives up in the end, and confirms. Rows decide everything; the workflow only
 * decides what comes when.
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
  type LaterStep,
  NEWS_SIGNALS,
  type OrderLifecycleInput,
  type OrderSignal,
} from '../src/contracts/workflows.js';
import { CLOSED } from '../src/domain/states/order.js';
import { onAct } from './operator-updates.js';
import { Alarm } from './deadline-timer.js';
import { Needs } from './attention.js';
import { inWords, noteFailure, type OrderLifeState, show, stateOf } from './order-state.js';
import {
  afterSilence,
  askHeld,
  type Aside,
  type Conversation,
  dueOf,
  failRequest,
  forgetSteps,
  type Life,
  onEvent,
  type Steps,
  takeAside,
  type Waiting,
} from './order-steps.js';

const stateQuery = defineQuery<OrderLifeState>('state');

/** Well below the server's limit of 10,000 signals, which its own suggestion to continue as new does not count. */
const SIGNALS_PER_RUN = 1_000;
/** How many event ids are kept: a relay resends what it sent last, not what it sent a thousand events ago. */
const SEEN_KEPT = 200;

export async function orderLifecycle(input: OrderLifecycleInput): Promise<void> {
  const { tenant, order, attention_after: attentionAfter, carried } = input;
  const inbox: OrderSignal[] = [];
  const seen = new Set(carried?.seen);
  const conversation: Conversation = {
    waiting: carried?.waiting ?? null,
    asking: carried?.asking ? { request: carried.asking, isUnderWay: false } : null,
  };
  /** Steps held by quiet hours, the earliest first. */
  const later: LaterStep[] = [...(carried?.later ?? [])];
  const needs = new Needs(attentionAfter, carried?.attention);
  const alarm = new Alarm();
  let handled = 0;
  let asides = 0;

  const receive = (signal: OrderSignal) => {
    if (seen.has(signal.event_id)) return;
    seen.add(signal.event_id);
    inbox.push(signal);
  };
  // Signals that are already waiting all arrive through this handler, in order; through named handlers they would
  // arrive name by name.
  setDefaultSignalHandler((_name, signal) => receive(signal as OrderSignal));
  for (const name of Object.values(NEWS_SIGNALS)) {
    const signal = defineSignal<[OrderSignal]>(name);
    setHandler(signal, receive, { description: 'Something has happened to the order; sent by the relay.' });
  }
  const stateNow = () => stateOf({ conversation, later, needs, underWay: asides });
  setHandler(stateQuery, stateNow, { description: 'What the order waits for, and what needs a hand.' });
  onAct('retryBooking', { tenant, subject: order });
  onAct('askAgain', { tenant, subject: order });
  const givenUp = () => void (conversation.waiting = null);
  onAct('markUnanswered', { tenant, subject: order, onDone: givenUp });
  const aside: Aside = (step) => {
    asides += 1;
    void step()
      .catch((error: unknown) => {
        if (!isCancellation(error)) noteFailure('aside', error);
      })
      .finally(() => {
        asides -= 1;
        setCurrentDetails(inWords(stateNow()));
      });
  };
  const steps: Steps = {
    aside,
    defer: (step) => {
      later.push(step);
      later.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
    },
  };
  const life: Life = { tenant, order, conversation, steps, needs, seen };

  for (;;) {
    setCurrentDetails(inWords(stateNow()));
    const event = await nextEvent(inbox, () => dueNext(conversation.waiting, later[0]), alarm);
    if (!event) {
      const step = takeDue(later);
      if (step?.step === 'ask') askHeld(life, step.request);
      else if (step) takeAside(life, step);
      else await afterSilence(life);
      continue;
    }
    handled += 1;
    show(needs, event);
    try {
      await onEvent(life, event);
    } catch (error) {
      if (isCancellation(error)) throw error;
      noteFailure(event.type, error);
      if (event.type === 'booking_requested') await failRequest(life, event.request, error);
    }
    const isClosed = CLOSED.includes(event.status);
    if (isClosed) forgetSteps(needs);
    // What needs attention is settled first: the rows tell when it is.
    const isOver = isClosed && !needs.current();
    const isFull = handled >= SIGNALS_PER_RUN || workflowInfo().continueAsNewSuggested;
    if (!isOver && !isFull) continue;
    // Steps under way are finished first, since the next run knows nothing of them.
    const isDone = () => asides === 0 && allHandlersFinished();
    if (!isDone()) await condition(() => isDone() || inbox.length > 0);
    if (inbox.length > 0) continue;
    if (isOver) {
      forgetSteps(needs);
      if (needs.current()) continue;
      return;
    }
    const { waiting, asking } = conversation;
    await continueAsNew<typeof orderLifecycle>({
      ...input,
      carried: {
        seen: [...seen].slice(-SEEN_KEPT),
        waiting,
        later,
        asking: asking?.request ?? null,
        attention: needs.carried,
      },
    });
  }
}

/** Returns the next event, or undefined when something is due first or the due time to wait for has changed. */
async function nextEvent(
  inbox: OrderSignal[],
  dueNow: () => Due,
  alarm: Alarm,
): Promise<OrderSignal | undefined> {
  const hasMail = () => inbox.length > 0;
  // A condition that already holds would still start a timer, and nest the contexts of a long queue in one another.
  if (hasMail()) return inbox.shift();
  const { at: due, what } = dueNow();
  const hasChanged = () => hasMail() || dueNow().at !== due;
  alarm.set(due, what);
  await condition(() => alarm.rang || hasChanged());
  return inbox.shift();
}

/** When the next thing is due, and what the timer waits for, in words. */
type Due = { at: number | null; what: string };

function dueNext(waiting: Waiting | null, later: LaterStep | undefined): Due {
  const due = dueOf(waiting);
  const held = later ? Date.parse(later.at) : Infinity;
  if (held <= (due ?? Infinity)) return { at: later ? held : null, what: 'until quiet hours are over' };
  const isReminder = waiting?.remind_at !== null;
  return { at: due, what: isReminder ? 'until the reminder' : 'until it counts as unanswered' };
}

/** Takes the first step that quiet hours no longer hold. */
function takeDue(later: LaterStep[]): LaterStep | undefined {
  const [first] = later;
  return first && Date.parse(first.at) <= Date.now() ? later.shift() : undefined;
}
