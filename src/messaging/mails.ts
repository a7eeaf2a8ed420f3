/** Emails with fixed text that are not about an order. */
import { MARK } from '../domain/acting-links.js';
import type { Draft } from '../records/messages.js';

/** Content of an email; the last paragraph ends with the address of `link`, if there is one. */
export type Mail = { subject: string; paragraphs: readonly string[]; link?: string | undefined };

/** Drafts an email to each of the addresses. */
export function draftMails(
  kind: Draft['kind'],
  to: readonly string[],
  keyPrefix: string,
  { subject, paragraphs, link }: Mail,
): Draft[] {
  const body = paragraphs.join('\n\n');
  return to.map((recipient) => ({
    dedupeKey: `${keyPrefix}/${recipient}/email`,
    order: null,
    request: null,
    channel: 'email',
    kind,
    recipient,
    template: null,
    subject,
    body: link === undefined ? body : `${body} ${MARK}`,
    link: link === undefined ? null : { url: link },
  }));
}
