/**
 * Everything that goes out to people: slot requests, reminders, confirmations, windows, invitations. Each activity
 * queues its messages by a command, sends what is queued, and records the outcome.
 */
import type { NotificationInput, SendingPart, Wait } from '../src/contracts/workflows.js';
import { completePendingTask, holdPendingTask } from '../src/work/queue/pending-tasks.js';
import type { Scope } from '../src/db/scope.js';
import { areQueued } from '../src/records/message-claims.js';
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
  queueInviteOrNotice,
  queueWindow,
  queueWindows,
} from '../src/messaging/notify.js';
import { type DueNews, queueRunNews } from '../src/messaging/run-news.js';
import { queueShipperNews } from '../src/messaging/shipper-news.js';
import { sendSignInMail } from './sign-in-mail.js';
import type { SendingDependencies } from './dependencies.js';
import { sendAll, sendPrepared, waitUntil } from './sending.js';
import { inTenantScope } from './tenant-scope.js';

type RequestRef = { tenant: string; request: string };
type RunRef = { tenant: string; run: string; event_id: string };
type Notification = Omit<NotificationInput, 'courier' | 'mode' | 'attention_after_seconds'>;
type OrderRef = { tenant: string; order: string };

/** How long messages that must not go out at this hour stay queued; null when there are none. */
type Waiting = { wait: Wait | null };

/** Queues a notification of any kind; resolves to its messages, or when it is time for them. */
async function queueNotification(scope: Scope, notification: Notification): Promise<DueNews> {
  const { kind, subject, event_id: event, prepared } = notification;
  switch (kind) {
    case 'run_published':
      return queueRunNews(scope, subject);
    case 'shipper_news':
      return queueShipperNews(scope, subject, event);
    case 'console_link':
      throw new Error('A console link is mailed at once, not queued.');
    default:
      return { keys: await queueInviteOrNotice(scope, kind, subject, event, { prepared }), wait_until: null };
  }
}

export function createMessagingActivities(deps: SendingDependencies) {
  const scoped = (tenant: string) => inTenantScope(deps.source, tenant);
  const complete = (tenant: string, task: string) =>
    scoped(tenant)((scope) => completePendingTask(scope, task));
  /** Completes a task unless one of its messages still waits, for another channel's sender or for the morning. */
  const completeOnceSent = (tenant: string, task: string, keys: readonly string[]) =>
    scoped(tenant)(async (scope) => {
      if (!(await areQueued(scope, { keys }))) await completePendingTask(scope, task);
    });
  /** Sends what `queue` resolves to, by dedupe keys; resolves to them as well. */
  const sendQueued = async (
    { tenant, channel }: { tenant: string } & SendingPart,
    queue: (scope: Scope) => Promise<readonly string[]>,
  ) => {
    let keys: readonly string[] = [];
    const { wait } = await sendAll(deps, tenant, channel, async (scope) => {
      keys = await queue(scope);
      return { keys };
    });
    return { keys, wait };
  };

  return {
    /**
     * Asks the recipient on every channel that reaches them; resolves to how long to wait for an answer. `unsent`:
     * one channel's provider could not be reached, and its message is still queued. `wait`: it is too early or too late
     * in the day to ask.
     */
    async sendBookingRequest({
      tenant,
      request,
      channel,
    }: RequestRef & SendingPart): Promise<Asked & { unsent: boolean } & Waiting> {
      const { left, wait, finished } = await sendPrepared(
        deps,
        tenant,
        async (scope) => {
          await prepareRequest(scope, request);
          return { request };
        },
        { only: channel, finish: (scope) => recordAsked(scope, request) },
      );
      return { ...(finished ?? NOT_ASKED), unsent: left.length > 0, wait };
    },

    /** Reminds the recipient, once. */
    async sendReminder({ tenant, request, channel }: RequestRef & SendingPart): Promise<Waiting> {
      return sendAll(deps, tenant, channel, async (scope) => {
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
    async sendQueuedMessages({ tenant, order, channel }: OrderRef & SendingPart): Promise<Waiting> {
      return sendAll(deps, tenant, channel, () => Promise.resolve({ order }));
    },

    /** Confirms a booking, once for each event. */
    async sendConfirmation(input: OrderRef & { event_id: string } & SendingPart): Promise<void> {
      const { tenant, order, event_id } = input;
      const { keys } = await sendQueued(input, (scope) => queueConfirmation(scope, order, event_id));
      await completeOnceSent(tenant, event_id, keys);
    },

    /**
     * Sends the recipient the window of the order's stop, unless it is the promised one already. Queued messages about
     * another window are never sent.
     */
    async sendChangedWindow(input: OrderRef & { event_id: string } & SendingPart): Promise<Waiting> {
      const { tenant, order, event_id, channel } = input;
      let keys: readonly string[] = [];
      const { wait } = await sendAll(deps, tenant, channel, async (scope) => {
        keys = await queueWindow(scope, order);
        return { order };
      });
      if (wait === null) await completeOnceSent(tenant, event_id, keys);
      else await scoped(tenant)((scope) => holdPendingTask(scope, event_id, wait.ms));
      return { wait };
    },

    /** Sends the recipients of a published run their windows; resolves to the number of messages. */
    async sendDeliveryWindows(input: RunRef & SendingPart): Promise<{ messages: number } & Waiting> {
      const { keys, wait } = await sendQueued(input, (scope) => queueWindows(scope, input.run));
      await completeOnceSent(input.tenant, input.event_id, keys);
      return { messages: keys.length, wait };
    },

    /**
     * Invites a driver or a shipper's portal users, mails a member of staff a link to the console, or tells news of a
     * run or of a shipper's orders. The event distinguishes this invitation from the next.
     */
    async sendNotification(input: Notification & SendingPart): Promise<Waiting> {
      const { tenant, kind, subject, event_id } = input;
      if (kind === 'console_link') {
        await sendSignInMail(deps, tenant, subject);
        await complete(tenant, event_id);
        return { wait: null };
      }
      let notYet: Wait | null = null;
      const { keys, wait: held } = await sendQueued(input, async (scope) => {
        const due = await queueNotification(scope, input);
        notYet = due.wait_until && waitUntil(deps, due.wait_until, 'its_hour');
        return due.keys;
      });
      const wait = held ?? notYet;
      if (wait === null) await completeOnceSent(tenant, event_id, keys);
      else await scoped(tenant)((scope) => holdPendingTask(scope, event_id, wait.ms));
      return { wait };
    },

    /**
     * Releases the batch's requests for which it is neither too early nor too late; resolves to how long the others
     * wait.
     */
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
