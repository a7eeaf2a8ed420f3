/**
 * Links that let their holder act are in no row any more: a message keeps what its link's token signs and a digest of
 * it, a booking request the digest by which its page is found. Unused invitations end.
 */
import type { Kysely } from 'kysely';
import { appFunction, createIndex, run, tenantTable } from './support.js';

/** What the hidden token of a link is written as (`src/domain/acting-links.ts`). */
const MASK = '…';

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table messages add column link jsonb;

     alter table drivers add column invited_at timestamptz not null default now();

     -- Of a shipper's portal user: the latest invitation, and whether it was ever used.
     create table portal_invitations (
       tenant_id text not null,
       shipper text not null,
       portal_user text not null,
       invited_at timestamptz not null,
       used_at timestamptz,
       primary key (tenant_id, shipper, portal_user),
       foreign key (tenant_id, shipper) references shippers
     );
     ${tenantTable('portal_invitations')}

     -- The token stays only where a request is open and its link was sent before: that link must go on working.
     alter table booking_requests alter column token drop not null, add column token_digest text,
       add column link_version integer not null default 1;
     update booking_requests
     set token_digest = encode(sha256(convert_to(token, 'UTF8')), 'hex'), token = null
     where status not in ('queued', 'open') and token not like 'erased/%';
     update booking_requests set token = null where token like 'erased/%';

     create or replace function tenant_of_request_token(request_token text) returns text
       language sql stable security definer set search_path = pg_catalog, public as $$
         select tenant_id from booking_requests
         where token_digest = encode(sha256(convert_to(request_token, 'UTF8')), 'hex')
         union all
         select tenant_id from booking_requests where token = request_token
         limit 1
       $$;
     ${appFunction('tenant_of_request_token(text)')}

     -- Links in what was sent lately; older ones have ended. What may still be sent keeps its own.
     update messages m
     set body = regexp_replace(m.body, '(/b/|signature=)[A-Za-z0-9_-]{27}', '\\1${MASK}', 'g')
     from tenants t
     where t.id = m.tenant_id and t.mode = 'live' and m.status not in ('queued', 'failed')
       and (m.kind = 'driver_invite' or m.created_at > now() - interval '35 days')
       and m.body ~ '(/b/|signature=)[A-Za-z0-9_-]{27}';`,
  );
}

export async function online(db: Kysely<unknown>): Promise<void> {
  await createIndex(
    db,
    'booking_requests_by_token_digest',
    'booking_requests (token_digest)',
    'unique index',
  );
}
