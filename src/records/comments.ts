/** Rows of comments on orders. Queries only. */
import type { Selectable } from 'kysely';
import { insertRow } from '../db/insert.js';
import { page, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { Comment } from '../resources/comment.js';

type CommentRow = Selectable<DB['order_comments']>;

/** Lists a page of an order's comments, newest first. */
export async function listComments(scope: Scope, order: string, query: PageQuery): Promise<Page<CommentRow>> {
  const ofOrder = scope.trx.selectFrom('order_comments').selectAll().where('order_id', '=', order);
  return page(scope, 'order_comments', ofOrder, query);
}

export async function insertComment(
  scope: Scope,
  { order, author, text }: { order: string; author: string; text: string },
): Promise<CommentRow> {
  const row = { id: scope.newId('comment'), order_id: order, author, text, created_at: scope.now };
  return insertRow(scope, 'order_comments', { row }).returningAll().executeTakeFirstOrThrow();
}

/** Returns a comment's row as the resource. */
export function commentView(row: CommentRow): Comment {
  return {
    id: row.id,
    object: 'comment',
    order: row.order_id,
    author: row.author,
    text: row.text,
    at: row.created_at.toISOString(),
  };
}
