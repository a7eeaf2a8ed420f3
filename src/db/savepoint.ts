/** A point of a transaction to which it can be rolled back. */
import { sql } from 'kysely';
import { writeOut } from './outbox.js';
import type { Scope } from './scope.js';
import { pipelined } from './pipelined.js';

/**
 * Marks this point of the scope's transaction. Resolves to a function that undoes everything since: rows as well as
 * outbox messages, events and facts.
 */
export async function savepoint(scope: Scope, name: string): Promise<() => Promise<void>> {
  // Everything before this point stays.
  await writeOut(scope);
  const { cause } = scope.outbox;
  const facts = new Map(scope.outbox.facts);
  await sql`savepoint ${sql.id(name)} ${pipelined}`.execute(scope.trx);
  return async () => {
    await sql`rollback to savepoint ${sql.id(name)}`.execute(scope.trx);
    scope.outbox.events = [];
    scope.outbox.messages = [];
    scope.outbox.cause = cause;
    scope.outbox.facts = facts;
  };
}
