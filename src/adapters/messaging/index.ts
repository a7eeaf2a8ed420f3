/**
 * Which ports a tenant's messages go through, with permits and a deadline for each send. The sandbox's are fixed here
 * and cannot be configured, so a sandbox row cannot reach a provider, by any setting, flag or mistake in composition.
 */
import type { Channel } from '../../domain/sending.js';
import type { EmailPort, EmailSender } from './email/port.js';
import {
  MAX_SEND_MS,
  NotSent,
  ProviderRefused,
  type SendOptions,
  type SendOutcome,
  SendUnfinished,
} from './port.js';
import type { SmsPort } from './sms/port.js';

export { AccountRefused, MAX_SEND_MS, NotSent, ProviderRefused, SendUnfinished } from './port.js';
export type { EmailMessage, EmailPort } from './email/port.js';
export type { SendOutcome } from './port.js';
export type { SmsMessage, SmsPort } from './sms/port.js';

/** Concurrent messages per provider, unless configured. */
const AT_ONCE: Readonly<Record<Channel, number>> = { sms: 20, email: 5 };

/** The ports of a tenant. A sender takes a permit of the channel first; the end of the send gives it back. */
export type Channels = {
  readonly sms: SmsPort;
  readonly email: EmailPort;
  readonly permits: Readonly<Record<Channel, Permits>>;
};

export type MessagingOptions = {
  /** Concurrent messages per provider; for email at most the connections of its sender. */
  readonly atOnce?: Readonly<Record<Channel, number>>;
  /** The longest that a send may take, in milliseconds. */
  readonly longestSendMs?: Readonly<Record<Channel, number>>;
  /** The providers of live tenants; a channel without one refuses every message. */
  readonly live?: { readonly sms?: SmsPort | undefined; readonly email?: EmailSender | undefined };
};

export type Messaging = {
  readonly forMode: (mode: 'live' | 'sandbox') => Channels;
  /** Waits for sends under way, then closes the connections to providers; after that no email can be sent. */
  readonly close: () => Promise<void>;
};

/** Wraps `send`: when the provider asks for a pause, nobody gets a permit there until it is over. */
function pausing<Message>(
  permits: Permits,
  send: (message: Message) => Promise<SendOutcome>,
): (message: Message) => Promise<SendOutcome> {
  return async (message) => {
    try {
      return await send(message);
    } catch (error) {
      if (error instanceof NotSent && error.pauseMs !== null) permits.pause(error.pauseMs);
      throw error;
    }
  };
}

function notConfigured(channel: string): { send: () => Promise<never> } {
  const message = `No provider is configured for ${channel}.`;
  return { send: () => Promise.reject(new ProviderRefused('channel_not_configured', message)) };
}

/** Creates the ports of both modes. A live channel that is not configured refuses with `channel_not_configured`. */
export function createMessaging({
  live = {},
  atOnce = AT_ONCE,
  longestSendMs = MAX_SEND_MS,
}: MessagingOptions): Messaging {
  const { sms = notConfigured('texts'), email = notConfigured('email') } = live;
  const pending: PendingSends = new Map();
  const permits = { sms: createPermits(atOnce.sms), email: createPermits(atOnce.email) };
  const limits = (channel: Channel) => ({ limitMs: longestSendMs[channel], over: permits[channel].free });
  const channels: Record<'live' | 'sandbox', Channels> = {
    live: {
      sms: { send: pausing(permits.sms, withDeadline(pending, sms.send, limits('sms'))) },
      email: { send: pausing(permits.email, withDeadline(pending, email.send, limits('email'))) },
      permits,
    },
    sandbox: {
      sms: sandboxSms,
      email: sandboxEmail,
      permits: { sms: unlimitedPermits(), email: unlimitedPermits() },
    },
  };
  return {
    forMode: (mode) => channels[mode],
    close: async () => {
      while (pending.size > 0) await Promise.allSettled(pending.keys());
      live.email?.close();
    },
  };
}

/**
 * How many messages of this process a provider handles concurrently. A sender takes a permit before it claims a
 * message, so that a claimed message never waits behind others, and the clock of its attempt measures the provider
 * alone.
 */
export type Permits = {
  /** Takes up to this many permits; none in a pause, or while others wait for one. Returns how many. */
  readonly take: (most: number) => number;
  /** Waits in line, and resolves to true with one permit taken; to false when the signal or a pause ended the wait. */
  readonly wait: (signal?: AbortSignal) => Promise<boolean>;
  /** Gives a permit back, to the next in line. */
  readonly free: () => void;
  /** Grants no permit for so long, because the provider asked for a pause. */
  readonly pause: (forMs: number) => void;
  /** How much longer the pause lasts, in milliseconds; 0 when there is none. */
  readonly pausedMs: () => number;
};

/** Creates the permits of a provider that is given `atOnce` messages at a time. */
export function createPermits(atOnce: number): Permits {
  let left = atOnce;
  const waiting: ((isTaken: boolean) => void)[] = [];
  let pausedUntil = -Infinity;
  const pausedMs = () => Math.max(0, pausedUntil - performance.now());
  return {
    take: (most) => {
      const taken = waiting.length > 0 || pausedMs() > 0 ? 0 : Math.min(left, most);
      left -= taken;
      return taken;
    },
    wait: (signal) => {
      if (pausedMs() > 0) return Promise.resolve(false);
      if (waiting.length === 0 && left > 0) {
        left -= 1;
        return Promise.resolve(true);
      }
      return new Promise((resolve) => {
        waiting.push(resolve);
        signal?.addEventListener('abort', () => {
          const index = waiting.indexOf(resolve);
          if (index >= 0) waiting.splice(index, 1)[0]?.(false);
        });
      });
    },
    free: () => {
      const next = waiting.shift();
      if (next) next(true);
      else left += 1;
    },
    pause: (forMs) => {
      pausedUntil = Math.max(pausedUntil, performance.now() + forMs);
      for (const tell of waiting.splice(0)) tell(false);
    },
    pausedMs,
  };
}

/** Returns permits without a limit, as the sandbox has them. */
export function unlimitedPermits(): Permits {
  return {
    take: (most) => most,
    wait: () => Promise.resolve(true),
    free: () => undefined,
    pause: () => undefined,
    pausedMs: () => 0,
  };
}

/** Each send under way → when it began (milliseconds since the epoch). The process waits for them before it ends. */
export type PendingSends = Map<Promise<unknown>, number>;

type Send<Message> = (message: Message, options?: SendOptions) => Promise<SendOutcome>;

/** How long a send that is told to end may take to say so. */
const GRACE_MS = 100;

/**
 * Wraps `send` and keeps it in `pending` until it is over; then calls `over`. At `limitMs` a send that has handed
 * nothing over is ended. Of any other the caller gets `SendUnfinished`; the send itself stays registered because it may
 * still go out.
 */
export function withDeadline<Message>(
  pending: PendingSends,
  send: Send<Message>,
  { limitMs, over = () => undefined }: { limitMs: number; over?: () => void },
): (message: Message) => Promise<SendOutcome> {
  const keep = (work: Promise<unknown>, then: () => void) => {
    pending.set(work, Date.now());
    const ended = () => {
      pending.delete(work);
      then();
    };
    work.then(ended, ended);
  };
  return async (message) => {
    const limit = new AbortController();
    const sending = send(message, { signal: limit.signal });
    keep(sending, over);
    let timer: NodeJS.Timeout | undefined;
    const unfinished = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        limit.abort();
        const whenOver: SendUnfinished['whenOver'] = (record) => keep(record(sending), () => undefined);
        timer = setTimeout(() => reject(new SendUnfinished(limitMs, whenOver)), GRACE_MS);
      }, limitMs);
    });
    try {
      return await Promise.race([sending, unfinished]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Each number's answer to a request for a slot. Ofcom's drama numbers 07700 900001 to 900006 each behave like a kind of
 * recipient, so that an integrator can try every turn of the booking conversation (docs/behaviour.md "Messages").
 */
const AUTO_REPLIES: Readonly<Record<string, string>> = {
  // Worded so that it fits numbered and lettered lists.
  '+447700900001': 'Option 1 please',
  '+447700900002': "Sorry, I can't do any of those days",
  // More than a week away, so it is never among the first days offered, whenever the request goes out.
  '+447700900003': 'A week on Friday would suit me better, any time of day',
  '+447700900004': 'Need to ask my partner first',
  '+447700900005': 'STOP',
};

const UNDELIVERABLE = '+447700900006';

/** The kinds of message that ask something; a person picks no option of a confirmation. */
const ASKING_KINDS: readonly string[] = ['booking_request', 'rebooking', 'postponed'];

/** The same message has the same id however often it is sent. */
const providerId = (id: string): string => `sandbox_${id}`;

/**
 * Texts of the sandbox: nothing leaves the process, and nothing is kept here, since the message's row is the record.
 */
const sandboxSms: SmsPort = {
  send: ({ id, kind, to }) => {
    if (to === UNDELIVERABLE) {
      return Promise.reject(new ProviderRefused('undeliverable', `${to} can't be reached, by agreement.`));
    }
    const auto_reply = ASKING_KINDS.includes(kind) ? (AUTO_REPLIES[to] ?? null) : null;
    return Promise.resolve({ provider_id: providerId(id), auto_reply });
  },
};

/** Email of the sandbox; nobody answers it. */
const sandboxEmail: EmailPort = {
  send: ({ id }) => Promise.resolve({ provider_id: providerId(id), auto_reply: null }),
};
