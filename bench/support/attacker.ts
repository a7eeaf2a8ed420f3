/**
 * Somebody who means harm, as its own process beside the honest couriers of `npm run bench -- hostile`. Takes an
 * `Attack` as its argument, and prints how many answers of each status it got.
 */
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { signWebhookSync } from '@waypost/client/webhooks/node';
import { Pool } from 'undici';
import type { Attack } from './beside.js';

type Sent = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: Buffer | string };

const API = '/sandbox/admin/v1';
const MAIL = Buffer.alloc(10 * 1_048_576, 'x');
const PHOTO = Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.alloc(9_900_000)]);
const ROWS = 50_000;

// It would be on another machine, and take nothing of the server's processors.
setPriority(constants.priority.PRIORITY_LOW);

// What `npm run bench -- hostile` starts this with.
const attack = JSON.parse(process.argv[2] ?? '') as Attack;
const { origin, keys, session, shipper, depot, date } = attack;

let sent = 0;
/** A customer's network has 2^64 addresses. */
const address = () => `2001:db8:${(sent % 8).toString(16)}::${sent.toString(16)}`;
const keyed = (key = keys[0] ?? '') => ({ authorization: `Bearer ${key}` });

/** A file of its own each time, since an order's reference is open only once. */
const file = (): Buffer => {
  const row = (index: number) =>
    `{"reference":"A${sent}-${index}","recipient":{"name":"A"},"items":[{"description":"Sofa"}]}`;
  return Buffer.from(Array.from({ length: ROWS }, (_, index) => row(index)).join('\n'));
};

const HEAD = 'From: a@bench.example\r\nMessage-ID: <m@bench>\r\n';
const VERDICTS = `${HEAD}${`Authentication-Results: evil; ${'"\\'.repeat(4_080)}\r\n`.repeat(31)}\r\nx`;
const ONE_ORDER = Buffer.from(
  `reference,recipient_name,address_line1,town,postcode,item,notes\n${`R${',ab'.repeat(330)}\n`.repeat(49_000)}`,
);
const REPLY = JSON.stringify({ message_id: '<m@bench>', from: 'a@bench.example', text: '1£'.repeat(3_000) });
/** Mail as the forwarder signs it. */
const signed = (type: string, body: string): Sent => ({
  method: 'POST',
  path: '/inbound/email',
  headers: {
    'content-type': type,
    'waypost-signature': signWebhookSync(['bench-forwarder'], Math.floor(Date.now() / 1000), body),
  },
  body,
});

/** One body after another: it is what each costs that is measured. */
const ONE = { atOnce: 1, pauseMs: 100 };

const MAKE: Record<Attack['name'], { atOnce: number; pauseMs?: number; next: () => Sent }> = {
  mail: {
    atOnce: 60,
    next: () => ({
      method: 'POST',
      path: '/inbound/email',
      headers: {
        'content-type': 'message/rfc822',
        'x-forwarded-for': address(),
        'waypost-signature': signWebhookSync(['another'], Math.floor(Date.now() / 1000), 'x'),
      },
      body: MAIL,
    }),
  },
  imports: {
    atOnce: 10,
    next: () => ({
      method: 'POST',
      path: `${API}/orders/import?shipper=${shipper}`,
      headers: { ...keyed(), 'content-type': 'application/x-ndjson' },
      body: file(),
    }),
  },
  photos: {
    atOnce: 50,
    next: () => ({
      method: 'POST',
      path: `${API}/photos`,
      headers: { ...keyed(keys[sent % keys.length]), 'content-type': 'image/jpeg' },
      body: PHOTO,
    }),
  },
  strangers: {
    atOnce: 20,
    next: () => ({
      method: 'GET',
      path: sent % 2 === 0 ? `${API}/orders` : '/console/base-map',
      headers: {
        'x-forwarded-for': address(),
        ...(sent % 2 === 0 ? keyed(`wp_test_adm_${sent}`) : { cookie: `console_session=made-up-${sent}` }),
      },
    }),
  },
  keys: {
    atOnce: 20,
    next: () => ({ method: 'GET', path: `${API}/orders`, headers: keyed(keys[sent % keys.length]) }),
  },
  verdicts: { ...ONE, next: () => signed('message/rfc822', VERDICTS) },
  replies: { ...ONE, next: () => signed('application/json', REPLY) },
  'rows of one order': {
    ...ONE,
    next: () => ({
      method: 'POST',
      path: `${API}/orders/import?shipper=${shipper}`,
      headers: { ...keyed(), 'content-type': 'text/csv' },
      body: ONE_ORDER,
    }),
  },
  'base map': {
    ...ONE,
    next: () => ({
      method: 'GET',
      path: '/console/base-map?mode=sandbox',
      headers: { cookie: `console_session=${session}` },
    }),
  },
  'large day': {
    atOnce: 4,
    next: () => ({
      method: 'POST',
      path: `${API}/routes/optimise`,
      headers: { ...keyed(keys[sent % keys.length]), 'content-type': 'application/json' },
      body: JSON.stringify({ depot, date }),
    }),
  },
};

const { atOnce, pauseMs = 0, next } = MAKE[attack.name];
const pool = new Pool(origin, { connections: atOnce, pipelining: 1 });
const statuses: Record<string, number> = {};
const until = performance.now() + attack.seconds * 1_000;

async function one(): Promise<void> {
  while (performance.now() < until) {
    sent += 1;
    const { path, ...request } = next();
    const status = await pool.request({ path, ...request }).then(
      async ({ statusCode, body }) => {
        await body.dump();
        return String(statusCode);
      },
      // A server may end the connection of a body that it does not read.
      () => 'cut off',
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
    // Whoever is refused at once may come back, but not more often than a network could carry.
    const pause = Math.max(pauseMs, status.startsWith('2') ? 0 : 5);
    if (pause > 0) await sleep(pause);
  }
}

await Promise.all(Array.from({ length: atOnce }, one));
await pool.destroy();
console.log(JSON.stringify(statuses));
