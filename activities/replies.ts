/** Reading recipients' replies. What there is to say to them is queued, and sent by the order's workflow. */
import { inScope } from '../src/db/scope.js';
import { type Reading, readReply } from '../src/features/bookings/reading.js';
import type { ActivityDeps } from './deps.js';

export function createReplyActivities({ source }: Pick<ActivityDeps, 'source'>) {
  return {
    /** Reads a reply; `asked_again`: the slot that it chose has filled, and a fresh offer is queued. */
    async readReply({ tenant, reply }: { tenant: string; reply: string }): Promise<{ outcome: Reading }> {
      return {
        outcome: await inScope(source, tenant, 'workflow', (scope) => readReply(scope, reply)),
      };
    },
  };
}
