/**
 * Decides which job is next when jobs of several owners want the same threads, by start-time fair queueing (Goyal, Vin,
 * Cheng: Start-Time Fair Queueing, ACM SIGCOMM 1996) with a cost of one per job. An owner with twenty jobs waits behind
 * their own; another owner's job waits for at most one job of each of the others. Generic over the shared resource.
 */

/** One owner's waiting jobs, first come first served among themselves. */
type OwnerQueue<T> = {
  /** Virtual start time of the owner's next job; each job started adds one. */
  due: number;
  readonly waiting: Request<T>[];
};

type Request<T> = { readonly start: (share: T[]) => void };

/** A job by its owner; `signal` cancels it while it waits. */
export type QueuedJob = { readonly owner: string; readonly signal?: AbortSignal };

export class FairQueue<T> {
  private readonly free: T[];
  private readonly queues = new Map<string, OwnerQueue<T>>();
  private waiting = 0;
  /** Virtual time: the start time of the job started last. */
  private now = 0;

  /** Shares `resources` out among jobs. */
  constructor(resources: readonly T[]) {
    this.free = [...resources];
  }

  /**
   * Resolves to the job's share, at least one resource: everything free if nobody else waits, otherwise an equal part.
   * Rejects with the signal's reason as soon as it is aborted. The caller must give the share back.
   */
  acquire({ owner, signal }: QueuedJob): Promise<T[]> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const queue = this.queueOf(owner);
      const giveUp = () => {
        queue.waiting.splice(queue.waiting.indexOf(request), 1);
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
      queue.waiting.push(request);
      this.waiting++;
      this.dispatch();
    });
  }

  /** Takes a share back and passes it on to the next job. */
  release(share: readonly T[]): void {
    this.free.push(...share);
    this.dispatch();
  }

  /** Returns the owner's queue. A returning owner is due once their last job is paid for; time away earns no credit. */
  private queueOf(owner: string): OwnerQueue<T> {
    const queue = this.queues.get(owner) ?? { due: this.now, waiting: [] };
    if (queue.waiting.length === 0) queue.due = Math.max(queue.due, this.now);
    this.queues.set(owner, queue);
    return queue;
  }

  private dispatch(): void {
    while (this.free.length > 0 && this.waiting > 0) {
      const busy = [...this.queues.values()].filter(({ waiting }) => waiting.length > 0);
      const queue = busy.reduce((a, b) => (b.due < a.due ? b : a));
      const share = this.free.splice(0, Math.ceil(this.free.length / this.waiting));
      this.now = queue.due;
      queue.due++;
      this.waiting--;
      queue.waiting.shift()?.start(share);
    }
    for (const [owner, { due, waiting }] of this.queues) {
      if (waiting.length === 0 && due <= this.now) this.queues.delete(owner);
    }
  }
}
