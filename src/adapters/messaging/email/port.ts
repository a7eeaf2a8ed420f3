/** The port of outgoing mail. */
import type { SendOptions, SendOutcome } from '../port.js';

export type EmailMessage = {
  /** The id of the message's row; its Message-ID derives from it. */
  readonly id: string;
  readonly kind: string;
  /** An address, or `Name <address>`. */
  readonly from: string;
  /** One address, nothing else. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Reply-To address; null for none. */
  readonly replyTo: string | null;
  /** The id of an earlier message that it belongs with; null for none. */
  readonly thread: string | null;
  /** It is automatic: autoresponders are asked not to answer. */
  readonly automatic: boolean;
};

export type EmailPort = {
  readonly send: (message: EmailMessage, options?: SendOptions) => Promise<SendOutcome>;
};

export type EmailSender = EmailPort & {
  /** Connects, and logs in if there are credentials; sends nothing. Rejects with the server's error. */
  readonly check: (timeoutMs: number) => Promise<void>;
  /** Closes the connections; after that nothing can be sent. */
  readonly close: () => void;
};
