/** Tabs that share one stream of events. */
import { shareSource, type Source } from '../../../packages/console/src/api/shared-source';

class Stream extends EventTarget implements Source {
  readyState = 0;
  close(): void {
    this.readyState = 2;
  }
  come(type: string, data?: string): void {
    if (type === 'open') this.readyState = 1;
    this.dispatchEvent(new MessageEvent(type, { data }));
  }
}

let streams: Stream[];
let channels: any[];
let queue: (() => Promise<unknown>)[];
let isHeld: boolean;

/** A browser with one lock, and channels that bring what is posted to all others. */
function openTab() {
  const log: string[] = [];
  const next = () => {
    const [first, ...rest] = queue;
    if (isHeld || !first) return;
    [queue, isHeld] = [rest, true];
    void first().then(() => {
      isHeld = false;
      next();
    });
  };
  const source = shareSource('/events', {
    connect: () => {
      streams.push(new Stream());
      return streams.at(-1)!;
    },
    locks: {
      request: (async (_name: string, { signal }: LockOptions, lead: () => Promise<unknown>) => {
        queue.push(lead);
        signal?.addEventListener('abort', () => (queue = queue.filter((other) => other !== lead)));
        next();
      }) as LockManager['request'],
    },
    channel: () => {
      const own: any = {
        onmessage: null,
        close: () => void (channels = channels.filter((other) => other !== own)),
        postMessage: (data: unknown) => {
          for (const other of channels.filter((one) => one !== own)) other.onmessage?.({ data });
        },
      };
      channels.push(own);
      return own;
    },
  });
  for (const type of ['open', 'error', 'message', 'positions', 'ready', 'ended'])
    source.addEventListener(type, ({ data }) => void log.push([type, data].filter(Boolean).join(' ')));
  return { source, log };
}

beforeEach(() => {
  [streams, channels, queue, isHeld] = [[], [], [], false];
});

test('one tab has the stream, and all hear what it brings', () => {
  const tabs = [openTab(), openTab(), openTab()];
  expect(streams).toHaveLength(1);
  streams[0]!.come('open');
  streams[0]!.come('message', '{"type":"order.booked"}');
  for (const { log, source } of tabs) {
    expect(log.slice(-2)).toEqual(['open', 'message {"type":"order.booked"}']);
    expect(source.readyState).toBe(1);
  }
});

test('a tab that is opened later learns at once that the stream is open, and where the vans are', () => {
  openTab();
  streams[0]!.come('open');
  streams[0]!.come('positions', '{"data":[]}');
  const later = openTab();
  // The lock and the listeners of the test come after the greeting.
  channels.at(-1).postMessage({ type: 'hello' });
  expect(later.log).toEqual(['open', 'positions {"data":[]}']);
  expect(later.source.readyState).toBe(1);
});

test('when its tab is closed the next one takes over; one that was closed does not', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  second.source.close();
  first.source.close();
  expect(streams[0]!.readyState).toBe(2);
  await Promise.resolve();
  await Promise.resolve();
  expect(streams).toHaveLength(2);
  streams[1]!.come('ready');
  expect([first.log, second.log, third.log.at(-1)]).toEqual([[], [], 'ready']);
});

test('the end of the session reaches all tabs, also where it makes the first one leave', () => {
  const [first, second] = [openTab(), openTab()];
  first.source.addEventListener('ended', () => first.source.close());
  streams[0]!.come('ended');
  expect([first.log, second.log]).toEqual([['ended'], ['ended']]);
});

test('a tab that has left when the lock comes leaves it to the next one', async () => {
  const [first, second] = [openTab(), openTab()];
  // The browser has given the lock to the second one, which learns of it only after it was closed.
  const [given] = queue;
  second.source.close();
  first.source.close();
  await given?.();
  expect(streams).toHaveLength(1);
});
