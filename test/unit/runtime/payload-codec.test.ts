/** The payload codec and its server: sealed, readable with each key of the list, and for nobody else. */
import { once } from 'node:events';
import { defaultPayloadConverter, toPayloads } from '@temporalio/common';
import type { Payload } from '@temporalio/common';
import { createCodecServer, createPayloadCodec } from '../../../src/runtime/payload-codec.js';

const key = (byte: number) => Buffer.alloc(32, byte);
const payloads = toPayloads(defaultPayloadConverter, { order: 'ord_1' }, 'text') ?? [];
const valuesOf = (all: readonly Payload[]) => all.map((one) => defaultPayloadConverter.fromPayload(one));

test('what is encrypted says nothing, and is read again', async () => {
  const codec = createPayloadCodec([key(1)]);
  const sealed = await codec.encode(payloads);
  expect(sealed.map(({ data }) => Buffer.from(data ?? []).includes('ord_1'))).toEqual([false, false]);
  expect(valuesOf(await codec.decode(sealed))).toEqual([{ order: 'ord_1' }, 'text']);
  expect(await codec.encode(payloads)).not.toEqual(sealed);
});

test('keys rotate: the new one encrypts, the old one still decrypts until it is dropped', async () => {
  const old = await createPayloadCodec([key(1)]).encode(payloads);
  const both = createPayloadCodec([key(2), key(1)]);
  expect(valuesOf(await both.decode(old))).toEqual([{ order: 'ord_1' }, 'text']);
  const now = await both.encode(payloads);
  const onlyNew = createPayloadCodec([key(2)]);
  expect(valuesOf(await onlyNew.decode(now))).toEqual([{ order: 'ord_1' }, 'text']);
  await expect(onlyNew.decode(old)).rejects.toThrow(/with the key [0-9a-f]{16}, which is not configured/);
});

test('what was stored in clear before is read as it is; what was changed is refused', async () => {
  const codec = createPayloadCodec([key(1)]);
  expect(await codec.decode(payloads)).toEqual(payloads);
  const [sealed] = await codec.encode(payloads);
  const data = Buffer.from(sealed?.data ?? []);
  data.writeUInt8(data.readUInt8(20) ^ 1, 20);
  await expect(codec.decode([{ ...sealed, data }])).rejects.toThrow('changed after it was encrypted');
  await expect(codec.decode([{ ...sealed, data: data.subarray(0, 9) }])).rejects.toThrow('too short');
});

describe('the server', () => {
  const origin = 'https://ui.example';
  const codec = createPayloadCodec([key(1)]);
  const server = createCodecServer({ codec, token: 'the token', origin });
  let url: string;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => server.close());

  const ask = (place: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${place}`, {
      method: 'POST',
      headers: { authorization: 'Bearer the token', 'content-type': 'application/json', ...headers },
      body,
    });
  const written = (all: readonly Payload[]) =>
    JSON.stringify({
      payloads: all.map(({ metadata, data }) => ({
        metadata: Object.fromEntries(
          Object.entries(metadata ?? {}).map(([name, value]) => [
            name,
            Buffer.from(value).toString('base64'),
          ]),
        ),
        data: Buffer.from(data ?? []).toString('base64'),
      })),
    });

  test('decrypts and encrypts for who has the token', async () => {
    const answer = await ask('/decode', written(await codec.encode(payloads)));
    expect([answer.status, await answer.json()]).toEqual([200, JSON.parse(written(payloads))]);
    const encoded = (await (await ask('/encode', written(payloads))).json()) as {
      payloads: { data: string }[];
    };
    expect(encoded.payloads).toHaveLength(2);
    expect(Buffer.from(encoded.payloads[1]?.data ?? '', 'base64').includes('text')).toBe(false);
  });

  test.each(['', 'Bearer wrong', 'Basic dGhlIHRva2Vu'])('refuses "%s"', async (authorization) => {
    const answer = await ask('/decode', written(payloads), { authorization });
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('payloads');
  });

  test('only pages of the UI may ask from a browser', async () => {
    const allowed = async (from: string) => {
      const answer = await fetch(`${url}/decode`, { method: 'OPTIONS', headers: { origin: from } });
      return [answer.status, answer.headers.get('access-control-allow-origin')];
    };
    expect(await allowed(origin)).toEqual([204, origin]);
    expect(await allowed('https://evil.example')).toEqual([204, null]);
  });

  test('refuses what is not the protocol, and what it cannot read', async () => {
    const other = await createPayloadCodec([key(7)]).encode(payloads);
    const answers = [
      await ask('/other', '{}'),
      await ask('/decode', 'not json'),
      await ask('/decode', '{"payloads": 1}'),
      await ask('/decode', written(other)),
      await ask('/decode', 'x'.repeat(6_100_000)).catch(() => ({ status: 413 })),
      await fetch(`${url}/decode`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 400, 422, 413, 405]);
  });
});
