/** Reading recipients' replies, and answering them. */
import { type Reading, readReply } from '../src/operations/bookings/read-reply.js';
import type { ActivityDependencies, SendingDependencies } from './dependencies.js';
import { sendAtOnce } from './sending.js';

export function createReplyActivities(deps: SendingDependencies & Pick<ActivityDependencies, 'loadReader'>) {
  return {
    /**
     * Reads a reply, books if it says so, and sends what its sender is answered. `asked_again`: the slot it chose has
     * filled, and others are offered, or the recipient is asked whether it is meant.
     */
    async readReply({ tenant, reply }: { tenant: string; reply: string }): Promise<{ outcome: Reading }> {
      const understandReply = await deps.loadReader();
      let outcome: Reading | undefined;
      await sendAtOnce(deps, tenant, async (scope) => {
        outcome = await readReply(scope, understandReply, reply);
        const { cause } = scope.outbox;
        return cause === null ? null : { cause };
      });
      if (outcome === undefined) throw new Error(`Reply ${reply} was not read.`);
      return { outcome };
    },
  };
}
