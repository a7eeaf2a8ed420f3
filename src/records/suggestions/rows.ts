/** Rows of the route agent's suggestions. A row that is open but out of time or out of date reads as expired. */
import { type Selectable, sql } from 'kysely';
import { insertRow } from '../../db/insert.js';
import { json } from '../../db/json-column.js';
import { page, type Page, type PageQuery } from '../../db/paging.js';
import { hasRow } from '../../db/queries.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { stepOf } from '../../domain/states/machine.js';
import { ORDER_MACHINE, UNPLANNED } from '../../domain/states/order.js';
import { SUGGESTION_MACHINE, type SuggestionStatus } from '../../domain/states/suggestion.js';
import type { RunStatus } from '../../domain/states/run.js';
import type { SuggestionTrigger } from '../../domain/suggestion.js';
import type { Suggestion } from '../../resources/suggestion.js';

/** A suggestion's row; `current` is false once its day's plan has changed, `shown_status` is the status as shown. */
export type SuggestionRow = Selectable<DB['suggestions']> & {
  current: boolean;
  shown_status: SuggestionStatus;
};

const COMPLETED: RunStatus = 'completed';
const BREAKDOWN: SuggestionTrigger = 'breakdown';

/**
 * The condition that an order which a suggestion puts on a route, `c`, can no longer join it: it no longer waits for a
 * route of the day or, if its visit failed, was handled in another way.
 */
const isElsewhere = sql<boolean>`c.value -> 'from' = 'null' and (case
  when o.id in (suggestions.rearrangement #>> '{again,order}', suggestions.rearrangement #>> '{again,partner}')
  then o.status = any(${stepOf(ORDER_MACHINE, 'tried_again').from})
  else (o.status, o.depot, o.slot_date) = (${UNPLANNED}, suggestions.depot, suggestions.date) end) is not true`;

/**
 * The condition that a suggestion is current. A plan of a day is until the day changes. A rearrangement is until one of
 * its routes changes or is completed, a van that gets an order breaks down, one of its orders is no longer available, or
 * the van that was taken out of service is back in service.
 */
const isCurrent = sql<boolean>`case when suggestions.basis is null
  then suggestions.plan_version = coalesce((
    select d.version from plan_days d
    where d.tenant_id = suggestions.tenant_id and d.depot = suggestions.depot and d.date = suggestions.date), 0)
  else not exists (
    select from jsonb_each_text(suggestions.basis) b
    left join routes r on r.tenant_id = suggestions.tenant_id and r.id = b.key
    left join runs n on n.tenant_id = r.tenant_id and n.route = r.id
    where r.revision is distinct from b.value::integer or n.status = ${COMPLETED}
      or n.broken_down_at is not null and exists (
        select from jsonb_array_elements(suggestions.changes) c where c.value -> 'to' ->> 'route' = r.id))
  and not exists (
    -- Taken out before the join: under row-level security, no index is used for what is still in JSON.
    select from (select value, value ->> 'order' as order_id from jsonb_array_elements(suggestions.changes) offset 0) c
    join orders o on o.tenant_id = suggestions.tenant_id and o.id = c.order_id
    where ${isElsewhere})
  and not exists (
    select from vehicles v
    where v.tenant_id = suggestions.tenant_id and v.id = suggestions.subject and v.active
      and suggestions.trigger = ${BREAKDOWN}) end`;

const shownStatus = (scope: Scope) => sql<SuggestionStatus>`case
  when suggestions.status = 'open' and (suggestions.expires_at <= ${scope.now} or not ${isCurrent}) then 'expired'
  else suggestions.status end`;

const withStanding = (scope: Scope) =>
  scope.trx
    .selectFrom('suggestions')
    .selectAll()
    .select([isCurrent.as('current'), shownStatus(scope).as('shown_status')]);

export async function findSuggestion(scope: Scope, id: string): Promise<SuggestionRow | undefined> {
  return withStanding(scope).where('suggestions.id', '=', id).executeTakeFirst();
}

/** Returns the suggestion, locked until the transaction ends, or undefined. */
export async function lockSuggestion(scope: Scope, id: string): Promise<SuggestionRow | undefined> {
  await scope.trx.selectFrom('suggestions').select('id').where('id', '=', id).forUpdate().execute();
  return findSuggestion(scope, id);
}

export type SuggestionFilter = PageQuery & {
  date?: string | undefined;
  status?: SuggestionStatus | undefined;
};

/** Lists a page of suggestions, newest first, or all of them. */
export async function listSuggestions(scope: Scope, filter: SuggestionFilter): Promise<Page<SuggestionRow>> {
  let query = withStanding(scope);
  if (filter.date !== undefined) query = query.where('suggestions.date', '=', filter.date);
  if (filter.status !== undefined) query = query.where(shownStatus(scope), '=', filter.status);
  return page(scope, 'suggestions', query, filter, { unlimited: true });
}

/** Counts the suggestions that wait for an answer. */
export async function countOpenSuggestions(scope: Scope): Promise<number> {
  const { count } = await scope.trx
    .selectFrom('suggestions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('suggestions.status', '=', 'open')
    .where(shownStatus(scope), '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a suggestion for a day waits for an answer. */
export async function hasOpenSuggestion(
  scope: Scope,
  { depot, date }: { depot: string; date: string },
): Promise<boolean> {
  return hasRow(
    withStanding(scope)
      .where('suggestions.depot', '=', depot)
      .where('suggestions.date', '=', date)
      .where(shownStatus(scope), '=', 'open'),
  );
}

/** Locks the suggestions for a day whose rows are open; until the transaction ends nobody else adds one. */
export async function lockOpenSuggestions(
  scope: Scope,
  { depot, date }: { depot: string; date: string },
): Promise<SuggestionRow[]> {
  const name = `suggestions/${scope.tenant.id}/${depot}/${date}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(scope.trx);
  const rows = await scope.trx
    .selectFrom('suggestions')
    .select('id')
    .where('depot', '=', depot)
    .where('date', '=', date)
    .where('status', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return withStanding(scope).where('suggestions.id', 'in', ids).execute();
}

export type NewSuggestion = Omit<
  Selectable<DB['suggestions']>,
  'tenant_id' | 'status' | 'created_at' | 'dismiss_reason'
>;

export async function insertSuggestion(scope: Scope, suggestion: NewSuggestion): Promise<void> {
  const { plan, rearrangement, basis } = suggestion;
  await insertRow(scope, 'suggestions', {
    row: {
      ...suggestion,
      status: SUGGESTION_MACHINE.begins,
      impact: json(suggestion.impact),
      changes: json(suggestion.changes),
      plan: plan && json(plan),
      rearrangement: rearrangement && json(rearrangement),
      basis: basis && json(basis),
      created_at: scope.now,
    },
    defaults: ['dismiss_reason'],
  }).execute();
}

export function suggestionView(row: SuggestionRow): Suggestion {
  return {
    id: row.id,
    object: 'suggestion',
    status: row.shown_status,
    trigger: row.trigger,
    date: row.date,
    depot: row.depot,
    subject: row.subject,
    summary: row.summary,
    reason: row.reason,
    impact: row.impact,
    changes: row.changes,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}
