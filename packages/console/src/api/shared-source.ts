/**
 * One stream for all tabs of a browser, which opens at most six connections to a server: a stream in each would leave
 * none for anything else. The tab that holds the lock has the stream and tells the others; when it is closed, the next
 * one takes over.
 */

type SourceEvent = Event & { data?: string };

/** A stream of server-sent events, as far as it is followed. */
export type Source = {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: SourceEvent) => void): void;
  close(): void;
};

/** The browser, as far as tabs need it to share a stream. */
export type SharingHost = {
  connect: (url: string) => Source;
  locks: Pick<LockManager, 'request'>;
  channel: (name: string) => Pick<BroadcastChannel, 'onmessage' | 'postMessage' | 'close'>;
};

/** `EventSource.CONNECTING`, `OPEN` and `CLOSED`. */
const [CONNECTING, OPEN, CLOSED] = [0, 1, 2];

const TYPES = ['open', 'error', 'message', 'positions', 'ready', 'ended'] as const;

/** Messages between tabs: an event, or that a tab has begun to listen. */
type Said = { type: (typeof TYPES)[number]; readyState: number; data?: string } | { type: 'hello' };

class SharedSource extends EventTarget implements Source {
  readyState = CONNECTING;
  private readonly channel: ReturnType<SharingHost['channel']>;
  private readonly leaving = new AbortController();
  /** The stream, in the tab that has it, and the last message about positions. */
  private source: Source | undefined;
  private positions: string | undefined;
  private release: () => void = () => undefined;

  constructor(
    private readonly url: string,
    private readonly host: SharingHost,
  ) {
    super();
    const name = `waypost ${url}`;
    this.channel = host.channel(name);
    this.channel.onmessage = ({ data }: MessageEvent<Said>) => this.hear(data);
    this.channel.postMessage({ type: 'hello' } satisfies Said);
    host.locks
      .request(name, { signal: this.leaving.signal }, () => this.lead())
      .catch((error: unknown) => {
        if (!this.leaving.signal.aborted) throw error;
      });
  }

  close(): void {
    this.leaving.abort();
    this.source?.close();
    this.channel.close();
    this.readyState = CLOSED;
    this.release();
  }

  /** Opens the stream; resolves once the tab leaves it to another one. */
  private lead(): Promise<void> {
    // The lock may come when the tab has left already.
    if (this.leaving.signal.aborted) return Promise.resolve();
    const source = this.host.connect(this.url);
    this.source = source;
    for (const type of TYPES) {
      source.addEventListener(type, ({ data }) => {
        const said = { type, readyState: source.readyState, ...(data !== undefined && { data }) };
        // The other tabs first: this one may leave when it takes the message.
        this.channel.postMessage(said satisfies Said);
        this.take(said);
      });
    }
    return new Promise((resolve) => {
      this.release = resolve;
    });
  }

  private hear(said: Said): void {
    if (said.type !== 'hello') {
      if (!this.source) this.take(said);
      return;
    }
    if (this.source?.readyState !== OPEN) return;
    const now: Said[] = [{ type: 'open', readyState: OPEN }];
    if (this.positions !== undefined) now.push({ type: 'positions', readyState: OPEN, data: this.positions });
    for (const each of now) this.channel.postMessage(each);
  }

  private take({ type, readyState, data }: Exclude<Said, { type: 'hello' }>): void {
    this.readyState = readyState;
    if (type === 'positions') this.positions = data;
    this.dispatchEvent(new MessageEvent(type, { data }));
  }
}

/** Follows the stream at `url` together with the other tabs. */
export const shareSource = (url: string, host: SharingHost): Source => new SharedSource(url, host);

/** The stream at `url`: shared, where the browser can; some do so only over HTTPS. */
export function connectSource(url: string): Source {
  const connect = (address: string) => new EventSource(address);
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return connect(url);
  return shareSource(url, {
    connect,
    locks: navigator.locks,
    channel: (name) => new BroadcastChannel(name),
  });
}
