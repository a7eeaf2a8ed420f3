/**
 * Applies the driver's actions that the server does not know yet to a run, by the state tables that the server decides
 * by. Pure.
 */
import type {
  PageAction,
  PageNextRun,
  PageRun,
  PageState,
  PageStop,
} from '../../src/contracts/driver-page.js';
import { decide } from '../../src/domain/states/machine.js';
import { RUN_MACHINE, type RunEvent } from '../../src/domain/states/run.js';
import { OPEN_STOPS, STOP_MACHINE, type StopEvent } from '../../src/domain/states/stop.js';

/** Something the driver did, kept until the server has answered. */
export type PendingAction = {
  /** The key by which the server recognises it when it is sent again. */
  key: string;
  driver: string;
  run: string;
  stop: string | null;
  action: PageAction;
  /** A description for the list of what is waiting. */
  label: string;
  /** The request body, including `occurred_at`. Photo ids are added once the photos have been sent. */
  body: { occurred_at: string; reason?: string; [field: string]: unknown };
  /** Why the server refused it; null while it is waiting. */
  refused: string | null;
};

/** Whether there is still something to do at a stop. */
export function isOpen({ status }: PageStop): boolean {
  return OPEN_STOPS.includes(status);
}

/** Returns the stop to go to or to finish: the one where the van is, otherwise the first open one. */
export function nextStop({ stops }: PageRun): PageStop | undefined {
  return stops.find(({ status }) => status === 'arrived') ?? stops.find(isOpen);
}

/** Event of the stop's state table for an action. */
const STOP_EVENTS = { arrive: 'arrived', complete: 'completed', fail: 'failed' } as const satisfies Partial<
  Record<PageAction, StopEvent>
>;

/** Returns the state as it will be once the server has the waiting actions. Refused actions change nothing. */
export function withPending(state: PageState, actions: readonly PendingAction[]): PageState {
  const waiting = actions.filter(({ refused, driver }) => refused === null && driver === state.driver.id);
  return { ...state, run: state.run && waiting.reduce(withAction, state.run) };
}

function withAction(run: PageRun, pending: PendingAction): PageRun {
  const { action, body } = pending;
  if (pending.run !== run.id) return run;
  if (action === 'breakdown') return { ...run, broken_down_at: run.broken_down_at ?? body.occurred_at };
  // An action at a stop starts the run too.
  const started = runAfter(run, 'started');
  if (action === 'start') return started;
  const event = STOP_EVENTS[action];
  const stops = run.stops.map((stop) =>
    stop.id === pending.stop ? stopAfter(stop, event, body.reason) : stop,
  );
  const changed = { ...started, stops };
  return stops.some(isOpen) ? changed : runAfter(changed, 'completed');
}

/** Returns the run after an event; unchanged where its state does not allow it. */
function runAfter(run: PageRun, event: RunEvent): PageRun {
  const decision = decide(RUN_MACHINE, run.status, event);
  return decision.ok ? { ...run, status: decision.next } : run;
}

function stopAfter(stop: PageStop, event: StopEvent, reason: string | undefined): PageStop {
  const decision = decide(STOP_MACHINE, stop.status, event);
  if (!decision.ok) return stop;
  return { ...stop, status: decision.next, failure_reason: event === 'failed' ? reasonOf(reason) : null };
}

/** The reasons a stop can fail, in the driver's words. */
export const REASONS = {
  no_answer: 'Nobody answered',
  refused: 'They refused it',
  no_access: 'No way to get in',
  damaged: 'Goods are damaged',
  wrong_item: 'Wrong goods',
  other: 'Something else',
} as const satisfies Record<NonNullable<PageStop['failure_reason']>, string>;

function reasonOf(reason: string | undefined): PageStop['failure_reason'] {
  const known = Object.keys(REASONS) as (keyof typeof REASONS)[];
  return known.find((each) => each === reason) ?? null;
}

/** Whether the office changed the rest of the run: other stops, another sequence, other windows. */
export function isRearranged(before: PageRun | null, after: PageRun | null): boolean {
  const open = (run: PageRun | null) =>
    (run?.stops ?? []).filter(isOpen).map(({ id, window }) => `${id} ${window.from} ${window.to}`);
  const [was, is] = [open(before), open(after)];
  // Stops finished in the meantime are not a change.
  const done = new Set((after?.stops ?? []).filter((stop) => !isOpen(stop)).map(({ id }) => id));
  const expected = was.filter((line) => !done.has(line.split(' ')[0] ?? ''));
  return before !== null && expected.join() !== is.join();
}

/** Formats a date as drivers in Britain read it. */
export function day(date: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T12:00:00Z`));
}

/** Describes an upcoming run. */
export function nextRunText({ date, departs, vehicle, depot, stops }: PageNextRun): string {
  const leaves = `${day(date)}, leaving ${depot} at ${departs}`;
  return `Your next run: ${leaves}. ${vehicle}, ${stops} ${stops === 1 ? 'stop' : 'stops'}.`;
}
