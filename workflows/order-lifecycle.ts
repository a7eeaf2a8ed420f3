/**
 * An order's life, as patience: it is told what happened (scanned, booked, a reply came), asks the recipient, waits,
 * reminds once, gives up after three days, and confirms. Rows decide everything; here is only what comes when.
 *
 * Its inbox is at least once, so event ids that were seen are kept, through continue-as-new as well.
 */
import {
  allHandlersFinished,
  condition,
  continueAsNew,
  defineQuery,
  defineSignal,
  isCancellation,
  log,
  setCurrentDetails,
  setDefaultSignalHandler,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import { formerStateKey, requestKey, stateKey } from '../src/contracts/search-attributes.js';
import {
  type FormerOrderSignal,
  type LaterStep,
  NEWS_SIGNALS,
  type OrderLifecycleInput,
  type OrderSignal,
  orderSignalOf,
  SIGNALS,
} from '../src/contracts/workflows.js';
import { CLOSED } from '../src/domain/states/order.js';
import { onAct } from './acting.js';
import { type MayWait, perform, performRegularly, reasonOf } from './activities.js';
import { Alarm } from './alarm.js';
import { Needs, type Watch } from './attention.js';
import { inWords, type OrderLifeState, stateOf } from './order-state.js';

const stateQuery = defineQuery<OrderLifeState>('state');

/** Well below the server's limit of 10,000 signals, which its own suggestion to continue as new does not count. */
const SIGNALS_PER_RUN = 1_000;
/** Event ids kept: a relay resends what it sent last, not what it sent a thousand events ago. */
const SEEN_KEPT = 200;

/** What the UI shows of the timer. */
const NEXT_STEP = 'until the next step is due';

type Waiting = NonNullable<NonNullable<OrderLifecycleInput['carried']>['waiting']>;

/** Runs a step that nothing waits for, so that a provider that is down does not hold up what the recipient says next. */
type Aside = (step: () => Promise<unknown>) => void;

/** How a step is taken that the order does not wait for: beside it, or later. */
type Steps = { aside: Aside; defer: (step: LaterStep) => void };

/**
 * What the order waits for: the answer to a request, once it was asked. `asking` is the request that is to be asked,
 * under way or held by quiet hours: whatever takes its place makes what comes of asking it irrelevant.
 */
type Conversation = { waiting: Waiting | null; asking: Asking | null };
type Asking = { request: string; isUnderWay: boolean };

/** An order's life while a worker has it. */
type Life = {
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

export async function orderLifecycle(input: OrderLifecycleInput): Promise<void> {
  const { tenant, order, carried } = input;
  const inbox: OrderSignal[] = [];
  const seen = new Set(carried?.seen);
  const conversation: Conversation = {
    waiting: carried?.waiting ?? null,
    asking: carried?.asking === undefined ? null : { request: carried.asking, isUnderWay: false },
  };
  /** What quiet hours hold, the earliest first. */
  const later: LaterStep[] = [...(carried?.later ?? [])];
  const needs = new Needs(undefined, carried?.attention);
  const alarm = input.on_need && new Alarm();
  let handled = 0;
  let asides = 0;

  const receive = (signal: OrderSignal | FormerOrderSignal) => {
    if (seen.has(signal.event_id)) return;
    seen.add(signal.event_id);
    inbox.push(orderSignalOf(signal));
  };
  // Whatever has come already comes by this one, in its sequence; by handlers of names, it would come name by name.
  setDefaultSignalHandler((_name, signal) => receive(signal as OrderSignal));
  for (const name of [SIGNALS.order, ...Object.values(NEWS_SIGNALS)]) {
    const signal = defineSignal<[OrderSignal | FormerOrderSignal]>(name);
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
        if (!isCancellation(error)) noteFailure(needs, 'aside', error);
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
  const life: Life = {
    ...{ tenant, order, conversation, steps, needs, seen },
    ask: (request) => (input.asks_aside ? askAside(life, request) : askInLine(life, request)),
    send: (request, watch) => {
      const send = input.asks_aside === 'regular' ? performRegularly : perform;
      return send('sendBookingRequest', { tenant, request }, watch);
    },
  };

  for (;;) {
    setCurrentDetails(inWords(stateNow()));
    const event = await nextEvent(inbox, () => dueNext(conversation.waiting, later[0]), alarm);
    if (!event) {
      const step = takeDue(later);
      if (step?.step === 'ask') await askHeld(life, step.request, input.asks_aside !== undefined);
      else if (step) takeAside(life, step);
      else await afterSilence(life);
      continue;
    }
    handled += 1;
    needs.told(event.attention);
    show(needs, event, input);
    try {
      await onEvent(life, event);
    } catch (error) {
      if (isCancellation(error)) throw error;
      noteFailure(needs, event.type, error);
      if (event.type === 'booking_requested') await failRequest(life, event.request, error);
    }
    const isClosed = CLOSED.includes(event.status);
    if (isClosed) forgetSteps(needs);
    // What needs a hand is settled first: the rows tell when it is.
    const isOver = isClosed && !needs.current();
    const isFull = handled >= SIGNALS_PER_RUN || workflowInfo().continueAsNewSuggested;
    if (!isOver && !isFull) continue;
    // What is under way is finished first, since a next run knows nothing of it.
    const isDone = () => asides === 0 && allHandlersFinished();
    if (!isDone()) await condition(() => isDone() || inbox.length > 0);
    if (inbox.length > 0) continue;
    if (isOver) {
      forgetSteps(needs);
      if (needs.current()) continue;
      return;
    }
    const { waiting, asking } = conversation;
    const kept = { seen: [...seen].slice(-SEEN_KEPT), waiting, later };
    const next = needs.carried ? { ...kept, attention: needs.carried } : kept;
    await continueAsNew<typeof orderLifecycle>({
      ...input,
      carried: asking ? { ...next, asking: asking.request } : next,
    });
  }
}

/** The next event, or undefined when something is due first, or something else than before is to be waited for. */
async function nextEvent(
  inbox: OrderSignal[],
  dueNow: () => Due,
  alarm: Alarm | undefined,
): Promise<OrderSignal | undefined> {
  const hasMail = () => inbox.length > 0;
  // A condition that holds already would still start a timer, and nest the contexts of a long queue in one another.
  if (hasMail()) return inbox.shift();
  const { at: due, what } = dueNow();
  const hasChanged = () => hasMail() || dueNow().at !== due;
  if (alarm) {
    alarm.set(due, what);
    await condition(() => alarm.rang || hasChanged());
  } else if (due === null) await condition(hasChanged);
  else await condition(hasChanged, Math.max(1, due - Date.now()), { summary: NEXT_STEP });
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

/** When something is due next, and in words what the timer waits for. */
type Due = { at: number | null; what: string };

function dueNext(waiting: Waiting | null, later: LaterStep | undefined): Due {
  const due = dueOf(waiting);
  const held = later ? Date.parse(later.at) : Infinity;
  if (held <= (due ?? Infinity)) return { at: later ? held : null, what: 'until quiet hours are over' };
  const isReminder = waiting?.remind_at !== null;
  return { at: due, what: isReminder ? 'until the reminder' : 'until it counts as unanswered' };
}

/** The first step that quiet hours no longer hold. */
function takeDue(later: LaterStep[]): LaterStep | undefined {
  const [first] = later;
  return first && Date.parse(first.at) <= Date.now() ? later.shift() : undefined;
}

/** Nobody answered: one reminder, then the request counts as unanswered. */
async function afterSilence(life: Life): Promise<void> {
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
function askAside(life: Life, request: string): Promise<void> {
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
async function askInLine(life: Life, request: string): Promise<void> {
  const { waiting } = await sendRequest(life, request, () => true);
  life.conversation.waiting = waiting;
}

/** Asks what quiet hours have held; of a request that counts no more, what is queued is looked at, and then not sent. */
async function askHeld(life: Life, request: string, asksAside: boolean): Promise<void> {
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
function takeAside(life: Life, step: AsideStep): void {
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
async function onEvent(life: Life, event: OrderSignal): Promise<void> {
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
function forgetSteps(needs: Needs): void {
  needs.settleAllBut(READING);
}

/** What an operator filters by in the Temporal UI; written only when it changes. */
function show(needs: Needs, event: OrderSignal, { on_need: isOnNeed }: OrderLifecycleInput): void {
  const state = isOnNeed || stateIs(event.status) ? [] : [{ key: stateKey, value: event.status }];
  const asks = needs.areShown && event.type === 'booking_requested';
  needs.show(asks ? [...state, { key: requestKey, value: event.request }] : state);
}

function stateIs(state: string): boolean {
  const shown = workflowInfo().typedSearchAttributes;
  return (shown.get(stateKey) ?? shown.get(formerStateKey)) === state;
}

/** A step that can never succeed; the order goes on. Its watch has shown that it needs a hand. */
function noteFailure(needs: Needs, step: string, error: unknown): void {
  log.warn('a step failed for good', { step, ...reasonOf(error) });
  if (needs.areShown || stateIs('step_failed')) return;
  upsertSearchAttributes([{ key: stateKey, value: 'step_failed' }]);
}

/** A request that can never be sent is marked as failed, and can be retried: from then on its row needs the hand. */
async function failRequest({ tenant, needs }: Life, request: string, error: unknown): Promise<void> {
  await perform('failRequest', { tenant, request, error: reasonOf(error).message });
  needs.settle(askingStep(request));
}
