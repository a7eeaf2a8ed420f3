import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import PostalMime from 'postal-mime';
import { encryption, smtpSender } from '../../../src/adapters/messaging/email/smtp.js';

const MESSAGE = {
  id: 'msg_1',
  kind: 'confirmation',
  from: 'Hearth & Home <bookings@courier.example>',
  to: 'jaya@example.com',
  subject: 'Your delivery on Friday – café table',
  text: 'See you on Friday.',
  html: '<p>See you on <b>Friday</b>.</p>',
  replyTo: null,
  thread: null,
  automatic: true,
};

type Received = { from: string; to: string[]; raw: string };

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** `sockets` gets the connections, which a server that cuts the line destroys. */
async function startSmtp(options: SMTPServerOptions = {}, sockets: Socket[] = []) {
  const received: Received[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        callback();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  server.server.on('connection', (socket: Socket) => sockets.push(socket));
  server.on('error', () => undefined);
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}`, port };
}

function emailTo(url: string, timeoutMs = 2_000) {
  const email = smtpSender({ smtpUrl: url, timeoutMs });
  closers.push(email.close);
  return email;
}

async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await sleep(5);
}

const smtpError = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

describe('email over SMTP', () => {
  it('asks autoresponders to be quiet, and names where it belongs and where it is answered', async () => {
    const { received, url } = await startSmtp();
    const { send } = emailTo(url);
    await send(MESSAGE);
    await send({
      ...MESSAGE,
      id: 'msg_2',
      thread: 'msg_1',
      replyTo: 'orders@courier.example',
      automatic: false,
    });
    const mails = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
    const header = (index: number, key: string) =>
      mails[index]?.headers.find((one) => one.key === key)?.value;
    const [first, second] = mails;
    expect([header(0, 'auto-submitted'), header(0, 'x-auto-response-suppress')]).toEqual([
      'auto-generated',
      'All',
    ]);
    expect([first?.replyTo, first?.references, first?.inReplyTo]).toEqual([undefined, undefined, undefined]);
    expect([header(1, 'auto-submitted'), header(1, 'x-auto-response-suppress')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(second).toMatchObject({
      messageId: '<msg_2@courier.example>',
      references: '<msg_1@courier.example>',
      inReplyTo: '<msg_1@courier.example>',
      replyTo: [{ address: 'orders@courier.example' }],
    });
  });

  it('delivers both forms of the message to its one recipient', async () => {
    const { received, url } = await startSmtp();
    await expect(emailTo(url).send(MESSAGE)).resolves.toEqual({
      provider_id: '<msg_1@courier.example>',
      auto_reply: null,
    });
    expect(received).toMatchObject([{ from: 'bookings@courier.example', to: ['jaya@example.com'] }]);
    const mail = await PostalMime.parse(received[0]!.raw);
    expect(mail).toMatchObject({
      messageId: '<msg_1@courier.example>',
      subject: MESSAGE.subject,
      from: { name: 'Hearth & Home', address: 'bookings@courier.example' },
    });
    expect(mail.text?.trim()).toBe(MESSAGE.text);
    expect(mail.html?.trim()).toBe(MESSAGE.html);
  });

  it('sends a retry under the same Message-ID', async () => {
    const { received, url } = await startSmtp();
    const email = emailTo(url);
    await email.send(MESSAGE);
    await email.send(MESSAGE);
    const ids = received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim());
    expect(ids).toEqual(['<msg_1@courier.example>', '<msg_1@courier.example>']);
  });

  it('waits for a server that is slow at every step and never silent for too long: one copy', async () => {
    const limitMs = 2_000;
    const slowly = (callback: () => void) => void setTimeout(callback, limitMs * 0.6);
    let connections = 0;
    let taken = 0;
    const { url } = await startSmtp({
      onConnect: (_session, callback) => {
        connections += 1;
        slowly(callback);
      },
      onRcptTo: (_address, _session, callback) => slowly(callback),
      onData: (stream, _session, callback) =>
        void stream.resume().on('end', () => {
          taken += 1;
          slowly(callback);
        }),
    });
    const began = Date.now();
    await emailTo(url, limitMs).send(MESSAGE);
    // All in all it took longer than any silence may.
    expect(Date.now() - began).toBeGreaterThan(limitMs);
    expect([connections, taken]).toEqual([1, 1]);
  });

  it.each([
    'bookings@courier.example',
    'Bookings <bookings@courier.example> ',
    '"a@b" <bookings@courier.example>',
  ])('takes the domain of its Message-ID from the sender %s', async (from) => {
    const { url } = await startSmtp();
    const { provider_id } = await emailTo(url).send({ ...MESSAGE, from });
    expect(provider_id).toBe('<msg_1@courier.example>');
  });

  it('logs in with the credentials of the address', async () => {
    const seen: unknown[] = [];
    const { port, received } = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, callback) {
        seen.push([username, password]);
        callback(null, { user: 'u' });
      },
    });
    await emailTo(`smtp://courier:p%40ss%2F1@127.0.0.1:${port}`).send(MESSAGE);
    expect(seen).toEqual([['courier', 'p@ss/1']]);
    expect(received).toHaveLength(1);
  });

  it('never writes to a second recipient or into the headers', async () => {
    const { received, url } = await startSmtp();
    const email = emailTo(url);
    await email.send({ ...MESSAGE, to: 'a@example.com, b@example.com' }).catch(() => undefined);
    await email.send({ ...MESSAGE, subject: 'Hi\r\nBcc: c@example.com\r\n\r\nboo' });
    expect(received.flatMap(({ to }) => to)).not.toContain('b@example.com');
    const last = await PostalMime.parse(received.at(-1)!.raw);
    expect(received.at(-1)!.to).toEqual(['jaya@example.com']);
    expect(last.bcc ?? []).toEqual([]);
  });

  it.each([
    ['onRcptTo', 550, 'undeliverable'],
    ['onRcptTo', 552, 'undeliverable'],
    ['onData', 554, 'rejected'],
  ] as const)('%s %i is a refusal for good: %s', async (hook, code, refusal) => {
    const { url } = await startSmtp(
      hook === 'onRcptTo'
        ? { onRcptTo: (_address, _session, callback) => callback(smtpError(code)) }
        : {
            onData: (stream, _session, callback) =>
              stream.resume().on('end', () => callback(smtpError(code))),
          },
    );
    await expect(emailTo(url).send(MESSAGE)).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: refusal,
      words: `${code} no`,
    });
  });

  it.each([
    ['a busy mailbox', { onRcptTo: (_a, _s, callback) => callback(smtpError(451)) }],
    ['a busy sender', { onMailFrom: (_a, _s, callback) => callback(smtpError(451)) }],
    ['a busy server', { onConnect: (_s, callback) => callback(smtpError(421)) }],
  ] satisfies [string, SMTPServerOptions][])('%s may be tried again', async (_name, options) => {
    const { url } = await startSmtp(options);
    await expect(emailTo(url).send(MESSAGE)).rejects.toMatchObject({ name: 'NotSent' });
  });

  it.each([
    ["a sender that isn't allowed", { onMailFrom: (_a, _s, callback) => callback(smtpError(550)) }],
    ['a log-in that is missing', { authOptional: false }],
    ['a recipient for whom one must log in', { onRcptTo: (_a, _s, callback) => callback(smtpError(530)) }],
    ['a session in the wrong state', { onRcptTo: (_a, _s, callback) => callback(smtpError(503)) }],
    ['a server that takes no mail', { onConnect: (_s, callback) => callback(smtpError(554)) }],
  ] satisfies [string, SMTPServerOptions][])('%s is not about the mail', async (_name, options) => {
    const { url } = await startSmtp(options);
    await expect(emailTo(url).send(MESSAGE)).rejects.toMatchObject({ name: 'AccountRefused' });
  });

  it.each([
    ['refused', 535, 'AccountRefused'],
    ['put off', 454, 'NotSent'],
  ])('a log-in that is %s is not about the mail', async (_how, code, name) => {
    const { port } = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(smtpError(code)),
    });
    await expect(emailTo(`smtp://u:wrong@127.0.0.1:${port}`).send(MESSAGE)).rejects.toMatchObject({
      name,
      message: expect.stringContaining(String(code)),
    });
  });

  it.each([
    ['cuts the line', () => 'cut'],
    ['falls silent', () => 'silent'],
  ])('may have been sent when the server has all of it and %s: it is given it once', async (_name, how) => {
    let taken = 0;
    const sockets: Socket[] = [];
    const { url } = await startSmtp(
      {
        onData: (stream, _session, _callback) =>
          void stream.resume().on('end', () => {
            taken += 1;
            if (how() === 'cut') for (const socket of sockets) socket.destroy();
          }),
      },
      sockets,
    );
    const error: unknown = await emailTo(url, 300)
      .send(MESSAGE)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'Error', code: how() === 'cut' ? 'ECONNECTION' : 'ETIMEDOUT' });
    await sleep(500);
    expect(taken).toBe(1);
  });

  it('was not sent when the line is cut before the content, or the server turns it down after it', async () => {
    const sockets: Socket[] = [];
    const cut = await startSmtp({ onRcptTo: () => sockets.forEach((socket) => socket.destroy()) }, sockets);
    await expect(emailTo(cut.url).send(MESSAGE)).rejects.toMatchObject({ name: 'NotSent' });
    const busy = await startSmtp({
      onData: (stream, _session, callback) => stream.resume().on('end', () => callback(smtpError(452))),
    });
    await expect(emailTo(busy.url).send(MESSAGE)).rejects.toMatchObject({ name: 'NotSent' });
  });

  it('is withdrawn while the server has nothing of it, and goes on once it has', async () => {
    const steps: (() => void)[] = [];
    const { url, received } = await startSmtp({
      onRcptTo: (_address, _session, callback) => void steps.push(callback),
      onData: (stream, _session, callback) => void stream.resume().on('end', () => steps.push(callback)),
    });
    const email = emailTo(url);
    const early = new AbortController();
    const withdrawn = email.send(MESSAGE, { signal: early.signal });
    await until(() => steps.length === 1);
    early.abort();
    await expect(withdrawn).rejects.toMatchObject({ name: 'NotSent' });
    const late = new AbortController();
    const sent = email.send(MESSAGE, { signal: late.signal });
    await until(() => steps.length === 2);
    steps[1]?.();
    await until(() => steps.length === 3);
    late.abort();
    steps[2]?.();
    await expect(sent).resolves.toMatchObject({ provider_id: '<msg_1@courier.example>' });
    expect(received).toEqual([]);
  });

  it('was not sent when nobody answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    closers.push(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    await expect(emailTo(`smtp://127.0.0.1:${port}`, 100).send(MESSAGE)).rejects.toMatchObject({
      name: 'NotSent',
      code: 'ETIMEDOUT',
    });
    silent.close();
    await once(silent, 'close');
    await expect(emailTo(`smtp://127.0.0.1:${port}`, 100).send(MESSAGE)).rejects.toMatchObject({
      name: 'NotSent',
      code: 'ESOCKET',
    });
  });
});

describe('a server off this machine', () => {
  const options = (smtpUrl: string) => encryption(smtpUrl).requireTLS;

  it.each([
    'smtp://mail.example:587',
    'smtp://user:p%40ss@10.0.0.7',
    'smtp://[2001:db8::1]:25',
    'smtps://mail.example',
  ])('must offer TLS: %s', (url) => expect(options(url)).toBe(true));
  it.each(['smtp://localhost:1025', 'smtp://127.0.0.1:25', 'smtp://[::1]:25'])('need not here: %s', (url) =>
    expect(options(url)).toBe(false),
  );
});

it('sends nothing, and no password, to a server from whose greeting STARTTLS was stripped', async () => {
  const said: string[] = [];
  const server = await startSmtp({
    authOptional: false,
    onAuth: ({ username }, _session, callback) => {
      said.push(username ?? '');
      callback(null, { user: 'ann' });
    },
  });
  // An address that leads here and is not of the loopback.
  const remote = emailTo(`smtp://ann:secret@0.0.0.0:${server.port}`);
  await expect(remote.send(MESSAGE)).rejects.toThrow();
  expect([said, server.received]).toEqual([[], []]);
});
