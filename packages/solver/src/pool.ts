/**
 * The main-thread side of the optimiser: a pool of search threads that keeps the event loop free. Jobs get threads in
 * fair order of their owners; a job gets all of them while nobody else waits. Runs from source and from the build
 * alike.
 */
import { performance } from 'node:perf_hooks';
import type { RoutingProblem } from '@waypost/planning/routing-problem';
import { startThread as startProgram } from '@waypost/base/paths';
import { assignable } from './assignment.js';
import { FairQueue, type QueuedJob } from './fair-queue.js';
import { coordinate, type SolveOptions, type SolveResult, type TaskRunner } from './search.js';
import type { ThreadMessage, ThreadReply } from './thread.js';

export { defaultTimeLimitMs } from './search.js';
export type { Progress, SolveOptions, SolveResult } from './search.js';
export type { QueuedJob } from './fair-queue.js';

/**
 * Returns the best plan for `problem` found within the limits. It keeps every hard rule; stops that no van can take
 * stay unassigned with a reason. Rejects with the signal's reason within 100 ms of an abort, and with an error if a
 * thread died or the pool was closed.
 */
export type Solve = (problem: RoutingProblem, options: SolveOptions) => Promise<SolveResult>;

export type SolverPool = {
  /**
   * Waits for threads and runs `work`, which may run one search at a time on them. Resolves
   * and rejects as `work` does. While waiting, it rejects with the signal's reason on abort, and when the pool is
   * closed.
   */
  readonly withThreads: <T>(job: QueuedJob, work: (solve: Solve) => Promise<T>) => Promise<T>;
  /** Ends all threads. Running searches are rejected immediately, waiting jobs as soon as they would get threads. */
  readonly close: () => Promise<void>;
};

/** A thread and its one outstanding reply. */
type Thread = {
  readonly ask: (message: ThreadMessage) => Promise<ThreadReply>;
  /** Settles once the thread's code is loaded. */
  readonly ready: Promise<ThreadReply>;
  readonly end: () => Promise<number>;
};

function startThread(): Thread {
  const worker = startProgram('packages/solver/src/thread');
  const waiting: { resolve: (reply: ThreadReply) => void; reject: (error: Error) => void }[] = [];
  let dead: Error | undefined;
  let ending = false;
  const die = (error: Error) => {
    dead = error;
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('message', (reply: ThreadReply) => {
    waiting.shift()?.resolve(reply);
    // An idle pool does not keep the process alive; one with an outstanding reply, or that is being closed, does.
    if (waiting.length === 0 && !ending) worker.unref();
  });
  worker.on('error', die);
  worker.on('exit', (code) => die(new Error(`A solver thread exited with code ${code}.`)));
  const answer = () =>
    new Promise<ThreadReply>((resolve, reject) => {
      if (dead === undefined) waiting.push({ resolve, reject });
      else reject(dead);
    });
  const ready = answer();
  ready.catch(() => undefined); // reported by the first job, which awaits it
  return {
    ready,
    ask: (message) => {
      worker.ref();
      worker.postMessage(message);
      return answer();
    },
    end: () => {
      ending = true;
      worker.ref();
      return worker.terminate();
    },
  };
}

/** Searches on these threads. */
async function solveWith(
  threads: readonly Thread[],
  problem: RoutingProblem,
  options: SolveOptions,
): Promise<SolveResult> {
  options.signal?.throwIfAborted();
  const cancelled = new Int32Array(new SharedArrayBuffer(4));
  const cancel = () => Atomics.store(cancelled, 0, 1);
  options.signal?.addEventListener('abort', cancel);
  try {
    await Promise.all(threads.map((thread) => thread.ready));
    const began = performance.now();
    const assignment = assignable(problem);
    const input = { problem: withSharedRoads(problem), assignment };
    await Promise.all(
      threads.map((thread, i) => thread.ask({ input: { ...input, seed: options.seed + i }, cancelled })),
    );
    const runners = threads.map((thread): TaskRunner => {
      return async (task) => {
        const result = await thread.ask({ task });
        if (result === null) throw new Error('A solver thread answered a task without a result.');
        return result;
      };
    });
    return await coordinate(problem, assignment, runners, options, began);
  } finally {
    options.signal?.removeEventListener('abort', cancel);
    // A thread that has died has nothing to forget.
    for (const thread of threads) thread.ask({ over: true }).catch(() => undefined);
  }
}

/** Returns the problem with its matrix in memory that all threads share, so that none needs a copy. */
function withSharedRoads(problem: RoutingProblem): RoutingProblem {
  const { metres, seconds, size } = problem.matrix;
  const shared = (matrix: Int32Array) => {
    const copy = new Int32Array(new SharedArrayBuffer(matrix.byteLength));
    copy.set(matrix);
    return copy;
  };
  const sharedMetres = shared(metres);
  const matrix = { metres: sharedMetres, seconds: seconds === metres ? sharedMetres : shared(seconds), size };
  return { ...problem, matrix };
}

/** Settles as `search` does, but rejects as soon as the signal is aborted. The threads come to rest a little later. */
function orAborted<T>(search: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    search.then(resolve, reject);
  });
}

/** Opens a pool of `threads` threads. */
export function createSolverPool({ threads }: { threads: number }): SolverPool {
  const alive = new Set<Thread>(Array.from({ length: threads }, startThread));
  const queue = new FairQueue([...alive]);
  let closed = false;

  function replace(thread: Thread): Thread {
    if (closed) return thread;
    alive.delete(thread);
    void thread.end();
    const fresh = startThread();
    alive.add(fresh);
    return fresh;
  }

  async function withThreads<T>(job: QueuedJob, work: (solve: Solve) => Promise<T>): Promise<T> {
    let threads = await queue.acquire(job);
    let atRest: Promise<void> = Promise.resolve();
    const solve: Solve = (problem, options) => {
      if (closed) return Promise.reject(new Error('The solver pool is closed.'));
      const search = solveWith(threads, problem, options);
      atRest = search.then(
        () => undefined,
        () => {
          // After an error a thread may be in any state; a cancelled one is at rest.
          if (options.signal?.aborted !== true) threads = threads.map(replace);
        },
      );
      return orAborted(search, options.signal);
    };
    try {
      return await work(solve);
    } finally {
      void atRest.then(() => queue.release(threads));
    }
  }

  return {
    withThreads,
    close: async () => {
      closed = true;
      await Promise.all([...alive].map((thread) => thread.end()));
    },
  };
}
