/** Runs work on the solver's queue that may exhaust its worker's memory, and fails it then. */
import {
  ActivityFailure,
  ApplicationFailure,
  isCancellation,
  proxyActivities,
  sleep,
  TimeoutFailure,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.js';
import { COMPUTING } from '../src/contracts/workflows.js';
import { type Argument, isFinal, MAX_ATTEMPTS, report, type Result, tryOnceThenRetry } from './activities.js';
import type { Watch } from './attention.js';

/**
 * CPU work on the solver's queue; a silent worker is replaced after twenty seconds. Its priority, and whose turn it is,
 * are those of its workflow; a worker puts what it holds into a fair order itself.
 */
const solverActivities = (maximumAttempts = MAX_ATTEMPTS) =>
  proxyActivities<Pick<Activities, 'optimiseRoutes' | 'planSuggestion'>>({
    taskQueue: 'solver',
    // Most of this may be spent waiting, behind the tenant's own jobs or in turn with other tenants'.
    startToCloseTimeout: '2 hours',
    heartbeatTimeout: '20 seconds',
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
    retry: {
      ...{ initialInterval: '1 second', maximumInterval: '30 seconds', maximumAttempts },
      // The workflow counts lost workers; the server retries other failures.
      nonRetryableErrorTypes: [LOST_WORKER],
    },
  });

/** The server's name for an activity that has fallen silent (`TimeoutFailureTypePrefix` in its retry policy). */
const LOST_WORKER = 'TemporalTimeout:Heartbeat';
/** After so many lost workers the work fails, since it would cost the next one too. */
const MAX_LOST_WORKERS = 2;

/** Returns how the server describes that an activity's worker was lost, or null for any other failure. */
function lossOf(error: unknown): TimeoutFailure | null {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  return cause instanceof TimeoutFailure && cause.timeoutType === 'HEARTBEAT' ? cause : null;
}

/**
 * Returns whether a lost worker had reported that it computes. A frozen worker has not: it keeps its polls open, and
 * gets work that it never begins.
 */
function wasComputing(loss: TimeoutFailure): boolean {
  return loss.lastHeartbeatDetails === COMPUTING;
}

/**
 * Runs an activity on the solver's queue and reports its failures to `watch`. After two workers were lost while
 * computing it, it fails with `worker_lost`, finally.
 */
export function onSolverQueue<N extends 'optimiseRoutes' | 'planSuggestion'>(
  name: N,
  argument: Argument<N>,
  watch: Watch,
): Promise<Result<N>> {
  // See `call` for the cast.
  const plan = (proxy: ReturnType<typeof solverActivities>) =>
    (proxy[name] as unknown as (argument: Argument<N>) => Promise<Result<N>>)(argument);
  let isOneByOne = false;
  let lost = 0;
  const counted = async (work: Promise<Result<N>>): Promise<Result<N>> => {
    try {
      return await work;
    } catch (error) {
      const loss = lossOf(error);
      if (!loss) throw error;
      isOneByOne = true;
      if (wasComputing(loss)) lost += 1;
      if (lost < MAX_LOST_WORKERS) throw error;
      throw ApplicationFailure.nonRetryable(
        'Two workers were lost while computing this plan: it needs more memory than they have. Plan fewer orders at once.',
        'worker_lost',
      );
    }
  };
  // After a lost worker, attempts are made one by one so that each further loss is counted.
  const untilTwoAreLost = async (): Promise<Result<N>> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await counted(plan(solverActivities(isOneByOne ? 1 : MAX_ATTEMPTS)));
      } catch (error) {
        const isOver = isCancellation(error) || isFinal(error) || attempt >= MAX_ATTEMPTS;
        if (!isOneByOne || isOver) throw error;
        report(watch, error, 'tried again');
        await sleep(Math.min(30, 2 ** attempt) * 1_000);
      }
    }
  };
  return tryOnceThenRetry(watch, () => counted(plan(solverActivities(1))), untilTwoAreLost);
}
