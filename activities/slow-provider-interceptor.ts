/**
 * A local activity holds its workflow task while it runs. While a provider keeps messages waiting, the local first
 * try of sending another one is abandoned at once. The regular activity then waits for it, and holds nobody else up.
 */
import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { ActivityInboundCallsInterceptor } from '@temporalio/worker';
import { SENDING_ACTIVITIES } from '../src/contracts/workflows.js';

const SENDING: readonly string[] = SENDING_ACTIVITIES;

/** `isSlow` tells whether a provider keeps a message of this process waiting. */
export function slowProviderInterceptor(isSlow: () => boolean): ActivityInboundCallsInterceptor {
  return {
    async execute(input, next) {
      const { isLocal, activityType } = activityInfo();
      if (isLocal && SENDING.includes(activityType) && isSlow()) {
        throw ApplicationFailure.create({ message: 'A provider is slow to answer.', type: 'provider_slow' });
      }
      return next(input);
    },
  };
}
