/**
 * Whose turn it is when several owners' jobs want the same threads: start-time fair queueing (Goyal, Vin, Cheng:
 * Start-Time Fair Queueing, ACM SIGCOMM 1996) with a cost of one for each turn. An owner with twenty jobs waits
 * behind his own; another owner's job waits for one turn of each of the others at most. Generic over what is shared.
 */

/** One owner's jobs that wait, first come first served among themselves. */
type Line<T> = {
  /** Virtual time at which the owner's next turn is due: one later with each turn taken. */
  due: number;
  readonly waiting: Request<T>[];
};

type Request<T> = { readonly start: (share: T[]) => void };

/** Whose turn a job wants; `signal` gives it up while it waits. */
export type Turn = { readonly owner: string; readonly signal?: AbortSignal };

export class Turns<T> {
  private readonly free: T[];
  private readonly lines = new Map<string, Line<T>>();
  private waiting = 0;
  /** Virtual time: when the turn taken last was due. */
  private now = 0;

  /** Shares `things` out among turns. */
  constructor(things: readonly T[]) {
    this.free = [...things];
  }

  /**
   * Resolves to the turn's share of what is shared, at least one: all that is free when nobody else waits, an equal
   * part otherwise. Rejects with the signal's reason as soon as it is aborted. The share is to be given back.
   */
  take({ owner, signal }: Turn): Promise<T[]> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const line = this.lineOf(owner);
      const giveUp = () => {
        line.waiting.splice(line.waiting.indexOf(request), 1);
        this.waiting--;
        reject(signal?.reason as Error);
      };
      const request: Request<T> = {
        start: (share) => {
          signal?.removeEventListener('abort', giveUp);
          resolve(share);
        },
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      line.waiting.push(request);
      this.waiting++;
      this.serve();
    });
  }

  /** Hands a share back, and on to whose turn it is. */
  giveBack(share: readonly T[]): void {
    this.free.push(...share);
    this.serve();
  }

  /** The owner's line. One who comes back is due when his last turn is paid for; the time away earns nothing. */
  private lineOf(owner: string): Line<T> {
    const line = this.lines.get(owner) ?? { due: this.now, waiting: [] };
    if (line.waiting.length === 0) line.due = Math.max(line.due, this.now);
    this.lines.set(owner, line);
    return line;
  }

  private serve(): void {
    while (this.free.length > 0 && this.waiting > 0) {
      const busy = [...this.lines.values()].filter(({ waiting }) => waiting.length > 0);
      const line = busy.reduce((a, b) => (b.due < a.due ? b : a));
      const share = this.free.splice(0, Math.ceil(this.free.length / this.waiting));
      this.now = line.due;
      line.due++;
      this.waiting--;
      line.waiting.shift()?.start(share);
    }
    for (const [owner, { due, waiting }] of this.lines) {
      if (waiting.length === 0 && due <= this.now) this.lines.delete(owner);
    }
  }
}
