/**
 * The records that open workflows are about, whether they exist and whether they are closed; read under the system's
 * role.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Mode } from '../../domain/access.js';
import { CLOSED } from '../../domain/states/order.js';
import type { Database } from '../../db/client.js';
import { json } from '../../db/json-column.js';

/** A run of a workflow, by the id that says what it is about (contracts/workflows.ts). */
export type WorkflowSubject = { workflow: string; run: string };

const isIn = (table: string) => sql`exists (
  select from ${sql.table(table)} r where (r.tenant_id, r.id) = (w.tenant, w.subject))`;
const runs = isIn('runs');

/** The first part of a workflow's id → whether its record `w` is there. */
const RECORDS: Record<string, RawBuilder<unknown>> = {
  order: isIn('orders'),
  job: sql`(${isIn('jobs')} or ${isIn('imports')} or ${isIn('postponements')})`,
  webhook: isIn('webhook_deliveries'),
  publication: runs,
  run: runs,
  rehearsal: runs,
  suggestion: sql`(${isIn('suggestions')} or ${isIn('agent_requests')})`,
};

/** Returns those whose record is not there; ids of another form are left out. */
export async function listMissingSubjects(
  db: Database,
  workflows: readonly WorkflowSubject[],
): Promise<WorkflowSubject[]> {
  const about = subjectsOf(workflows).filter(({ kind }) => kind in RECORDS);
  if (about.length === 0) return [];
  const isThere = Object.entries(RECORDS).map(([kind, there]) => sql`when ${sql.lit(kind)} then ${there}`);
  const { rows } = await sql<WorkflowSubject>`
    select w.workflow, w.run
    from jsonb_to_recordset(${json(about)}::jsonb)
      as w (workflow text, run text, kind text, tenant text, subject text)
    where not case w.kind ${sql.join(isThere, sql` `)} end`.execute(db);
  return rows;
}

/** Kinds of subjects that may be over, for logs and figures. */
export type FinishedKind = 'closed orders' | 'completed runs';

/** A closed record, with the signal for its workflow and its tenant. */
export type Finished = {
  kind: FinishedKind;
  topic: 'order.signal' | 'run.completed';
  tenant_id: string;
  courier: string;
  mode: Mode;
  subject: string;
  payload: Record<string, unknown>;
};

/**
 * Returns the closed records of these workflows: completed runs and closed orders, except those with a reply that is
 * being read or needs a person.
 */
export async function listFinished(db: Database, workflows: readonly WorkflowSubject[]): Promise<Finished[]> {
  const about = subjectsOf(workflows).filter(({ kind }) => kind === 'order' || kind === 'run');
  if (about.length === 0) return [];
  const { rows } = await sql<Finished>`
    with w as (select * from jsonb_to_recordset(${json(about)}::jsonb) as w (kind text, tenant text, subject text)),
    finished as (
      select 'closed orders' as kind, 'order.signal' as topic, o.tenant_id, o.id as subject,
        jsonb_build_object('order', o.id, 'status', o.status, 'depot', o.depot, 'type', 'changed') as payload
      from w join orders o on w.kind = 'order' and (o.tenant_id, o.id) = (w.tenant, w.subject)
      where o.status = any(${CLOSED}) and not exists (
        select from replies r where (r.tenant_id, r.order_id) = (o.tenant_id, o.id)
          and (r.outcome is null or r.outcome = 'needs_review'))
      union all
      select 'completed runs', 'run.completed', r.tenant_id, r.id, jsonb_build_object('run', r.id)
      from w join runs r on w.kind = 'run' and (r.tenant_id, r.id) = (w.tenant, w.subject)
      where r.status = 'completed')
    select f.*, t.courier_id as courier, t.mode from finished f join tenants t on t.id = f.tenant_id`.execute(
    db,
  );
  return rows;
}

/** Parses the ids of workflows; those of another form are omitted. */
function subjectsOf(workflows: readonly WorkflowSubject[]) {
  return workflows.flatMap(({ workflow, run }) => {
    const [kind = '', tenant, subject] = workflow.split('/');
    return tenant && subject ? [{ workflow, run, kind, tenant, subject }] : [];
  });
}
