/** Forwarded mail, signed, and whose tenant it concerns. */
import { request as httpRequest } from 'node:http';
import { signWebhookSync } from '@waypost/client/webhooks/node';
import { conversationActivities, told, TUESDAY } from '../support/conversation.js';
import { api, asked, live, recording, replies, SECRET, useInbound } from '../support/inbound.js';

useInbound();

let mails = 0;

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
    mails += 1;
    return post(JSON.stringify({ message_id: `<${mails}@mail.example>`, ...fields }));
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
    ['without a verdict', {}, 'address could not be verified'],
    [
      'with a verdict on another domain',
      { authentication_results: 'mx; dmarc=pass header.from=evil.example' },
      'address could not be verified',
    ],
    [
      'from another address',
      { from: 'eve@mail.example', authentication_results: VERDICT },
      'number or address other',
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

  test('202: by its sender alone it may be for several couriers: none sees it, and its sender is asked', async () => {
    const other = await api.client({ mode: 'live' });
    await live.patch('/settings', { sender_name: 'Alpha' });
    await other.patch('/settings', { sender_name: 'Bravo' });
    const mine = await asked();
    const theirs = await asked(other, mine.to, { reference: 'SO-4711' });
    // What quotes the question would have its code more often than any other.
    const own = /\nCode (\S+)$/.exec(recording.sent.sms.at(-1)?.body ?? '')?.[1] ?? '';
    const sender_name = `Bravo ${own} ${own} (${own.slice(0, 2)}\u200b${own.slice(2)})`;
    expect((await other.patch('/settings', { sender_name })).body).toMatchObject({ sender_name });
    const sendQueued = async () => {
      const activities = conversationActivities(api, recording.messaging);
      await activities.deliverQueued({ tenant: live.tenant.id, order: mine.order });
      await activities.deliverQueued({ tenant: other.tenant.id, order: theirs.order });
    };
    const fromThem = { from: mine.email, authentication_results: VERDICT };
    // However they write their address, they are asked once.
    for (const [text, from] of [
      ['SO-4711: 1 please', mine.email],
      ['1 please', mine.email.toUpperCase()],
    ]) {
      const answer = await mail({ ...fromThem, from, text });
      expect([answer.status, await answer.json()]).toEqual([202, { object: 'inbound_email', taken: false }]);
      await sendQueued();
    }
    expect([await replies(mine.order), await replies(theirs.order)]).toEqual([[], []]);
    const [asksWhich, ...more] = recording.sent.email.slice(2);
    expect(more).toEqual([]);
    expect(asksWhich).toMatchObject({ to: mine.email, subject: 'Which courier is your message for?' });
    expect(asksWhich?.from).not.toMatch(/Alpha|Bravo/);
    const lines = asksWhich?.text.split('\n') ?? [];
    const [code, codeOfMine] = ['Bravo', 'Alpha'].map(
      (name) => new RegExp(`^${name}\\b.*: (\\S{4})$`, 'm').exec(asksWhich?.text ?? '')?.[1],
    );
    expect(code).toBe(own);
    expect(
      lines
        .slice(1)
        .map((line) => line.slice(0, 5))
        .toSorted(),
    ).toEqual(['Alpha', 'Bravo']);
    // An answer to the question is nobody's by that alone: it names a courier, beside what it quotes.
    const quoted = lines.map((line) => `> ${line}`).join('\n');
    await mail({ ...fromThem, text: `Sorry?\n${quoted}`, in_reply_to: question() });
    expect([await replies(mine.order), await replies(theirs.order)]).toEqual([[], []]);
    await mail({ ...fromThem, text: `${code}: option 2 please\n\n${quoted}`, in_reply_to: question() });
    expect(await replies(mine.order)).toEqual([]);
    expect(await replies(theirs.order)).toHaveLength(1);
    await mail({ ...fromThem, text: `${codeOfMine}: 1, the gate is 4711\n\n${quoted}` });
    expect([await replies(mine.order), await replies(theirs.order)]).toMatchObject([[{}], [{}]]);
    const activities = conversationActivities(api, recording.messaging);
    const news = (await told(api, theirs.order)).at(-1);
    const reply = news?.type === 'reply_received' ? news.reply : '';
    expect((await activities.readReply({ tenant: other.tenant.id, reply })).outcome).toBe('booked');
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

  test('202: what a machine may have written is for a person', async () => {
    const { order, email } = await asked();
    const sent = { from: email, in_reply_to: question(), authentication_results: VERDICT };
    await mail({ ...sent, text: '1', subject: 'Out of office: Choose a delivery time' });
    const { outcome, why } = await outcomeOf(order);
    expect([outcome, why]).toEqual([
      'needs_review',
      expect.stringContaining('A machine may have written it.'),
    ]);
  });

  test('202: books from fields that are blank or null, and without an id', async () => {
    const { order, email } = await asked();
    const sent = { from: email, in_reply_to: question(), authentication_results: VERDICT };
    const body = JSON.stringify({
      ...sent,
      text: '',
      html: '<div>1</div>',
      auto_submitted: '',
      message_id: null,
    });
    expect((await post(body)).status).toBe(202);
    expect((await post(body)).status).toBe(202);
    expect(await replies(order)).toHaveLength(1);
    expect((await outcomeOf(order)).outcome).toBe('booked');
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
    expect((await replies(order))[0].text).toMatch(/^Thursday >{7991}\n\[…\]\n>{2000}$/);
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
