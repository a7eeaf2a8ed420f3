/**
 * One attempt to send a message through its provider: texts, email, invitations and links to the console. It needs a
 * permit for the provider and a claim, and has one of four outcomes.
 */
import {
  AccountRefused,
  MAX_SEND_MS,
  NotSent,
  ProviderRefused,
  type SendOutcome,
  SendUnfinished,
} from '../src/adapters/messaging/index.js';
import type { ActivityDependencies } from './dependencies.js';

/** How long after its claim an attempt may still begin: after a longer delay it does not send. */
const BEGIN_MS = 15_000;
/** How long a claim lasts: until its holder has an outcome, and has had time to record it. */
const RECORD_MS = 15_000;
export const LEASE_MS = {
  sms: BEGIN_MS + MAX_SEND_MS.sms + RECORD_MS,
  email: BEGIN_MS + MAX_SEND_MS.email + RECORD_MS,
};
/** How often a sender shows that it is alive. */
const HEARTBEAT_MS = 10_000;

export type Attempt =
  | { result: 'sent'; outcome: SendOutcome }
  /** Refused permanently by its provider. */
  | { result: 'refused'; code: string; words: string | null }
  /** The provider does not have it: it may be tried again. */
  | { result: 'not_sent'; error: unknown }
  /** The provider may have it: it is never tried again automatically. */
  | { result: 'unknown'; error: unknown };

/** When a claim was made: by a monotonic clock, and by one that continues while the machine sleeps. */
export type ClaimTime = { steady: number; wall: number };

/** Returns the time, just before a claim. */
export const timeOfClaim = (): ClaimTime => ({ steady: performance.now(), wall: Date.now() });

/**
 * Makes an attempt under a claim of that time. `whenLate` records an outcome that arrives after
 * the attempt was given up as unknown. An error that `begin` throws synchronously means not sent.
 */
export async function attempt(
  claimedAt: ClaimTime,
  send: { begin: () => Promise<SendOutcome>; releasePermit: () => void },
  whenLate: (attempt: Attempt) => Promise<void>,
): Promise<Attempt> {
  // The process may have been frozen, or the machine asleep: the claim may be over.
  if (Math.max(performance.now() - claimedAt.steady, Date.now() - claimedAt.wall) > BEGIN_MS) {
    send.releasePermit();
    return { result: 'not_sent', error: new NotSent('The worker was suspended before the attempt began.') };
  }
  let sending: Promise<SendOutcome>;
  try {
    sending = send.begin();
  } catch (error) {
    send.releasePermit();
    return { result: 'not_sent', error };
  }
  const made = await outcomeOf(sending);
  if (made.result === 'unknown' && made.error instanceof SendUnfinished) {
    made.error.whenOver(async (sending) => whenLate(await outcomeOf(sending)));
  }
  return made;
}

async function outcomeOf(sending: Promise<SendOutcome>): Promise<Attempt> {
  try {
    return { result: 'sent', outcome: await sending };
  } catch (error) {
    if (error instanceof ProviderRefused) return { result: 'refused', code: error.code, words: error.words };
    const isCertain = error instanceof NotSent || error instanceof AccountRefused;
    return { result: isCertain ? 'not_sent' : 'unknown', error };
  }
}

/** Shows that the activity is alive while it works. */
export async function withHeartbeat<Result>(
  { heartbeat }: Pick<ActivityDependencies, 'heartbeat'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const beat = setInterval(heartbeat, HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}
