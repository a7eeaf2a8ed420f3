/**
 * Finding: orders by what people say of them, messages by status, the audit log by who and what, and numbers that have
 * opted out by an id.
 */
import type { Kysely } from 'kysely';
import { APP_ROLE, run, SYSTEM_ROLE, tenantTables } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Words as they are looked for: lower case, without accents and apostrophes. Cut at white space and at ASCII's
     -- punctuation alone, so that the locale of the database has no say in it.
     create function search_words(said text) returns text[]
       language sql immutable strict parallel safe as $$
         select coalesce(array_agg(distinct word), '{}')
         from regexp_split_to_table(
           lower(regexp_replace(normalize(said, nfd), '[''\\u0300-\\u036f\\u2018\\u2019]', '', 'g')),
           '[\\s!-/:-@\\[-\`{-~]+'
         ) as word
         where length(word) between 2 and 40
       $$;

     -- Whether each of the words begins one of the name's; one of two letters is one of them.
     create function name_has(name text, wanted text[]) returns boolean
       language sql immutable parallel safe as $$
         select not exists (
           select from unnest(wanted) as want
           where not exists (
             select from unnest(search_words(name)) as word
             where case when length(want) < 3 then word = want else starts_with(word, want) end))
       $$;

     -- What an order is found by; the letter says what it is. r: its reference, and the words of that with a figure; p: the
     -- recipient's phone; z: the postcode; n: each word of the name, b: how it begins.
     create function order_terms_of(reference text, recipient jsonb, postcode_key text) returns setof text
       language sql immutable parallel safe as $$
         select 'r:' || lower(btrim(reference))
         union select 'r:' || word from unnest(search_words(reference)) as word
           where length(word) >= 4 and word ~ '[0-9]'
         union select 'p:' || (recipient ->> 'phone') where recipient ? 'phone'
         union select 'z:' || postcode_key where postcode_key is not null
         union select term from unnest(search_words(recipient ->> 'name')) as word,
           lateral (values ('n:' || word), (case when length(word) >= 3 then 'b:' || left(word, 3) end)) as terms (term)
           where term is not null
       $$;

     -- An index in all but name, kept by the triggers below: each term has its orders in the order of lists.
     create table order_terms (
       tenant_id text not null,
       term text collate "C" not null,
       created_at timestamptz not null,
       id text not null,
       primary key (tenant_id, term, created_at, id)
     );
     insert into order_terms (tenant_id, term, created_at, id)
       select o.tenant_id, term, o.created_at, o.id
       from orders o, order_terms_of(o.reference, o.recipient, o.postcode_key) as term;

     create function add_order_terms() returns trigger
       language plpgsql security definer set search_path = pg_catalog, public as $$
         begin
           insert into order_terms (tenant_id, term, created_at, id)
           select o.tenant_id, term, o.created_at, o.id
           from added o, order_terms_of(o.reference, o.recipient, o.postcode_key) as term;
           return null;
         end
       $$;
     create function renew_order_terms() returns trigger
       language plpgsql security definer set search_path = pg_catalog, public as $$
         begin
           delete from order_terms t
           where t.tenant_id = old.tenant_id and t.created_at = old.created_at and t.id = old.id
             and t.term in (select order_terms_of(old.reference, old.recipient, old.postcode_key));
           if tg_op = 'UPDATE' then
             insert into order_terms (tenant_id, term, created_at, id)
             select new.tenant_id, term, new.created_at, new.id
             from order_terms_of(new.reference, new.recipient, new.postcode_key) as term;
           end if;
           return null;
         end
       $$;
     create trigger order_terms_added after insert on orders
       referencing new table as added for each statement execute function add_order_terms();
     create trigger order_terms_changed after update of reference, recipient, postcode_key on orders
       for each row
       when ((old.reference, old.recipient, old.postcode_key) is distinct from
             (new.reference, new.recipient, new.postcode_key))
       execute function renew_order_terms();
     create trigger order_terms_deleted after delete on orders
       for each row execute function renew_order_terms();

     -- Those that somebody looks for; most are sent or delivered, and found by age.
     create index messages_by_rare_status on messages (tenant_id, status, created_at desc, id desc)
       where status in ('queued', 'failed', 'superseded');
     -- One that has failed and was queued again is sent by its order's workflow, whatever its kind.
     grant select (failed_at) on messages to ${SYSTEM_ROLE};

     create index audit_log_newest on audit_log (tenant_id, at desc, id desc);
     create index audit_log_by_actor on audit_log (tenant_id, actor, at desc, id desc);
     create index audit_log_by_action on audit_log (tenant_id, action, at desc, id desc);

     -- With a default, as the version before names none.
     alter table sms_opt_outs
       add column id text not null default 'opt_' || substr(md5(gen_random_uuid()::text), 1, 26);
     create unique index sms_opt_outs_by_id on sms_opt_outs (tenant_id, id);
     create index sms_opt_outs_newest on sms_opt_outs (tenant_id, at desc, id desc);`,
  );
  await tenantTables(db, ['order_terms']);
  await run(db, `revoke insert, update, delete on order_terms from ${APP_ROLE};`);
}
