/** A member of a courier's staff using the console over HTTP: a link, a cookie, the token for writes. */
import { consoleSession } from '../../src/page-kit/sessions.js';
import { signIn } from '../../src/pages/console/sessions.js';
import { inviteOwner } from '../../src/setup/staff/commands.js';
import type { SubscriptionTier, Role } from '../../src/domain/access.js';
import type { Client, Reply, TestApi } from './api.js';

/** The holder of a session. `mode` and the session's token are sent with every request. */
export type Member = {
  cookie: string;
  csrf: string;
  staff: { id: string; email: string; role: Role };
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
};

/** Creates a courier with both environments, as every courier has. */
export async function bothModes(
  api: TestApi,
  options: { plan?: SubscriptionTier } = {},
): Promise<{ live: Client; sandbox: Client }> {
  const live = await api.client({ ...options, mode: 'live' });
  return { live, sandbox: await api.client({ ...options, mode: 'sandbox', courier: live.tenant.courier }) };
}

/** Each view of the console, and what it says of a courier that has nothing. */
export const EMPTY_VIEWS = {
  today: 'Plan your first day',
  inbox: 'Nothing needs attention',
  orders: 'No orders yet',
  'orders/import': 'No depots yet',
  'orders/new': 'No depots yet',
  'orders/write': 'No depots yet',
  'orders/ord_none': 'There is no order.',
  receiving: 'No depots yet',
  reports: 'No deliveries in this period',
  'reports/visits': 'No visits in this period',
  'reports/ageing': 'Nothing waits',
  'reports/returns': 'Nothing goes back',
  'developers/keys': 'Last used',
  'developers/endpoints': 'No endpoints yet',
  'developers/deliveries': 'No endpoints yet',
  'developers/events': 'Nothing has happened yet',
  'developers/requests': 'Status',
  'setup/depots': 'No depots yet',
  'setup/slots': 'No depots yet',
  'setup/vans': 'No vans yet',
  'setup/drivers': 'No drivers yet',
  'setup/shippers': 'No shippers yet',
  'setup/texts': 'Built in',
  'setup/opt-outs': 'Every number gets texts',
  'setup/settings': 'Time zone',
  'setup/staff': 'Permissions',
  'setup/audit': 'Who changed what, newest first.',
  account: 'This device',
};

let count = 0;

/** Returns the path of a mailed link. `client` belongs to the courier's live environment. */
export async function linkFor(client: Client, email: string): Promise<string> {
  const { link } = await client.scoped((scope) => inviteOwner(scope, email));
  return new URL(link).pathname;
}

/** Returns the paths of the links waiting to be mailed to an address, newest first. */
export async function mailedLinks(api: TestApi, email: string): Promise<string[]> {
  const { rows } = await api.owner.query<{ id: string }>(
    `select l.id from console_links l join staff s on s.tenant_id = l.tenant_id and s.id = l.staff
     where s.email = $1 order by l.created_at desc, l.id desc`,
    [email],
  );
  return rows.map(
    ({ id }) => `/console/sign-in/${id}.${api.foundation.source.deployment.vault.sign(`console-link/${id}`)}`,
  );
}

/** Submits the form behind a link. */
export async function follow(api: TestApi, path: string): Promise<{ status: number; cookie: string | null }> {
  const response = await fetch(api.origin + path, { method: 'POST', redirect: 'manual' });
  await response.text();
  return { status: response.status, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? null };
}

/** Returns the path of a link for somebody new with this role. */
async function linkForSomebody(api: TestApi, client: Client, role: Role): Promise<string> {
  const email = `${role}-${(count += 1)}@northgate.example`;
  const path = await linkFor(client, email);
  if (role !== 'owner') {
    await api.owner.query('update staff set role = $1 where email = $2', [role, email]);
  }
  return path;
}

/** Signs in somebody with this role. `client` belongs to the courier's live environment. */
export async function member(api: TestApi, client: Client, role: Role = 'owner'): Promise<Member> {
  const { cookie } = await follow(api, await linkForSomebody(api, client, role));
  if (cookie === null) throw new Error('nobody was signed in');
  return within(api, cookie);
}

/** Signs in likewise without a request, and returns the session's cookie. */
export async function sessionOf(
  api: TestApi,
  client: Client,
  role: Role = 'owner',
): Promise<{ name: string; value: string }> {
  const token = (await linkForSomebody(api, client, role)).split('/').at(-1) ?? '';
  const value = await signIn(api.foundation.source, token, 'a test');
  if (value === null) throw new Error('nobody was signed in');
  return { name: consoleSession.cookie, value };
}

/** Returns a member that sends requests with the cookie of a session. */
export async function within(api: TestApi, cookie: string): Promise<Member> {
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> => {
    const response = await fetch(`${api.origin}/console${path}`, {
      method,
      headers: {
        cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  const session = await send('GET', '/session');
  const csrf = String(session.body.csrf_token ?? '');
  return {
    cookie,
    csrf,
    staff: session.body.staff,
    call: (method, path, body, headers) => send(method, path, body, { 'x-csrf-token': csrf, ...headers }),
  };
}
