/**
 * The run on the screen: what to do next in large letters, what comes later, what is done, and what is waiting to be
 * sent.
 */
import type { PageRun, PageState, PageStop } from '../../src/contracts/driver-page.js';
import { element } from './dom.js';
import { day, isOpen, nextRunText, nextStop } from './run.js';
import { doneRow, laterRow, nextCard, type StopHandlers } from './stop-view.js';
import type { StoredAction } from './store.js';

/** The actions available from this view. */
export type Handlers = StopHandlers & {
  start: (run: PageRun) => void;
  breakDown: (run: PageRun) => void;
  dismiss: (action: StoredAction) => void;
  signOut: () => void;
};

/** Returns the whole page except its forms. Actions being sent are not listed as long as there is a connection. */
export function runView(
  state: PageState,
  { pending, connected }: { pending: readonly StoredAction[]; connected: boolean },
  handlers: Handlers,
): HTMLElement[] {
  const { run, driver } = state;
  const listed = pending.filter(
    (action) => action.driver === driver.id && (action.refused !== null || !connected),
  );
  if (run === null) {
    return [
      element(
        'main',
        {},
        element('h1', {}, 'No run today'),
        element(
          'p',
          { class: 'soft' },
          `Hello ${driver.name}. Your run appears here as soon as your office publishes it.`,
        ),
        nextRun(state),
        ...refusals(listed, run, handlers),
        ...waiting(listed, run),
        ...footer(null, handlers),
      ),
    ];
  }
  const next = nextStop(run);
  const later = run.stops.filter((stop) => isOpen(stop) && stop !== next);
  const done = run.stops.filter((stop) => !isOpen(stop));
  return [
    element(
      'main',
      {},
      ...heading(run, done.length),
      run.broken_down_at !== null &&
        element(
          'p',
          { class: 'notice warn' },
          `You reported a breakdown at ${clock(run, run.broken_down_at)}. Your office knows.`,
        ),
      ...refusals(listed, run, handlers),
      next === undefined ? finished(run) : nextCard(run, next),
      next === undefined && nextRun(state),
      ...waiting(listed, run),
      later.length > 0 && list('Later', 'later', later, (stop) => laterRow(run, stop, handlers)),
      done.length > 0 && list('Done', 'done', done, (stop) => doneRow(run, stop, handlers)),
      ...footer(run, handlers),
    ),
    ...actions(run, next, handlers),
  ];
}

function heading(run: PageRun, done: number): HTMLElement[] {
  const total = run.stops.length;
  const bar = element('progress', { max: String(total), value: String(done), 'aria-label': 'Stops done' });
  const work = workText(run);
  return [
    element('h1', {}, "Today's run"),
    element('p', { class: 'soft' }, `${day(run.date)} · ${run.vehicle} · ${done} of ${total} done`),
    ...(work === '' ? [] : [element('p', { class: 'soft' }, work)]),
    bar,
  ];
}

/** Returns who else is on the van, and when the work and its breaks are, as planned. */
function workText({ duty, mates }: PageRun): string {
  return [
    ...(mates.length > 0 ? [`With ${mates.join(', ')}`] : []),
    `Work ${duty.from} to ${duty.to}`,
    ...duty.breaks.map(({ from, to }) => `break ${from} to ${to}`),
  ].join(' · ');
}

function list(
  title: string,
  key: string,
  stops: readonly PageStop[],
  row: (stop: PageStop) => HTMLElement,
): HTMLElement {
  return element(
    'section',
    { class: `stops ${key}` },
    element('h2', {}, `${title} (${stops.length})`),
    ...stops.map(row),
  );
}

function finished(run: PageRun): HTMLElement {
  const count = (status: PageStop['status']) => run.stops.filter((stop) => stop.status === status).length;
  const [delivered, failed, skipped] = [count('completed'), count('failed'), count('skipped')];
  const rest = [failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`].filter(Boolean);
  return element(
    'section',
    { class: 'card next' },
    element('h2', {}, 'Run complete'),
    element('p', {}, [`${delivered} delivered`, ...rest].join(', ') + '. Thank you.'),
  );
}

/** Renders when the next run begins and what to load; nothing where none is published. */
function nextRun({ next_run: run }: PageState): HTMLElement | false {
  if (!run) return false;
  const { load } = run;
  return element(
    'section',
    { class: 'stops' },
    element('p', {}, nextRunText(run)),
    load.length > 0 &&
      element(
        'details',
        { 'data-key': 'load' },
        element(
          'summary',
          {},
          element('span', {}, element('strong', {}, 'What to load, the last stop first')),
        ),
        element(
          'ul',
          { class: 'inside load' },
          ...load.map(({ sequence, name, goods }) =>
            element(
              'li',
              {},
              element('strong', {}, `${sequence}. ${goods}`),
              element('span', { class: 'soft' }, ` ${name}`),
            ),
          ),
        ),
      ),
  );
}

/** Lists what the server refused, until the driver has seen it. */
function refusals(pending: readonly StoredAction[], run: PageRun | null, handlers: Handlers): HTMLElement[] {
  return pending
    .filter((action) => action.refused !== null)
    .map((action) =>
      element(
        'div',
        { class: 'notice warn', role: 'alert' },
        element('p', {}, element('strong', {}, 'Not accepted: '), lineOf(action, run)),
        element('p', {}, action.refused ?? ''),
        element(
          'button',
          { type: 'button', class: 'quiet', onclick: () => handlers.dismiss(action) },
          'Dismiss',
        ),
      ),
    );
}

/** Lists what is waiting to be sent. */
function waiting(pending: readonly StoredAction[], run: PageRun | null): HTMLElement[] {
  const unsent = pending.filter((action) => action.refused === null);
  if (unsent.length === 0) return [];
  return [
    element(
      'section',
      { class: 'card unsent' },
      element('h2', {}, `Waiting to be sent (${unsent.length})`),
      element('ul', {}, ...unsent.map((action) => element('li', {}, lineOf(action, run)))),
    ),
  ];
}

function lineOf(action: StoredAction, run: PageRun | null): string {
  return `${time(action.body.occurred_at, run?.timezone)} ${action.label}`;
}

function footer(run: PageRun | null, handlers: Handlers): HTMLElement[] {
  const breakDown =
    run?.status === 'started' && run.broken_down_at === null
      ? element(
          'button',
          {
            type: 'button',
            class: 'danger',
            'data-key': 'breakdown',
            onclick: () => handlers.breakDown(run),
          },
          'Van broke down',
        )
      : null;
  const leave = element('button', { type: 'button', class: 'plain', onclick: handlers.signOut }, 'Sign out');
  return [element('div', { class: 'foot' }, breakDown, leave)];
}

/** Returns the one thing to do next, within reach of the thumb. */
function actions(run: PageRun, next: PageStop | undefined, handlers: Handlers): HTMLElement[] {
  const button = (words: string, act: () => void, look = '') =>
    element('button', { type: 'button', class: look, 'data-key': words, onclick: act }, words);
  if (next === undefined) return [];
  const buttons =
    run.status === 'published'
      ? [button('Start run', () => handlers.start(run))]
      : [
          button('Fail', () => handlers.fail(run, next), 'quiet'),
          next.status === 'arrived'
            ? button('Complete', () => handlers.complete(run, next))
            : button('Arrive', () => handlers.arrive(run, next)),
        ];
  return [element('div', { class: 'bar' }, ...buttons)];
}

function clock({ timezone }: PageRun, at: string): string {
  return time(at, timezone);
}

/** Formats a time in the phone's time zone, unless another is given. */
function time(at: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...zone }).format(
    new Date(at),
  );
}
