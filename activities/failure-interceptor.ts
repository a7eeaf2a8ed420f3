/**
 * Maps the failure of an activity to what Temporal does about it. A refusal of the domain is final: a retry would not
 * change it. An unreachable database is retried soon, since it comes back for all work at once. Another transient
 * failure is retried with a back-off, for as long as it takes. A defect is retried ten times, since a worker of another
 * version may not have it; then it is final and shown, so that nothing waits for it forever.
 */
import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { ActivityInboundCallsInterceptor } from '@temporalio/worker';
import { AppError } from '../src/domain/errors.js';
import { redactedMessage, isRedacted } from '../src/runtime/redact-error.js';
import type { Logger } from '../src/runtime/logger.js';
import { kindOfFailure } from './failure-kinds.js';

/** The delay before a retry after a database failure: random, so that not everything comes back at once. */
const DATABASE_RETRY = { minMs: 5_000, maxMs: 15_000 };
/** Attempts at work that fails by a defect: about ten minutes with the usual back-off. */
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
  switch (kindOfFailure(error)) {
    case 'explicit':
      return error;
    case 'refusal':
      // An operator reads both the code and the message.
      return error instanceof AppError
        ? ApplicationFailure.nonRetryable(error.message, error.code, error.param)
        : ApplicationFailure.nonRetryable(redactedMessage(error), 'no_tenant');
    case 'database': {
      const { minMs, maxMs } = DATABASE_RETRY;
      return ApplicationFailure.create({
        message: `The database is unreachable: ${redactedMessage(error)}`,
        type: 'database_unavailable',
        nextRetryDelay: Math.round(minMs + Math.random() * (maxMs - minMs)),
      });
    }
    case 'transient':
      // Histories are kept for long, and read by Temporal's operators.
      return isRedacted(error) ? ApplicationFailure.create({ message: redactedMessage(error) }) : error;
    case 'defect':
      return defect(error, logger);
  }
}

function defect(error: unknown, logger: Pick<Logger, 'error'>): ApplicationFailure {
  const { activityType, attempt, workflowExecution } = activityInfo();
  const isLast = attempt >= DEFECT_ATTEMPTS;
  logger.error(
    { err: error, activity: activityType, attempt, workflow: workflowExecution?.workflowId },
    isLast ? 'giving up after a defect' : 'a defect',
  );
  return ApplicationFailure.create({ message: redactedMessage(error), type: 'defect', nonRetryable: isLast });
}
