/** Reading recipients' replies. Answers to them are queued here, and sent by the order's workflow. */
import { type Reading, readReply } from '../src/operations/bookings/read-reply.js';
import type { ActivityDependencies } from './dependencies.js';
import { inTenantScope } from './tenant-scope.js';

/** The outcome of reading a reply. */
type ReadAs = { outcome: Reading['reading'] } & Pick<Reading, 'confirmation'>;

export function createReplyActivities({
  source,
  loadReader,
}: Pick<ActivityDependencies, 'source' | 'loadReader'>) {
  return {
    /**
     * Reads a reply. `asked_again`: the slot it chose has filled, and a fresh offer is queued. `confirmation`: the id
     * of the pending task that confirms the booking, null where there is nothing to confirm.
     */
    async readReply({ tenant, reply }: { tenant: string; reply: string }): Promise<ReadAs> {
      const understandReply = await loadReader();
      const { reading, ...rest } = await inTenantScope(
        source,
        tenant,
      )((scope) => readReply(scope, understandReply, reply));
      return { outcome: reading, ...rest };
    },
  };
}
