/**
 * A pool that does not wait for a server that hangs. A frozen server still accepts connections and bytes, so that
 * nothing breaks and none of its own time-outs passes. When a connection has been held, or waited for, for a second,
 * the pool therefore probes the server over its own connection. A slow statement is left alone; without an
 * answer all connections are dropped, and none is handed out until the server answers again.
 */
import { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Held or waited for no longer than this, a connection says nothing about the server. */
const SUSPICIOUS_MS = 1_000;
const LOOK_EVERY_MS = 250;
/** The unit in which silence is counted: however long the process is busy, only one of these passes. */
const TICK_MS = 100;
/** How long after an answer the server counts as up. */
const TRUSTED_MS = 1_000;

type Connected = Parameters<typeof pg.Pool.prototype.connect>[0];

/** Thrown while the server accepts connections but answers nothing. Its code is that of an unreachable host. */
class FrozenServerError extends Error {
  override readonly name = 'FrozenServerError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database server does not respond.');
  }
}

/** A connection that exposes its socket. */
export class WatchedClient extends pg.Client {
  readonly socket: Socket;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
  }
}

export class WatchedPool extends pg.Pool {
  readonly #databaseUrl: string;
  readonly #silenceMs: number;
  readonly #sockets: Set<Socket>;
  /** When each checked-out connection was handed out and each pending one was asked for, the oldest first. */
  readonly #out = new Map<object, number>();
  readonly #timer: NodeJS.Timeout;
  #frozen = false;
  #asking = false;
  #answeredAt = -Infinity;

  /**
   * @param options as for pg.Pool; `connectionTimeoutMillis` is how long to wait for a connection
   * @param silenceMs how long a probed server may be silent on every connection before it counts as frozen
   */
  constructor(databaseUrl: string, options: pg.PoolConfig, silenceMs: number) {
    const sockets = new Set<Socket>();
    class Client extends WatchedClient {
      constructor(config: pg.ClientConfig = {}) {
        super(config);
        sockets.add(this.socket);
        this.socket.once('close', () => sockets.delete(this.socket));
      }
    }
    super({ ...options, connectionString: databaseUrl, Client });
    this.#databaseUrl = databaseUrl;
    this.#silenceMs = silenceMs;
    this.#sockets = sockets;
    this.on('acquire', (client) => this.#out.set(client, performance.now()));
    this.on('release', (_error, client) => this.#out.delete(client));
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS).unref();
  }

  /** Rejects immediately with `ETIMEDOUT` while the server counts as frozen. */
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback === undefined) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => {
          if (client) resolve(client);
          else reject(error ?? new FrozenServerError());
        });
      });
    }
    if (this.#frozen) {
      callback(new FrozenServerError(), undefined, () => undefined);
      return;
    }
    const asked = {};
    this.#out.set(asked, performance.now());
    super.connect((error, client, done) => {
      this.#out.delete(asked);
      callback(error, client, done);
    });
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    clearInterval(this.#timer);
    if (callback === undefined) return super.end();
    super.end(callback);
  }

  async #look(): Promise<void> {
    if (this.#asking) return;
    const [oldest = Infinity] = this.#out.values();
    const now = performance.now();
    const isSuspicious = now - oldest > SUSPICIOUS_MS && now - this.#answeredAt > TRUSTED_MS;
    if (!isSuspicious && !this.#frozen) return;
    this.#asking = true;
    this.#frozen = !(await this.#answers());
    this.#asking = false;
    if (this.#frozen) for (const socket of this.#sockets) socket.destroy();
    else this.#answeredAt = performance.now();
  }

  /** Returns whether the server says anything at all on any connection, even that it takes no new ones. */
  async #answers(): Promise<boolean> {
    const client = new WatchedClient({ connectionString: this.#databaseUrl });
    client.on('error', () => undefined);
    const read = new Map([...this.#sockets, client.socket].map((socket) => [socket, socket.bytesRead]));
    const isHeard = () => [...read].some(([socket, bytes]) => socket.bytesRead > bytes);
    const answer = async () => {
      await client.connect();
      await client.query('select 1');
      await client.end();
    };
    const answered = answer().then(
      () => true,
      () => true,
    );
    const listen = async () => {
      for (let left = this.#silenceMs; left > 0 && !isHeard(); left -= TICK_MS) {
        await sleep(TICK_MS, undefined, { ref: false });
      }
      // A process that was busy first reads what has arrived.
      await turn();
      await turn();
      return isHeard();
    };
    const result = await Promise.race([answered, listen()]);
    client.socket.destroy();
    return result;
  }
}
