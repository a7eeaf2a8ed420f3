/** When drivers work. */
import type { Kysely } from 'kysely';
import { run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Hours by weekday, as they were given; null for one who works whenever the depot does.
     alter table drivers add column shifts jsonb;`,
  );
}
