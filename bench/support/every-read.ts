/** Reads everything that a courier's people and systems, recipients, shippers and drivers can read over HTTP. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import type { Document } from '../../test/support/largest-bodies.js';

export type Reader = {
  origin: string;
  tenant: string;
  /** Keys of the live environment, which take turns. */
  keys: readonly string[];
  owner: pg.Pool;
  /** The day that was just lived through, ISO 8601. */
  date: string;
  /** The texts and mails that were sent, the newest last. */
  sent: () => readonly string[];
  sessions: Sessions;
};

/** Reads more rows than a page of the API has; enough of a file, or of a stream, to have run its statements. */
const MAX_BYTES = 2_000_000;
const STREAM_MS = 3_000;
const PIN = '739104';
/** The table that each parameter of a path is the id of. */
const TABLES: Readonly<Record<string, string>> = {
  ...{ order_id: 'orders', piece_id: 'pieces', request_id: 'booking_requests', reply_id: 'replies' },
  ...{ message_id: 'messages', template_id: 'templates', route_id: 'routes', job_id: 'jobs', run_id: 'runs' },
  ...{ suggestion_id: 'suggestions', vehicle_id: 'vehicles', driver_id: 'drivers', depot_id: 'depots' },
  ...{
    shipper_id: 'shippers',
    endpoint_id: 'webhook_endpoints',
    photo_id: 'photos',
    opt_out_id: 'sms_opt_outs',
  },
};
const CONSOLE = [
  ...['/session', '/sessions', '/events?mode=live&recent=true', '/admin/v1/staff', '/admin/v1/requests'],
  ...['/admin/v1/inbox', '/admin/v1/orders'],
];
const PAGE = z.object({ has_more: z.boolean(), data: z.array(z.object({ id: z.string() }).loose()) });

/** Resolves to how many requests were answered, by status. */
export async function readEverything(reader: Reader): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  const get = async (url: string, headers: Record<string, string>): Promise<string> => {
    const { status, text } = await read(`${reader.origin}${url}`, { headers });
    statuses[status] = (statuses[status] ?? 0) + 1;
    return text;
  };
  let turn = 0;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    get(path, { authorization: `Bearer ${reader.keys[(turn += 1) % reader.keys.length] ?? ''}`, ...headers });
  await readApi(reader, (path, headers) => ask(`/admin/v1${path}`, headers));
  await readPages(reader, get);
  return statuses;
}

/** Every GET of the document: as it is, with each value of each filter, its second page, and as a file. */
async function readApi(
  { origin, owner, tenant, date }: Reader,
  ask: (path: string, headers?: Record<string, string>) => Promise<string>,
): Promise<void> {
  const document = (await (await fetch(`${origin}/admin/v1/openapi.json`)).json()) as Document;
  const ids = await newestIds(owner, tenant);
  const words = await wordsOf(owner, tenant);
  const valuesOf = (name: string, values: unknown[] | undefined): string[] =>
    values?.map(String) ?? FILTERS[name]?.({ ids, date, words }) ?? [];
  for (const [path, { get }] of Object.entries(document.paths)) {
    if (!get) continue;
    const at = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'date' ? date : (ids[TABLES[name] ?? ''] ?? 'none'),
    );
    const filters = (get.parameters ?? []).filter((each) => each.in === 'query');
    // A report is about the days that are asked for: one day is the same in any database.
    const isReport = path.startsWith('/reports/') && filters.some(({ name }) => name === 'from');
    const needed = new URLSearchParams(isReport ? { from: date, to: date } : {});
    for (const { name, required, schema } of filters) {
      const [value] = valuesOf(name, schema.enum);
      if (required === true && value !== undefined && !needed.has(name)) needed.set(name, value);
    }
    // Without them it is about thirty.
    if (isReport) await ask(at);
    const first = await ask(`${at}?${needed.toString()}`);
    for (const { name, schema } of filters.filter((each) => !needed.has(each.name))) {
      for (const value of valuesOf(name, schema.enum ?? schema.anyOf?.find((each) => each.enum)?.enum)) {
        await ask(`${at}?${new URLSearchParams([...needed, [name, value]]).toString()}`);
      }
    }
    const page = PAGE.safeParse(parsed(first));
    const last = page.data?.data.at(-1);
    if (last) await ask(`${at}?${new URLSearchParams([...needed, ['starting_after', last.id]]).toString()}`);
    if (Object.keys(get.responses['200']?.content ?? {}).includes('text/csv')) {
      await ask(`${at}?${needed.toString()}`, { accept: 'text/csv' });
    }
  }
}

type Known = { ids: Record<string, string>; date: string; words: Words };
/** Values of filters that are no closed list. */
const FILTERS: Readonly<Record<string, (known: Known) => string[]>> = {
  order: ({ ids }) => of(ids['orders']),
  subject: ({ ids }) => of(ids['orders']),
  shipper: ({ ids }) => of(ids['shippers']),
  depot: ({ ids }) => of(ids['depots']),
  vehicle: ({ ids }) => of(ids['vehicles']),
  driver: ({ ids }) => of(ids['drivers']),
  exchange_for: ({ ids }) => of(ids['orders']),
  type: () => ['order.created'],
  date: ({ date }) => [date],
  from: ({ date }) => [date],
  to: ({ date }) => [date],
  since: ({ date }) => [`${date}T00:00:00Z`],
  until: ({ date }) => [`${date}T00:00:00Z`],
  updated_since: () => [new Date(Date.now() - 60_000).toISOString(), '2020-01-01T00:00:00Z'],
  postcode_prefix: () => ['cr0', 'zz'],
  postcode: () => ['CR0 2RF'],
  reference: ({ words }) => [words.reference, 'none'],
  phone: ({ words }) => [words.phone, '+447700900999'],
  q: ({ words }) => [words.reference, words.phone, 'CR0 2RF', 'sioned', 'sioned griffiths', 'gri', 'zzyzx'],
  actor: () => ['key_none'],
  action: () => ['orders.create', 'orders.cancel'],
  request_id: () => ['req_none'],
  needs_review: () => ['true', 'false'],
  removed: () => ['true'],
};
const of = (id: string | undefined): string[] => (id === undefined ? [] : [id]);

type Words = { reference: string; phone: string };
async function wordsOf(owner: pg.Pool, tenant: string): Promise<Words> {
  const { rows } = await owner.query<Words>(
    `select reference, recipient ->> 'phone' as phone from orders where tenant_id = $1 order by created_at desc limit 1`,
    [tenant],
  );
  if (!rows[0]) throw new Error('The courier has no order.');
  return rows[0];
}

async function newestIds(owner: pg.Pool, tenant: string): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const table of Object.values(TABLES)) {
    const by =
      table === 'replies'
        ? 'received_at desc'
        : table === 'sms_opt_outs'
          ? 'at desc'
          : table === 'pieces'
            ? 'last_scan_at desc nulls last'
            : 'created_at desc';
    const { rows } = await owner.query<{ id: string }>(
      `select id from ${table} where tenant_id = $1 order by ${by} limit 1`,
      [tenant],
    );
    if (rows[0]) ids[table] = rows[0].id;
  }
  return ids;
}

/** Cookies of a member of staff, a shipper's user and a driver who are signed in. */
export type Sessions = Record<'office' | 'portal' | 'driver', string>;

/** Follows the links that each of them was sent. */
export async function signEverybodyIn(origin: string, sent: readonly string[]): Promise<Sessions> {
  return {
    office: await cookieOf(origin, newestLink(origin, sent, '/console/sign-in')),
    portal: await cookieOf(origin, newestLink(origin, sent, '/portal')),
    driver: await driverCookie(origin, newestLink(origin, sent, '/driver')),
  };
}

/** Returns the path and query of the last link to such a path that somebody was sent. */
function newestLink(origin: string, sent: readonly string[], start: string): string {
  const found = sent
    .flatMap((text) => text.match(/https?:\/\/[^\s"'<>()]+/g) ?? [])
    .findLast((link) => link.startsWith(origin + start));
  if (found === undefined) throw new Error(`Nobody was sent a link to ${start}.`);
  return found.slice(origin.length);
}

/** The console with its stream, the portal, the driver's page, and the pages behind recipients' links. */
async function readPages(
  { origin, sent, sessions }: Reader,
  get: (path: string, headers: Record<string, string>) => Promise<string>,
): Promise<void> {
  for (const start of ['/b/', '/t/']) await get(newestLink(origin, sent(), start), {});
  const portal = { cookie: sessions.portal };
  const orders = await get('/portal', portal);
  for (const search of ['?q=sioned', '?q=zzyzx', '?show=open', '?show=problem', '?show=done', '?show=gone'])
    await get(`/portal${search}`, portal);
  await get('/portal/orders.csv', portal);
  const order = /\/portal\/orders\/ord_\w+/.exec(orders)?.[0];
  if (order === undefined) throw new Error('The portal shows no order.');
  for (const path of [order, `${order}/proof`]) await get(path, portal);
  for (const path of ['/driver', '/driver/state', '/driver/events']) {
    await get(path, { cookie: sessions.driver });
  }
  const office = { cookie: sessions.office, 'waypost-mode': 'live' };
  for (const path of CONSOLE) await get(`/console${path}`, office);
}

/** Submits the form that a link leads to; resolves to the session's cookie. */
async function cookieOf(origin: string, path: string): Promise<string> {
  const answer = await fetch(`${origin}${path}`, { method: 'POST', redirect: 'manual', headers: { origin } });
  await answer.text();
  return cookiesOf(answer);
}

async function driverCookie(origin: string, path: string): Promise<string> {
  const opened = await fetch(`${origin}${path}`, { redirect: 'manual' });
  await opened.text();
  const link = cookiesOf(opened);
  const page = await (await fetch(`${origin}/driver`, { headers: { cookie: link } })).text();
  const token = /name="token" value="(?<token>[^"]+)"/.exec(page)?.groups?.['token'] ?? '';
  const body = new URLSearchParams({ pin: PIN, token });
  const signedIn = await fetch(`${origin}/driver/pin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: link, origin },
    body,
  });
  await signedIn.text();
  return `${link}; ${cookiesOf(signedIn)}`;
}

function cookiesOf(answer: Response): string {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  if (cookies.length === 0) throw new Error(`${answer.url} set no cookie: ${answer.status}`);
  return cookies.join('; ');
}

/** Reads the beginning of an answer. */
async function read(url: string, init: RequestInit): Promise<{ status: string; text: string }> {
  const limit = new AbortController();
  const answer = await fetch(url, { ...init, redirect: 'manual', signal: limit.signal });
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  let text = '';
  const reading = (async () => {
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (text.length > MAX_BYTES) return;
    }
  })();
  await (isStream ? Promise.race([reading, sleep(STREAM_MS)]) : reading);
  limit.abort();
  await reading.catch(() => undefined);
  return { status: String(answer.status), text };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
