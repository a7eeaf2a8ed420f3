/**
 * Sends a selection's messages: some are claimed in a transaction and sent, and their outcomes are recorded in the
 * transaction that claims the next ones.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Channels, NotSent, type Permits } from '../src/adapters/messaging/index.js';
import type { Scope } from '../src/db/scope.js';
import { type Channel, CHANNELS } from '../src/domain/sending.js';
import { type Claimed, claimNext } from '../src/messaging/claim.js';
import type { MessageSelection } from '../src/records/messages.js';
import { holdOrders } from '../src/records/orders/rows.js';
import type { OutgoingMessage } from '../src/records/outgoing-messages.js';
import { type Attempt, attempt, type ClaimTime, LEASE_MS, timeOfClaim } from './attempt.js';
import type { SendingDependencies } from './dependencies.js';
import { sendMessage, senderOf } from './send-message.js';
import { type Attempted, recordAttempt, recordLate } from './record-attempt.js';
import { createHeldPermits } from './held-permits.js';

/** Concurrent messages of one selection. */
const AT_ONCE = 8;
/** How long an outcome waits for others to be recorded with it. */
const PATIENCE_MS = 1_000;

/**
 * Messages that a transaction of a round has claimed; `finished` is the last one's `finish` result, before that null.
 */
export type Step<Result> = Claimed & {
  selection: MessageSelection;
  channels: Channels;
  claimedAt: ClaimTime;
  finished: Result | null;
};

export class BatchSender<Result> {
  readonly #deps: SendingDependencies;
  readonly #tenant: string;
  /** The channel whose permits it waits for; undefined: it takes the free permits of each. */
  readonly #only: Channel | undefined;
  readonly #finish: (scope: Scope, requests: readonly string[]) => Promise<Result>;
  /** The name under which it claims messages. */
  readonly #holder: string;
  readonly #held = createHeldPermits();
  /** The channels whose messages it still claims. */
  #by: readonly Channel[];
  readonly #tried: string[] = [];
  readonly #underway = new Map<string, Promise<void>>();
  /** Attempts that have ended and are not recorded yet. */
  #ended: Attempted[] = [];
  /** Messages of the selection that could not be sent, and how many were sent. */
  readonly #failures: { channel: Channel; error: unknown }[] = [];
  #handled = 0;
  /** Requests whose messages were sent. */
  readonly #requests = new Set<string>();

  constructor(
    deps: SendingDependencies,
    tenant: string,
    {
      only,
      finish,
    }: {
      only: Channel | undefined;
      finish: (scope: Scope, requests: readonly string[]) => Promise<Result>;
    },
  ) {
    this.#deps = deps;
    this.#tenant = tenant;
    this.#only = only;
    this.#finish = finish;
    this.#holder = deps.source.newId('claim');
    this.#by = only ? [only] : CHANNELS;
  }

  /** Errors, if no message could be sent; empty if one was. */
  get errors(): readonly unknown[] {
    return this.#handled > 0 ? [] : this.#failures.map(({ error }) => error);
  }

  /** The channels of messages that could not be sent. */
  get left(): readonly Channel[] {
    return CHANNELS.filter((channel) => this.#failures.some((failure) => failure.channel === channel));
  }

  /** Claims the next messages, or finishes. */
  async next(scope: Scope, selection: MessageSelection): Promise<Step<Result>> {
    const channels = this.#deps.messaging.forMode(scope.tenant.mode);
    const claimedAt = timeOfClaim();
    this.#held.take(channels.permits, this.#by, AT_ONCE - this.#underway.size);
    const claimed = await claimNext(scope, selection, {
      tried: this.#tried,
      holder: this.#holder,
      leaseMs: LEASE_MS,
      room: this.#held.left(),
      channels: this.#by,
    });
    const finished = this.#isFinished(claimed) ? await this.#finish(scope, [...this.#requests]) : null;
    return { ...claimed, selection, channels, claimedAt, finished };
  }

  /** Records attempts that have ended, then continues as `next`. */
  async recordAndGoOn(
    scope: Scope,
    ended: readonly Attempted[],
    selection: MessageSelection,
  ): Promise<Step<Result>> {
    await holdOrders(scope, ordersOf(ended));
    for (const each of ended) await recordAttempt(scope, each, this.#holder);
    return this.next(scope, selection);
  }

  /** Begins to send what was claimed, and gives back the permits that it does not need. */
  send({ messages, others, channels, claimedAt }: Step<Result>): void {
    for (const message of messages) {
      this.#begin(message, { channels, claimedAt, isOwn: !others.includes(message.id) });
    }
    this.#held.giveBack(channels.permits);
  }

  /** Waits for something to record, or for room; resolves to false when there is nothing to wait for. */
  async progress({ channels, full }: Step<Result>): Promise<boolean> {
    if (this.#underway.size > 0) await someOf(this.#underway.values());
    // Attempts that ended while others were being recorded are recorded first.
    else if (this.#ended.length === 0) {
      if (full.length === 0) return false;
      await this.#makeRoom(channels.permits, full);
    }
    return true;
  }

  /** Takes ended attempts, to be recorded. */
  takeEnded(): readonly Attempted[] {
    const ended = this.#ended;
    this.#ended = [];
    return ended;
  }

  /** Gives all permits back. */
  leave(): void {
    this.#held.leave();
  }

  /** Whether all of the selection is settled, and nothing waits for its hour, its provider or another sender. */
  #isFinished({ messages, full, held, wait }: Claimed): boolean {
    if (messages.length > 0 || full.length > 0 || held) return false;
    if (this.#underway.size > 0 || this.#ended.length > 0) return false;
    return this.#handled > 0 || (this.#failures.length === 0 && wait === null);
  }

  /** `isOwn`: the message belongs to the selection. */
  #begin(
    message: OutgoingMessage,
    { channels, claimedAt, isOwn }: { channels: Channels; claimedAt: ClaimTime; isOwn: boolean },
  ): void {
    const sender = senderOf(this.#deps, message);
    this.#held.use(message.channel);
    this.#tried.push(message.id);
    const send = {
      begin: () => sendMessage(this.#deps, channels, message, sender),
      releasePermit: channels.permits[message.channel].free,
    };
    const whenLate = (late: Attempt) =>
      recordLate(this.#deps, this.#tenant, { message, sender, ...late }, this.#holder);
    const beganAt = performance.now();
    const ended = attempt(claimedAt, send, whenLate).then((outcome) => {
      const seconds = (performance.now() - beganAt) / 1_000;
      this.#deps.observe?.sending({ channel: message.channel, outcome: outcome.result }, seconds);
      this.#underway.delete(message.id);
      this.#ended.push({ message, sender, ...outcome });
      if (isOwn) this.#count(message, outcome);
      if (outcome.result !== 'unknown') return;
      this.#deps.logger.warn({ err: outcome.error, message: message.id }, 'message outcome unknown');
    });
    this.#underway.set(message.id, ended);
  }

  #count({ channel, request }: OutgoingMessage, outcome: Attempt): void {
    if (outcome.result === 'not_sent') {
      this.#failures.push({ channel, error: outcome.error });
      return;
    }
    this.#handled += 1;
    if (request !== null) this.#requests.add(request);
  }

  /** Waits for a permit at full providers, or leaves their messages to a later try. */
  async #makeRoom(permits: Channels['permits'], full: readonly Channel[]): Promise<void> {
    // A pause may be long: Temporal keeps it.
    if (this.#only && permits[this.#only].pausedMs() === 0) {
      await this.#held.waitForOne(permits, full);
      return;
    }
    for (const channel of full) {
      this.#failures.push({ channel, error: withoutPermit(permits[channel]) });
    }
    this.#by = this.#by.filter((channel) => !full.includes(channel));
  }
}

/**
 * Returns the orders that change once these attempts are recorded, to be locked before their messages: those of a
 * request, which has then asked, and those whose recipient answers automatically, in the sandbox.
 */
function ordersOf(ended: readonly Attempted[]): string[] {
  const changing = ended.filter(
    (each) => each.message.request !== null || (each.result === 'sent' && each.outcome.auto_reply !== null),
  );
  return changing.flatMap(({ message }) => message.order_id ?? []);
}

/** Waits for the first to end, and a moment for others. */
async function someOf(underway: Iterable<Promise<void>>): Promise<void> {
  const all = [...underway];
  await Promise.race(all);
  await Promise.race([Promise.all(all), sleep(PATIENCE_MS, undefined, { ref: false })]);
}

/** The reason why there is no permit at a provider. */
export function withoutPermit(permits: Permits): NotSent {
  const pauseMs = permits.pausedMs();
  return pauseMs > 0
    ? new NotSent('The provider asked for a pause.', pauseMs)
    : new NotSent('The provider’s concurrency limit is reached.');
}
