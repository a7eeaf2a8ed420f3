import { Readable } from 'node:stream';
import { twilioSender } from '../../../src/adapters/messaging/sms/twilio/index.js';
import { sendJson, startFakeServer } from './fake-server.js';
import type { FakeServer } from './fake-server.js';

const MESSAGE = {
  id: 'msg_1',
  kind: 'booking_request',
  from: '+447700900999',
  to: '+447700900100',
  body: '1 & 2 £ 👍',
};

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
});
afterEach(() => server.close());

const sms = (timeoutMs = 2_000) =>
  twilioSender({
    baseUrl: server.baseUrl,
    accountSid: 'AC123',
    authToken: 't0ken',
    statusCallbackUrl: 'https://waypost.example/inbound/sms/status',
    timeoutMs,
  });

function answerWith(status: number, body: unknown): void {
  server.answer((_request, response) => sendJson(response, status, body));
}

describe("texts in Twilio's dialect", () => {
  it('are posted as a form, with the credentials, a callback and the idempotency key', async () => {
    answerWith(201, { sid: 'SM1', status: 'queued' });
    await expect(sms().send(MESSAGE)).resolves.toEqual({ provider_id: 'SM1', auto_reply: null });
    const [asked] = server.asked;
    expect(asked).toMatchObject({
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from('AC123:t0ken').toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': 'msg_1',
      },
    });
    expect(asked?.url.pathname).toBe('/2010-04-01/Accounts/AC123/Messages.json');
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
      To: MESSAGE.to,
      From: MESSAGE.from,
      Body: MESSAGE.body,
      StatusCallback: 'https://waypost.example/inbound/sms/status?message=msg_1',
    });
  });

  it.each([
    [400, { code: 21211 }, 'invalid_recipient'],
    [400, { code: 21610 }, 'opted_out'],
    [400, { code: 21612 }, 'undeliverable'],
    [400, { code: 21614 }, 'invalid_recipient'],
    [403, { code: 21408 }, 'rejected'],
    [400, { code: 99999 }, 'rejected'],
    [400, 'Bad request', 'rejected'],
    [409, { code: 99999 }, 'rejected'],
    [413, 'Too large', 'rejected'],
    [422, { code: 99999 }, 'rejected'],
    [422, {}, 'rejected'],
  ])('are refused for good by %i %j: %s', async (status, body, code) => {
    answerWith(status, body);
    await expect(sms().send(MESSAGE)).rejects.toMatchObject({ name: 'ProviderRefused', code });
  });

  it.each([
    [429, { code: 20429 }],
    [408, {}],
    [503, 'busy'],
    [503, { code: 20503 }],
    [400, { code: 21611 }],
    [400, { code: 63038 }],
  ])('were not sent after %i %j, and may be tried again', async (status, body) => {
    answerWith(status, body);
    await expect(sms().send(MESSAGE)).rejects.toMatchObject({ name: 'NotSent', pauseMs: null });
  });

  it.each([
    [401, { code: 20003 }],
    [403, {}],
    [403, { code: 20005 }],
    [402, {}],
    [404, { code: 20404 }],
    [405, {}],
    [302, {}],
    [400, { code: 21660 }],
  ])('were not sent after %i %j, which is about the account and not the text', async (status, body) => {
    answerWith(status, body);
    await expect(sms().send(MESSAGE)).rejects.toMatchObject({
      name: 'AccountRefused',
      message: expect.stringContaining(`${server.baseUrl} answered ${status}`),
    });
  });

  it.each([
    [429, () => '30', 30_000],
    [503, () => '7', 7_000],
    [429, () => new Date(Date.now() + 120_000).toUTCString(), 120_000],
    [429, () => '86400', 3_600_000],
    [429, () => '0', null],
    [429, () => new Date(Date.now() - 5_000).toUTCString(), null],
    [429, () => 'soon', null],
  ])('are to wait after %i as its Retry-After says', async (status, header, pauseMs) => {
    server.answer((_request, response) => response.writeHead(status, { 'retry-after': header() }).end());
    const error: unknown = await sms()
      .send(MESSAGE)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'NotSent' });
    const { pauseMs: said } = error as { pauseMs: number | null };
    if (pauseMs === null) expect(said).toBeNull();
    // A date is to the second, and the request took a moment.
    else expect(Math.abs((said ?? 0) - pauseMs)).toBeLessThan(3_000);
    expect(said ?? 0).toBeLessThanOrEqual(3_600_000);
  });

  it.each([
    [500, 'An error page'],
    [500, { code: 20500 }],
    [502, '<html>'],
    [504, {}],
  ])('may have been sent after %i %j: whoever answers so may have passed it on', async (status, body) => {
    answerWith(status, body);
    await expect(sms().send(MESSAGE)).rejects.toMatchObject({ name: 'UnexpectedStatus', status });
  });

  it('may have been sent after no answer, a cut line, or an answer without an id', async () => {
    answerWith(201, { status: 'queued' });
    await expect(sms().send(MESSAGE)).rejects.toMatchObject({ name: 'ZodError' });
    server.answer(() => undefined);
    await expect(sms(50).send(MESSAGE)).rejects.toMatchObject({ name: 'TimeoutError' });
    server.answer((_request, response) => response.destroy());
    await expect(sms().send(MESSAGE)).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
  });

  it('were not sent where nobody is reached', async () => {
    const { port } = server;
    await server.close();
    const nowhere = twilioSender({
      baseUrl: `http://127.0.0.1:${port}`,
      accountSid: 'AC123',
      authToken: 't0ken',
      timeoutMs: 2_000,
    });
    await expect(nowhere.send(MESSAGE)).rejects.toMatchObject({
      name: 'NotSent',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('may have been sent after an answer that never ends', async () => {
    const chunk = Buffer.alloc(1_048_576);
    const endless = function* () {
      for (;;) yield chunk;
    };
    server.answer((_request, response) => {
      response.writeHead(201);
      Readable.from(endless()).pipe(response);
    });
    await expect(sms(60_000).send(MESSAGE)).rejects.toThrow(/returned more than 16777216 bytes/);
  });
});
