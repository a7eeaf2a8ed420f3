/** Reading recipients' replies. */
import { inScope } from '../src/db/scope.js';
import { type Reading, readReply } from '../src/features/bookings/reading.js';
import { findReply } from '../src/features/bookings/replies.store.js';
import { type SendingDeps, sendPrepared } from './sending.js';

export function createReplyActivities(deps: SendingDeps) {
  return {
    /** Reads a reply, and sends the fresh offer if the slot that it chose has filled. */
    async readReply({ tenant, reply }: { tenant: string; reply: string }): Promise<{ outcome: Reading }> {
      const outcome = await inScope(deps.source, tenant, 'workflow', (scope) => readReply(scope, reply));
      if (outcome === 'asked_again') {
        await sendPrepared(deps, tenant, async (scope) => {
          const order = (await findReply(scope, reply))?.order_id ?? '';
          return { order };
        });
      }
      return { outcome };
    },
  };
}
