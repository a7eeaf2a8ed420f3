/** Imports of orders: their rows wait in import_rows, and leave it one by one as orders or as errors. */
import type { Kysely } from 'kysely';
import { run, systemTable, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table imports (
       tenant_id text not null references tenants,
       id text not null,
       all_or_nothing boolean not null,
       status text not null check (status in ('queued', 'running', 'succeeded', 'failed')),
       rows_total integer not null,
       rows_done integer not null default 0,
       created integer not null default 0,
       rejected integer not null default 0,
       errors jsonb not null default '[]',
       -- Of orders that were created and that no plan can take, or that look like a mistake.
       warnings jsonb not null default '[]',
       -- The first of the orders created.
       orders text[] not null default '{}',
       error jsonb,
       created_at timestamptz not null,
       finished_at timestamptz,
       primary key (tenant_id, id)
     );
     create index imports_unfinished on imports (id) where status in ('queued', 'running');
     create index imports_failed on imports (finished_at) where status = 'failed';
     ${tenantTable('imports')}
     ${systemTable('imports', 'select (tenant_id, id, status, created_at, finished_at)')}

     -- Those of a failed import are kept for a while, so that it can be resumed.
     create table import_rows (
       tenant_id text not null,
       import text not null,
       row_number integer not null,
       -- Rows of a file that are one order: those behind its first one. Null for a line of JSON, an order of its own.
       more_rows integer[] default '{}',
       input jsonb not null,
       primary key (tenant_id, import, row_number),
       foreign key (tenant_id, import) references imports
     );
     ${tenantTable('import_rows')}
     ${systemTable('import_rows', 'select, delete')}`,
  );
}
