/** What open workflows are about, and whether it is in the database; read under the system's role. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './client.js';
import { json } from './json-column.js';

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
  'run-watch': runs,
  run: runs,
  rehearsal: runs,
  suggestion: sql`(${isIn('suggestions')} or ${isIn('agent_requests')})`,
};

/** Returns those whose record is not there; ids of another form are left out. */
export async function listMissingSubjects(
  db: Database,
  workflows: readonly WorkflowSubject[],
): Promise<WorkflowSubject[]> {
  const about = workflows.flatMap(({ workflow, run }) => {
    const [kind = '', tenant, subject] = workflow.split('/');
    return kind in RECORDS && tenant && subject ? [{ workflow, run, kind, tenant, subject }] : [];
  });
  if (about.length === 0) return [];
  const isThere = Object.entries(RECORDS).map(([kind, there]) => sql`when ${sql.lit(kind)} then ${there}`);
  const { rows } = await sql<WorkflowSubject>`
    select w.workflow, w.run
    from jsonb_to_recordset(${json(about)}::jsonb)
      as w (workflow text, run text, kind text, tenant text, subject text)
    where not case w.kind ${sql.join(isThere, sql` `)} end`.execute(db);
  return rows;
}
