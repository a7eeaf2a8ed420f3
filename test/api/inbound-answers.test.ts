/** What a texting provider is answered, byte for byte: it reads headers and bodies by machine. */
import express, { type NextFunction, type Request, type Response as Answer } from 'express';
import type { AddressInfo } from 'node:net';
import twilio from 'twilio';
import { asAppError, sendError } from '../../src/api/pipeline/errors.js';
import type { InboundTexts, TextRequest } from '../../src/domain/inbound-messages.js';
import { createInbound } from '../../src/operations/bookings/inbound-routes.js';
import { api, asked, form, OURS, PUBLIC, replies, TOKEN, useInbound } from '../support/inbound.js';

useInbound();

const FORM = 'application/x-www-form-urlencoded';
/** A signature by its form, of nothing. */
const PLAUSIBLE = `${'A'.repeat(27)}=`;

const post = (path: string, body: string, headers: Record<string, string>) =>
  fetch(`${api.origin}${path}`, { method: 'POST', headers, body });

/** A body as it is, signed for these fields. */
const signed = (body: string, fields: Record<string, unknown>, type = FORM) =>
  post('/inbound/sms', body, {
    'Content-Type': type,
    'X-Twilio-Signature': twilio.getExpectedTwilioSignature(TOKEN, `${PUBLIC}/inbound/sms`, fields),
  });

const codeOf = async (answer: globalThis.Response) => [
  answer.status,
  ((await answer.json()) as any).error.code,
];

test('a text is answered by an empty document, a report by nothing', async () => {
  const taken = await form('/inbound/sms', {
    MessageSid: 'SM1',
    From: '+447700912345',
    To: OURS,
    Body: 'Hi',
  });
  expect([taken.status, taken.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
  expect(await taken.text()).toBe('<?xml version="1.0" encoding="UTF-8"?><Response/>');
  for (const MessageStatus of ['sent', 'delivered']) {
    const reported = await form('/inbound/sms/status?message=msg_none', { MessageSid: 'SM1', MessageStatus });
    expect([reported.status, reported.headers.get('content-type'), await reported.text()]).toEqual([
      204,
      null,
      '',
    ]);
  }
  const ofNoMessage = await form('/inbound/sms/status', { MessageSid: 'SM1', MessageStatus: 'failed' });
  expect(ofNoMessage.status).toBe(204);
});

test('401: without a signature nothing is read, nor a body that is no form', async () => {
  const long = 'x'.repeat(70_000);
  const bare = await post('/inbound/sms', long, { 'Content-Type': FORM });
  expect(bare.headers.get('www-authenticate')).toBe('Bearer');
  expect(await codeOf(bare)).toEqual([401, 'invalid_key']);
  for (const path of ['/inbound/sms', '/inbound/sms/status?message=msg_1']) {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const headers = { 'Content-Type': type, 'X-Twilio-Signature': PLAUSIBLE };
      expect(await codeOf(await post(path, JSON.stringify({ long }), headers))).toEqual([401, 'invalid_key']);
    }
  }
});

test('a form that cannot be read is refused before its signature', async () => {
  const many = Array.from({ length: 201 }, (_, index) => `a${index}=1`).join('&');
  const plausible = (body: string, type = FORM) =>
    post('/inbound/sms', body, { 'Content-Type': type, 'X-Twilio-Signature': PLAUSIBLE });
  expect((await plausible('a='.padEnd(70_000, 'x'))).status).toBe(413);
  expect((await plausible(many)).status).toBe(400);
  expect((await plausible('a=1', `${FORM}; charset=utf-16`)).status).toBe(415);
  expect((await plausible('a=1', `${FORM}; charset=iso-8859-1`)).status).toBe(401);
});

test('422: a signed form that is no text; repeated fields are signed by all their values', async () => {
  const noText = [422, 'invalid_value'];
  expect(await codeOf(await signed('', {}))).toEqual(noText);
  expect(await codeOf(await signed('{"MessageSid":"SM1"}', {}, 'application/json'))).toEqual(noText);
  // No brackets are understood: they are part of a field's name.
  expect(await codeOf(await signed('a[b]=1&a[]=2', { 'a[b]': '1', 'a[]': '2' }))).toEqual(noText);
  const twice = { MessageSid: 'SM1', From: '+447700912345', To: OURS, Body: ['two', 'one'] };
  const body = `MessageSid=SM1&From=%2B447700912345&To=${encodeURIComponent(OURS)}&Body=two&Body=one`;
  expect(await codeOf(await signed(body, twice))).toEqual(noText);
  expect((await signed('caf%E9=1', { café: '1' }, `${FORM}; charset=iso-8859-1`)).status).toBe(422);
});

describe('a provider of another dialect', () => {
  const read = ({ json }: TextRequest) => JSON.parse(json.toString('utf8'));
  const port: InboundTexts = {
    signatureHeader: 'X-Other-Signature',
    bodies: 'json',
    mayBeSigned: (signature) => signature !== undefined,
    isSigned: ({ url, json }, signature) => signature === `${url} ${json.length}`,
    readText: (request) => ({ ...read(request), sentAt: null }),
    readReceipt: (request) => ({ message: read(request).message, result: 'delivered' }),
    answer: { contentType: 'application/json', body: '{}' },
  };

  test('is answered in its own way, and nobody else’s signature counts', async () => {
    const app = express().use(createInbound(api.foundation.source, { texts: port }));
    app.use((thrown: unknown, _request: Request, response: Answer, _next: NextFunction) => {
      sendError(response, asAppError(thrown), 'rqs_1');
    });
    const server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { order, phone } = await asked();
    const { rows } = await api.owner.query(
      `select id from messages where order_id = $1 and channel = 'sms'`,
      [order],
    );
    const send = (path: string, body: string, header = 'X-Other-Signature') =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          [header]: `${PUBLIC}${path} ${Buffer.byteLength(body)}`,
        },
        body,
      });
    const text = JSON.stringify({ id: 'one', from: phone, to: OURS, text: '2 please – £' });
    try {
      const taken = await send('/inbound/sms', text);
      expect([taken.status, taken.headers.get('content-type'), await taken.text()]).toEqual([
        ...[200, 'application/json; charset=utf-8', '{}'],
      ]);
      expect(await replies(order)).toMatchObject([{ text: '2 please – £' }]);
      expect(await codeOf(await send('/inbound/sms', text, 'X-Twilio-Signature'))).toEqual([
        401,
        'invalid_key',
      ]);
      expect((await send('/inbound/sms/status', JSON.stringify({ message: rows[0].id }))).status).toBe(204);
      const statuses = await api.owner.query('select status from messages where id = $1', [rows[0].id]);
      expect(statuses.rows).toEqual([{ status: 'delivered' }]);
    } finally {
      server.close();
    }
  });
});
