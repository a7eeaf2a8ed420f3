/**
 * Erases recipients from every table that has their data (docs/data-model.md "Personal data"). A closed order keeps its
 * goods, times and outcome. The caller has locked the orders. Queries only.
 */
import { sql } from 'kysely';
import { chunks } from '../db/chunks.js';
import { json } from '../db/json-column.js';
import { sameTenant } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import { PROOF_BLANKS, SUGGESTION_BLANKS, withoutPeople } from '../domain/erasure.js';
import { CLOSED } from '../domain/states/order.js';
import { deleteComments } from './comments.js';
import { BLANK_MESSAGE } from './message-moves.js';

/** Lists closed orders that nothing has happened to since, and that still have a recipient; the oldest first. */
export async function listErasable(scope: Scope, before: Date, limit: number): Promise<string[]> {
  const rows = await scope.trx
    .selectFrom('order_states')
    .select('id')
    .where('status', 'in', CLOSED)
    .where('erased_at', 'is', null)
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns those of the orders with a stop, done or not, on a run under way: the timing of the run still depends on that
 * stop's position.
 */
export async function listOnRuns(scope: Scope, orders: readonly string[]): Promise<Set<string>> {
  const rows = await scope.trx
    .selectFrom('stops')
    .innerJoin('runs', (join) => sameTenant(join, 'runs.route', 'stops.route'))
    .select('stops.order_id')
    .where(sql<boolean>`stops.order_id = any(${orders})`)
    .where('runs.status', '<>', 'completed')
    .execute();
  return new Set(rows.map((row) => row.order_id));
}

/** Erases everything except the orders' own rows. */
export async function eraseRelated(scope: Scope, orders: readonly string[]): Promise<void> {
  await erasePhotos(scope, orders);
  await eraseVisits(scope, orders);
  await eraseConversations(scope, orders);
  await deleteComments(scope, orders);
  const suggestions = await eraseSuggestions(scope, orders);
  await eraseEvents(scope, orders, suggestions);
  await eraseAnswers(scope, orders, suggestions);
}

const areOf = (orders: readonly string[]) => sql<boolean>`order_id = any(${orders})`;

/** Deletes their photos, unless these show the goods of another order as well. */
async function erasePhotos(scope: Scope, orders: readonly string[]): Promise<void> {
  const tenant = scope.tenant.id;
  await sql`
    with named as (
      select jsonb_array_elements_text(s.photo_ids) as photo
      from pieces p join scans s on s.tenant_id = p.tenant_id and s.piece = p.id
      where p.tenant_id = ${tenant} and p.order_id = any(${orders}) and jsonb_typeof(s.photo_ids) = 'array'
      union
      select jsonb_array_elements_text(proof -> 'photo_ids') from stops
      where tenant_id = ${tenant} and order_id = any(${orders}) and jsonb_typeof(proof -> 'photo_ids') = 'array'
    )
    delete from photos where tenant_id = ${tenant} and id in (select photo from named)
      and id not in (
        select photos_of_others(array(select photo from named), ${orders}::text[]))`.execute(scope.trx);
  await sql`
    update scans set photo_ids = null from pieces p
    where scans.tenant_id = ${tenant} and p.tenant_id = scans.tenant_id and p.id = scans.piece
      and p.order_id = any(${orders}) and scans.photo_ids is not null`.execute(scope.trx);
}

async function eraseVisits(scope: Scope, orders: readonly string[]): Promise<void> {
  await sql`
    update stops set proof = (proof - 'position') || ${json(PROOF_BLANKS)}::jsonb
    where tenant_id = ${scope.tenant.id} and order_id = any(${orders}) and proof is not null`.execute(
    scope.trx,
  );
}

/** Erases requests, messages and replies, with the links in them. */
async function eraseConversations(scope: Scope, orders: readonly string[]): Promise<void> {
  await scope.trx.updateTable('messages').set(BLANK_MESSAGE).where(areOf(orders)).execute();
  await scope.trx
    .updateTable('replies')
    .set({ text: '', why: null, provider_id: null })
    .where(areOf(orders))
    .execute();
  await scope.trx
    .updateTable('booking_requests')
    .set({ token_digest: null, error: null, reason: null })
    .where(areOf(orders))
    .execute();
}

/** Erases the text of suggestions that name them. Resolves to the suggestions' ids. */
async function eraseSuggestions(scope: Scope, orders: readonly string[]): Promise<string[]> {
  const rows = await scope.trx
    .updateTable('suggestions')
    .set(SUGGESTION_BLANKS)
    .where(
      sql<boolean>`exists (
        select from orders o where o.tenant_id = suggestions.tenant_id and o.id = any(${orders})
          and position(o.reference || ' (' in suggestions.summary || ' ' || suggestions.reason) > 0)`,
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Events, or answers, that are rewritten in one statement. */
const AT_ONCE = 100;

/** Erases events and the audit log of the orders, their stops, and jobs and suggestions that planned them. */
async function eraseEvents(
  scope: Scope,
  orders: readonly string[],
  suggestions: readonly string[],
): Promise<void> {
  const tenant = scope.tenant.id;
  const { rows } = await sql<{ id: string; data: unknown }>`
    select id, data from events where tenant_id = ${tenant} and subject = any(array(
      select unnest(${orders}::text[])
      union all select unnest(${suggestions}::text[])
      union all select id from stops where tenant_id = ${tenant} and order_id = any(${orders})))
    union all
    select e.id, e.data from jobs join events e on e.tenant_id = jobs.tenant_id and e.subject = jobs.id
    where jobs.tenant_id = ${tenant} and jobs.result is not null
      and jobs.created_at >= (select min(created_at) from orders where tenant_id = ${tenant} and id = any(${orders}))
      and ${names(sql`e.data::text`, orders)}`.execute(scope.trx);
  const erased = new Set([...orders, ...suggestions]);
  for (const chunk of chunks(rows, AT_ONCE)) {
    const events = chunk.map(({ id, data }) => ({ id, data: withoutPeople(data, erased) }));
    // json keeps the sequence of fields.
    await sql`
      select erase_from_event(e.id, e.data)
      from json_to_recordset(${json(events)}::json) as e (id text, data json)`.execute(scope.trx);
  }
  await sql`
    select erase_audit_details(array(
      select unnest(${orders}::text[])
      union all select id from stops where tenant_id = ${tenant} and order_id = any(${orders})
      union all select id from replies where tenant_id = ${tenant} and order_id = any(${orders})))`.execute(
    scope.trx,
  );
}

/** Erases values of a person's record from the audit log; the entries stay. */
export async function eraseAuditOf(scope: Scope, subject: string): Promise<void> {
  await sql`select erase_audit_details(array[${subject}])`.execute(scope.trx);
}

/** Erases entries about a record that name a person. */
export async function eraseAuditMentions(scope: Scope, subject: string, person: string): Promise<void> {
  await sql`select erase_audit_mentions(${subject}, ${person})`.execute(scope.trx);
}

/** Erases answers stored for idempotent retries. */
async function eraseAnswers(
  scope: Scope,
  orders: readonly string[],
  suggestions: readonly string[],
): Promise<void> {
  const body = sql`convert_from(body, 'UTF8')`;
  const rows = await scope.trx
    .selectFrom('idempotency_keys')
    .select(['key', 'body'])
    .where('body', 'is not', null)
    .where('sealed', '=', false)
    .where(
      sql<boolean>`(${names(body, orders)} or exists (
        select from unnest(${suggestions}::text[]) as s (id) where position(s.id in ${body}) > 0))`,
    )
    .execute();
  const erased = new Set([...orders, ...suggestions]);
  for (const chunk of chunks(rows, AT_ONCE)) {
    const answers = chunk.map(({ key, body }) => ({
      key,
      body: json(withoutPeople(JSON.parse(String(body)), erased)),
    }));
    await sql`
      update idempotency_keys k set body = convert_to(a.body, 'UTF8')
      from json_to_recordset(${json(answers)}::json) as a (key text, body text)
      where k.tenant_id = ${scope.tenant.id} and k.key = a.key`.execute(scope.trx);
  }
}

/** Returns the condition that a text contains the id of one of the orders. */
const names = (text: ReturnType<typeof sql>, orders: readonly string[]) =>
  orders.length === 1
    ? sql<boolean>`position(${orders[0]} in ${text}) > 0`
    : sql<boolean>`array(select found[1] from regexp_matches(${text}, 'ord_[0-9a-z]{26}', 'g') as found) && ${orders}::text[]`;
