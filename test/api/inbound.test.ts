/** What providers bring: texts, reports of delivery and forwarded mail, each signed; and whose tenant it concerns. */
import { request as httpRequest } from 'node:http';
import twilio from 'twilio';
import { signWebhookSync } from '@waypost/client/webhooks/node';
import { type Client, startApi, type TestApi } from '../support/api.js';
import {
  conversationActivities,
  latestRequest,
  recordingMessaging,
  scannedOrder,
  told,
  TUESDAY,
} from '../support/conversation.js';
import { type Setup, setUp } from '../support/day.js';

const TOKEN = 'twilio-auth-token';
const SECRET = 'whsec_inbound';
const PUBLIC = 'https://waypost.example';
const OURS = '+447700900999';

let api: TestApi;
let live: Client;
let setup: Setup;
let recording: ReturnType<typeof recordingMessaging>;
let phones = 0;
let sids = 0;

beforeAll(async () => {
  api = await startApi({
    SMS_AUTH_TOKEN: TOKEN,
    INBOUND_EMAIL_SECRET: SECRET,
    WAYPOST_PUBLIC_URL: PUBLIC,
    INBOUND_EMAIL_AUTHSERV_ID: 'mx.courier.example',
    SMS_FROM: OURS,
  });
});
beforeEach(async () => {
  api.setNow(TUESDAY);
  live = await api.client({ mode: 'live' });
  setup = await setUp(live);
  recording = recordingMessaging();
});
afterAll(() => api.close());

/** A recipient of one's own, so that tests do not hear each other. */
function recipient() {
  phones += 1;
  return {
    name: 'Ann',
    phone: `+4477009${String(10_000 + phones).padStart(5, '0')}`,
    email: `ann.${phones}@mail.example`,
    address: { line1: '1 Rose Lane', town: 'London', postcode: 'SE2 9NL' },
  };
}

/** An order whose recipient was asked, through channels that only note it. */
async function asked(client = live, to = recipient(), more: Record<string, unknown> = {}) {
  const own = client === live ? setup : await setUp(client);
  const order = await scannedOrder(client, own, { recipient: to, ...more });
  await client.post('/bookings/requests', { orders: [order.id] });
  const { id } = await latestRequest(api, order.id);
  const activities = conversationActivities(api, recording.messaging);
  await activities.sendBookingRequest({ tenant: client.tenant.id, request: id });
  const { phone, email } = to;
  return {
    order: order.id as string,
    reference: order.reference as string,
    request: id as string,
    phone,
    email,
    to,
  };
}

async function form(path: string, fields: Record<string, string>, signature?: string) {
  const right = twilio.getExpectedTwilioSignature(TOKEN, `${PUBLIC}${path}`, fields);
  return fetch(`${api.origin}${path}`, {
    method: 'POST',
    headers: { 'X-Twilio-Signature': signature ?? right },
    body: new URLSearchParams(fields),
  });
}

function text(from: string, body: string, more: Record<string, string> = {}) {
  sids += 1;
  return form('/inbound/sms', { MessageSid: `SM${sids}`, From: from, To: OURS, Body: body, ...more });
}

async function replies(order: string) {
  const { rows } = await api.owner.query(
    'select channel, text, unclear_order from replies where order_id = $1 order by received_at, id',
    [order],
  );
  return rows;
}

async function optedOut(client: Client, phone: string): Promise<boolean> {
  const { rowCount } = await api.owner.query('select from sms_opt_outs where tenant_id = $1 and phone = $2', [
    client.tenant.id,
    phone,
  ]);
  return rowCount === 1;
}

describe('POST /inbound/sms', () => {
  test('200: the text becomes a reply of the order that waits for one, and its workflow is told', async () => {
    const { order, phone } = await asked();
    const answer = await text(phone, '2 please');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(await answer.text()).toContain('<Response/>');
    expect(await replies(order)).toEqual([{ channel: 'sms', text: '2 please', unclear_order: false }]);
    expect((await told(api, order)).at(-1)?.type).toBe('reply_received');
  });

  test('200: the same text brought twice is one reply', async () => {
    const { order, phone } = await asked();
    await Promise.all([
      text(phone, '1', { MessageSid: 'SMtwice' }),
      text(phone, '1', { MessageSid: 'SMtwice' }),
    ]);
    await text(phone, '1', { MessageSid: 'SMtwice' });
    expect(await replies(order)).toHaveLength(1);
  });

  test('200: a text from nobody we wrote to, or to another number, is nobody’s', async () => {
    const { order, phone } = await asked();
    expect((await text('+447700912345', 'hello')).status).toBe(200);
    expect((await text(phone, '1', { To: '+447700900998' })).status).toBe(200);
    expect(await replies(order)).toEqual([]);
  });

  test('two open requests from one phone: taken for the last, booked by no machine', async () => {
    const first = await asked();
    api.setNow(new Date(TUESDAY.getTime() + 60_000));
    const second = await asked(live, first.to);
    await text(first.phone, '1');
    expect(await replies(first.order)).toEqual([]);
    expect(await replies(second.order)).toEqual([{ channel: 'sms', text: '1', unclear_order: true }]);
    const activities = conversationActivities(api, recording.messaging);
    const news = (await told(api, second.order)).at(-1);
    const reply = news?.type === 'reply_received' ? news.reply : '';
    expect(await activities.readReply({ tenant: live.tenant.id, reply })).toEqual({
      outcome: 'needs_review',
    });
    expect((await live.get('/bookings/replies?needs_review=true')).body.data[0].id).toBe(reply);
    await text(first.phone, `${first.reference}: 1`);
    expect(await replies(first.order)).toHaveLength(1);
  });

  /** What is made of the replies of an order that were taken in. */
  const readings = async (client: Client, order: string) => {
    const activities = conversationActivities(api, recording.messaging);
    const read = [];
    for (const news of await told(api, order)) {
      if (news.type !== 'reply_received') continue;
      read.push((await activities.readReply({ tenant: client.tenant.id, reply: news.reply })).outcome);
    }
    return read;
  };

  test("a word of another courier's reference captures nothing: what was meant for A is not booked at B", async () => {
    const mine = await asked();
    const other = await api.client({ mode: 'live' });
    const theirs = await asked(other, mine.to, { reference: 'morning' });
    await text(mine.phone, 'Thursday morning please');
    expect(await readings(other, theirs.order)).toEqual(['needs_review']);
    expect(await readings(live, mine.order)).toEqual(['needs_review']);
    for (const [client, { order }] of [
      [live, mine],
      [other, theirs],
    ] as const) {
      expect((await client.get(`/orders/${order}`)).body.status).toBe('awaiting_reply');
    }
  });

  test("another courier's order that is done with is not in question, whatever its reference", async () => {
    const mine = await asked();
    const other = await api.client({ mode: 'live' });
    const theirs = await asked(other, mine.to, { reference: '1200' });
    await other.post(`/orders/${theirs.order}/cancel`);
    await text(mine.phone, '1');
    expect(await replies(theirs.order)).toEqual([]);
    expect(await readings(live, mine.order)).toEqual(['booked']);
  });

  test('the code in the text says which request is answered, across couriers and orders', async () => {
    const mine = await asked();
    const other = await api.client({ mode: 'live' });
    const theirs = await asked(other, mine.to);
    const second = await asked(live, mine.to);
    const codes = recording.sent.sms.map(({ body }) => /\nCode (\S+)$/.exec(body)?.[1] ?? '');
    expect(new Set(codes).size).toBe(3);
    await text(mine.phone, `2 ${codes[1]?.toLowerCase()}`);
    expect(await readings(other, theirs.order)).toEqual(['booked']);
    expect(await replies(mine.order)).toEqual([]);
    await text(mine.phone, `(code ${codes[0]}) 1`);
    expect(await readings(live, mine.order)).toEqual(['booked']);
    expect(await replies(second.order)).toEqual([]);
  });

  describe('with a number of its own', () => {
    const OWN = '+447700900555';
    let own: Client;
    const toOwn = (from: string, body: string) => text(from, body, { To: OWN });
    beforeEach(async () => {
      own = await api.client({ mode: 'live' });
      expect((await own.patch('/settings', { sms_from: OWN })).status).toBe(200);
    });
    // A number is one courier's alone.
    afterEach(() => own.patch('/settings', { sms_from: null }));

    test('texts come from it and carry no code; an answer to it is no other courier’s', async () => {
      const theirs = await asked();
      const mine = await asked(own, theirs.to);
      const [shared, alone] = recording.sent.sms;
      expect([shared?.from, alone?.from]).toEqual([OURS, OWN]);
      expect(shared?.body).toMatch(/\nCode \S+$/);
      expect(alone?.body).not.toMatch(/Code/);
      await toOwn(mine.phone, '1');
      expect(await readings(own, mine.order)).toEqual(['booked']);
      expect(await replies(theirs.order)).toEqual([]);
      await text(theirs.phone, '2');
      expect(await readings(live, theirs.order)).toEqual(['booked']);
      expect(await replies(mine.order)).toHaveLength(1);
    });

    test('STOP to it opts out of its texts alone', async () => {
      const theirs = await asked();
      await asked(own, theirs.to);
      await toOwn(theirs.phone, 'STOP');
      expect([await optedOut(own, theirs.phone), await optedOut(live, theirs.phone)]).toEqual([true, false]);
    });

    test('what another courier has queued, and not sent, is not meant by an answer to it', async () => {
      const mine = await asked(own);
      const theirs = await scannedOrder(live, setup, { recipient: mine.to });
      await api.owner.query(
        `insert into messages (tenant_id, id, dedupe_key, order_id, channel, kind, recipient, body, status, created_at)
         values ($1, $2, $2, $3, 'sms', 'booking_request', $4, 'When?', 'queued', $5)`,
        [live.tenant.id, `msg_${theirs.id}`, theirs.id, mine.phone, new Date(TUESDAY.getTime() + 60_000)],
      );
      await toOwn(mine.phone, '1');
      expect(await replies(theirs.id)).toEqual([]);
      expect(await readings(own, mine.order)).toEqual(['booked']);
    });

    test("an answer to the number that it had before is still the courier's", async () => {
      const mine = await asked(own);
      await own.patch('/settings', { sms_from: null });
      await toOwn(mine.phone, '1');
      expect(await readings(own, mine.order)).toEqual(['booked']);
    });

    test('409: no other courier can have it, nor the number that couriers share; the sandbox has none', async () => {
      for (const number of [OWN, OURS]) {
        const refused = await live.patch('/settings', { sms_from: number });
        expect([refused.status, refused.body.error]).toEqual([
          409,
          expect.objectContaining({ code: 'in_use', param: 'sms_from' }),
        ]);
      }
      expect((await live.get('/settings')).body.sms_from).toBeNull();
      const sandbox = await api.client({ courier: own.tenant.courier });
      expect((await sandbox.patch('/settings', { sms_from: OWN })).status).toBe(200);
    });
  });

  test("a text from another number than the order's is for a person", async () => {
    const { order, phone } = await asked();
    await live.patch(`/orders/${order}`, { recipient: { phone: '+447700905555' } });
    await text(phone, '1');
    expect(await readings(live, order)).toEqual(['needs_review']);
    const [reply] = (await live.get('/bookings/replies?needs_review=true')).body.data;
    expect(reply.understood.why).toContain('another number or address');
  });

  test('STOP and START act once, in the order in which they were sent', async () => {
    const first = await asked();
    const other = await api.client({ mode: 'live' });
    await asked(other, first.to);
    const out = async () => [await optedOut(live, first.phone), await optedOut(other, first.phone)];
    await text(first.phone, 'STOP', { MessageSid: 'SMstop' });
    await text(first.phone, 'START', { MessageSid: 'SMstart' });
    expect(await out()).toEqual([false, false]);
    // The provider brings the first one again, as its answer was late.
    await text(first.phone, 'STOP', { MessageSid: 'SMstop' });
    expect(await out()).toEqual([false, false]);
    const sent = (minutes: number) => new Date(TUESDAY.getTime() + minutes * 60_000).toUTCString();
    api.setNow(new Date(TUESDAY.getTime() + 30 * 60_000));
    await text(first.phone, 'Stop.', { DateSent: sent(20) });
    await text(first.phone, 'Start', { DateSent: sent(10) });
    expect(await out()).toEqual([true, true]);
  });

  test('STOP ends texts of every tenant on this number at once, START allows them again', async () => {
    const first = await asked();
    const other = await api.client({ mode: 'live' });
    await asked(other, first.to);
    const third = await api.client({ mode: 'live' });
    await text(first.phone, 'Stop');
    const all = [live, other, third];
    expect(await Promise.all(all.map((client) => optedOut(client, first.phone)))).toEqual([
      true,
      true,
      false,
    ]);
    await text(first.phone, 'START');
    expect(await optedOut(live, first.phone)).toBe(false);
  });

  test('a sandbox tenant hears nothing', async () => {
    const sandbox = await api.client();
    const { order, phone } = await asked(sandbox);
    await text(phone, '1');
    await text(phone, 'STOP');
    expect(await replies(order)).toEqual([]);
    expect(await optedOut(sandbox, phone)).toBe(false);
  });

  test('401: not signed, or signed for other fields', async () => {
    const { order, phone } = await asked();
    const fields = { MessageSid: 'SMforged', From: phone, To: OURS, Body: '1' };
    const signature = twilio.getExpectedTwilioSignature(TOKEN, `${PUBLIC}/inbound/sms`, {
      ...fields,
      Body: '2',
    });
    for (const forged of ['', signature]) {
      const answer = await form('/inbound/sms', fields, forged);
      expect(answer.status).toBe(401);
      expect(((await answer.json()) as any).error.code).toBe('invalid_key');
    }
    expect(await replies(order)).toEqual([]);
  });

  test('422: signed, but no text; 413: too long', async () => {
    expect((await form('/inbound/sms', { From: OURS })).status).toBe(422);
    expect((await text(OURS, 'x'.repeat(70_000))).status).toBe(413);
  });

  test('404: without a provider there is no such path', async () => {
    const other = await startApi();
    try {
      expect((await fetch(`${other.origin}/inbound/sms`, { method: 'POST' })).status).toBe(404);
      expect((await fetch(`${other.origin}/inbound/email`, { method: 'POST' })).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});

describe('POST /inbound/sms/status', () => {
  const report = (message: string, status: string, more: Record<string, string> = {}) =>
    form(`/inbound/sms/status?message=${message}`, { MessageSid: 'SM0', MessageStatus: status, ...more });
  const messageOf = async (order: string, channel: string) => {
    const { rows } = await api.owner.query('select * from messages where order_id = $1 and channel = $2', [
      order,
      channel,
    ]);
    return rows[0];
  };

  test('204: delivered, whatever is said of it later', async () => {
    const { order } = await asked();
    const { id } = await messageOf(order, 'sms');
    expect((await report(id, 'sending')).status).toBe(204);
    expect((await messageOf(order, 'sms')).status).toBe('sent');
    await report(id, 'delivered');
    await report(id, 'failed', { ErrorCode: '30003' });
    expect(await messageOf(order, 'sms')).toMatchObject({
      status: 'delivered',
      delivered_at: TUESDAY,
      error: null,
    });
  });

  test('204: one that failed leaves the other channel to ask', async () => {
    const { order } = await asked();
    await report((await messageOf(order, 'sms')).id, 'undelivered', { ErrorCode: '30005' });
    expect(await messageOf(order, 'sms')).toMatchObject({
      status: 'failed',
      error: 'invalid_recipient',
      failed_at: TUESDAY,
    });
    expect((await latestRequest(api, order)).status).toBe('open');
  });

  test('204: when nothing arrived the request has failed, is waited for no more, and can be retried', async () => {
    const { email: _email, ...byPhone } = recipient();
    const { order, request } = await asked(live, byPhone as ReturnType<typeof recipient>);
    await report((await messageOf(order, 'sms')).id, 'undelivered', { ErrorCode: '30003' });
    expect(await latestRequest(api, order)).toMatchObject({ status: 'failed', error: 'sms: undeliverable' });
    expect((await told(api, order)).at(-1)).toEqual({ type: 'request_closed' });
    const failed = await live.get('/bookings/requests?status=failed');
    expect(failed.body.data.map(({ id }: { id: string }) => id)).toEqual([request]);
    expect((await live.post(`/bookings/requests/${request}/retry`)).status).toBe(202);
  });

  test('204: an opt-out that the provider knows is kept', async () => {
    const { order, phone } = await asked();
    await report((await messageOf(order, 'sms')).id, 'failed', { ErrorCode: '21610' });
    expect(await optedOut(live, phone)).toBe(true);
  });

  test('204: of a message that is not there, or of the sandbox, nothing happens', async () => {
    expect((await report('msg_none', 'delivered')).status).toBe(204);
    const sandbox = await api.client();
    const { order } = await asked(sandbox);
    await report((await messageOf(order, 'sms')).id, 'delivered');
    expect((await messageOf(order, 'sms')).status).toBe('sent');
  });

  test('401: signed for another message', async () => {
    const { order } = await asked();
    const { id } = await messageOf(order, 'sms');
    const fields = { MessageSid: 'SM0', MessageStatus: 'delivered' };
    const signature = twilio.getExpectedTwilioSignature(
      TOKEN,
      `${PUBLIC}/inbound/sms/status?message=msg_other`,
      fields,
    );
    expect((await form(`/inbound/sms/status?message=${id}`, fields, signature)).status).toBe(401);
    expect((await messageOf(order, 'sms')).status).toBe('sent');
  });
});

describe('POST /inbound/email', () => {
  const post = (body: string, { type = 'application/json', secret = SECRET, at = TUESDAY } = {}) =>
    fetch(`${api.origin}/inbound/email`, {
      method: 'POST',
      headers: {
        'content-type': type,
        'Waypost-Signature': signWebhookSync([secret], Math.floor(at.getTime() / 1000), body),
      },
      body,
    });
  const mail = (fields: object) => {
    sids += 1;
    return post(JSON.stringify({ message_id: `<${sids}@mail.example>`, ...fields }));
  };
  const VERDICT = 'mx.courier.example; dmarc=pass header.from=mail.example';
  /** The message that asked about the last order, as an answer to it names it. */
  const question = () => `<${recording.sent.email.at(-1)?.id ?? ''}@example.com>`;
  /** What came of the only reply of an order, and why. */
  const outcomeOf = async (order: string) => {
    const news = (await told(api, order)).find(({ type }) => type === 'reply_received');
    const reply = news?.type === 'reply_received' ? news.reply : '';
    const activities = conversationActivities(api, recording.messaging);
    const { outcome } = await activities.readReply({ tenant: live.tenant.id, reply });
    const listed = (await live.get('/bookings/replies')).body.data;
    return { outcome, why: listed.find((each: { id: string }) => each.id === reply).understood.why };
  };

  test('202: books for the recipient, whose address the mail server has confirmed', async () => {
    const { order, email } = await asked();
    await mail({
      from: `Ann <${email}>`,
      text: '1',
      in_reply_to: question(),
      authentication_results: VERDICT,
    });
    expect((await outcomeOf(order)).outcome).toBe('booked');
  });

  test('202: as MIME, by the verdict of the configured server', async () => {
    const { order, email } = await asked();
    const lines = [
      `From: ${email}`,
      `Message-ID: <own-${order}@mail.example>`,
      `In-Reply-To: ${question()}`,
      '',
      '1',
    ];
    await post([`Authentication-Results: ${VERDICT}`, ...lines].join('\r\n'), { type: 'message/rfc822' });
    expect((await outcomeOf(order)).outcome).toBe('booked');
  });

  test.each([
    ['without a verdict', {}, 'address that it names'],
    [
      'with a verdict on another domain',
      { authentication_results: 'mx; dmarc=pass header.from=evil.example' },
      'address that it names',
    ],
    [
      'from another address',
      { from: 'eve@mail.example', authentication_results: VERDICT },
      'another number or address',
    ],
  ])('202: %s it is for a person, with the reason', async (_case, fields, reason) => {
    const { order, email } = await asked();
    const answer = await mail({ from: email, text: '1', in_reply_to: question(), ...fields });
    expect(await answer.json()).toEqual({ object: 'inbound_email', taken: true });
    const { outcome, why } = await outcomeOf(order);
    expect(outcome).toBe('needs_review');
    expect(why).toContain(reason);
    expect((await live.get(`/orders/${order}`)).body.status).toBe('awaiting_reply');
  });

  test('202: MIME with a verdict that somebody else wrote into it is for a person', async () => {
    const { order, email } = await asked();
    const lines = [
      `From: ${email}`,
      `Message-ID: <forged-${order}@mail.example>`,
      `In-Reply-To: ${question()}`,
      '',
      '1',
    ];
    const forged = VERDICT.replace('mx.courier.example', 'mx.evil.example');
    await post([`Authentication-Results: ${forged}`, ...lines].join('\r\n'), { type: 'message/rfc822' });
    expect((await outcomeOf(order)).outcome).toBe('needs_review');
  });

  test('202: answers to many messages are found by one query, of twenty', async () => {
    const { order, email } = await asked();
    const queries: string[] = [];
    const executor: { executeQuery: (...given: any[]) => Promise<any> } =
      api.foundation.source.db.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    executor.executeQuery = (compiled, ...rest) => {
      queries.push(compiled.sql);
      return execute(compiled, ...rest);
    };
    try {
      const references = [
        ...Array.from({ length: 100 }, (_, n) => `<msg_${n}@example.com>`),
        question(),
      ].join(' ');
      await mail({ from: email, text: '1', references, authentication_results: VERDICT });
    } finally {
      executor.executeQuery = execute;
    }
    expect(await replies(order)).toHaveLength(1);
    expect(queries.filter((sql) => sql.includes('live_message'))).toHaveLength(1);
  });

  test('401 before the body is read, without a signature that is well formed and fresh', async () => {
    const at = Math.floor(TUESDAY.getTime() / 1000);
    for (const header of [undefined, 'nonsense', `t=${at - 301},v1=${'ab'.repeat(32)}`]) {
      const { hostname, port } = new URL(api.origin);
      const status = await new Promise<number | undefined>((resolve, reject) => {
        // The body never comes: an answer is given all the same.
        const sent = httpRequest(
          {
            hostname,
            port,
            method: 'POST',
            path: '/inbound/email',
            headers: {
              'content-type': 'message/rfc822',
              'content-length': 10_000_000,
              ...(header === undefined ? {} : { 'Waypost-Signature': header }),
            },
          },
          (response) => {
            resolve(response.statusCode);
            sent.destroy();
          },
        );
        sent.on('error', reject);
        sent.flushHeaders();
      });
      expect(status).toBe(401);
    }
  });

  test('413 for fields of more than 2 MB; 422 for mail of too many parts or levels, with what is wrong', async () => {
    const fields = JSON.stringify({ message_id: '<x@y>', from: 'a@b.example', text: 'x'.repeat(2_200_000) });
    expect((await post(fields)).status).toBe(413);
    const parts = ['From: a@b.example', 'Message-ID: <p@y>', 'Content-Type: multipart/mixed; boundary=b', ''];
    const many = [...parts, ...Array<string>(20_000).fill('--b\r\n\r\nx')].join('\r\n');
    const refused = await post(many, { type: 'message/rfc822' });
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as any).error.message).toContain('too many parts');
  });

  test('202: about the message that it answers to, whoever sent it', async () => {
    const { order } = await asked();
    const other = await asked();
    const references = `<${recording.sent.email[0]?.id ?? ''}@example.com>`;
    const answer = await mail({ from: other.email, text: 'Thursday', in_reply_to: references });
    expect([answer.status, await answer.json()]).toEqual([202, { object: 'inbound_email', taken: true }]);
    expect(await replies(order)).toEqual([{ channel: 'email', text: 'Thursday', unclear_order: false }]);
    expect(await replies(other.order)).toEqual([]);
  });

  test('202: by the sender’s address, in any case, as MIME', async () => {
    const { order, email } = await asked();
    const message = [
      `From: Ann <${email.toUpperCase()}>`,
      `Message-ID: <mime-${order}@mail.example>`,
      '',
      'Thursday is fine',
    ].join('\r\n');
    expect((await post(message, { type: 'message/rfc822' })).status).toBe(202);
    expect((await post(message, { type: 'message/rfc822' })).status).toBe(202);
    expect((await replies(order)).map(({ text: words }) => words.trim())).toEqual(['Thursday is fine']);
  });

  test('202: nobody’s mail, and a machine’s, is not taken', async () => {
    const { order, email } = await asked();
    const stranger = await mail({ from: 'stranger@mail.example', text: 'yes' });
    const machine = await mail({ from: email, text: 'Away until Friday', auto_submitted: 'auto-replied' });
    for (const answer of [stranger, machine]) expect(((await answer.json()) as any).taken).toBe(false);
    expect(await replies(order)).toEqual([]);
  });

  test('202: text with NUL, and more of it than is kept, is stored', async () => {
    const { order, email } = await asked();
    expect((await mail({ from: email, text: `Thurs\0day ${'>'.repeat(20_000)}` })).status).toBe(202);
    expect((await replies(order))[0].text).toMatch(/^Thursday >{9991}$/);
  });

  test('401: not signed, with another secret, or long ago; 422: no email', async () => {
    const body = JSON.stringify({ message_id: '<x@y>', from: 'a@b.example', text: 'yes' });
    expect((await post(body, { secret: 'whsec_other' })).status).toBe(401);
    expect((await post(body, { at: new Date(TUESDAY.getTime() - 301_000) })).status).toBe(401);
    const unsigned = await fetch(`${api.origin}/inbound/email`, { method: 'POST', body });
    expect(unsigned.status).toBe(401);
    expect((await post('{}')).status).toBe(422);
    expect((await post(body, { type: 'text/plain' })).status).toBe(422);
  });
});
