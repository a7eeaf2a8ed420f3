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
const FILES: Record<string, Buffer> = { '/map.pmtiles': MAP, '/page.html': Buffer.from('<html>'.repeat(50)) };
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let server: Server;
let origin: string;
let folder: string;
let file: string;
beforeAll(async () => {
  server = createServer((request, response) => {
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
  ['no map', '/page.html', sha256(FILES['/page.html']!), 'cannot be shown as a map'],
  ['nothing', '/nothing', sha256(MAP), 'answered 404'],
])('%s changes nothing, and leaves nothing', async (_, path, digest, why) => {
  await fetched('/map.pmtiles', sha256(MAP));
  await writeFile(file, 'the one before');
  await expect(fetched(path, digest)).rejects.toThrow(why);
  expect(await readFile(file, 'utf8')).toBe('the one before');
  expect(await readdir(join(folder, 'maps'))).toEqual(['map.pmtiles']);
});
