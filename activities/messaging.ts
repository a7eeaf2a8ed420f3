/**
 * Sends messages to people. A step of an order's conversation queues its messages by a command and sends what it can
 * immediately; `deliverMessages` sends all queued messages of a cause.
 */
import type { MessageCause, SendingPart, Wait } from '../src/contracts/workflows.js';
import {
  type Asked,
  failRequest,
  NOT_ASKED,
  prepareRequest,
  recordAsked,
  recordAskedLater,
} from '../src/operations/bookings/ask.js';
import { markUnanswered, prepareReminder } from '../src/operations/bookings/remind.js';
import { releaseRequests } from '../src/operations/bookings/request.js';
import { queueDue } from '../src/messaging/due.js';
import { listRequestsOfCause } from '../src/records/booking-requests.js';
import type { SendingDependencies } from './dependencies.js';
import { geocodeOrderOf } from './geocoding.js';
import { sendAll, sendAtOnce, waitUntil } from './sending.js';
import { sendSignInMail } from './sign-in-mail.js';
import { inTenantScope } from './tenant-scope.js';

type RequestRef = { tenant: string; request: string };
type CauseRef = { tenant: string } & MessageCause;

/** How long messages that must not go out at this hour stay queued; null when there are none. */
type Waiting = { wait: Wait | null };

export function createMessagingActivities(deps: SendingDependencies) {
  const scoped = (tenant: string) => inTenantScope(deps.source, tenant);

  return {
    /**
     * Asks the recipient on every channel that reaches them; resolves to how long to wait for an answer. `later`: they
     * are asked once a provider takes the message or quiet hours end, which is signalled.
     */
    async askRecipient({ tenant, request }: RequestRef): Promise<Asked & { later: boolean }> {
      await geocodeOrderOf(deps, tenant, request);
      const { finished, isLeft } = await sendAtOnce(
        deps,
        tenant,
        async (scope) => {
          await prepareRequest(scope, request);
          return { request };
        },
        (scope) => recordAsked(scope, request),
      );
      const asked = finished ?? NOT_ASKED;
      return { ...asked, later: isLeft && !asked.asked };
    },

    /** Sends the reminder that was due at an instant (ISO 8601); resolves to how long to wait from then on. */
    async remindRecipient({ tenant, request, due }: RequestRef & { due: string }): Promise<Asked> {
      let wait = NOT_ASKED;
      await sendAtOnce(deps, tenant, async (scope) => {
        wait = await prepareReminder(scope, request, due);
        return { request };
      });
      return wait;
    },

    /** Gives up waiting. */
    async markUnanswered({ tenant, request }: RequestRef): Promise<void> {
      await scoped(tenant)((scope) => markUnanswered(scope, request));
    },

    /** Marks a request as failed, with the error of the step that failed. */
    async failRequest({ tenant, request, error }: RequestRef & { error: string }): Promise<void> {
      await scoped(tenant)((scope) => failRequest(scope, request, error));
    },

    /** Sends the queued messages of a cause, after drafting those that are due. */
    async deliverMessages({ tenant, cause, due, channel }: CauseRef & SendingPart): Promise<Waiting> {
      if (due?.kind === 'console_link') {
        await sendSignInMail(deps, tenant, due.subject);
        return { wait: null };
      }
      const written = due && { kind: due.kind, subject: due.subject };
      let notYet: Wait | null = null;
      const { wait } = await sendAll(deps, tenant, channel, {
        prepare: async (scope) => {
          scope.outbox.cause = cause;
          const at = written ? await queueDue(scope, written) : null;
          if (at) notYet = waitUntil(deps, at, 'its_hour');
          return { cause };
        },
        finish: recordAskedLater,
      });
      return { wait: wait ?? notYet };
    },

    /** Marks the requests as failed whose messages of a cause can never be sent. */
    async failRequests({ tenant, cause, error }: CauseRef & { error: string }): Promise<void> {
      await scoped(tenant)(async (scope) => {
        for (const request of await listRequestsOfCause(scope, cause))
          await failRequest(scope, request, error);
      });
    },

    /** Releases the batch's requests outside quiet hours; resolves to how long the others wait. */
    async releaseBatch(input: { tenant: string; batch: string }): Promise<Waiting> {
      const waits: number[] = [];
      let after: string | null = '';
      while (after !== null) {
        const from: string = after;
        const step = await scoped(input.tenant)((scope) => releaseRequests(scope, input.batch, from));
        if (step.wait_until) waits.push(step.wait_until.getTime());
        after = step.last;
      }
      if (waits.length === 0) return { wait: null };
      return { wait: waitUntil(deps, new Date(Math.min(...waits)), 'quiet_hours') };
    },
  };
}
