/** Requests to the route agent, by people and by events of a day, and their outcomes. */
import { type Selectable, sql } from 'kysely';
import { insertRow } from '../db/insert.js';
import { json } from '../db/json-column.js';
import { enqueue } from '../db/outbox.js';
import { hasRow } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';
import { AGENT_PLANS } from '../domain/access.js';
import { AGENT_REQUEST_MACHINE, type AgentRequestEvent } from '../domain/states/agent-request.js';
import { stepOf } from '../domain/states/machine.js';
import type { FormerSlot, Promises, SuggestionTrigger } from '../domain/suggestion.js';
import type { AgentRequest } from '../resources/suggestion.js';

export type AgentRequestRow = Selectable<DB['agent_requests']>;

/** The subject of a request: an event, or with `trigger` null a whole day. */
export type Cause = {
  trigger: SuggestionTrigger | null;
  /** The run, vehicle, stop or order that caused it. */
  subject: string | null;
  depot: string;
  date: string;
  /** The slot of the failed visit. */
  slot?: FormerSlot | null;
  /** Windows that a van will miss, as they were when that was noticed. */
  promises?: Promises | null;
};

/** Asks the agent to assess a day once this transaction commits. Resolves to the id of the request. */
export async function insertAgentRequest(scope: Scope, cause: Cause): Promise<string> {
  const id = scope.newId('suggestion');
  const { trigger, subject, depot, date, slot = null, promises = null } = cause;
  await insertRow(scope, 'agent_requests', {
    row: {
      id,
      trigger,
      subject,
      depot,
      date,
      slot: slot === null ? null : json(slot),
      promises: promises && json(promises),
      outcome: AGENT_REQUEST_MACHINE.begins,
      created_at: scope.now,
    },
    defaults: ['reason', 'answered_at', 'read_at'],
  }).execute();
  enqueue(scope, 'suggestion.requested', id, { suggestion: id, depot, date, trigger });
  return id;
}

/**
 * Asks the agent to assess what has happened, if the courier's plan includes the agent. While the agent has not begun
 * to read the day, the same cause is not queued twice, and it waits for this transaction; new promises are added to the
 * request, existing ones kept.
 */
export async function notifyAgent(
  scope: Scope,
  cause: Cause & { trigger: SuggestionTrigger },
): Promise<void> {
  if (!AGENT_PLANS.includes(scope.tenant.plan)) return;
  const waiting = await scope.trx
    .selectFrom('agent_requests')
    .select('id')
    .where('depot', '=', cause.depot)
    .where('date', '=', cause.date)
    .where('outcome', '=', AGENT_REQUEST_MACHINE.begins)
    .where('trigger', '=', cause.trigger)
    .where('subject', cause.subject === null ? 'is' : '=', cause.subject)
    .where('read_at', 'is', null)
    .limit(1)
    .$call((query) => (cause.promises ? query.forUpdate() : query.forShare()))
    .executeTakeFirst();
  if (!waiting) {
    await insertAgentRequest(scope, cause);
  } else if (cause.promises) {
    await scope.trx
      .updateTable('agent_requests')
      .set({ promises: sql`${JSON.stringify(cause.promises)}::jsonb || coalesce(promises, '{}')` })
      .where('id', '=', waiting.id)
      .execute();
  }
}

/** Lists the subjects of a day's requests of a kind that are still to be answered. */
export async function listWaitingSubjects(
  scope: Scope,
  { trigger, depot, date }: { trigger: SuggestionTrigger; depot: string; date: string },
): Promise<string[]> {
  const rows = await scope.trx
    .selectFrom('agent_requests')
    .select('subject')
    .where('depot', '=', depot)
    .where('date', '=', date)
    .where('outcome', '=', AGENT_REQUEST_MACHINE.begins)
    .where('trigger', '=', trigger)
    .execute();
  return rows.flatMap(({ subject }) => subject ?? []);
}

/** Whether a request about a day, made since an instant, is still to be answered. */
export async function hasWaitingRequest(
  scope: Scope,
  { depot, date, since }: { depot: string; date: string; since: Date },
): Promise<boolean> {
  return hasRow(
    scope.trx
      .selectFrom('agent_requests')
      .select('id')
      .where('depot', '=', depot)
      .where('date', '=', date)
      .where('outcome', '=', AGENT_REQUEST_MACHINE.begins)
      .where('created_at', '>', since),
  );
}

/**
 * Marks a waiting request as one for which the day is being read, after all transactions that were about to add to it.
 * Resolves to undefined if it has been answered.
 */
export async function beginReading(scope: Scope, id: string): Promise<AgentRequestRow | undefined> {
  return scope.trx
    .updateTable('agent_requests')
    .set({ read_at: scope.now })
    .where('id', '=', id)
    .where('outcome', '=', AGENT_REQUEST_MACHINE.begins)
    .returningAll()
    .executeTakeFirst();
}

export async function findAgentRequest(scope: Scope, id: string): Promise<AgentRequestRow | undefined> {
  return scope.trx.selectFrom('agent_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Answers a waiting request, with the reason if there is nothing to suggest. A request that was answered keeps its
 * answer.
 */
export async function moveAgentRequest(
  scope: Scope,
  id: string,
  event: AgentRequestEvent,
  reason: string | null = null,
): Promise<void> {
  const { from, to } = stepOf(AGENT_REQUEST_MACHINE, event);
  await scope.trx
    .updateTable('agent_requests')
    .set({ outcome: to, reason, answered_at: scope.now })
    .where('id', '=', id)
    .where('outcome', 'in', from)
    .execute();
}

export function agentRequestView({ id, outcome, reason }: AgentRequestRow): AgentRequest {
  return { id, object: 'agent_request', outcome, suggestion: outcome === 'suggestion' ? id : null, reason };
}
