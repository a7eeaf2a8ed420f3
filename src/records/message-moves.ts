/** Moves of messages: outcomes, messages that must no longer be sent, and erasing their texts. */
import { type Expression, sql, type SqlBool } from 'kysely';
import { json } from '../db/json-column.js';
import type { Scope } from '../db/scope.js';
import type { MessageLink } from '../domain/acting-links.js';
import { stepOf } from '../domain/states/machine.js';
import { MESSAGE_MACHINE } from '../domain/states/message.js';
import { OPEN_STOPS, STOP_MACHINE } from '../domain/states/stop.js';
import { toldIn } from './messages.js';

/**
 * What happened to a message, with its provider's answer, or the reason it is not sent. A report knows neither the
 * sender nor always the provider's id.
 */
export type MessageMove =
  | { event: 'sent'; provider_id?: string; sender?: string }
  | { event: 'unconfirmed'; sender?: string }
  | { event: 'delivered' }
  | { event: 'refused'; error: string; error_detail?: string | null }
  | { event: 'overtaken'; error: string }
  | { event: 'retried'; recipient: string; cause: string };

/** Why the outcome of an `unknown` message is not known. */
const NO_ANSWER = 'no_answer';

/**
 * Moves a message and ends its claim; returns false without a change when its state does not allow it, as when the
 * event was already recorded. With a `holder`, only while that attempt holds the claim, or held it when the outcome
 * became unknown.
 */
export async function moveMessage(
  scope: Scope,
  id: string,
  { event, ...said }: MessageMove,
  holder?: string,
): Promise<boolean> {
  const { from, to } = stepOf(MESSAGE_MACHINE, event);
  let update = scope.trx
    .updateTable('messages')
    .set({
      error: null,
      error_detail: null,
      ...said,
      ...changesOf(scope, event),
      status: to,
      claimed_until: null,
    })
    .where('id', '=', id)
    .where('status', 'in', from);
  if (holder !== undefined) update = update.where('claimed_by', '=', holder);
  return (await update.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Records how a message went out if a report said so before the send was recorded. */
export async function recordSender(
  scope: Scope,
  id: string,
  { provider_id, sender }: { provider_id: string; sender: string },
): Promise<void> {
  await scope.trx
    .updateTable('messages')
    .set({ provider_id, sender })
    .where('id', '=', id)
    .where('status', 'in', ['sent', 'delivered'])
    .where('sender', 'is', null)
    .execute();
}

/** Replaces a link in the messages of an order that may still be sent. */
export async function relinkMessages(
  scope: Scope,
  { order, from, to }: { order: string; from: string; to: MessageLink },
): Promise<void> {
  await scope.trx
    .updateTable('messages')
    .set({ link: json(to) })
    .where('order_id', '=', order)
    .where('status', 'in', ['queued', ...stepOf(MESSAGE_MACHINE, 'retried').from])
    .where(sql<boolean>`link ->> 'digest' = ${from}`)
    .execute();
}

/** Ensures that the queued messages of these locked orders are never sent: their text is about to be erased. */
export const moveQueuedOf = (scope: Scope, orders: readonly string[]): Promise<void> =>
  moveQueued(scope, 'erased', sql<boolean>`order_id = any(${orders})`);

/** Ensures that a cause's queued messages are never sent, except those that are being sent. */
export const moveQueuedOfCause = (scope: Scope, cause: string): Promise<void> =>
  moveQueued(scope, 'superseded', sql<boolean>`cause = ${cause} and claimed_until is null`);

/** Ends messages that wait to be sent, and claims on them; `error` says why. */
async function moveQueued(
  scope: Scope,
  error: 'erased' | 'superseded',
  which: Expression<SqlBool>,
): Promise<void> {
  const { from, to } = stepOf(MESSAGE_MACHINE, 'overtaken');
  await scope.trx
    .updateTable('messages')
    .set({ status: to, error, claimed_by: null, claimed_until: null })
    .where(which)
    .where('status', 'in', from)
    .execute();
}

/**
 * Supersedes queued messages about the visits of these orders that are no longer true: a window that no open stop has,
 * a notice that the van is on its way once it has arrived, and both if the van has broken down. A message that is just
 * being claimed is checked by its sender.
 */
export async function moveOvertakenNews(scope: Scope, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return;
  const { from, to } = stepOf(MESSAGE_MACHINE, 'overtaken');
  await sql`
    update messages set status = ${to}, error = 'superseded'
    where tenant_id = ${scope.tenant.id} and id in (
      select m.id from messages m cross join lateral ${toldIn('m')}
      where m.tenant_id = ${scope.tenant.id} and m.order_id = any(${orders}) and m.status = any(${from})
        and m.claimed_until is null and m.tells ?| array['window', 'is_next']
        and not exists (
          select from stops s
          where s.tenant_id = m.tenant_id and s.id = told.stop
            and not exists (select from runs r
              where r.tenant_id = s.tenant_id and r.route = s.route and r.broken_down_at is not null)
            and case when m.tells ? 'is_next' then s.status = ${STOP_MACHINE.begins}
              else s.status = any(${OPEN_STOPS})
                and (s.window_from, s.window_to) = (m.tells #>> '{window,from}', m.tells #>> '{window,to}') end)
      for update of m skip locked)`.execute(scope.trx);
}

/**
 * Selects messages about no order: those whose keys begin with a prefix, to one recipient or all; all of a recipient;
 * or those with these keys.
 */
export type Addressed =
  | { prefix: string; recipient?: string }
  | { prefix?: string; recipient: string }
  | { keys: readonly string[] };

function addressed(which: Addressed) {
  if ('keys' in which) return sql<boolean>`order_id is null and dedupe_key = any(${which.keys})`;
  const { prefix = '', recipient = null } = which;
  return sql<boolean>`order_id is null and starts_with(dedupe_key, ${prefix}) and recipient = coalesce(${recipient}::text, recipient)`;
}

/** Replaces the recipient and text of an erased message. */
export const BLANK_MESSAGE = { recipient: '', subject: null, body: '', link: null, error_detail: null };

/** Erases recipients and texts of messages about no order. Queued ones are never sent. */
export async function eraseMessagesTo(scope: Scope, which: Addressed): Promise<void> {
  await moveQueued(scope, 'erased', addressed(which));
  await scope.trx
    .updateTable('messages')
    // The key names the recipient.
    .set({ ...BLANK_MESSAGE, dedupe_key: sql<string>`'erased/' || id` })
    .where(addressed(which))
    .execute();
}

/**
 * Returns the columns that an event sets: its time, and the holder of the message. An earlier failure stays recorded,
 * and so does the sender of a message that became unknown. The time is the database's, as for claims.
 */
function changesOf({ now }: Scope, event: MessageMove['event']) {
  switch (event) {
    case 'sent':
      return { sent_at: now, claimed_by: null };
    case 'unconfirmed':
      return { unknown_at: sql<Date>`clock_timestamp()`, error: NO_ANSWER };
    case 'delivered':
      return { delivered_at: now, claimed_by: null };
    case 'refused':
      return { failed_at: now, claimed_by: null };
    case 'overtaken':
    case 'retried':
      return { claimed_by: null };
  }
}
