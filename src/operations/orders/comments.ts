/** Comments on an order: they stand in its story, and are never sent to its recipient. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound } from '../../domain/errors.js';
import { commentView, insertComment, listComments } from '../../records/comments.js';
import { findOrder, lockOrder } from '../../records/orders/rows.js';
import type { Comment } from '../../resources/comment.js';
import { type List, listed } from '../../resources/list.js';
import type { CommentInput } from './schemas.js';

type Params = { params: { order_id: string } };

/** GET /orders/{order_id}/comments */
export async function getComments(
  scope: Scope,
  { params: { order_id: id }, query }: Params & { query: PageQuery },
): Promise<List<Comment>> {
  requireFound(await findOrder(scope, id), 'order', id);
  return listed(await listComments(scope, id, query), commentView);
}

/**
 * POST /orders/{order_id}/comments: the key or the person signed in is the author unless the body names one. Throws
 * 409 `invalid_state` for an order that was erased, which is not to learn of anybody again.
 */
export async function addComment(
  scope: Scope,
  { params: { order_id: id }, body: { author, text } }: Params & { body: CommentInput },
): Promise<Comment> {
  const order = requireFound(await lockOrder(scope, id), 'order', id);
  if (order.erased_at !== null) {
    throw new AppError('invalid_state', { message: `Order ${id}'s recipient data has been erased.` });
  }
  return commentView(await insertComment(scope, { order: id, author: author ?? scope.actor.id, text }));
}
