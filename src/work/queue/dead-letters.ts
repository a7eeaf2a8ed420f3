/**
 * Outbox rows that Temporal has refused permanently: for operators, read as the database's owner, and for notices to
 * their courier.
 */
import { sql } from 'kysely';
import type { Database } from '../../db/client.js';
import type { Scope } from '../../db/scope.js';

/** A parked row. `id` is its number in the outbox, `age` how long ago it was written, in seconds. */
export type DeadLetterRow = {
  id: string;
  topic: string;
  subject: string;
  courier: string | null;
  tenant: string;
  age: number;
  refusals: number;
  last_error: string | null;
  parked_at: Date;
};

const columns = sql<DeadLetterRow>`seq::text as id, topic, subject, payload->>'courier' as courier, tenant_id as tenant,
  floor(extract(epoch from clock_timestamp() - created_at))::integer as age, refusals, last_error, parked_at`;

/** Returns how many parked rows the courier has, and the first of them, the oldest first. */
export async function findDeadLettersOf(
  scope: Scope,
  most: number,
): Promise<{ count: number; first: { topic: string; subject: string; parked_at: Date }[] }> {
  const { rows } = await sql<{ topic: string; subject: string; parked_at: Date; count: number }>`
    select topic, subject, parked_at, (count(*) over ())::integer as count
    from outbox where parked_at is not null order by seq limit ${most}`.execute(scope.trx);
  return { count: rows[0]?.count ?? 0, first: rows };
}

/** Returns when the courier is to be told of parked rows, or was last; null if it never was. */
export async function findNoticeOfParked({ trx, tenant }: Scope): Promise<Date | null> {
  const row = await trx
    .selectFrom('tenants')
    .select('told_parked_at')
    .where('id', '=', tenant.id)
    .executeTakeFirst();
  return row?.told_parked_at ?? null;
}

/** Lists all parked rows, the oldest first. */
export async function listDeadLetters(db: Database): Promise<DeadLetterRow[]> {
  const { rows } = await sql<DeadLetterRow>`
    select ${columns} from outbox where parked_at is not null order by seq`.execute(db);
  return rows;
}

/** The error for a row that is not parked, or no longer is. */
export class NotParkedError extends Error {
  constructor(id: string) {
    super(`There is no parked row ${id}.`);
  }
}

/** Returns a parked row. Throws for an id that is not parked. */
export async function findDeadLetter(db: Database, id: string): Promise<DeadLetterRow> {
  return one(
    id,
    (seq) => sql<DeadLetterRow>`select ${columns} from outbox where seq = ${seq} and parked_at is not null`,
    db,
  );
}

/** Returns a parked row to the relays, as if it had never been refused. Throws for an id that is not parked. */
export async function retryDeadLetter(db: Database, id: string): Promise<DeadLetterRow> {
  return one(
    id,
    (seq) => sql<DeadLetterRow>`
      with parked as (
          select ${columns} from outbox where seq = ${seq} and parked_at is not null for update),
        freed as (
          update outbox set parked_at = null, refusals = 0, attempts = 0, next_attempt_at = clock_timestamp()
          from parked where seq = parked.id::bigint)
      select * from parked`,
    db,
  );
}

/**
 * Deletes a parked row. The reconciler queues it again while its record still waits for it. Throws for an id that is
 * not parked.
 */
export async function discardDeadLetter(db: Database, id: string): Promise<DeadLetterRow> {
  return one(
    id,
    (seq) =>
      sql<DeadLetterRow>`delete from outbox where seq = ${seq} and parked_at is not null returning ${columns}`,
    db,
  );
}

/** Runs a statement about the row with this id, which returns it. */
async function one(
  id: string,
  statement: (seq: string) => ReturnType<typeof sql<DeadLetterRow>>,
  db: Database,
): Promise<DeadLetterRow> {
  // At most as many digits as PostgreSQL can hold exactly; anything else cannot be the id of a row.
  const [row] = /^\d{1,18}$/.test(id) ? (await statement(id).execute(db)).rows : [];
  if (!row) throw new NotParkedError(id);
  return row;
}
