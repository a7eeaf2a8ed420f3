/**
 * Maps the failure of an activity to what Temporal does about it. A refusal of the domain is final: a retry would not change it. A
 * database that is away is tried again soon, since it comes back for everybody at once. A defect of the code is
 * retried for a while, since a worker of another version may not have it, and then shown. Everything else is retried
 * with a back-off.
 */
import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { ActivityInboundCallsInterceptor } from '@temporalio/worker';
import { isUnavailable } from '../src/db/unavailable.js';
import { AppError } from '../src/domain/errors.js';
import { redactedMessage, isRedacted } from '../src/runtime/redact-error.js';
import type { Logger } from '../src/runtime/logger.js';

/** The delay before a retry after a database failure: random, so that not everything comes back at once. */
const DATABASE_RETRY = { leastMs: 5_000, mostMs: 15_000 };
/** Attempts at work that fails by a defect: about a quarter of an hour with the usual back-off. */
const DEFECT_ATTEMPTS = 10;

/** Reports defects to `logger`. */
export function failureInterceptor(logger: Pick<Logger, 'error'>): ActivityInboundCallsInterceptor {
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
  // An operator reads both the code and the message.
  if (error instanceof AppError)
    return ApplicationFailure.nonRetryable(error.message, error.code, error.param);
  if (isUnavailable(error)) {
    const { leastMs, mostMs } = DATABASE_RETRY;
    return ApplicationFailure.create({
      message: `The database is away: ${redactedMessage(error)}`,
      type: 'database_unavailable',
      nextRetryDelay: Math.round(leastMs + Math.random() * (mostMs - leastMs)),
    });
  }
  // Histories are kept for long, and read by whoever operates Temporal.
  if (!isDefect(error)) {
    return isRedacted(error) ? ApplicationFailure.create({ message: redactedMessage(error) }) : error;
  }
  const { activityType, attempt, workflowExecution } = activityInfo();
  const isLast = attempt >= DEFECT_ATTEMPTS;
  logger.error(
    { err: error, activity: activityType, attempt, workflow: workflowExecution?.workflowId },
    isLast ? 'a defect, and given up' : 'a defect',
  );
  return ApplicationFailure.create({ message: redactedMessage(error), type: 'defect', nonRetryable: isLast });
}

/**
 * Returns true for errors that the language itself throws: the code is wrong, or its input. Network errors of these
 * types have a cause.
 */
function isDefect(error: unknown): boolean {
  if (!(error instanceof Error) || error.cause !== undefined) return false;
  return ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError'].includes(error.name);
}
