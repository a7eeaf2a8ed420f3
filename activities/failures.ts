/** A refusal of the domain is final: retrying it would not change it. Everything else is retried by Temporal. */
import { ApplicationFailure } from '@temporalio/common';
import type { ActivityInboundCallsInterceptor } from '@temporalio/worker';
import { AppError } from '../src/domain/errors.js';

/** Turns an AppError into a non-retryable failure of the code's type, so that an operator reads both. */
export const typedFailures: ActivityInboundCallsInterceptor = {
  async execute(input, next) {
    try {
      return await next(input);
    } catch (error) {
      if (error instanceof AppError)
        throw ApplicationFailure.nonRetryable(error.message, error.code, error.param);
      throw error;
    }
  },
};
