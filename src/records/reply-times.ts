/** When recipients answered, counted by day and hour. One query; what counts: docs/behaviour.md "Reports". */
import { sql } from 'kysely';
import type { Scope } from '../db/scope.js';
import type { AnswerReport } from '../resources/answer-report.js';

/** Counts the answers of the days from `from` to `to`, both included: a row for each hour that has one, in order. */
export async function countAnswers(
  scope: Scope,
  { from, to }: { from: string; to: string },
): Promise<AnswerReport[]> {
  const { id: tenant, timezone } = scope.tenant;
  // No clock is more than a day away from the database's.
  const near = (column: string) => sql`
    ${sql.ref(column)} >= (${from}::date - 1)::timestamptz and ${sql.ref(column)} < (${to}::date + 2)::timestamptz`;
  const { rows } = await sql<AnswerReport>`
    with answers as (
      select order_id, received_at as at, true as is_reply from replies
      where tenant_id = ${tenant} and outcome is not null and ${near('received_at')}
      union all
      select order_id, answered_at, false from bookings
      where tenant_id = ${tenant} and booked_by = 'link' and answered_at is not null and ${near('answered_at')}
    ), told as (
      select is_reply, at at time zone coalesce(depot.timezone, ${timezone}) as local
      from answers
        join orders o on o.tenant_id = ${tenant} and o.id = answers.order_id
        left join depots depot on depot.tenant_id = ${tenant} and depot.id = o.depot
    )
    select local::date::text as day, extract(hour from local)::integer as hour,
      count(*) filter (where is_reply)::integer as replies, count(*) filter (where not is_reply)::integer as links
    from told where local::date between ${from}::date and ${to}::date
    group by 1, 2 order by 1, 2`.execute(scope.trx);
  return rows;
}
