/**
 * What Temporal is told of an activity that failed. A refusal of the domain is final: retrying it would not change it.
 * A database that is away is asked again soon, as it comes back for everybody at once. A defect of the code is tried for
 * a while, as a worker of another version may not have it, and then shown. Everything else is retried with a back-off.
 */
import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { ActivityInboundCallsInterceptor } from '@temporalio/worker';
import { isUnavailable } from '../src/db/unavailable.js';
import { AppError } from '../src/domain/errors.js';
import { errorWords, quotesData } from '../src/runtime/error-words.js';
import type { Logger } from '../src/runtime/logger.js';

/** When what found no database is tried again: by chance, so that not everything comes at once. */
const DATABASE_RETRY = { leastMs: 5_000, mostMs: 15_000 };
/** Attempts at what fails by a defect: with the usual back-off a quarter of an hour. */
const DEFECT_ATTEMPTS = 10;

/** `logger` is told of defects. */
export function typedFailures(logger: Pick<Logger, 'error'>): ActivityInboundCallsInterceptor {
  return {
    async execute(input, next) {
      try {
        return await next(input);
      } catch (error) {
        throw failureOf(error, logger);
      }
    },
  };
}

function failureOf(error: unknown, logger: Pick<Logger, 'error'>): unknown {
  // An operator reads both the code and the words.
  if (error instanceof AppError)
    return ApplicationFailure.nonRetryable(error.message, error.code, error.param);
  if (isUnavailable(error)) {
    const { leastMs, mostMs } = DATABASE_RETRY;
    return ApplicationFailure.create({
      message: `The database is away: ${errorWords(error)}`,
      type: 'database_unavailable',
      nextRetryDelay: Math.round(leastMs + Math.random() * (mostMs - leastMs)),
    });
  }
  // Histories are kept for long, and read by whoever operates Temporal.
  if (!isDefect(error)) {
    return quotesData(error) ? ApplicationFailure.create({ message: errorWords(error) }) : error;
  }
  const { activityType, attempt, workflowExecution } = activityInfo();
  const isLast = attempt >= DEFECT_ATTEMPTS;
  logger.error(
    { err: error, activity: activityType, attempt, workflow: workflowExecution?.workflowId },
    isLast ? 'a defect, and given up' : 'a defect',
  );
  return ApplicationFailure.create({ message: errorWords(error), type: 'defect', nonRetryable: isLast });
}

/** What the language itself throws: the code is wrong, or what it was given. Those of the network have a cause. */
function isDefect(error: unknown): boolean {
  if (!(error instanceof Error) || error.cause !== undefined) return false;
  return ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError'].includes(error.name);
}
