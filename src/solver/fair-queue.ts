/**
 * Decides whose turn it is when jobs of several owners want the same threads, by start-time fair queueing (Goyal, Vin,
 * Cheng: Start-Time Fair Queueing, ACM SIGCOMM 1996) with a cost of one per turn. An owner with twenty jobs waits
 * behind their own; another owner's job waits for at most one turn of each of the others. Generic over the shared
 * resource.
 */

/** One owner's waiting jobs, first come first served among themselves. */
type Line<T> = {
  /** Virtual time at which the owner's next turn is due; each turn taken adds one. */
  due: number;
  readonly waiting: Request<T>[];
};

type Request<T> = { readonly start: (share: T[]) => void };

/** The owner of a job's turn; `signal` cancels it while it waits. */
export type Turn = { readonly owner: string; readonly signal?: AbortSignal };

export class Turns<T> {
  private readonly free: T[];
  private readonly lines = new Map<string, Line<T>>();
  private waiting = 0;
  /** Virtual time: when the last turn taken was due. */
  private now = 0;

  /** Shares `things` out among turns. */
  constructor(things: readonly T[]) {
    this.free = [...things];
  }

  /**
   * Resolves to the turn's share, at least one thing: everything free if nobody else waits, otherwise an equal part.
   * Rejects with the signal's reason as soon as it is aborted. The caller must give the share back.
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

  /** Takes a share back and passes it on to the next in turn. */
  giveBack(share: readonly T[]): void {
    this.free.push(...share);
    this.serve();
  }

  /** Returns the owner's line. A returning owner is due once their last turn is paid for; time away earns no credit. */
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
