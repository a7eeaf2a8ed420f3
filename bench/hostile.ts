/**
 * `npm run bench -- hostile`: measures how long a single malicious request blocks the event loop of a real API process,
 * and how ten honest couriers fare beside somebody who sends many. Prints one JSON line per request: the response, the
 * longest block of several tries, and the total processor time of the thread for the request. Any block beyond that was
 * waiting for a processor. Then one per attack: the times of the honest couriers, and what the attacker was answered.
 */
import { signWebhookSync } from '@waypost/client/webhooks/node';
import { Command } from 'commander';
import { Pool } from 'undici';
import { errorCode } from '@waypost/base/error-code';
import { freePort } from '@waypost/dev-servers/ports';
import { besideAttacks } from './support/beside.js';
import { makeTenant } from './support/data.js';
import { type BenchDatabase, PEPPER, startDatabase, startWaypost } from './support/servers.js';

const flags = new Command('bench hostile')
  .description('Measure for how long a hostile request holds the event loop.')
  .option('--tries <n>', 'how often each is sent', Number, 5)
  .option('--most <ms>', 'fail if anything holds the loop for longer', Number, 50)
  .option('--seconds <n>', 'how long each attack lasts', Number, 10)
  .option('--only <part>', 'requests, beside, or bodies: single ones beside others')
  .parse()
  .opts<{ tries: number; most: number; seconds: number; only?: string }>();

const SECRET = 'bench-forwarder';
const MB = 1_048_576;
const CUT_OFF: readonly string[] = ['EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET'];

type Hostile = { name: string; path: string; type: string; body: Buffer; sign?: 'right' | 'wrong' };

const json = 'application/json';
const mime = 'message/rfc822';
const mail = (html: string) => JSON.stringify({ message_id: '<m@bench>', from: 'a@bench.example', html });
const head = 'From: a@bench.example\r\nMessage-ID: <m@bench>\r\n';
const mixed = (boundary: string) => `${head}Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n`;

/** Returns a MIME message with nested parts. */
function nested(levels: number): string {
  let body = 'Content-Type: text/plain\r\n\r\nFriday';
  for (let level = levels; level > 0; level -= 1) {
    body = `Content-Type: multipart/mixed; boundary=b${level}x\r\n\r\n--b${level}x\r\n${body}\r\n--b${level}x--`;
  }
  return head + body;
}

const signed = (name: string, type: string, body: string | Buffer): Hostile => ({
  name,
  path: '/inbound/email',
  type,
  body: Buffer.from(body),
  sign: 'right',
});
const keyed = (name: string, path: string, body: string): Hostile => ({
  name,
  path: `/sandbox/admin/v1${path}`,
  type: json,
  body: Buffer.from(body),
});
const levels = (count: number, open: string, close: string) => open.repeat(count) + '1' + close.repeat(count);
const fields = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`;

const REQUESTS: Hostile[] = [
  signed('mail: 50 KB of <', json, mail('<'.repeat(50_000))),
  signed('mail: 1.9 MB of <', json, mail('<'.repeat(1_900_000))),
  signed('mail: styles that never end', json, mail('<style>'.repeat(250_000) + '</style')),
  signed('mail: 1.9 MB of tags', json, mail('<p>'.repeat(630_000))),
  signed('mail: JSON 300 deep', json, levels(300, '{"a":', '}')),
  signed('mail: JSON 900,000 deep', json, levels(900_000, '[', ']')),
  signed('mail: 150,000 fields', json, fields(150_000)),
  signed(
    'mail: 160 KB of verdicts',
    json,
    JSON.stringify({
      ...{ message_id: '<m@bench>', from: 'a@b.example', text: 'x' },
      authentication_results: Array.from({ length: 20 }, () => 'a=b;'.repeat(2_000)),
    }),
  ),
  signed(
    'mail: 250 KB of verdicts with quotes that are not closed',
    mime,
    `${head}${`Authentication-Results: evil; ${'"\\'.repeat(4_080)}\r\n`.repeat(31)}\r\nx`,
  ),
  signed('mail: 20,000 parts', mime, mixed('b') + '--b\r\n\r\nx\r\n'.repeat(20_000)),
  signed('mail: 300 levels', mime, nested(300)),
  signed(
    'mail: 9.9 MB of headers in parts',
    mime,
    mixed('b') + `--b\r\n${'X: y\n'.repeat(10_400)}\r\n\r\nx\r\n`.repeat(190),
  ),
  signed('mail: 9.9 MB of empty lines', mime, mixed('b') + '\n'.repeat(9.9 * MB)),
  signed('mail: 9.9 MB of lines that begin like a boundary', mime, mixed('b') + '\n--'.repeat(3.3 * MB)),
  { name: 'mail: 10 MB, not signed', path: '/inbound/email', type: mime, body: Buffer.alloc(10 * MB, 'x') },
  {
    name: 'mail: 10 MB, wrongly signed',
    path: '/inbound/email',
    type: mime,
    body: Buffer.alloc(10 * MB, 'x'),
    sign: 'wrong',
  },
  keyed('order: JSON 300 deep', '/orders', levels(300, '{"recipient":', '}')),
  keyed('order: JSON 490,000 deep', '/orders', levels(490_000, '[', ']')),
  keyed('order: 80,000 fields', '/orders', fields(80_000)),
  keyed('order: 300,000 items', '/orders', `{"items":[${Array(300_000).fill('{}').join(',')}]}`),
  keyed('scans: 40,000', '/scans', `{"scans":[${Array(40_000).fill('{}').join(',')}]}`),
  {
    name: 'import: 48 MB of one order',
    path: '/sandbox/admin/v1/orders/import',
    type: 'text/csv',
    body: Buffer.from(`reference,notes\n${`R,${'ab,'.repeat(330)}\n`.repeat(48_000)}`),
  },
  {
    name: 'import: 47 MB, 25,000 rows',
    path: '/sandbox/admin/v1/orders/import',
    type: 'text/csv',
    body: Buffer.from(`reference,notes\n${`R,${'x'.repeat(1_900)}\n`.repeat(25_000)}`),
  },
  keyed('order: 900 KB of notes', '/orders', `{"notes":"${'x'.repeat(900_000)}"}`),
];

/** Sends each request alone; resolves to the longest block of the loop in milliseconds. */
async function measureRequests(database: BenchDatabase): Promise<number> {
  const tenant = await makeTenant(database.owner, 'main', PEPPER);
  const port = await freePort();
  const server = await startWaypost(
    database.url,
    10,
    ['--import', `${import.meta.dirname}/support/loop-delay.mjs`],
    {
      INBOUND_EMAIL_SECRET: SECRET,
      LOOP_DELAY_PORT: String(port),
    },
  );
  const pool = new Pool(server.origin, { connections: 1 });
  type Measured = { held: number; worked: number };
  const measured = async () => (await (await fetch(`http://127.0.0.1:${port}`)).json()) as Measured;

  /** A large body that is refused is not read: its connection is cut, maybe before the answer has been received. */
  async function send(hostile: Hostile): Promise<string> {
    return answerTo(hostile).catch((error: unknown) => {
      const code = errorCode(error);
      if (typeof code === 'string' && CUT_OFF.includes(code)) return 'cut off';
      throw error;
    });
  }

  async function answerTo({ path, type, body, sign }: Hostile): Promise<string> {
    const { statusCode, body: answer } = await pool.request({
      path,
      method: 'POST',
      headers: {
        'content-type': type,
        ...(sign && {
          'Waypost-Signature': signWebhookSync(
            [sign === 'right' ? SECRET : 'another'],
            Math.floor(Date.now() / 1000),
            body,
          ),
        }),
        ...(path.startsWith('/sandbox') && { authorization: `Bearer ${tenant.keys[0] ?? ''}` }),
      },
      body,
    });
    const { error } = JSON.parse(await answer.text()) as { error?: { message: string } };
    if (statusCode >= 500) throw new Error(`${path}: ${statusCode} ${error?.message ?? ''}`);
    return `${statusCode} ${error?.message ?? ''}`.trim();
  }

  let worst = 0;
  try {
    // Warms up, so that the code is compiled.
    for (const request of REQUESTS) await send(request);
    for (const request of REQUESTS) {
      const tries: Measured[] = [];
      let answer = '';
      for (let attempt = 0; attempt < flags.tries; attempt += 1) {
        await measured();
        answer = await send(request);
        tries.push(await measured());
      }
      const most = (name: keyof Measured) => Math.max(...tries.map((each) => each[name]));
      // The request cannot block the loop for longer than the thread worked for it.
      worst = Math.max(
        worst,
        ...tries.map(({ held, worked }) => (worked > 0 ? Math.min(held, worked) : held)),
      );
      console.log(
        JSON.stringify({ request: request.name, answer, held_ms: most('held'), worked_ms: most('worked') }),
      );
    }
    console.log(JSON.stringify({ worst_ms: worst }));
  } finally {
    await pool.close();
    await server.stop();
  }
  return worst;
}

const database = await startDatabase();
try {
  const worst = flags.only === 'beside' || flags.only === 'bodies' ? 0 : await measureRequests(database);
  const which = flags.only === 'bodies' ? 'bodies' : 'all';
  const isFine = flags.only === 'requests' || (await besideAttacks(database, flags.seconds, which));
  process.exitCode = worst > flags.most || !isFine ? 1 : 0;
} finally {
  await database.close();
}
