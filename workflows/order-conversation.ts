/**
 * The conversation with the recipient of one order: ask, remind, give up; or a reply comes, is read, booked and
 * confirmed. `converse` is the first, `read` the second; signals can interrupt `converse` at any time. The rows decide
 * what is done, the workflow only when.
 *
 * Signals arrive at least once, so the ids of events already seen are kept, also across continue-as-new.
 */
import {
  allHandlersFinished,
  CancellationScope,
  condition,
  continueAsNew,
  defineQuery,
  defineSignal,
  isCancellation,
  setCurrentDetails,
  setDefaultSignalHandler,
  setHandler,
  sleep,
  workflowInfo,
} from '@temporalio/workflow';
import { requestKey } from '../src/contracts/search-attributes.js';
import {
  type CarriedConversation,
  type OrderConversationInput,
  type OrderSignal,
  UPDATE_SIGNALS,
} from '../src/contracts/workflows.js';
import { CLOSED } from '../src/domain/states/order.js';
import { logFinalFailure, perform, performFirst, reasonOf, type Result } from './activities.js';
import { AttentionTracker } from './attention.js';
import { handleOperatorUpdate } from './operator-updates.js';
import { describeState, type OrderState } from './order-state.js';
import { askRecipient } from './sending.js';

const stateQuery = defineQuery<OrderState>('state');

/** Well below the server's limit of 10,000 signals, which its own suggestion to continue as new does not count. */
const SIGNALS_PER_RUN = 1_000;
/** How many event ids are kept: a relay resends what it sent last, not what it sent a thousand events ago. */
const EVENT_IDS_KEPT = 200;
/** Steps whose failure still counts once the order is closed: somebody wrote an unread reply. */
const READING = 'reading reply';

type Waiting = NonNullable<CarriedConversation['waiting']>;

export async function orderConversation(input: OrderConversationInput): Promise<void> {
  const { tenant, order, carried } = input;
  const inbox: OrderSignal[] = [];
  const seenEvents = new Set(carried?.seen_events);
  const attention = new AttentionTracker(input, carried?.attention);
  const watch = (step: string) => attention.watch(step);
  /** The request that is being asked, or will be once its messages go out; then what the order waits for. */
  let asking = carried?.asking ?? null;
  let waiting = carried?.waiting ?? null;
  let isClosed = carried?.is_closed ?? false;
  /** The conversation in progress, the request that it is just asking with, and how many steps are in progress. */
  let current: CancellationScope | null = null;
  let askedNow: string | null = null;
  let busy = 0;
  let handled = 0;

  /** Asks, reminds, and gives up. Settling the request cancels it. */
  async function converse(request: string): Promise<void> {
    waiting ??= await step('booking_requested', () => ask(request));
    show();
    if (waiting === null) return;
    while (waiting.remind_at !== null) {
      const due: string = waiting.remind_at;
      await sleepUntil(due, 'until the reminder');
      waiting = { ...waiting, remind_at: null };
      const next: Result<'remindRecipient'> | null = await step('reminding', () =>
        perform('remindRecipient', { tenant, request, due }, watch('reminding')),
      );
      if (CancellationScope.current().consideredCancelled) return;
      waiting = { ...waiting, remind_at: next?.remind_at ?? null };
    }
    await sleepUntil(waiting.unanswered_at, 'until it counts as unanswered');
    // If it fails the request stays open, and the reconciler starts the wait again.
    await step('marking the request as unanswered', () =>
      perform('markUnanswered', { tenant, request }, watch('marking the request as unanswered')),
    );
    waiting = null;
  }

  /** Asks, and resolves to what to wait for: nothing where nobody is asked, or once that is signalled. */
  async function ask(request: string): Promise<Waiting | null> {
    const name = `asking with ${request}`;
    asking = request;
    askedNow = request;
    try {
      const { later, remind_at, unanswered_at } = await askRecipient({ tenant, request }, watch(name));
      if (!later) asking = null;
      return unanswered_at === null ? null : { request, remind_at, unanswered_at };
    } catch (error) {
      if (isCancellation(error)) throw error;
      asking = null;
      const failed = { tenant, request, error: reasonOf(error).message };
      await perform('failRequest', failed, watch('failing the request'));
      // From then on its row needs the attention.
      attention.clear(name);
      throw error;
    } finally {
      if (askedNow === request) askedNow = null;
    }
  }

  /** Reads a reply, which may book and confirm a slot: then the wait is over. */
  const read = (reply: string): Promise<void> =>
    performFirst(
      'readReply',
      { tenant, reply },
      {
        watch: watch(`${READING} ${reply}`),
        beside: (work) => void step('in background', work).catch(() => undefined),
        then: ({ outcome }) => {
          if (outcome === 'booked') stop();
        },
      },
    );

  /**
   * Starts the conversation about a request, replacing another; `from` is the wait so far. A request that was asked is
   * asked again in case its row was restored to an earlier time: then it is sent, or its row says how long to wait.
   */
  function begin(request: string, from: Waiting | null = null): void {
    if (askedNow === request) return;
    stop();
    waiting = from;
    const scope = new CancellationScope();
    current = scope;
    void scope
      .run(() => converse(request))
      .catch((error: unknown) => {
        if (!isCancellation(error)) throw error;
      });
  }

  /** Ends the conversation: the request is settled. */
  function stop(): void {
    asking = null;
    waiting = null;
    current?.cancel();
    current = null;
  }

  /** Counts a step while it is in progress. A final failure is shown, and the conversation continues. */
  async function step<T>(name: string, work: () => Promise<T>): Promise<T | null> {
    busy += 1;
    try {
      return await work();
    } catch (error) {
      if (isCancellation(error)) throw error;
      logFinalFailure(name, error);
      return null;
    } finally {
      busy -= 1;
      if (isClosed) attention.clearAllExcept(READING);
      show();
    }
  }

  const state = (): OrderState => ({
    attention: attention.current(),
    ...{ waiting, asking, in_background: busy },
    last_failure: attention.lastFailure ?? null,
  });
  const show = () => setCurrentDetails(describeState(state()));

  const receive = (signal: OrderSignal) => {
    if (seenEvents.has(signal.event_id)) return;
    seenEvents.add(signal.event_id);
    inbox.push(signal);
  };
  // Signals that are already waiting all arrive through this handler, in order; through named handlers they would
  // arrive name by name.
  setDefaultSignalHandler((_name, signal) => receive(signal as OrderSignal));
  for (const name of Object.values(UPDATE_SIGNALS)) {
    const description = 'Sent by the relay when something happens to the order.';
    setHandler(defineSignal<[OrderSignal]>(name), receive, { description });
  }
  setHandler(stateQuery, state, { description: 'What the order is waiting for, and what needs attention.' });
  handleOperatorUpdate('retryBooking', { tenant, subject: order });
  handleOperatorUpdate('askAgain', { tenant, subject: order });
  handleOperatorUpdate('markUnanswered', { tenant, subject: order, onDone: stop });

  // Steps in progress are finished first, since the next run knows nothing of them.
  const isResting = () => inbox.length === 0 && busy === 0 && allHandlersFinished();
  // Attention is resolved first: a signal says when.
  const isOver = () => isClosed && isResting() && !attention.current();
  const isFull = () => isResting() && (handled >= SIGNALS_PER_RUN || workflowInfo().continueAsNewSuggested);

  if (waiting) begin(waiting.request, waiting);
  for (;;) {
    show();
    if (isOver()) return;
    if (isFull()) {
      const kept = { seen_events: [...seenEvents].slice(-EVENT_IDS_KEPT), attention: attention.carried };
      await continueAsNew<typeof orderConversation>({
        ...input,
        carried: { ...kept, asking, waiting, is_closed: isClosed },
      });
    }
    // Waiting on a condition that already holds would nest the contexts of a long queue.
    if (inbox.length === 0) await condition(() => inbox.length > 0 || isOver() || isFull());
    const signal = inbox.shift();
    if (!signal) continue;
    handled += 1;
    isClosed = CLOSED.includes(signal.status);
    const request = signal.type === 'booking_requested' ? [{ key: requestKey, value: signal.request }] : [];
    attention.setFromRows(signal.attention, request);
    try {
      if (signal.type === 'booking_requested') begin(signal.request);
      else if (signal.type === 'reply_received') await read(signal.reply);
      else if (signal.type === 'booked' || signal.type === 'request_closed') stop();
    } catch (error) {
      if (isCancellation(error)) throw error;
      logFinalFailure(signal.type, error);
    }
    if (!isClosed) continue;
    stop();
    attention.clearAllExcept(READING);
  }
}

/** Waits until an instant (ISO 8601); the UI shows why. */
async function sleepUntil(at: string, summary: string): Promise<void> {
  await sleep(Math.max(1, Date.parse(at) - Date.now()), { summary });
}
