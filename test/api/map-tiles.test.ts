/** Map tiles that the API serves from a PMTiles file, and what the console is told of them. */
import { request } from 'node:http';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startApi, type TestApi } from '../support/api.js';
import { bothModes, member } from '../support/console.js';
import { pmtiles } from '../support/pmtiles.js';

const LAND = Buffer.from('a vector tile');
const vectorMap = pmtiles('mvt', [
  { z: 0, x: 0, y: 0, bytes: LAND },
  { z: 12, x: 2043, y: 1364, bytes: Buffer.from('Croydon') },
]);

let folder: string;
let file: string;
let api: TestApi;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-map-'));
  file = join(folder, 'map.pmtiles');
  api = await startApi({ WAYPOST_MAP_TILES: file });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const put = async (bytes: Buffer): Promise<void> => {
  // Another file takes its place, as `waypost map fetch` has it.
  await writeFile(`${file}.new`, bytes);
  await rename(`${file}.new`, file);
};
const tile = (path: string) => fetch(`${api.origin}/map/tiles/${path}`);
const toldTiles = async () => {
  const { live } = await bothModes(api);
  return (await (await member(api, live)).call('GET', '/session')).body.tiles;
};

/** Requests a tile without decoding it. */
const raw = (path: string, coding: string): Promise<{ coding: string | undefined; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    request(`${api.origin}/map/tiles/${path}`, { headers: { 'accept-encoding': coding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ coding: response.headers['content-encoding'], bytes: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

test('without the file there is no map, and maps keep their built-in base', async () => {
  await rm(file, { force: true });
  expect((await tile('0/0/0')).status).toBe(204);
  expect(await toldTiles()).toBeNull();
});

test('a file of vector tiles: each as it is stored, none elsewhere', async () => {
  await put(vectorMap);
  expect(await toldTiles()).toEqual({
    kind: 'vector',
    url: '/map/tiles/{z}/{x}/{y}',
    attribution: '© OpenStreetMap contributors',
    max_zoom: 12,
  });
  const answer = await tile('0/0/0');
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/vnd.mapbox-vector-tile',
    'public, max-age=86400',
  ]);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(LAND);
  expect(await raw('0/0/0', 'gzip')).toEqual({ coding: 'gzip', bytes: gzipSync(LAND) });
  expect(await raw('0/0/0', 'identity')).toEqual({ coding: undefined, bytes: LAND });
  expect(await (await tile('12/2043/1364')).text()).toBe('Croydon');
  expect((await tile('12/0/0')).status).toBe(204);
});

test('another file is shown from then on, without a restart', async () => {
  await put(vectorMap);
  expect(await (await tile('0/0/0')).text()).toBe(LAND.toString());
  const picture = Buffer.from('a picture of another map');
  await put(pmtiles('png', [{ z: 0, x: 0, y: 0, bytes: picture }]));
  const answer = await tile('0/0/0');
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
    'image/png',
    picture.toString(),
  ]);
  expect(await toldTiles()).toMatchObject({ kind: 'raster', max_zoom: 0 });
});

test.each(['0/0/1', '25/0/0', '1/-1/0', '1/0/2', 'a/0/0', '1/0/0.5', '0/0/00000000000'])(
  'there is no place %s',
  async (path) => {
    const answer = await tile(path);
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: 'unknown_route' } }]);
  },
);

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('<html>not found</html>'.repeat(20))],
  ['tiles of a kind that is not drawn', pmtiles('mlt', [{ z: 0, x: 0, y: 0, bytes: LAND }])],
  [
    'layers of an older version',
    pmtiles('mvt', [{ z: 0, x: 0, y: 0, bytes: LAND }], [{ id: 'roads', fields: { 'pmap:kind': 'string' } }]),
  ],
])('a file that holds %s leaves maps their built-in base', async (_, bytes) => {
  await put(bytes);
  expect(await toldTiles()).toBeNull();
  await put(vectorMap);
  expect(await toldTiles()).toMatchObject({ kind: 'vector' });
});

test('the page that draws them may load from its own server alone', async () => {
  const page = await fetch(`${api.origin}/console/today`);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/https?:/);
});

test('tiles of another server come before those of the file, and the policy names that server', async () => {
  await put(vectorMap);
  const url = 'https://{s}.tile.example/{z}/{x}/{y}.png';
  const other = await startApi({ WAYPOST_MAP_TILES: file, WAYPOST_TILES_URL: url });
  try {
    const { live } = await bothModes(other);
    const { body } = await (await member(other, live)).call('GET', '/session');
    expect(body.tiles).toEqual({ kind: 'raster', url, attribution: '', max_zoom: null });
    const page = await fetch(`${other.origin}/console/today`);
    expect(page.headers.get('content-security-policy')).toContain(
      "img-src 'self' data: blob: https://*.tile.example;",
    );
  } finally {
    await other.close();
  }
});
