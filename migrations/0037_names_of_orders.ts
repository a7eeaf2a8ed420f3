/** By what an order's workflow is named for operators: its reference and its shipper. */
import type { Kysely } from 'kysely';
import { run, SYSTEM_ROLE } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `grant select (reference, shipper) on orders to ${SYSTEM_ROLE};
     grant select (tenant_id, id, name) on shippers to ${SYSTEM_ROLE};
     create policy of_system on shippers for select to ${SYSTEM_ROLE} using (true);`,
  );
}
