/** Which browser asked for a link into the console, and on what device a session was last used when. */
import type { Kysely } from 'kysely';
import { appFunction, run } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- The digest of a cookie of the browser that asked. Null: somebody else had the link sent.
     alter table console_links add column asked_by text;

     alter table console_sessions
       add column device text not null default '',
       add column last_used_at timestamptz not null default now();

     create function console_session(looked_up text, at timestamptz, used_since timestamptz)
       returns table (id text, staff text, email text, role text, demo boolean, courier text, courier_name text,
                      plan text, live text, live_timezone text, sandbox text, sandbox_timezone text,
                      last_used_at timestamptz)
       language sql stable security definer set search_path = pg_catalog, public as $$
         select found.*, s.last_used_at
         from console_session(looked_up, at) as found
         join console_sessions s on s.tenant_id = found.live and s.id = found.id
         where s.last_used_at > used_since
       $$;
     ${appFunction('console_session(text, timestamptz, timestamptz)')}

     create function open_console_sessions(ids text[], at timestamptz, used_since timestamptz) returns setof text
       language sql stable security definer set search_path = pg_catalog, public as $$
         select s.id from console_sessions s
         where s.id in (select open_console_sessions(ids, at)) and s.last_used_at > used_since
       $$;
     ${appFunction('open_console_sessions(text[], timestamptz, timestamptz)')}`,
  );
}
