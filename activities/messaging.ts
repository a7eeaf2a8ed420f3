/**
 * Everything that goes out to people: requests for a slot, reminders, confirmations, windows, invitations. Each activity
 * queues its messages by a command of the feature, sends what is queued, and records what came of it.
 */
import { activityInfo } from '@temporalio/activity';
import type { NotificationInput } from '../src/contracts/workflows.js';
import { inScope, type Scope } from '../src/db/scope.js';
import {
  type Asked,
  failRequest,
  markUnanswered,
  prepareReminder,
  prepareRequest,
  recordAsked,
  releaseRequests,
} from '../src/features/bookings/asking.js';
import { queueConfirmation, queueInvite, queueWindows } from '../src/features/messages/notices.js';
import { sendAll, type SendingDeps, sendPrepared } from './sending.js';

type OfRequest = { tenant: string; request: string };

export function createMessagingActivities(deps: SendingDeps) {
  const scoped = <Result>(tenant: string, work: (scope: Scope) => Promise<Result>) =>
    inScope(deps.source, tenant, 'workflow', work);

  return {
    /**
     * Asks the recipient, by every channel that reaches them; says until when to wait for an answer. `unsent`: one
     * channel's provider could not be asked, and its message is still queued.
     */
    async sendBookingRequest({ tenant, request }: OfRequest): Promise<Asked & { unsent: boolean }> {
      const { left, finished } = await sendPrepared(
        deps,
        tenant,
        async (scope) => {
          await prepareRequest(scope, request);
          return { request };
        },
        (scope) => recordAsked(scope, request),
      );
      return { ...finished, unsent: left > 0 };
    },

    /** Reminds the recipient, once. */
    async sendReminder({ tenant, request }: OfRequest): Promise<void> {
      await sendAll(deps, tenant, async (scope) => {
        await prepareReminder(scope, request);
        return { request };
      });
    },

    /** Gives up waiting. */
    async markUnanswered({ tenant, request }: OfRequest): Promise<void> {
      await scoped(tenant, (scope) => markUnanswered(scope, request));
    },

    /** Shows a request as failed, with what a step of it said. */
    async failRequest({ tenant, request, error }: OfRequest & { error: string }): Promise<void> {
      await scoped(tenant, (scope) => failRequest(scope, request, error));
    },

    /** Sends every message of the order that is still queued. */
    async sendQueuedMessages({ tenant, order }: { tenant: string; order: string }): Promise<void> {
      await sendAll(deps, tenant, () => Promise.resolve({ order }));
    },

    /** Confirms a booking, once for each event. */
    async confirmBooking(input: { tenant: string; order: string; event_id: string }): Promise<void> {
      await sendAll(deps, input.tenant, async (scope) => ({
        keys: await queueConfirmation(scope, input.order, input.event_id),
      }));
    },

    /** Tells the recipients of a published run their windows; how many messages that takes. */
    async textWindows({ tenant, run }: { tenant: string; run: string }): Promise<{ texted: number }> {
      let texted = 0;
      await sendAll(deps, tenant, async (scope) => {
        const keys = await queueWindows(scope, run);
        texted = keys.length;
        return { keys };
      });
      return { texted };
    },

    /** Invites a driver or a shipper's portal users; the run of the workflow tells this invitation from the next. */
    async sendInvite({ tenant, kind, subject }: Omit<NotificationInput, 'courier' | 'mode'>): Promise<void> {
      const invitation = activityInfo().workflowExecution?.runId ?? activityInfo().activityId;
      await sendAll(deps, tenant, async (scope) => ({
        keys: await queueInvite(scope, kind, subject, invitation),
      }));
    },

    /** Releases the requests of a batch that it is not too early or too late for; until when the others wait. */
    async releaseBatch(input: { tenant: string; batch: string }): Promise<{ wait_until: string | null }> {
      const waits: number[] = [];
      let after: string | null = '';
      while (after !== null) {
        const from: string = after;
        const step = await scoped(input.tenant, (scope) => releaseRequests(scope, input.batch, from));
        if (step.wait_until) waits.push(step.wait_until.getTime());
        after = step.last;
      }
      return { wait_until: waits.length === 0 ? null : new Date(Math.min(...waits)).toISOString() };
    },
  };
}
