/** A driver with a run today, and an HTTP client that opens their page like a browser. */
import { instantOf } from '@waypost/base/local-time';
import { putIn } from '../../src/domain/acting-links.js';
import { wholeLink } from '../../src/records/acting-links.js';
import type { MessageRow } from '../../src/records/messages.js';
import type { Client, TestApi } from './api.js';
import { bookedOrder, emptyDay, type PlannedDay } from './planning.js';

/** Returns the address in a sent invitation, without its origin. */
export async function invitation(
  api: TestApi,
  client: Client,
  kind: 'driver_invite' | 'portal_invite',
  subject: string,
  recipient?: string,
): Promise<string> {
  const { rows } = await api.owner.query<MessageRow>(
    `select * from messages where tenant_id = $1 and starts_with(dedupe_key, $2) order by created_at desc, id desc`,
    [client.tenant.id, `${kind}/${subject}/`],
  );
  const sent = rows.find((row) => recipient === undefined || row.recipient === recipient);
  return sentLink(api, sent);
}

/** Returns the address of the link in a message, without its origin. */
function sentLink(api: TestApi, message: Pick<MessageRow, 'body' | 'link'> | undefined): string {
  const link = message?.link && wholeLink(api.foundation.source.deployment.vault, message.link);
  if (!message || !link || putIn(message.body, link) === message.body) {
    throw new Error(`no link was sent: ${JSON.stringify(message)}`);
  }
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Realistic households, close together. */
const HOUSEHOLDS = [
  [
    'Sioned Griffiths',
    '14 Mill Road',
    'Croydon',
    'CR0 2RF',
    'Corner sofa',
    3,
    'Ring twice. The lift is too small.',
  ],
  ['Ada Byrne', '8 Purley Oaks Road', 'South Croydon', 'CR2 6HP', 'American fridge', 1, null],
  ['Tom Okafor', '221 High Street', 'Sutton', 'SM1 1JA', 'Wardrobe', 4, null],
  ['Priya Nair', '5 Penge Road', 'London', 'SE25 6AB', 'Washing machine', 1, 'Side door.'],
] as const;

/** Creates a driver with a published run of `count` stops, on the morning of its date. */
export async function driversMorning(
  api: TestApi,
  count: number,
  options: Parameters<TestApi['client']>[0] = {},
): Promise<{ day: PlannedDay; client: Client; run: any; stops: any[] }> {
  // Booked and planned some days before, as usual.
  api.setNow(new Date());
  const day = await emptyDay(api, options);
  const { client, date, depot, vehicle, driver } = day;
  const orders: string[] = [];
  for (const [name, line1, town, postcode, description, pieces, notes] of HOUSEHOLDS.slice(0, count)) {
    const recipient = { name, phone: '+447700900123', address: { line1, town, postcode } };
    const items = [{ description, pieces, weight_kg: 60, volume_m3: 1 }];
    const service = { crew: 2, assembly: pieces > 1 };
    orders.push(await bookedOrder(day, { recipient, items, service, ...(notes === null ? {} : { notes }) }));
  }
  const mate = await client.post('/drivers', { name: 'Max Mensah', phone: '+447700900950', role: 'mate' });
  const crew = [driver, mate.body.id];
  const route = await client.post('/routes', { date, depot, vehicle, crew, stops: orders });
  const run = await client.post(`/routes/${route.body.id}/publish`);
  if (run.status !== 200) throw new Error(`not published: ${JSON.stringify([route.body, run.body])}`);
  const stops = await client.get(`/runs/${run.body.id}/stops`);
  api.setNow(instantOf(date, '06:30', 'Europe/London'));
  return { day, client, run: run.body, stops: stops.body.data };
}

/** A phone's browser, as far as cookies are concerned. */
export type Phone = {
  get: (path: string) => Promise<Page>;
  /** Submits a form. */
  submit: (path: string, fields: Record<string, string>) => Promise<Page>;
  /** Sends a request as the page's script would, with its token and a key. */
  write: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Page>;
  cookies: Map<string, string>;
  /** The token required for writes; read by `readState`. */
  token: string;
};
export type Page = { status: number; headers: Headers; text: string; body: any };

let phones = 0;

/**
 * Creates an empty phone, with its own IP address if the API trusts a proxy. Redirects are followed manually, because
 * they set cookies.
 */
export function newPhone(api: TestApi): Phone {
  const cookies = new Map<string, string>();
  phones += 1;
  const address = `10.0.${phones >> 8}.${phones & 255}`;
  const go = async (path: string, init: RequestInit = {}): Promise<Page> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(api.origin + path, {
      ...init,
      headers: {
        'x-forwarded-for': address,
        ...(init.headers as Record<string, string> | undefined),
        ...(cookie === '' ? {} : { cookie }),
      },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    if (response.status === 303) return go(response.headers.get('location') ?? '');
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text !== '' ? JSON.parse(text) : undefined,
    };
  };
  const phone: Phone = {
    cookies,
    token: '',
    get: go,
    submit: (path, fields) => go(path, { method: 'POST', body: new URLSearchParams(fields) }),
    write: (path, body = {}, headers = {}) =>
      go(path, {
        method: 'POST',
        body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          'page-token': phone.token,
          'idempotency-key': crypto.randomUUID(),
          ...headers,
        },
      }),
  };
  return phone;
}

/** Opens a link and enters a PIN; the first time sets it. Resolves to the resulting page. */
export async function enter(phone: Phone, link: string, pin: string): Promise<Page> {
  const asked = await phone.get(link);
  const token = /name="token" value="([^"]+)"/.exec(asked.text)?.[1];
  if (token === undefined) return asked;
  const page = await phone.submit('/driver/pin', { pin, token });
  const state = await phone.get('/driver/state');
  phone.token = state.body.token ?? '';
  return page;
}

/** A morning with `count` stops, and the driver's phone, signed in. */
export async function signedInDriver(api: TestApi, count = 2) {
  const morning = await driversMorning(api, count);
  const { client, day } = morning;
  const link = await invitation(api, client, 'driver_invite', day.driver);
  const phone = newPhone(api);
  const page = await enter(phone, link, '471182');
  expect(page.status).toBe(200);
  return { ...morning, link, phone };
}
