/** `waypost map fetch`: only the file that was meant, and only a map, takes the place of the one before. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchMap } from '../../../src/bin/operator/map.js';
import { pmtiles } from '../../support/pmtiles.js';

const MAP = pmtiles('mvt', [{ z: 3, x: 3, y: 2, bytes: Buffer.from('land') }]);
const FILES: Record<string, Buffer> = {
  '/map.pmtiles': MAP,
  '/page.html': Buffer.from('<html>'.repeat(50)),
  '/empty': Buffer.alloc(0),
  '/cut.pmtiles': MAP.subarray(0, MAP.length - 3),
  '/header.pmtiles': MAP.subarray(0, 127),
};
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const digestOf = (path: string) => sha256(FILES[path] ?? Buffer.alloc(0));

let server: Server;
let origin: string;
let folder: string;
let file: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/broken') {
      response.writeHead(200, { 'content-length': 1_000 }).write('PMTiles');
      setTimeout(() => response.destroy(), 20);
      return;
    }
    const bytes = FILES[request.url ?? ''];
    response.writeHead(bytes ? 200 : 404).end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-fetch-'));
  file = join(folder, 'maps', 'map.pmtiles');
});
afterEach(() => rm(folder, { recursive: true }));

const fetched = (path: string, digest: string) =>
  fetchMap({ url: new URL(path, origin), sha256: digest }, file);

test('downloads a map, and says what it is', async () => {
  expect(await fetched('/map.pmtiles', sha256(MAP))).toEqual({
    path: file,
    bytes: MAP.length,
    tiles: 'vector',
    min_zoom: 3,
    max_zoom: 3,
  });
  expect(await readFile(file)).toEqual(MAP);
  // Once more, over the one that is there.
  await fetched('/map.pmtiles', sha256(MAP));
  expect(await readdir(join(folder, 'maps'))).toEqual(['map.pmtiles']);
});

test.each([
  ['another file', '/map.pmtiles', sha256(Buffer.from('another')), `The file's SHA-256 is ${sha256(MAP)}`],
  [
    'no map',
    '/page.html',
    digestOf('/page.html'),
    '/page.html cannot be used as a map: it is not a PMTiles file.',
  ],
  ['an empty file', '/empty', digestOf('/empty'), 'it is not a PMTiles file.'],
  [
    'a part of a map',
    '/cut.pmtiles',
    digestOf('/cut.pmtiles'),
    `it is truncated: ${MAP.length - 3} of ${MAP.length} bytes`,
  ],
  ['the head of a map', '/header.pmtiles', digestOf('/header.pmtiles'), 'it is truncated.'],
  ['a connection that breaks', '/broken', sha256(MAP), 'closed the connection after 7 bytes: '],
  ['nothing', '/nothing', sha256(MAP), 'answered 404'],
])('%s changes nothing, and leaves nothing', async (_, path, digest, why) => {
  await fetched('/map.pmtiles', sha256(MAP));
  await writeFile(file, 'the one before');
  await expect(fetched(path, digest)).rejects.toThrow(why);
  expect(await readFile(file, 'utf8')).toBe('the one before');
  expect(await readdir(join(folder, 'maps'))).toEqual(['map.pmtiles']);
});

test('without a network it says which server cannot be reached, and why', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  const url = new URL(`http://127.0.0.1:${port}/map.pmtiles`);
  await expect(fetchMap({ url, sha256: sha256(MAP) }, file)).rejects.toThrow(
    `${url.origin} cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
  );
  const away = new URL('https://maps.invalid/map.pmtiles');
  await expect(fetchMap({ url: away, sha256: sha256(MAP) }, file)).rejects.toThrow(
    /^https:\/\/maps\.invalid cannot be reached: getaddrinfo /,
  );
  expect(await readdir(join(folder, 'maps'))).toEqual([]);
});
