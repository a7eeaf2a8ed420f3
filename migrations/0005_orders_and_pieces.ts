/** Orders with their pieces and comments, the scans of pieces, and photos. */
import type { Kysely } from 'kysely';
import { appFunction, run, systemTable, tenantTable } from './support.js';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- What two references of a shipper are compared by; src/domain/reference-key.ts is the same.
     create function reference_key(reference text) returns text
       language sql immutable parallel safe as $$
         select lower(btrim(regexp_replace(regexp_replace(regexp_replace(normalize(reference, NFKC),
           '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f'
           '\\ufe00-\\ufe0f\\ufeff\\ufff0-\\ufff8\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0000-\\U000e0fff]', '', 'g'),
           '[\\u2010-\\u2015\\u2212]', '-', 'g'), '\\s+', ' ', 'g')))
       $$;

     create table orders (
       tenant_id text not null references tenants,
       id text not null,
       reference text not null,
       -- Cancelling frees the reference for another order, and it stays free when the goods go back afterwards.
       reference_free boolean not null default false,
       type text not null default 'delivery' check (type in ('delivery', 'collection')),
       -- The order of the other type that is visited together with this one; that one names this one.
       exchange_for text,
       -- The order that it was a part of.
       split_from text,
       shipper text not null,
       depot text,
       status text not null check (status in ('awaiting_scan', 'part_scanned', 'scanned', 'awaiting_booking',
         'awaiting_reply', 'booked', 'planned', 'out_for_delivery', 'delivered', 'collected', 'failed_attempt',
         'on_hold', 'cancelled', 'returned')),
       -- Nothing asks the recipient by itself, until a person asks or books.
       left_to_office boolean not null default false,
       recipient jsonb not null,
       items jsonb not null,
       service jsonb not null,
       notes text,
       -- What clients keep with it.
       metadata jsonb,
       -- The recipient's postcode in upper case, without spaces.
       postcode_key text,
       latitude double precision,
       longitude double precision,
       -- How precisely a look-up knows the position; null if somebody has said where it is, or nobody knows.
       position_precision text check (position_precision in ('address', 'unit', 'sector', 'outcode')),
       pieces_expected integer not null check (pieces_expected between 1 and 999),
       pieces_scanned integer not null default 0 check (pieces_scanned between 0 and pieces_expected),
       -- Numbers of the pieces that were handed over.
       delivered_pieces jsonb not null default '[]',
       -- Since when pieces of it are missing or damaged, and since when some are at another depot; null: none.
       lost_since timestamptz,
       misrouted_since timestamptz,
       -- It is delivered on these days, both included.
       deliver_from date,
       deliver_by date,
       slot_date date,
       slot_from text,
       slot_to text,
       slot_zone text,
       -- The route that it is on; its foreign key is at routes.
       route text,
       -- Visits that were completed or failed.
       attempts integer not null default 0,
       scanned_at timestamptz,
       -- Of the page that shows where the order is.
       tracking_token text,
       -- Of the recipient's own link, which also acts: a digest of its token, and how many have taken its place.
       link_digest text,
       link_version integer not null default 1,
       created_at timestamptz not null,
       updated_at timestamptz not null,
       -- When the recipient's personal data were erased.
       erased_at timestamptz,
       primary key (tenant_id, id),
       foreign key (tenant_id, shipper) references shippers,
       foreign key (tenant_id, depot) references depots,
       foreign key (tenant_id, exchange_for) references orders,
       constraint orders_split_from foreign key (tenant_id, split_from) references orders,
       constraint orders_deliver check (deliver_from <= deliver_by),
       check ((slot_date is null) = (slot_from is null) and (slot_date is null) = (slot_to is null))
     )
     -- No index here is over what a change of status writes, and a page has room for the next row of all its orders: so a
     -- batch of scans writes their rows and no index. Lists by status go by order_states.
     with (fillfactor = 50);
     create unique index orders_open_reference on orders (tenant_id, shipper, reference_key(reference))
       where not reference_free;
     create index orders_newest on orders (tenant_id, created_at desc, id desc);
     -- The columns behind the id are compared within the index, where both filters are given.
     create index orders_by_shipper on orders (tenant_id, shipper, created_at desc, id desc, depot);
     create index orders_by_depot on orders (tenant_id, depot, created_at desc, id desc);
     create index orders_by_slot on orders (tenant_id, slot_date, created_at desc, id desc, depot);
     create index orders_by_postcode on orders (tenant_id, postcode_key collate "C");
     create unique index orders_by_tracking_token on orders (tracking_token) where tracking_token is not null;
     create unique index orders_by_link_digest on orders (link_digest) where link_digest is not null;
     create index orders_by_route on orders (tenant_id, route) where route is not null;
     create unique index orders_in_exchange on orders (tenant_id, exchange_for) where exchange_for is not null;
     create index orders_by_origin on orders (tenant_id, split_from) where split_from is not null;
     create index orders_collections on orders (tenant_id, created_at desc, id desc, shipper, depot) where type = 'collection';
     create index orders_lost on orders (tenant_id, id) where lost_since is not null;
     create index orders_misrouted on orders (tenant_id, id) where misrouted_since is not null;
     create index orders_in_doubtful_places on orders (tenant_id, id) where position_precision in ('sector', 'outcode');
     ${tenantTable('orders')}
     ${systemTable(
       'orders',
       'select (tenant_id, id, depot, status, left_to_office, lost_since, misrouted_since)',
     )}

     -- A recipient has no key: the token of either link, which nobody can guess, leads to the tenant.
     create function tenant_of_tracking_token(token text) returns text
       language sql stable security definer set search_path = pg_catalog, public as $$
         select tenant_id from orders where tracking_token = token
         union all
         select tenant_id from orders where link_digest = encode(sha256(convert_to(token, 'UTF8')), 'hex')
         limit 1
       $$;
     ${appFunction('tenant_of_tracking_token(text)')}

     -- An index in all but name: what changes most about an order, narrow. Only the trigger below writes it.
     create table order_states (
       tenant_id text not null,
       id text not null,
       shipper text not null,
       depot text,
       status text not null,
       created_at timestamptz not null,
       updated_at timestamptz not null,
       -- When the change became visible.
       changed_at timestamptz not null,
       erased_at timestamptz,
       -- Whether it is closed and the courier has goods of it, which go back to the shipper.
       keeps_goods boolean not null default false,
       primary key (tenant_id, id),
       -- It also tells the planner that each row has its order, without which it takes the two for strangers.
       foreign key (tenant_id, id) references orders
     );
     create index order_states_by_status on order_states (tenant_id, status, created_at desc, id desc);
     -- A shipper's or depot's orders that ended in another way than most.
     create index order_states_ended_of_shipper on order_states (tenant_id, shipper, created_at desc, id desc, status)
       where status in ('collected', 'cancelled', 'returned');
     create index order_states_ended_of_depot on order_states (tenant_id, depot, created_at desc, id desc, status)
       where status in ('collected', 'cancelled', 'returned');
     create index order_states_by_change on order_states (tenant_id, changed_at);
     create index order_states_keeping_goods on order_states (tenant_id, id) where keeps_goods;
     create index order_states_to_erase on order_states (tenant_id, updated_at)
       where erased_at is null and status in ('delivered', 'collected', 'cancelled', 'returned');
     ${tenantTable('order_states', 'select')}

     create function keep_order_state() returns trigger
       language plpgsql security definer set search_path = pg_catalog, public as $$
         declare
           now_visible timestamptz := greatest(new.updated_at, begin_commit(new.tenant_id));
           -- A change of its pieces writes the order too, and what is deferred sees both.
           has_goods boolean := new.status in ('collected', 'cancelled', 'returned') and exists (
             select from pieces p where p.tenant_id = new.tenant_id and p.order_id = new.id
               and p.status in ('at_depot', 'on_van', 'collected', 'damaged'));
         begin
           if tg_op = 'INSERT' then
             insert into order_states
               (tenant_id, id, shipper, depot, status, created_at, updated_at, changed_at, erased_at, keeps_goods)
             values (new.tenant_id, new.id, new.shipper, new.depot, new.status, new.created_at, new.updated_at,
               now_visible, new.erased_at, has_goods);
           else
             update order_states
             set depot = new.depot, status = new.status, created_at = new.created_at, updated_at = new.updated_at,
               changed_at = now_visible, erased_at = new.erased_at, keeps_goods = has_goods
             where tenant_id = new.tenant_id and id = new.id;
           end if;
           return null;
         end
       $$;
     create constraint trigger keep_order_state after insert or update on orders
       deferrable initially deferred for each row execute function keep_order_state();

     create table pieces (
       tenant_id text not null,
       id text not null,
       order_id text not null,
       barcode text not null,
       -- Its order is closed, so that another piece may have the barcode.
       barcode_free boolean not null default false,
       number integer not null,
       total integer not null,
       status text not null check (status in ('awaiting_scan', 'at_depot', 'on_van', 'delivered', 'collected', 'missing',
         'damaged', 'returned')),
       -- Its row in scans; small, as a batch writes it into hundreds of pieces.
       last_scan uuid,
       last_scan_at timestamptz,
       primary key (tenant_id, id),
       unique (tenant_id, order_id, number),
       foreign key (tenant_id, order_id) references orders
     )
     -- A batch scans all pieces of a page at once: with room for their next state beside them, no index changes.
     with (fillfactor = 50);
     create unique index pieces_live_barcode on pieces (tenant_id, barcode) where not barcode_free;
     create index pieces_barcode on pieces (tenant_id, barcode);
     ${tenantTable('pieces')}

     -- A log, without a foreign key: it is written only beside its pieces, and looking each of them up would cost a fifth
     -- of a batch.
     create table scans (
       tenant_id text not null,
       piece text not null,
       id uuid not null,
       type text not null check (type in ('depot_in', 'load_to_van', 'unload', 'collected', 'damaged', 'missing',
         'depot_out')),
       depot text,
       vehicle text,
       at timestamptz not null,
       photo_ids jsonb,
       actor text not null,
       created_at timestamptz not null,
       primary key (tenant_id, piece, id)
     );
     -- By the photos that a scan names; few name any.
     create index scans_with_photos on scans using gin (photo_ids) where photo_ids is not null;
     -- Goods that leave for their shipper; few scans are of these.
     create index scans_out on scans (tenant_id, at) where type = 'depot_out';
     ${tenantTable('scans')}

     -- What scans and proofs of delivery name.
     create table photos (
       tenant_id text not null references tenants,
       id text not null,
       content_type text not null,
       bytes bytea not null,
       created_at timestamptz not null,
       primary key (tenant_id, id)
     );
     -- How much a tenant has stored in the last hour.
     create index photos_of_hour on photos (tenant_id, created_at);
     ${tenantTable('photos')}

     -- What the office and shippers note with an order.
     create table order_comments (
       tenant_id text not null references tenants,
       id text not null,
       order_id text not null,
       author text not null,
       text text not null,
       created_at timestamptz not null,
       primary key (tenant_id, id),
       foreign key (tenant_id, order_id) references orders
     );
     create index order_comments_of_order on order_comments (tenant_id, order_id, created_at desc, id desc);
     ${tenantTable('order_comments', 'select, insert, delete')}`,
  );
}
