/** Comments on an order, for the office and its shipper. Its recipient never sees them. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { commentView, insertComment, listComments, mailKeyOf } from '../../records/comments.js';
import { draftMails } from '../../messaging/mails.js';
import { insertMessages } from '../../records/messages.js';
import { findOrder, lockOrder, type OrderRow } from '../../records/orders/rows.js';
import { findSenderNames } from '../../records/sender-names.js';
import { findShipper } from '../../setup/shippers/rows.js';
import type { Comment } from '../../resources/comment.js';
import { type List, listed } from '../../resources/list.js';
import type { CommentInput } from './schemas.js';

type Params = { params: { order_id: string } };

export async function getComments(
  scope: Scope,
  { params: { order_id: id }, query }: Params & { query: PageQuery },
): Promise<List<Comment>> {
  requireFound(await findOrder(scope, id), 'order', id);
  return listed(await listComments(scope, id, query), commentView);
}

/**
 * POST /orders/{order_id}/comments: the key or the person signed in is the author unless the body names one. Throws 409
 * `invalid_state` for an erased order, which must not hold personal data again, and 422 `invalid_value` if it is to be
 * emailed to a shipper without an address.
 */
export async function addComment(
  scope: Scope,
  {
    params: { order_id: id },
    body: { author, text, email_shipper: isMailed },
  }: Params & { body: CommentInput },
): Promise<Comment> {
  const order = requireFound(await lockOrder(scope, id), 'order', id);
  if (order.erased_at !== null) {
    throw new AppError('invalid_state', { message: `Order ${id}'s recipient data has been erased.` });
  }
  const comment = await insertComment(scope, { order: id, author: author ?? scope.actor.id, text });
  if (isMailed) await mailToShipper(scope, order, comment);
  return commentView(comment);
}

async function mailToShipper(
  scope: Scope,
  { reference, shipper: id }: OrderRow,
  comment: { id: string; text: string },
): Promise<void> {
  const shipper = await findShipper(scope, id);
  if (!shipper?.contact_email) {
    throw new AppError('invalid_value', {
      message: `Shipper ${id} has no contact_email.`,
      param: 'email_shipper',
    });
  }
  const { courier } = await findSenderNames(scope, []);
  const hasPortal = shipper.portal_users.length > 0;
  const [draft] = draftMails('shipper_news', [shipper.contact_email], '', {
    subject: `Your order ${reference}`,
    paragraphs: [
      `${courier} writes about order ${reference}:`,
      comment.text,
      ...(hasPortal ? ['See the order, and answer, in the portal:'] : []),
    ],
    link: hasPortal ? `${scope.deployment.publicUrl}/portal` : undefined,
  });
  await insertMessages(scope, draft ? [{ ...draft, dedupeKey: mailKeyOf(comment.id) }] : []);
}
