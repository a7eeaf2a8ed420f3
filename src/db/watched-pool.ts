/**
 * A pool that does not wait for a server that hangs. One that is frozen still takes connections and bytes, so that
 * nothing breaks and no time-out of the server's own passes. So when a connection has been held, or asked for, for a
 * second, the server is asked whether it is there, over a connection of its own: a statement that takes long is left
 * alone, and where there is no answer all connections are given up, and none is handed out until there is one again.
 */
import { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Held or asked for no longer than this, a connection says nothing about the server. */
const SUSPICIOUS_MS = 1_000;
const LOOK_EVERY_MS = 250;
/** After an answer, a server is taken to be there for as long. */
const TRUSTED_MS = 1_000;

type Connected = Parameters<typeof pg.Pool.prototype.connect>[0];

/** The server takes connections and answers nothing. Its code is that of a host that doesn't either. */
class FrozenServerError extends Error {
  override readonly name = 'FrozenServerError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database server does not answer.');
  }
}

/** A connection that knows its socket. */
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
  /** When each connection that is out was handed out, and each that is waited for was asked for; oldest first. */
  readonly #out = new Map<object, number>();
  readonly #timer: NodeJS.Timeout;
  #frozen = false;
  #asking = false;
  #answeredAt = -Infinity;

  /**
   * @param options as pg.Pool takes them; `connectionTimeoutMillis` is how long a connection is waited for
   * @param silenceMs after which a server that was asked and said nothing on any connection is taken for frozen
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

  /** Rejects at once with `ETIMEDOUT` while the server is taken for frozen. */
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

  /** Whether the server says anything at all, on any connection, if only that it takes no new ones just now. */
  async #answers(): Promise<boolean> {
    const read = new Map([...this.#sockets].map((socket) => [socket, socket.bytesRead]));
    const isHeard = () => [...read].some(([socket, bytes]) => socket.bytesRead > bytes);
    const client = new WatchedClient({ connectionString: this.#databaseUrl });
    client.on('error', () => undefined);
    const answer = async () => {
      await client.connect();
      await client.query('select 1');
      await client.end();
    };
    const answered = answer().then(
      () => true,
      () => true,
    );
    const silent = sleep(this.#silenceMs, undefined, { ref: false }).then(async () => {
      // A process that was busy itself reads first what has come meanwhile.
      await turn();
      await turn();
      return isHeard();
    });
    const result = await Promise.race([answered, silent]);
    client.socket.destroy();
    return result;
  }
}
