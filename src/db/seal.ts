/**
 * Properties of every table and function, whichever migration made it: row-level security also binds the owner, who
 * must ask for all rows by name, as do lookup functions; and the operator's role can access rows but not the schema.
 * `migrateToLatest` runs this after the migrations.
 */
import { type Kysely, sql } from 'kysely';

/**
 * Set to `on` by what acts as the owner on purpose: migrations, functions with their owner's rights, and operators of
 * a deployment that has no log-in of their own. Without it the owner sees no row of a tenant.
 */
export const AS_OWNER = 'waypost.as_owner';

/** The role of operators: every tenant's rows. */
const ADMIN_ROLE = 'waypost_admin';

/**
 * Brings the schema to this state. An owner that may not create roles, or set the parameter for functions, was given
 * neither by the database's superuser (docs/operations.md): then operators act as the owner, or its rights to rows
 * stay.
 */
export async function sealSchema(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SEAL).execute(db);
}

const SEAL = `do $$
declare
  found record;
  has_admin boolean;
  is_allowed boolean := true;
begin
  perform pg_advisory_xact_lock(hashtext('waypost.roles'));
  if to_regrole('${ADMIN_ROLE}') is null then
    begin
      create role ${ADMIN_ROLE} nologin nosuperuser nobypassrls;
    exception when insufficient_privilege or duplicate_object or unique_violation then null;
    end;
  end if;
  has_admin := to_regrole('${ADMIN_ROLE}') is not null;

  for found in
    select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prosecdef and pg_get_userbyid(p.proowner) = current_user
      and not coalesce('${AS_OWNER}=on' = any (p.proconfig), false)
  loop
    begin
      execute format('alter function %s set ${AS_OWNER} = ''on''', found.name);
    exception when insufficient_privilege then is_allowed := false;
    end;
  end loop;

  for found in
    select c.oid, format('%I.%I', n.nspname, c.relname) as name, c.relforcerowsecurity as is_forced,
      exists (select from pg_policy where polrelid = c.oid and polname = 'of_owner') as is_owners,
      exists (select from pg_policy where polrelid = c.oid and polname = 'of_admin') as is_admins
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relrowsecurity
      and pg_get_userbyid(c.relowner) = current_user
  loop
    if not found.is_owners then
      execute format('create policy of_owner on %s to current_user
        using (current_setting(''${AS_OWNER}'', true) = ''on'')
        with check (current_setting(''${AS_OWNER}'', true) = ''on'')', found.name);
    end if;
    if has_admin and not found.is_admins then
      execute format('create policy of_admin on %s to ${ADMIN_ROLE} using (true) with check (true)', found.name);
    end if;
    if is_allowed and not found.is_forced then execute format('alter table %s force row level security', found.name); end if;
  end loop;

  if has_admin then
    grant select, insert, update, delete on all tables in schema public to ${ADMIN_ROLE};
    grant usage, select on all sequences in schema public to ${ADMIN_ROLE};
    grant execute on all functions in schema public to ${ADMIN_ROLE};
    -- Operators may not rewrite what was recorded of them and others, nor what ran on the schema.
    revoke update, delete on audit_log from ${ADMIN_ROLE};
    revoke insert, update, delete on kysely_migration from ${ADMIN_ROLE};
  end if;
end $$`;
