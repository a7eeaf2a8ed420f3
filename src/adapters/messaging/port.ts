/**
 * What sending a text and sending an email have in common (docs/behaviour.md "Messages"). Each channel has a port, so
 * that its callers do not know which provider carries a message, or whether any does. A send ends in one of three ways: accepted, refused for good
 * (`ProviderRefused`), or any other error, after which the same message may be sent again under the same id.
 */
import type { Channel } from '../../domain/sending.js';

/** The outcome of an accepted message. */
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

/** The provider refused the message for good: sending it again would change nothing. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';

  constructor(
    readonly code: RefusalCode,
    message: string = code,
  ) {
    super(message);
  }
}

/**
 * The longest that a send may take, in milliseconds, whatever its provider does. Time limits around sending are
 * longer: a send that is cut short may go out all the same, and a second one with it. A text is one request, with a
 * deadline of its own; a mail server may be slow at every step.
 */
export const LONGEST_SEND_MS: Readonly<Record<Channel, number>> = { sms: 15_000, email: 90_000 };

/** No outcome within `limitMs`: the message may have gone out, and may still do. */
export class SendUnfinished extends Error {
  override readonly name = 'SendUnfinished';

  constructor(limitMs: number) {
    super(`The provider has not answered within ${limitMs / 1000} seconds.`);
  }
}
