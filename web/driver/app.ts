/**
 * The drivers' page. Whatever the driver does is stored on the phone first and sent from there, so the page works the
 * same with and without a connection. It shows the server's last state with the unsent actions applied on top.
 */
import type { PageAction, PageRun, PageState, PageStop } from '../../src/contracts/driver-page.js';
import { element, refill } from './dom.js';
import { breakdownForm, completeForm, failForm, type FilledForm } from './forms.js';
import { trackPosition } from './position.js';
import { openQueue, type Queue } from './queue.js';
import { type PendingAction, isRearranged, withPending } from './run.js';
import { runView } from './run-view.js';
import { readState, send } from './server.js';
import { openStore } from './store.js';

/** How long to wait before trying the server again if nothing else signals that it is back. */
const RETRY_MS = 5_000;
/** How often the end of the session is looked for. */
const CHECK_SESSION_MS = 15_000;

const app = document.getElementById('app');
if (!app) throw new Error('The page has no element for the run.');

const courier = element('span', {});
const progress = element('span', { role: 'status', class: 'soft' });
const header = element('header', {}, courier, progress);
const status = element('p', { role: 'status', class: 'state' });
const content = element('div', {});
app.replaceChildren(header, status, content);

const store = await openStore();
const cached = await store.readCached();
let state = cached?.state;
/** The server's clock minus the phone's. Actions without a connection are timed by it too. */
let clockOffsetMs = cached?.clockOffsetMs ?? 0;
let connected = navigator.onLine;
let notice = '';
/** Whether the driver wanted to sign out, which only the server can do. */
let isLeaving = false;
let form: HTMLElement | null = null;
let retry: number | undefined;
/** Counts reads: one that began before something was sent may be older than the known state. */
let reads = 0;

/** Converts an instant of the phone's clock to the server's time. */
const now = (instant = Date.now()) => new Date(instant + clockOffsetMs);

/** Whether the session of the run that the phone keeps has ended, by the server's clock as the phone knows it. */
function hasEnded(): boolean {
  return state !== undefined && !(now() < new Date(state.session_ends));
}

// The phone shows nothing more of the run, even if the server cannot be reached.
if (hasEnded()) {
  state = undefined;
  await store.clearCached();
}

const queue: Queue = await openQueue({
  store,
  session: () => (state === undefined ? null : { driver: state.driver.id, token: state.token }),
  onChange: render,
  onSent: async (action) => {
    setConnected(true);
    if (state !== undefined) await setState(withPending(state, [action]));
    reads += 1;
    refreshSoon();
  },
  onStop: (why) => {
    if (why === 'signed_out') void endSession();
    else if (why === 'stray') refreshSoon();
    else setConnected(false);
  },
});

// Only once the server knows that the run has started.
const position = trackPosition(() => (state?.run?.status === 'started' ? state.token : null), now);

/** Returns the run as it will be once the server has everything that waits. */
function expectedState(): PageState | undefined {
  return state && withPending(state, queue.actions());
}

function render(): void {
  const current = state === undefined ? undefined : expectedState();
  const pending = state === undefined ? [] : queue.actions();
  const waiting = unsentActions().length;
  courier.textContent = current?.courier ?? '';
  progress.textContent = connected && waiting > 0 ? 'Sending…' : '';
  status.textContent = connected ? notice : offlineText(waiting);
  status.className = connected ? 'state' : 'state off';
  if (current === undefined) {
    const text = connected ? 'Your run is on its way…' : 'Your run is shown here once there is a connection.';
    refill(
      content,
      element('main', {}, element('h1', {}, "Today's run"), element('p', { class: 'soft' }, text)),
    );
    return;
  }
  refill(
    content,
    ...runView(
      current,
      { pending, connected },
      {
        start: (run) => {
          position.start();
          void record('start', run, null, 'Start run');
        },
        arrive: (run, stop) => void record('arrive', run, stop, 'Arrive'),
        complete: (run, stop) =>
          openForm(
            completeForm(stop, {
              cancel: back,
              submit: (filled) => submitForm('complete', run, stop, filled),
            }),
          ),
        fail: (run, stop) =>
          openForm(
            failForm(stop, { cancel: back, submit: (filled) => submitForm('fail', run, stop, filled) }),
          ),
        breakDown: (run) =>
          openForm(
            breakdownForm({
              cancel: back,
              submit: (filled) => submitForm('breakdown', run, null, filled),
            }),
          ),
        dismiss: (action) => void queue.dismiss(action),
        signOut: () => void signOut(),
      },
    ),
  );
  if (current.run?.status === 'started') position.start();
  else position.stop();
}

function unsentActions(): readonly PendingAction[] {
  const driver = state?.driver.id;
  return queue.actions().filter((action) => action.driver === driver && action.refused === null);
}

function offlineText(waiting: number): string {
  if (isLeaving) return 'No connection. You are still signed in: sign out once it is back.';
  return waiting > 0
    ? `No connection. ${waiting} waiting to be sent.`
    : 'No connection. You can go on working.';
}

/** Stores what the driver did, shows it as done, and sends it as soon as possible. */
async function record(
  action: PageAction,
  run: PageRun,
  stop: PageStop | null,
  label: string,
  { body, pictures }: FilledForm = { body: {}, pictures: [] },
): Promise<void> {
  if (state === undefined) return;
  const pending: PendingAction = {
    key: crypto.randomUUID(),
    driver: state.driver.id,
    run: run.id,
    stop: stop?.id ?? null,
    action,
    label: stop === null ? label : `${label}, ${stop.address?.line1 ?? stop.reference}`,
    body: { ...body, occurred_at: now().toISOString() },
    refused: null,
  };
  notice = '';
  await queue.add(pending, pictures);
  await queue.flush();
}

const LABELS = { complete: 'Complete', fail: 'Fail', breakdown: 'Van broke down' } as const;

function submitForm(
  action: keyof typeof LABELS,
  run: PageRun,
  stop: PageStop | null,
  filled: FilledForm,
): void {
  back();
  scrollTo(0, 0);
  void record(action, run, stop, LABELS[action], filled);
}

/** Opens a form over the whole screen; the phone's back button leaves it. */
function openForm(view: HTMLElement): void {
  form = view;
  history.pushState({ form: true }, '');
  app?.replaceChildren(view);
  scrollTo(0, 0);
  view.querySelector('h1')?.focus();
}

function back(): void {
  history.back();
  closeForm();
}

function closeForm(): void {
  if (form === null) return;
  form = null;
  app?.replaceChildren(header, status, content);
  render();
}

function setConnected(is: boolean): void {
  clearTimeout(retry);
  if (!is) retry = setTimeout(() => void refresh(), RETRY_MS);
  if (is) isLeaving = false;
  if (is === connected) return;
  connected = is;
  render();
}

/** Reads the run again, then sends what is waiting. */
async function refresh(): Promise<void> {
  const read = ++reads;
  const outcome = await readState();
  if (outcome.kind === 'signed_out') return endSession();
  if (outcome.kind !== 'done') {
    setConnected(false);
    return;
  }
  if (read === reads) {
    const before = expectedState()?.run ?? null;
    clockOffsetMs = Date.parse(outcome.value.now) - Date.now();
    await setState(outcome.value);
    const after = expectedState()?.run ?? null;
    if (before?.id === after?.id && isRearranged(before, after)) notice = 'Your office changed the run.';
    render();
  }
  setConnected(true);
  await queue.flush();
}

let refreshTimer: number | undefined;

/** Merges several simultaneous reasons to read the run into one read. */
function refreshSoon(): void {
  clearTimeout(refreshTimer);
  refreshTimer = setTimeout(() => void refresh(), 100);
}

async function setState(next: PageState): Promise<void> {
  state = next;
  await store.writeCached({ state: next, clockOffsetMs });
}

/** Handles the end of the session: removes the run from the phone but keeps what is waiting to be sent. */
async function endSession(): Promise<void> {
  state = undefined;
  position.stop();
  await store.clearCached();
  location.replace('/driver');
}

async function signOut(): Promise<void> {
  const token = state?.token;
  if (token === undefined) return;
  const outcome = await send('/driver/sign-out', { token, key: crypto.randomUUID(), body: {} });
  if (outcome.kind === 'done' || outcome.kind === 'signed_out') await endSession();
  else {
    isLeaving = true;
    setConnected(false);
    render();
    scrollTo(0, 0);
  }
}

/** Follows the office's changes. The browser itself reconnects while the server is away. */
function subscribe(): void {
  const stream = new EventSource('/driver/events');
  stream.addEventListener('changed', refreshSoon);
  stream.addEventListener('ended', () => void endSession());
  stream.addEventListener('error', () => {
    if (stream.readyState !== EventSource.CLOSED) return;
    setTimeout(subscribe, RETRY_MS);
    refreshSoon();
  });
}

/** Looks after the end of the session while there is no connection. */
function checkSession(): void {
  if (hasEnded()) void endSession();
}

setInterval(checkSession, CHECK_SESSION_MS);
addEventListener('popstate', closeForm);
addEventListener('online', refreshSoon);
addEventListener('offline', () => setConnected(false));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  checkSession();
  refreshSoon();
});

render();
subscribe();
await refresh();
// Asks the phone not to clear what is waiting to be sent. Without a service worker the page needs a connection to open.
void navigator.storage.persist();
if ('serviceWorker' in navigator) {
  await navigator.serviceWorker.register('/driver/worker.js', { scope: '/driver' });
}
