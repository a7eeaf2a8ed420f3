/** The stream of events: what it reports, and when it reconnects. */
import { followStream } from '../../../packages/console/src/api/event-stream';

class FakeSource extends EventTarget {
  readyState = 0;

  constructor(readonly url: string) {
    super();
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  fail(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
  message(data: unknown): void {
    this.send('message', data);
  }
  send(type: string, data: unknown = {}): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
  close(): void {
    this.readyState = 2;
  }
}

let sources: FakeSource[];
let log: unknown[];
let network: EventTarget;
let leave: () => void;
const source = () => sources.at(-1)!;

beforeEach(() => {
  jest.useFakeTimers();
  [sources, log, network] = [[], [], new EventTarget()];
  const connect = (url: string) => {
    sources.push(new FakeSource(url));
    return source();
  };
  leave = followStream(
    '/console/events?mode=live',
    { connect, network: network as Window },
    {
      onEvent: (event) => void log.push(event),
      onPositions: (positions) => void log.push(positions),
      onMissed: () => void log.push('missed'),
      onSessionDoubt: () => void log.push('session'),
      onOpen: (isOpen) => void log.push(isOpen ? 'open' : 'closed'),
    },
  );
});
afterEach(() => {
  leave();
  jest.useRealTimers();
});

test('reports events and positions', () => {
  expect(source().url).toBe('/console/events?mode=live');
  source().open();
  source().message({ type: 'order.booked', subjects: ['ord_1'], id: 'evt_1' });
  source().message({ type: 'driver.update' });
  source().send('positions', { data: [{ vehicle: 'veh_1' }] });
  expect(log).toEqual([
    'open',
    { type: 'order.booked', subjects: ['ord_1'] },
    { type: 'driver.update', subjects: [] },
    [{ vehicle: 'veh_1' }],
  ]);
});

test('nothing was missed if it is ready soon after the page was opened', () => {
  source().send('ready');
  expect(log).toEqual([]);
});

test('events may have been missed if it took longer than the server remembers', async () => {
  await jest.advanceTimersByTimeAsync(10_500);
  source().send('ready');
  expect(log).toEqual(['missed']);
});

test('events may have been missed if the browser has reconnected', () => {
  source().send('ready');
  source().fail(0);
  source().open();
  source().send('ready');
  expect(log).toEqual(['closed', 'open', 'missed']);
  expect(sources).toHaveLength(1);
});

test('after a refusal it asks for the session and tries again', async () => {
  source().fail(2);
  expect(log).toEqual(['closed', 'session']);
  await jest.advanceTimersByTimeAsync(2_900);
  expect(sources).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(200);
  expect(sources).toHaveLength(2);
});

test('ends with the session', async () => {
  source().send('ended');
  expect([source().readyState, log]).toEqual([2, ['session']]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sources).toHaveLength(1);
});

test('is closed when the network goes, and made again when it comes back', () => {
  source().send('ready');
  network.dispatchEvent(new Event('offline'));
  expect(log).toEqual(['closed']);
  network.dispatchEvent(new Event('online'));
  expect(sources.map(({ readyState }) => readyState)).toEqual([2, 0]);
  source().send('ready');
  expect(log).toEqual(['closed', 'missed']);
});

test('what happened before it could be made again was missed, even if it was never ready', () => {
  network.dispatchEvent(new Event('online'));
  source().send('ready');
  expect(log).toEqual(['missed']);
});

test('is made again when the machine has slept, but not when a timer is late', async () => {
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sources).toHaveLength(1);
  const asleepUntil = Date.now() + 30 * 60_000;
  const { now } = Date;
  Date.now = () => asleepUntil;
  try {
    await jest.advanceTimersByTimeAsync(10_000);
  } finally {
    Date.now = now;
  }
  expect(sources).toHaveLength(2);
});

test('once left it stays closed', async () => {
  source().fail(2);
  leave();
  network.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sources.map(({ readyState }) => readyState)).toEqual([2]);
});
