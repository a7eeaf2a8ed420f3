/** Rows of comments on orders. Queries only. */
import { type Selectable, sql } from 'kysely';
import { insertRow } from '../db/insert.js';
import { page, type Page, type PageQuery } from '../db/paging.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import type { Comment } from '../resources/comment.js';
import { eraseMessagesTo } from './message-moves.js';

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

/** Returns the key of the email with which a comment goes to its shipper; it is erased with the comment. */
export const mailKeyOf = (comment: string): string => `comment/${comment}`;

/** Deletes the comments on these orders, and the text of the emails that they went out by. */
export async function deleteComments(scope: Scope, orders: readonly string[]): Promise<void> {
  const rows = await scope.trx
    .deleteFrom('order_comments')
    .where(sql<boolean>`order_id = any(${orders})`)
    .returning('id')
    .execute();
  await eraseMessagesTo(scope, { keys: rows.map(({ id }) => mailKeyOf(id)) });
}

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
