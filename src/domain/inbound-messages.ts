/**
 * Messages that providers deliver to live tenants, and the ports that read them: how a provider signs and formats its
 * requests, and what to answer. Adapters implement the ports, and `/inbound` calls them.
 */
import { leftOutLine } from '@waypost/reply-reader/left-out';

export type InboundText = {
  /** The provider's id for it. */
  readonly id: string;
  /** E.164. */
  readonly from: string;
  /** Our number that it was sent to. */
  readonly to: string;
  readonly text: string;
  /** Null where the provider does not say it. */
  readonly sentAt: Date | null;
};

/** Outcome of one of our texts. */
export type DeliveryReceipt = {
  /** The id that the text was sent under, which the provider gives back; undefined if it did not. */
  readonly message: string | undefined;
  readonly provider_id?: string | undefined;
} &
  /** The provider has it, and delivers it or has done so: it need not be sent again. */
  (
    | { readonly result: 'accepted' }
    | { readonly result: 'delivered' }
    /** `code` is one of those of a refused message, such as `undeliverable`. */
    | { readonly result: 'failed'; readonly code: string }
  );

export type InboundEmail = {
  /** Its Message-ID. */
  readonly id: string;
  /** The bare address. */
  readonly from: string;
  /** With quotations, in lines that begin with `>`. */
  readonly text: string;
  /** Ids of our messages that it answers, the latest first. */
  readonly references: readonly string[];
  /** Written by a machine. */
  readonly automatic: boolean;
  /** Set if a machine may have written it. */
  readonly maybe_automatic: boolean;
  /** Set if the courier's mail server verified that it comes from the domain that `from` names (RFC 8601). */
  readonly authentic: boolean;
};

/** Returns a shortened text with a line that says so, which is marked as a quotation if the rest was one. */
export function withLeftOut(text: string): string {
  return `${text}\n${leftOutLine(text, text.length, text.length)}`;
}

/** Returns the line that is shown instead of the text of a mail that says nothing, and has these attachments. */
export function attachedLine(names: readonly string[]): string {
  return names.length === 0 ? '' : `[Attached: ${names.join(', ').replace(/\s+/g, ' ')}]`;
}

/**
 * Why the writer of a reply may not be the recipient: an email's sender was not verified, the number or address is not
 * the recipient's, or a machine may have written it.
 */
export type ReplyDoubt = 'unproven_sender' | 'other_sender' | 'maybe_automatic';

/** Why a request holds no readable email. */
export type Unreadable = { readonly problem: string };

/** How requests are signed; `Request` is a request whose body was read. */
type Signed<Request> = {
  /** Name of the header that carries the signature. */
  readonly signatureHeader: string;
  /** Returns whether the header can be a signature at all, before the body is read. */
  readonly mayBeSigned: (signature: string | undefined) => boolean;
  /** Returns whether the signature is valid. */
  readonly isSigned: (request: Request, signature: string | undefined) => boolean;
};

/** A parsed form; a repeated field has its values in an array. */
export type Form = Readonly<Record<string, string | readonly string[]>>;

export type TextRequest = {
  /** The public address with its query, exactly as configured at the provider. */
  readonly url: string;
  /** The fields of a form; empty for any other body. */
  readonly form: Form;
  /** The body of a JSON request as received, which is what is signed; empty for any other. */
  readonly json: Buffer;
};

/** Requests of a provider of texts to `/inbound/sms` and `/inbound/sms/status`. */
export type InboundTexts = Signed<TextRequest> & {
  /** Media types of its bodies; others are not read. */
  readonly bodies: 'form' | 'json';
  /** Returns null for a request that is not a text. */
  readonly readText: (request: TextRequest) => InboundText | null;
  /** Returns null for a request that is not a report on a text. */
  readonly readReceipt: (request: TextRequest) => DeliveryReceipt | null;
  /** Body of the 200 answer to a text, which has the provider send nothing back. */
  readonly answer: { readonly contentType: string; readonly body: string };
};

/** A request of the server that forwards mail. */
export type EmailRequest = {
  /** The header Content-Type; empty without one. */
  readonly contentType: string;
  readonly body: Buffer;
};

export type InboundEmails = Signed<EmailRequest> & {
  /** Returns the most bytes that a body of this type may have: one of `sizes`. */
  readonly maxBytes: (contentType: string) => number;
  readonly sizes: readonly number[];
  /**
   * Returns null for a body that is not an email, and a problem for one that exceeds, in some respect, what mail ever
   * needs.
   */
  readonly read: (request: EmailRequest) => InboundEmail | Unreadable | null;
};

/** Returns whether an address takes replies: a no-reply address does not. */
export const takesReplies = (address: string): boolean => !/^(?:no|do[-_.]?not)[-_.]?reply/i.test(address);

/** Returns the reply address for a sender's emails, unless it is a no-reply address. */
export function answeredAt(sender: string): string | undefined {
  const address = addressOf(sender);
  return takesReplies(address) ? address : undefined;
}

/** Returns the address of a sender such as `Name <address>`. */
export const addressOf = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender;
