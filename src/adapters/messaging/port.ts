/**
 * What sending a text and sending an email have in common (docs/behaviour.md "Messages"). Each channel has a port, so
 * that its callers do not know which provider carries a message, or whether any does. A send is accepted, or refused
 * permanently (`ProviderRefused`), or the provider certainly does not have the message: as it was not reached or takes
 * none now (`NotSent`), or takes none from this deployment (`AccountRefused`). Then it may be tried again. After any
 * other error the provider may have the message: it must not be sent again without asking somebody.
 */
import type { Channel } from '../../domain/sending.js';
import { TransientError } from '../../runtime/transient-error.js';

export type SendOutcome = {
  /** The provider's own id for the message, by which it reports delivery. */
  readonly provider_id: string;
  /** In the sandbox, the recipient's immediate answer; null where there is none. */
  readonly auto_reply: string | null;
};

/** Why a message can never be delivered as it is, in terms that hold for every provider. */
export type RefusalCode =
  /** No provider is configured for this channel. */
  | 'channel_not_configured'
  /** The number or address does not take messages. */
  | 'invalid_recipient'
  /** The recipient told the provider to stop. */
  | 'opted_out'
  /** The number or mailbox exists and cannot be reached. */
  | 'undeliverable'
  /** The provider refuses the message for another reason, which the error's message gives. */
  | 'rejected';

/** The provider refused the message permanently: sending it again would change nothing. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';

  /** @param words what the provider said, which may name the recipient; null where it said nothing */
  constructor(
    readonly code: RefusalCode,
    message: string = code,
    readonly words: string | null = null,
  ) {
    super(message);
  }
}

/**
 * The provider does not have the message: it was not reached, the message was not handed over in full, or it said that
 * it cannot take it now. The same message may be sent again.
 */
export class NotSent extends TransientError {
  override readonly name = 'NotSent';

  /** @param pauseMs how long the provider wants to be given nothing, in milliseconds; null where it has not said */
  constructor(
    message: string,
    readonly pauseMs: number | null = null,
  ) {
    super(message);
  }
}

/**
 * The provider takes nothing from this deployment as it is set up: its credentials, its sender or the provider's
 * address are wrong, or the account is closed. It says nothing about the message, which can go out once somebody has
 * put that right; waiting alone does not.
 */
export class AccountRefused extends Error {
  override readonly name = 'AccountRefused';
}

/** How one attempt at sending is limited. */
export type SendOptions = {
  /** Ends an attempt that has handed nothing over yet, with `NotSent`. One that has continues. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * The longest that a send may take, in milliseconds, regardless of its provider. It begins at once, because a sender
 * has a permit at the provider (`createPermits`). Time limits around sending are longer. A text is one request, with
 * a deadline of its own; a mail server may be slow at every step.
 */
export const MAX_SEND_MS: Readonly<Record<Channel, number>> = { sms: 40_000, email: 90_000 };

/** No outcome within `limitMs`: the provider may have the message, or still get it. */
export class SendUnfinished extends Error {
  override readonly name = 'SendUnfinished';

  /** @param whenOver calls back with the attempt's own promise, and keeps the process until that is done */
  constructor(
    limitMs: number,
    readonly whenOver: (record: (sending: Promise<SendOutcome>) => Promise<void>) => void,
  ) {
    super(`The provider did not respond within ${limitMs / 1000} seconds.`);
  }
}
