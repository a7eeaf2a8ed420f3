/**
 * How messages go out: queued rows are claimed in one transaction, sent outside any, and their outcome is recorded in
 * another. If a step is repeated, only what is still queued is sent. What may have reached its provider is never sent
 * again by itself (docs/reliability.md).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ApplicationFailure } from '@temporalio/common';
import { type Channels, NotSent, type Places, type SendOutcome } from '../src/adapters/messaging/index.js';
import { PROVIDER_UNAVAILABLE } from '../src/contracts/workflows.js';
import type { Scope } from '../src/db/scope.js';
import { type Channel, CHANNELS } from '../src/domain/sending.js';
import { receiveReply } from '../src/operations/bookings/receive-reply.js';
import { type Claimed, claimNext } from '../src/operations/messages/claim.js';
import { recordRefusal } from '../src/operations/messages/record-refusal.js';
import { recordSent } from '../src/operations/messages/record-sent.js';
import { recordUndelivered } from '../src/operations/messages/record-undelivered.js';
import { emailHtml } from '../src/operations/messages/email-html.js';
import { type OutgoingMessage, releaseMessages } from '../src/records/message-claims.js';
import { type MessageSelection, moveMessage, wholeBody } from '../src/records/messages.js';
import { redactedMessage } from '../src/runtime/redact-error.js';
import { type Attempt, attempt, type ClaimTime, LEASE_MS, timeOfClaim, withHeartbeat } from './attempt.js';
import type { ActivityDependencies } from './dependencies.js';
import { inTenantScope } from './tenant-scope.js';
import { recordOutcome } from './record-outcome.js';

export type SendingDependencies = Pick<
  ActivityDependencies,
  'source' | 'messaging' | 'senders' | 'heartbeat' | 'observe' | 'logger'
>;

/** Messages of one selection on their way at once. */
const AT_ONCE = 8;
/** How long an outcome waits for others to be recorded with it. */
const PATIENCE_MS = 1_000;

/** By what part a pause is lengthened at most. */
const PAUSE_SPREAD = 0.1;

/** What became of one message. */
type Sent = { message: OutgoingMessage; sender: string } & Attempt;

/**
 * The outcome for a selection. `left`: the channels of messages that could not be handed to their provider while others
 * could; they stay queued. `wait_until` (ISO 8601): when messages that must not go out at this hour may be sent, null
 * when there are none. `finished` is null as long as only waiting messages were found.
 */
export type Sending<Result> = {
  left: readonly Channel[];
  wait_until: string | null;
  finished: Result | null;
};

/**
 * Queues what `prepare` queues, then sends every message it selects, each claimed and checked again right before
 * sending. With `only` it sends what goes by this channel, and waits for places at its provider; without it what each
 * provider takes at once. Runs `finish` in the transaction that records the last of them. Rejects, so that the activity
 * is retried, when no message could be handed to its provider or another sender holds one.
 */
export async function sendPrepared<Result>(
  deps: SendingDependencies,
  tenant: string,
  prepare: (scope: Scope) => Promise<MessageSelection>,
  { only, finish }: { only: Channel | undefined; finish: (scope: Scope) => Promise<Result> },
): Promise<Sending<Result>> {
  const scoped = inTenantScope(deps.source, tenant);
  const holder = deps.source.newId('claim');
  const tried: string[] = [];
  const underway = new Map<string, Promise<void>>();
  const made: Sent[] = [];
  const failures: { channel: Channel; error: unknown }[] = [];
  let by: readonly Channel[] = only ? [only] : CHANNELS;
  let handled = 0;
  const seats = createSeats();

  /** Claims the next messages, or ends, in the transaction that records what was sent before. */
  const next = async (scope: Scope, selection: MessageSelection) => {
    const channels = deps.messaging.forMode(scope.tenant.mode);
    const claimedAt = timeOfClaim();
    seats.take(channels.places, by, AT_ONCE - underway.size);
    const claimed = await claimNext(scope, selection, {
      tried,
      holder,
      leaseMs: LEASE_MS,
      room: seats.left(),
      channels: by,
    });
    const failedAlone = failures.length > 0 && handled === 0;
    const onlyWaits = claimed.wait_until !== null && handled === 0;
    const allKnown = underway.size === 0 && made.length === 0;
    const ends = isOver(claimed) && allKnown && !claimed.held && !failedAlone && !onlyWaits;
    return { ...claimed, selection, channels, claimedAt, finished: ends ? await finish(scope) : null };
  };
  /** `isOwn`: it is of the selection. */
  const begin = (
    message: OutgoingMessage,
    { channels, claimedAt, isOwn }: { channels: Channels; claimedAt: ClaimTime; isOwn: boolean },
  ) => {
    const sender = senderOf(deps, message);
    seats.use(message.channel);
    tried.push(message.id);
    const send = {
      begin: () => transmit(deps, channels, message, sender),
      giveUpPlace: channels.places[message.channel].free,
    };
    const whenLate = (late: Attempt) => recordLate(deps, tenant, { message, sender, ...late }, holder);
    const beganAt = performance.now();
    const ended = attempt(claimedAt, send, whenLate).then((outcome) => {
      const { channel } = message;
      deps.observe?.sending({ channel, outcome: outcome.result }, (performance.now() - beganAt) / 1_000);
      underway.delete(message.id);
      made.push({ message, sender, ...outcome });
      if (isOwn) {
        if (outcome.result === 'not_sent') failures.push({ channel, error: outcome.error });
        else handled += 1;
      }
      if (outcome.result !== 'unknown') return;
      deps.logger.warn(
        { err: outcome.error, message: message.id },
        'nobody knows whether a message went out',
      );
    });
    underway.set(message.id, ended);
  };

  const step = await withHeartbeat(deps, async () => {
    try {
      let current = await scoped(async (scope) => next(scope, await prepare(scope)));
      for (;;) {
        const { channels, claimedAt, others } = current;
        for (const message of current.messages)
          begin(message, { channels, claimedAt, isOwn: !others.includes(message.id) });
        seats.giveBack(channels.places);
        if (underway.size > 0) await someOf(underway.values());
        // What ended while others were being recorded is recorded first.
        else if (made.length === 0) {
          const { full } = current;
          if (full.length === 0) return current;
          // A pause may be long: Temporal keeps it.
          if (only && channels.places[only].pausedMs() === 0) await seats.waitForOne(channels.places, full);
          else {
            for (const channel of full)
              failures.push({ channel, error: withoutPlace(channels.places[channel]) });
            by = by.filter((channel) => !full.includes(channel));
          }
        }
        const attempts = made.splice(0);
        const { selection } = current;
        current = await recordOutcome(() =>
          scoped(async (scope) => {
            for (const each of attempts) await record(scope, each, holder);
            return next(scope, selection);
          }),
        );
      }
    } finally {
      seats.leave();
    }
  });
  if (step.held) {
    throw ApplicationFailure.create({
      message: 'Another sender has claimed one of these messages.',
      type: 'message_held',
    });
  }
  const left = CHANNELS.filter((channel) => failures.some((failure) => failure.channel === channel));
  if (failures.length > 0 && handled === 0)
    throw failureOfSending(
      failures.map(({ error }) => error),
      left,
    );
  return {
    left,
    wait_until: step.wait_until?.toISOString() ?? null,
    finished: step.finished,
  };
}

/** Says why there is no place at a provider. */
export function withoutPlace(places: Places): NotSent {
  const pauseMs = places.pausedMs();
  return pauseMs > 0
    ? new NotSent('The provider has asked for a pause.', pauseMs)
    : new NotSent('All places are taken.');
}

const isOver = ({ messages, full }: Claimed): boolean => messages.length === 0 && full.length === 0;

/** Waits for the first to end, and a moment for others. */
async function someOf(underway: Iterable<Promise<void>>): Promise<void> {
  const all = [...underway];
  await Promise.race(all);
  await Promise.race([Promise.all(all), sleep(PATIENCE_MS, undefined, { ref: false })]);
}

/** The places at providers that one sender has taken and not used. */
function createSeats() {
  const taken: Record<Channel, number> = { sms: 0, email: 0 };
  let from: Readonly<Record<Channel, Places>> | null = null;
  const giveBack = (places: Readonly<Record<Channel, Places>>) => {
    for (const channel of CHANNELS) {
      for (; taken[channel] > 0; taken[channel] -= 1) places[channel].free();
    }
  };
  return {
    left: (): Readonly<Record<Channel, number>> => ({ ...taken }),
    /** Takes what is free, up to so many of each channel. */
    take: (places: Readonly<Record<Channel, Places>>, by: readonly Channel[], most: number) => {
      from = places;
      for (const channel of by) {
        taken[channel] += places[channel].take(Math.max(0, most - taken[channel]));
      }
    },
    use: (channel: Channel) => (taken[channel] -= 1),
    /** Waits until one of these channels has a place. */
    waitForOne: async (places: Readonly<Record<Channel, Places>>, channels: readonly Channel[]) => {
      const found = new AbortController();
      const waitFor = async (channel: Channel) => {
        if (await places[channel].wait(found.signal)) taken[channel] += 1;
        found.abort();
      };
      await Promise.all(channels.map(waitFor));
    },
    giveBack,
    leave: () => from && giveBack(from),
  };
}

/** Like `sendPrepared`, but rejects, so that it is retried, if any message could not be handed to its provider. */
export async function sendAll(
  deps: SendingDependencies,
  tenant: string,
  only: Channel | undefined,
  prepare: (scope: Scope) => Promise<MessageSelection>,
): Promise<{ wait_until: string | null }> {
  const finish = () => Promise.resolve(true);
  const { left, wait_until } = await sendPrepared(deps, tenant, prepare, { only, finish });
  if (left.length > 0)
    throw providerAway(new NotSent('A message could not be handed to its provider.'), left);
  return { wait_until };
}

/** Records what became of a message, unless the attempt has lost its claim. */
async function record(scope: Scope, sent: Sent, holder: string): Promise<void> {
  const { message, sender } = sent;
  switch (sent.result) {
    case 'not_sent':
      return releaseMessages(scope, holder, [message.id]);
    case 'unknown':
      await moveMessage(scope, message.id, { event: 'unconfirmed', sender }, holder);
      return;
    case 'refused':
      await recordRefusal(scope, message, sent, holder);
      return;
    case 'sent': {
      const { provider_id, auto_reply } = sent.outcome;
      const first = await recordSent(scope, message, { provider_id, sender }, holder);
      if (!first || auto_reply === null || message.order_id === null) return;
      // In the sandbox the recipient answers at once, as if the provider had delivered the reply.
      await receiveReply(scope, { order: message.order_id, channel: message.channel, text: auto_reply });
    }
  }
}

/** Records an outcome that came after the message was given up as unknown; a request that reached nobody has failed. */
async function recordLate(
  { source, logger }: SendingDependencies,
  tenant: string,
  late: Sent,
  holder: string,
): Promise<void> {
  const { message } = late;
  // Where the late outcome is unknown too, or the message was withdrawn late, a person decides.
  if (late.result !== 'sent' && late.result !== 'refused') return;
  try {
    await recordOutcome(() =>
      inTenantScope(
        source,
        tenant,
      )(async (scope) => {
        if (late.result === 'sent') await record(scope, late, holder);
        else await recordUndelivered(scope, message, late, holder);
      }),
    );
  } catch (err) {
    logger.error({ err, message: message.id }, 'a late outcome was not recorded: the message stays unknown');
  }
}

/**
 * Returns the failure for messages that were not sent by these channels: a provider is away for the moment, or else a
 * defect, as where it takes nothing from this deployment.
 */
export function failureOfSending(errors: readonly unknown[], channels: readonly Channel[]): unknown {
  const passing = errors.find((error) => error instanceof NotSent);
  return passing === undefined ? errors[0] : providerAway(passing, channels);
}

/**
 * Builds the failure for providers that are away, as distinct from the database: its retries back off, or begin after
 * the pause that the provider has asked for. Not all at once: each a little later, at random.
 */
function providerAway(error: NotSent, channels: readonly Channel[]): ApplicationFailure {
  const { pauseMs } = error;
  return ApplicationFailure.create({
    message: redactedMessage(error),
    type: PROVIDER_UNAVAILABLE,
    details: [channels],
    ...(pauseMs !== null && { nextRetryDelay: Math.round(pauseMs * (1 + Math.random() * PAUSE_SPREAD)) }),
  });
}

function transmit(
  { source }: SendingDependencies,
  channels: Channels,
  message: OutgoingMessage,
  from: string,
): Promise<SendOutcome> {
  const { vault } = source.deployment;
  const { id, kind, recipient: to, subject } = message;
  const body = wholeBody(vault, message);
  if (body === undefined) throw new Error(`The master key that signed the link of message ${id} is gone.`);
  if (message.channel === 'sms') return channels.sms.send({ id, kind, from, to, body });
  return channels.email.send({
    id,
    kind,
    from,
    to,
    subject: subject ?? '',
    text: body,
    html: emailHtml(body, { name: message.sender_name, colour: message.colour }),
  });
}

/**
 * Returns the sender: for texts the courier's number, or the deployment's; for email `"Name" <address>` (RFC 5322,
 * 3.4), or the configured address under the courier's name.
 */
export function senderOf(
  { senders }: SendingDependencies,
  {
    channel,
    sender_name: name,
    sms_from: number,
  }: Pick<OutgoingMessage, 'channel' | 'sender_name' | 'sms_from'>,
): string {
  if (channel === 'sms') return number ?? senders.sms;
  const address = /<([^>]+)>/.exec(senders.email)?.[1] ?? senders.email;
  return `"${name.replace(/["\\\r\n]/g, '')}" <${address}>`;
}
