import { signWebhookSync } from '@waypost/client/webhooks/node';
import { forwardedEmail, inboundEmail } from '../../../src/adapters/messaging/inbound-email.js';

const json = (fields: object) =>
  inboundEmail('application/json; charset=utf-8', Buffer.from(JSON.stringify(fields)));
const mime = (...lines: string[]) => inboundEmail('message/rfc822', Buffer.from(lines.join('\r\n')));

const FIELDS = { message_id: '<q@mail.example>', from: 'Ann <Ann@mail.example>', text: 'Friday please' };

describe('email as fields', () => {
  it('is read, with what it answers to, the latest first', async () => {
    expect(
      await json({
        ...FIELDS,
        in_reply_to: '<msg_b@waypost.example>',
        references: '<x@y> <msg_a@waypost.example> <msg_b@waypost.example>',
      }),
    ).toEqual({
      id: '<q@mail.example>',
      from: 'Ann@mail.example',
      text: 'Friday please',
      references: ['msg_b', 'msg_b', 'msg_a'],
      automatic: false,
    });
  });

  it.each(['auto-replied', 'auto-generated', 'Auto-Notified'])('of a machine is marked: %s', async (word) => {
    expect((await json({ ...FIELDS, auto_submitted: word }))?.automatic).toBe(true);
  });

  it('without what is needed is none', async () => {
    expect(await json({ ...FIELDS, message_id: undefined })).toBeNull();
    expect(await json({ ...FIELDS, from: '' })).toBeNull();
    expect(await inboundEmail('application/json', Buffer.from('{'))).toBeNull();
    expect(await inboundEmail('text/plain', Buffer.from('Friday'))).toBeNull();
  });
});

describe('HTML alone', () => {
  const textOf = async (html: string) => (await json({ ...FIELDS, text: undefined, html }))?.text;

  it('gives its text, a line for each block, and entities as what they stand for', async () => {
    expect(await textOf('<p>Fri&shy;day &amp; Sat &#8212; <b>am</b></p><div>Ann&nbsp;B</div>')).toBe(
      'Fri&shy;day & Sat — am\nAnn B',
    );
  });

  it('leaves out styles and quotations, however deep', async () => {
    expect(
      await textOf(
        '<style>p{}</style><p>Yes</p><blockquote>No <blockquote>Never</blockquote> not</blockquote><p>Ann</p>',
      ),
    ).toBe('Yes\n\nAnn');
  });

  it('takes bounded time', async () => {
    // Processor time, as other processes may have the machine; what is quadratic takes minutes.
    const started = process.cpuUsage();
    await textOf('<head'.repeat(400_000));
    await textOf('<blockquote>'.repeat(200_000));
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1_000).toBeLessThan(20_000);
  });
});

describe('a message as it is', () => {
  it('is read: plain text is preferred', async () => {
    const email = await mime(
      'From: =?utf-8?q?J=C3=B6rg?= <joerg@mail.example>',
      'Message-ID: <z@mail.example>',
      'In-Reply-To: <msg_c@waypost.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Friday =E2=80=93 the morning',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>something else</p>',
      '--b--',
    );
    expect(email).toMatchObject({
      id: '<z@mail.example>',
      from: 'joerg@mail.example',
      references: ['msg_c'],
    });
    expect(email?.text.trim()).toBe('Friday – the morning');
  });

  it('tells when a machine wrote it', async () => {
    const email = await mime(
      'From: a@mail.example',
      'Message-ID: <z@mail.example>',
      'Auto-Submitted: auto-replied',
      '',
      'I am away until Friday',
    );
    expect(email?.automatic).toBe(true);
  });

  it('without an id is none', async () => {
    expect(await mime('From: a@mail.example', '', 'hello')).toBeNull();
  });
});

describe('the signature of forwarded email', () => {
  const body = '{"from":"jaya@example.com","text":"Friday please"}';
  const signedAt = 1_760_000_000;
  const header = signWebhookSync(['s3cret'], signedAt, body);
  const isSigned = (text: string, by: string | undefined, at = signedAt, secret = 's3cret') => {
    const clock = () => new Date(at * 1000);
    return forwardedEmail({ secret, signatureHeader: 'Waypost-Signature', clock }).isSigned(
      Buffer.from(text),
      by,
    );
  };

  it('is that of a webhook, made with the shared secret', () => {
    expect(isSigned(body, header)).toBe(true);
    expect(isSigned(body, header, signedAt, 'other')).toBe(false);
    expect(isSigned(`${body} `, header)).toBe(false);
  });

  it('is needed, and grows old', () => {
    expect(isSigned(body, undefined)).toBe(false);
    expect(isSigned(body, header, signedAt + 301)).toBe(false);
  });
});
