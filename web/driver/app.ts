/**
 * The drivers' page. Whatever the driver does is stored on the phone first and sent from there, so the page works the
 * same with and without a connection. It shows the server's last state with the unsent actions applied on top.
 */
import type { PageAction, PageRun, PageState, PageStop } from '../../src/contracts/driver-page.js';
import { element, refill } from './dom.js';
import { breakdownForm, completeForm, failForm, type Filled } from './forms.js';
import { followPosition } from './position.js';
import { openQueue, type Queue } from './queue.js';
import { type Deed, isRearranged, withDeeds } from './run.js';
import { runView } from './run-view.js';
import { readState, send } from './server.js';
import { openStore } from './store.js';

/** How long to wait before asking the server again if nothing else signals that it is back. */
const ASK_AGAIN_MS = 5_000;

const app = document.getElementById('app');
if (!app) throw new Error('The page has no place for the run.');

const courier = element('span', {});
const progress = element('span', { role: 'status', class: 'soft' });
const header = element('header', {}, courier, progress);
const status = element('p', { role: 'status', class: 'state' });
const place = element('div', {});
app.replaceChildren(header, status, place);

const store = await openStore();
const heard = await store.readHeard();
let state = heard?.state;
/** The server's clock minus the phone's. Actions without a connection are timed by it too. */
let ahead = heard?.ahead ?? 0;
let connected = navigator.onLine;
let news = '';
let form: HTMLElement | null = null;
let retry: number | undefined;
/** Counts reads: one that began before something was sent may be older than the known state. */
let reads = 0;

/** Converts an instant of the phone's clock to the server's time. */
const now = (instant = Date.now()) => new Date(instant + ahead);

const queue: Queue = await openQueue({
  store,
  session: () => (state === undefined ? null : { driver: state.driver.id, token: state.token }),
  onChange: show,
  onSent: async (deed) => {
    setConnected(true);
    if (state !== undefined) await keep(withDeeds(state, [deed]));
    reads += 1;
    askSoon();
  },
  onStop: (why) => {
    if (why === 'signed_out') void leave();
    else if (why === 'stray') askSoon();
    else setConnected(false);
  },
});

// Only once the server knows that the run has started.
const position = followPosition(() => (state?.run?.status === 'started' ? state.token : null), now);

/** Returns the run as the driver should see it. */
function shown(): PageState | undefined {
  return state && withDeeds(state, queue.deeds());
}

function show(): void {
  const current = state === undefined ? undefined : shown();
  const deeds = state === undefined ? [] : queue.deeds();
  const waiting = waitingDeeds().length;
  courier.textContent = current?.courier ?? '';
  progress.textContent = connected && waiting > 0 ? 'Sending …' : '';
  status.textContent = connected ? news : offlineWords(waiting);
  status.className = connected ? 'state' : 'state off';
  if (current === undefined) {
    const words = connected
      ? 'Your run is on its way …'
      : 'Your run is shown here once there is a connection.';
    refill(
      place,
      element('main', {}, element('h1', {}, "Today's run"), element('p', { class: 'soft' }, words)),
    );
    return;
  }
  refill(
    place,
    ...runView(
      current,
      { deeds, connected },
      {
        start: (run) => {
          position.start();
          void act('start', run, null, 'Start run');
        },
        arrive: (run, stop) => void act('arrive', run, stop, 'Arrive'),
        complete: (run, stop) =>
          open(completeForm(stop, { leave: back, submit: (filled) => done('complete', run, stop, filled) })),
        fail: (run, stop) =>
          open(failForm(stop, { leave: back, submit: (filled) => done('fail', run, stop, filled) })),
        breakDown: (run) =>
          open(breakdownForm({ leave: back, submit: (filled) => done('breakdown', run, null, filled) })),
        dismiss: (deed) => void queue.dismiss(deed),
        signOut: () => void signOut(),
      },
    ),
  );
  if (current.run?.status === 'started') position.start();
  else position.stop();
}

function waitingDeeds(): readonly Deed[] {
  const driver = state?.driver.id;
  return queue.deeds().filter((deed) => deed.driver === driver && deed.refused === null);
}

function offlineWords(waiting: number): string {
  return waiting > 0
    ? `No connection. ${waiting} waiting to be sent.`
    : 'No connection. You can go on working.';
}

/** Stores what the driver did, shows it as done, and sends it as soon as possible. */
async function act(
  action: PageAction,
  run: PageRun,
  stop: PageStop | null,
  words: string,
  { body, pictures }: Filled = { body: {}, pictures: [] },
): Promise<void> {
  if (state === undefined) return;
  const deed: Deed = {
    key: crypto.randomUUID(),
    driver: state.driver.id,
    run: run.id,
    stop: stop?.id ?? null,
    action,
    label: stop === null ? words : `${words}, ${stop.address?.line1 ?? stop.reference}`,
    body: { ...body, occurred_at: now().toISOString() },
    refused: null,
  };
  news = '';
  await queue.add(deed, pictures);
  await queue.flush();
}

const WORDS = { complete: 'Complete', fail: 'Fail', breakdown: 'Van broke down' } as const;

function done(action: keyof typeof WORDS, run: PageRun, stop: PageStop | null, filled: Filled): void {
  back();
  scrollTo(0, 0);
  void act(action, run, stop, WORDS[action], filled);
}

/** Opens a form over the whole screen; the phone's back button leaves it. */
function open(made: HTMLElement): void {
  form = made;
  history.pushState({ form: true }, '');
  app?.replaceChildren(made);
  scrollTo(0, 0);
  made.querySelector('h1')?.focus();
}

function back(): void {
  history.back();
  closeForm();
}

function closeForm(): void {
  if (form === null) return;
  form = null;
  app?.replaceChildren(header, status, place);
  show();
}

function setConnected(is: boolean): void {
  clearTimeout(retry);
  if (!is) retry = setTimeout(() => void ask(), ASK_AGAIN_MS);
  if (is === connected) return;
  connected = is;
  show();
}

/** Reads the run again, then sends what is waiting. */
async function ask(): Promise<void> {
  const read = ++reads;
  const outcome = await readState();
  if (outcome.kind === 'signed_out') return leave();
  if (outcome.kind !== 'done') {
    setConnected(false);
    return;
  }
  if (read === reads) {
    const before = shown()?.run ?? null;
    ahead = Date.parse(outcome.value.now) - Date.now();
    await keep(outcome.value);
    const after = shown()?.run ?? null;
    if (before?.id === after?.id && isRearranged(before, after)) news = 'Your office changed the run.';
    show();
  }
  setConnected(true);
  await queue.flush();
}

let asking: number | undefined;

/** Merges several simultaneous reasons to read the run into one read. */
function askSoon(): void {
  clearTimeout(asking);
  asking = setTimeout(() => void ask(), 100);
}

async function keep(next: PageState): Promise<void> {
  state = next;
  await store.writeHeard({ state: next, ahead });
}

/** Handles the end of the session: removes the run from the phone but keeps what is waiting to be sent. */
async function leave(): Promise<void> {
  state = undefined;
  position.stop();
  await store.forgetHeard();
  location.replace('/driver');
}

async function signOut(): Promise<void> {
  const token = state?.token;
  if (token === undefined) return;
  const outcome = await send('/driver/sign-out', { token, key: crypto.randomUUID(), body: {} });
  if (outcome.kind === 'done' || outcome.kind === 'signed_out') await leave();
  else setConnected(false);
}

/** Follows the office's changes. The browser itself reconnects while the server is away. */
function follow(): void {
  const stream = new EventSource('/driver/events');
  stream.addEventListener('changed', askSoon);
  stream.addEventListener('ended', () => void leave());
  stream.addEventListener('error', () => {
    if (stream.readyState !== EventSource.CLOSED) return;
    setTimeout(follow, ASK_AGAIN_MS);
    askSoon();
  });
}

addEventListener('popstate', closeForm);
addEventListener('online', askSoon);
addEventListener('offline', () => setConnected(false));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') askSoon();
});

show();
follow();
await ask();
// Asks the phone not to clear what is waiting to be sent. Without a service worker the page needs a connection to open.
void navigator.storage.persist();
if ('serviceWorker' in navigator) {
  await navigator.serviceWorker.register('/driver/worker.js', { scope: '/driver' });
}
