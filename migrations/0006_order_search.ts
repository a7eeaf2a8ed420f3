/** The search for orders by what people know of them: a reference, a phone number, a postcode, a name. */
import type { Kysely } from 'kysely';
import { run, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Words as they are looked for: lower case, without accents and apostrophes. They are cut at white space and at
     -- ASCII's punctuation alone, so that the database's locale makes no difference.
     create function search_words(said text) returns text[]
       language sql immutable strict parallel safe as $$
         select coalesce(array_agg(distinct word), '{}')
         from regexp_split_to_table(
           lower(regexp_replace(normalize(said, nfd), '[''\\u0300-\\u036f\\u2018\\u2019]', '', 'g')),
           '[\\s!-/:-@\\[-\`{-~]+'
         ) as word
         where length(word) between 2 and 40
       $$;

     -- Whether each wanted word begins one of the name's words; one of two letters must be the whole of it.
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
         select 'r:' || reference_key(reference)
         union select 'r:' || word from unnest(search_words(reference)) as word
           where length(word) >= 4 and word ~ '[0-9]'
         union select 'p:' || (recipient ->> 'phone') where recipient ? 'phone'
         union select 'z:' || postcode_key where postcode_key is not null
         union select term from unnest(search_words(recipient ->> 'name')) as word,
           lateral (values ('n:' || word), (case when length(word) >= 3 then 'b:' || left(word, 3) end)) as terms (term)
           where term is not null
       $$;

     -- An index in all but name: each term has its orders, newest first, of all shippers and of each. Only the triggers
     -- below write it.
     create table order_terms (
       tenant_id text not null,
       term text collate "C" not null,
       created_at timestamptz not null,
       id text not null,
       shipper text not null,
       primary key (tenant_id, term, created_at, id)
     );
     create index order_terms_of_shipper on order_terms (tenant_id, shipper, term, created_at, id);
     ${tenantTable('order_terms', 'select')}

     create function add_order_terms() returns trigger
       language plpgsql security definer set search_path = pg_catalog, public as $$
         begin
           insert into order_terms (tenant_id, term, created_at, id, shipper)
           select o.tenant_id, term, o.created_at, o.id, o.shipper
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
             insert into order_terms (tenant_id, term, created_at, id, shipper)
             select new.tenant_id, term, new.created_at, new.id, new.shipper
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
       for each row execute function renew_order_terms();`,
  );
}
