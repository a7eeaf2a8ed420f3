/**
 * Short searches in the background of the solver's jobs: repairs of days under way, and what would let an order in.
 * They run in their own threads, so that they hold no event loop and wait for no job. Threads start with the first
 * call. The limits of a repair count work, so its answer is the same in a thread and at any load; those of relaxations
 * are times.
 */
import type { Relaxation } from '@waypost/planning/relaxation';
import type { Repaired, RepairProblem } from '@waypost/planning/repair-problem';
import type { Plan, RoutingProblem } from '@waypost/planning/routing-problem';
import { startThread } from '@waypost/base/paths';

/** To a thread. */
export type BackgroundTask =
  | { readonly repair: RepairProblem }
  | { readonly relax: { readonly problem: RoutingProblem; readonly plan: Plan } };

/** From a thread: one per task, in sequence. */
export type BackgroundResult =
  | { readonly repaired: Repaired }
  | { readonly relaxations: ReadonlyMap<string, Relaxation> }
  | { readonly failed: string };

export type Background = {
  /** As `repair` in repair.ts. */
  readonly repair: (problem: RepairProblem) => Promise<Repaired>;
  /** As `relaxations` in relaxation.ts. */
  readonly relax: (problem: RoutingProblem, plan: Plan) => Promise<ReadonlyMap<string, Relaxation>>;
  /** Ends all threads; calls that wait or run are rejected. */
  readonly close: () => Promise<void>;
};

type Call = {
  readonly task: BackgroundTask;
  readonly resolve: (result: BackgroundResult) => void;
  readonly reject: (error: Error) => void;
};

/** Opens room for `threads` threads. */
export function createBackground({ threads }: { threads: number }): Background {
  const waiting: Call[] = [];
  const alive = new Set<ReturnType<typeof startThread>>();
  const idle: ReturnType<typeof startThread>[] = [];
  const running = new Map<ReturnType<typeof startThread>, Call>();
  let closed = false;

  function start(): ReturnType<typeof startThread> {
    const worker = startThread('packages/solver/src/background-thread');
    const die = (error: Error) => {
      if (!alive.delete(worker)) return;
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
      running.get(worker)?.reject(error);
      running.delete(worker);
      next();
    };
    alive.add(worker);
    worker.on('message', (result: BackgroundResult) => {
      const call = running.get(worker);
      running.delete(worker);
      // An idle thread does not keep the process alive.
      if (!closed) worker.unref();
      idle.push(worker);
      if ('failed' in result) call?.reject(new Error(result.failed));
      else call?.resolve(result);
      next();
    });
    worker.on('error', die);
    worker.on('exit', (code) => die(new Error(`A background thread exited with code ${code}.`)));
    return worker;
  }

  /** Gives the first call that waits to an idle thread, or to a new one. */
  function next(): void {
    if (waiting.length === 0 || closed) return;
    const worker = idle.pop() ?? (alive.size < threads ? start() : undefined);
    const call = worker && waiting.shift();
    if (!call) return;
    worker.ref();
    running.set(worker, call);
    try {
      worker.postMessage(call.task);
    } catch (error) {
      running.delete(worker);
      idle.push(worker);
      call.reject(error instanceof Error ? error : new Error(String(error)));
      next();
    }
  }

  function run(task: BackgroundTask): Promise<BackgroundResult> {
    return new Promise((resolve, reject) => {
      if (closed) {
        reject(new Error('The background threads are closed.'));
        return;
      }
      waiting.push({ task, resolve, reject });
      next();
    });
  }

  return {
    repair: async (problem) => {
      const result = await run({ repair: problem });
      if (!('repaired' in result)) throw new Error('A background thread answered another question.');
      return result.repaired;
    },
    relax: async (problem, plan) => {
      const result = await run({ relax: { problem, plan } });
      if (!('relaxations' in result)) throw new Error('A background thread answered another question.');
      return result.relaxations;
    },
    close: async () => {
      closed = true;
      const gone = new Error('The background threads were closed.');
      for (const { reject } of [...waiting.splice(0), ...running.values()]) reject(gone);
      running.clear();
      await Promise.all([...alive].map((worker) => worker.terminate()));
    },
  };
}
