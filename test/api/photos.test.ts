/** Photos over HTTP: a block per status. */
import { type Client, useApi } from '../support/api.js';

const api = useApi();
let client: Client;

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100, 7)]);
const WEBP = Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(16)]);
const JPEG = Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), Buffer.alloc(50, 1)]);

beforeAll(async () => {
  client = await api.client();
});

const send = (bytes: Buffer, type: string, key = client.key) =>
  fetch(`${api.origin}/sandbox/admin/v1/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': type },
    body: new Uint8Array(bytes),
  });

test.each([
  ['image/png', PNG],
  ['image/webp', WEBP],
  ['image/jpeg', JPEG],
])('201 and 200: %s comes back byte for byte', async (type, bytes) => {
  const made = await send(bytes, type);
  expect(made.status).toBe(201);
  const photo = (await made.json()) as any;
  expect(photo).toEqual({
    id: expect.stringMatching(/^pho_/),
    object: 'photo',
    content_type: type,
    size: bytes.length,
    created_at: expect.any(String),
  });
  expect(made.headers.get('location')).toBe(`/sandbox/admin/v1/photos/${photo.id}`);

  const got = await fetch(`${api.origin}/sandbox/admin/v1/photos/${photo.id}`, {
    headers: { authorization: `Bearer ${client.key}` },
  });
  expect(got.status).toBe(200);
  expect(got.headers.get('content-type')).toBe(type);
  expect(got.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true);
});

test.each(['image/jpg', 'IMAGE/JPG', 'image/pjpeg'])('201: %s is a JPEG', async (type) => {
  const made = await send(JPEG, type);
  expect([made.status, ((await made.json()) as any).content_type]).toEqual([201, 'image/jpeg']);
});

describe('half an image', () => {
  const hex = (...parts: string[]) => Buffer.from(parts.join(''), 'hex');
  const THUMBNAIL = 'ffd8ffda000801010000ff0011ffd9';
  const SCAN = 'ffda0008010100003f00a1b2ff00c3ffd0d4';
  const HEADER = `ffd8ffe1${(2 + THUMBNAIL.length / 2).toString(16).padStart(4, '0')}${THUMBNAIL}ffdb0002`;
  const PIXELS = Buffer.from('IDAT pixels', 'latin1');

  test.each([
    ['a JPEG', 'image/jpeg', hex(HEADER, SCAN, 'ffd9'), 201],
    ['a JPEG with more behind its end', 'image/jpeg', hex(HEADER, SCAN, 'ffd9', '00'.repeat(40)), 201],
    ['a JPEG in several scans', 'image/jpeg', hex(HEADER, SCAN, 'ffc40002', SCAN, 'ffd9'), 201],
    ['a JPEG that breaks off', 'image/jpeg', hex(HEADER, SCAN), 422],
    ['a JPEG that breaks off between scans', 'image/jpeg', hex(HEADER, SCAN, 'ffc40002', SCAN), 422],
    ['a JPEG that breaks off within its end', 'image/jpeg', hex(HEADER, SCAN, 'ff'), 422],
    ['a PNG', 'image/png', Buffer.concat([PNG.subarray(0, 8), PIXELS, Buffer.from('IEND')]), 201],
    ['a PNG that breaks off', 'image/png', Buffer.concat([PNG.subarray(0, 8), PIXELS]), 422],
    ['a WebP that breaks off', 'image/webp', WEBP.subarray(0, 20), 422],
  ])('%s', async (_case, type, bytes, status) => {
    const made = await send(bytes, type);
    expect(made.status).toBe(status);
    if (status === 422) {
      expect(((await made.json()) as any).error.message).toBe('The image is truncated. Send the whole file.');
    }
  });
});

test('413: more than 10 MB', async () => {
  const refused = await send(Buffer.concat([PNG, Buffer.alloc(10_000_000)]), 'image/png');
  expect(refused.status).toBe(413);
});

test('415: another media type', async () => {
  const refused = await send(PNG, 'image/gif');
  expect(refused.status).toBe(415);
  expect(((await refused.json()) as any).error.code).toBe('unsupported_media_type');
});

test.each([
  ['bytes of another type', JPEG, 'invalid_value'],
  ['nothing', Buffer.alloc(0), 'missing_field'],
])('422: %s', async (_case, bytes, code) => {
  const refused = await send(bytes, 'image/png');
  expect(refused.status).toBe(422);
  expect(((await refused.json()) as any).error).toMatchObject({ code, param: 'body' });
});

test("404 and 403: another tenant's photo, a key without the scope", async () => {
  const { id } = (await (await send(PNG, 'image/png')).json()) as any;
  const other = await api.client();
  expect((await other.get(`/photos/${id}`)).status).toBe(404);
  const reader = await api.client({ scopes: ['orders:read'] });
  expect((await send(PNG, 'image/png', reader.key)).status).toBe(403);
});

test('429: more than 200 MB in an hour, of one tenant; with when there is room', async () => {
  const busy = await api.client();
  const now = new Date();
  const stored = (megabytes: number, minutesAgo: number, id: string) =>
    api.owner.query(
      `insert into photos (tenant_id, id, content_type, bytes, created_at)
       values ($1, $2, 'image/png', decode(repeat('00', $3::int * 1000000), 'hex'), $4)`,
      [busy.tenant.id, id, megabytes, new Date(now.getTime() - minutesAgo * 60_000)],
    );
  await stored(150, 61, 'pho_old');
  await stored(100, 40, 'pho_older');
  await stored(99, 10, 'pho_newer');
  expect((await send(PNG, 'image/png', busy.key)).status).toBe(201);
  await stored(1, 5, 'pho_last');
  const refused = await send(PNG, 'image/png', busy.key);
  expect(refused.status).toBe(429);
  expect(((await refused.json()) as any).error).toMatchObject({ code: 'rate_limited' });
  // The one of 40 minutes ago goes in 20.
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(10 * 60);
  expect(wait).toBeLessThanOrEqual(20 * 60);
  expect((await send(PNG, 'image/png')).status).toBe(201);
});
