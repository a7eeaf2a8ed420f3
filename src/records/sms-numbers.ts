/** Rows of the numbers that the operator gave couriers to text from. Queries only. */
import type { Selectable } from 'kysely';
import type { Database } from '../db/client.js';
import { hasRow } from '../db/queries.js';
import type { Scope } from '../db/scope.js';
import type { DB } from '../db/tables.js';

export type SmsNumberRow = Selectable<DB['sms_numbers']>;

/** Returns whether the courier may text from this number. */
export async function hasNumber(scope: Scope, number: string): Promise<boolean> {
  return hasRow(
    scope.trx
      .selectFrom('sms_numbers')
      .select('number')
      .where('number', '=', number)
      .where('courier_id', '=', scope.tenant.courier),
  );
}

/** Gives a number to a courier, unless somebody has it. Resolves to who has it now. */
export async function insertNumber(
  db: Database,
  row: { number: string; courier_id: string; given_at: Date },
): Promise<SmsNumberRow> {
  await db
    .insertInto('sms_numbers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('sms_numbers').selectAll().where('number', '=', row.number).executeTakeFirstOrThrow();
}

export async function findNumber(db: Database, number: string): Promise<SmsNumberRow | undefined> {
  return db.selectFrom('sms_numbers').selectAll().where('number', '=', number).executeTakeFirst();
}

/** Takes a number away from the courier that has it; undefined if none has. */
export async function deleteNumber(db: Database, number: string): Promise<SmsNumberRow | undefined> {
  return db.deleteFrom('sms_numbers').where('number', '=', number).returningAll().executeTakeFirst();
}

/** Lists every number with its courier, and whether the courier's texts come from it. */
export async function listNumbers(
  db: Database,
): Promise<{ number: string; courier: string; given_at: Date; used: boolean }[]> {
  const rows = await db
    .selectFrom('sms_numbers')
    .leftJoin('tenants', (join) =>
      join
        .onRef('tenants.courier_id', '=', 'sms_numbers.courier_id')
        .onRef('tenants.sms_from', '=', 'sms_numbers.number')
        .on('tenants.mode', '=', 'live'),
    )
    .select(['sms_numbers.number', 'sms_numbers.courier_id as courier', 'sms_numbers.given_at', 'tenants.id'])
    .orderBy('sms_numbers.courier_id')
    .orderBy('sms_numbers.number')
    .execute();
  return rows.map(({ id, ...row }) => ({ ...row, used: id !== null }));
}
