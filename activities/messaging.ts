/**
 * Everything that goes out to people: slot requests, reminders, confirmations, windows, invitations. Each activity
 * queues its messages by a command, sends what is queued, and records the outcome.
 */
import type { NotificationInput } from '../src/contracts/workflows.js';
import { completePendingTask } from '../src/db/pending-tasks.js';
import {
  type Asked,
  failRequest,
  NOT_ASKED,
  prepareRequest,
  recordAsked,
} from '../src/operations/bookings/ask.js';
import { markUnanswered, prepareReminder } from '../src/operations/bookings/remind.js';
import { releaseRequests } from '../src/operations/bookings/release-batch.js';
import {
  queueConfirmation,
  queueInvite,
  queueWindow,
  queueWindows,
} from '../src/operations/messages/notify.js';
import { sendSignInMail } from './sign-in-mail.js';
import { sendAll, type SendingDependencies, sendPrepared } from './sending.js';
import { inTenantScope } from './tenant-scope.js';

type RequestRef = { tenant: string; request: string };
type RunRef = { tenant: string; run: string; event_id: string };

/**
 * The instant (ISO 8601) until which messages that must not go out at this hour stay queued; null when there are
 * none.
 */
type Waiting = { wait_until: string | null };

export function createMessagingActivities(deps: SendingDependencies) {
  const scoped = (tenant: string) => inTenantScope(deps.source, tenant);
  const complete = (tenant: string, task: string) =>
    scoped(tenant)((scope) => completePendingTask(scope, task));

  return {
    /**
     * Asks the recipient on every channel that reaches them; resolves to how long to wait for an answer. `unsent`:
     * one channel's provider could not be reached, and its message is still queued. `wait_until`: it is too early or
     * too late in the day to ask.
     */
    async sendBookingRequest({
      tenant,
      request,
    }: RequestRef): Promise<Asked & { unsent: boolean } & Waiting> {
      const { left, wait_until, finished } = await sendPrepared(
        deps,
        tenant,
        async (scope) => {
          await prepareRequest(scope, request);
          return { request };
        },
        (scope) => recordAsked(scope, request),
      );
      return { ...(finished ?? NOT_ASKED), unsent: left > 0, wait_until };
    },

    /** Reminds the recipient, once. */
    async sendReminder({ tenant, request }: RequestRef): Promise<Waiting> {
      return sendAll(deps, tenant, async (scope) => {
        await prepareReminder(scope, request);
        return { request };
      });
    },

    /** Gives up waiting. */
    async markUnanswered({ tenant, request }: RequestRef): Promise<void> {
      await scoped(tenant)((scope) => markUnanswered(scope, request));
    },

    /** Marks a request as failed, with the error of the step that failed. */
    async failRequest({ tenant, request, error }: RequestRef & { error: string }): Promise<void> {
      await scoped(tenant)((scope) => failRequest(scope, request, error));
    },

    /** Sends every message of the order that is still queued. */
    async sendQueuedMessages({ tenant, order }: { tenant: string; order: string }): Promise<Waiting> {
      return sendAll(deps, tenant, () => Promise.resolve({ order }));
    },

    /** Confirms a booking, once for each event. */
    async sendConfirmation(input: { tenant: string; order: string; event_id: string }): Promise<void> {
      await sendAll(deps, input.tenant, async (scope) => ({
        keys: await queueConfirmation(scope, input.order, input.event_id),
      }));
      await complete(input.tenant, input.event_id);
    },

    /**
     * Sends the recipient the window of the order's stop, unless it is the promised one already. Queued messages about
     * another window are never sent.
     */
    async sendChangedWindow(input: { tenant: string; order: string; event_id: string }): Promise<Waiting> {
      const { wait_until } = await sendAll(deps, input.tenant, async (scope) => {
        await queueWindow(scope, input.order);
        return { order: input.order };
      });
      if (wait_until === null) await complete(input.tenant, input.event_id);
      return { wait_until };
    },

    /** Sends the recipients of a published run their windows; resolves to the number of messages. */
    async sendDeliveryWindows({ tenant, run, event_id }: RunRef): Promise<{ messages: number } & Waiting> {
      let messages = 0;
      const { wait_until } = await sendAll(deps, tenant, async (scope) => {
        const keys = await queueWindows(scope, run);
        messages = keys.length;
        return { keys };
      });
      if (wait_until === null) await complete(tenant, event_id);
      return { messages, wait_until };
    },

    /**
     * Invites a driver or a shipper's portal users, or mails a member of staff a link to the console. The event
     * distinguishes this invitation from the next.
     */
    async sendNotification(
      input: Omit<NotificationInput, 'courier' | 'mode' | 'attention_after_seconds'>,
    ): Promise<void> {
      const { tenant, kind, subject, event_id, prepared } = input;
      if (kind === 'console_link') {
        await sendSignInMail(deps, tenant, subject);
        await complete(tenant, event_id);
        return;
      }
      await sendAll(deps, tenant, async (scope) => ({
        keys: await queueInvite(scope, kind, subject, event_id, { prepared }),
      }));
      await complete(tenant, event_id);
    },

    /**
     * Releases the batch's requests for which it is neither too early nor too late; resolves to when the others may
     * go.
     */
    async releaseBatch(input: { tenant: string; batch: string }): Promise<{ wait_until: string | null }> {
      const waits: number[] = [];
      let after: string | null = '';
      while (after !== null) {
        const from: string = after;
        const step = await scoped(input.tenant)((scope) => releaseRequests(scope, input.batch, from));
        if (step.wait_until) waits.push(step.wait_until.getTime());
        after = step.last;
      }
      return { wait_until: waits.length === 0 ? null : new Date(Math.min(...waits)).toISOString() };
    },
  };
}
