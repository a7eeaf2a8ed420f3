/** Types of columns.mjs. */
import type { Kysely } from 'kysely';

type Migration = { up: (db: Kysely<unknown>) => Promise<void> };
/** `type` as in pg_type, arrays with []. */
type Column = { type: string; isNullable: boolean; hasDefault: boolean; isIdentity: boolean };

export function writeColumnsIfStale(): Promise<void>;
export function columnsOf(migrations: readonly Migration[]): Promise<Record<string, Record<string, Column>>>;
