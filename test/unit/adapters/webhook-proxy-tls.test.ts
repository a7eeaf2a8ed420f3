/** Webhooks over TLS through a proxy: the tunnel changes nothing of what is trusted, and the proxy sees no word. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from '../../../src/runtime/config.js';
import { authority, type Certificate } from '../../support/certificates.js';

const run = promisify(execFile);

let folder: string;
let ca: ReturnType<typeof authority>;
let receiver: https.Server;
let silent: Server;
const held = new Set<Socket>();
let received: { host: string | undefined; servername: unknown }[];
const proxies: http.Server[] = [];
/** What went through tunnels, and for which addresses they were asked. */
let seen: { authorities: string[]; bytes: Buffer[] };

const filesOf = ({ cert, key }: Certificate) => ({ cert: readFileSync(cert), key: readFileSync(key) });
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listening = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waypost-proxy-'));
  ca = authority(folder, 'private-authority');
  // For localhost and 127.0.0.1.
  receiver = https.createServer(filesOf(ca.sign('receiver')), (request, response) => {
    const { servername } = request.socket as unknown as { servername: unknown };
    received.push({ host: request.headers.host, servername });
    response.end('ok');
  });
  // Takes connections and says nothing.
  silent = createServer((socket) => void held.add(socket.on('error', () => undefined)));
  proxies.push(http.createServer(), https.createServer(filesOf(ca.sign('proxy'))));
  for (const proxy of proxies) {
    proxy.on('connect', (request, socket) => {
      seen.authorities.push(request.url ?? '');
      const onward = connect(Number(request.url?.split(':')[1]), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        socket.on('data', (bytes: Buffer) => seen.bytes.push(bytes));
        onward.pipe(socket).pipe(onward);
      });
      for (const end of [socket, onward]) end.on('error', () => undefined);
    });
  }
  await Promise.all([receiver, silent, ...proxies].map(listening));
});
afterAll(() => {
  for (const socket of held) socket.destroy();
  for (const server of [receiver, ...proxies]) server.closeAllConnections();
  for (const server of [receiver, silent, ...proxies]) server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  received = [];
  seen = { authorities: [], bytes: [] };
});

/** Posts to each address; `open` counts the connections that are left when all have been answered or given up. */
async function post(
  urls: readonly string[],
  { proxy = `http://127.0.0.1:${portOf(proxies[0]!)}`, trusts = true, timeoutMs = 5_000 } = {},
): Promise<{ results: any[]; open: number }> {
  const program = join(import.meta.dirname, '../../support/post-webhook.ts');
  const env = childEnvironment({ NODE_EXTRA_CA_CERTS: trusts ? ca.cert : undefined });
  const args = ['--import', 'tsx/esm', program, JSON.stringify({ proxy, urls, timeoutMs })];
  const { stdout, stderr } = await run(process.execPath, args, { env, timeout: 30_000 });
  return { results: JSON.parse(stdout), open: Number(stderr.trim().split('\n').at(-1)) };
}

test('the receiver proves its name through the tunnel, and the proxy sees nothing of the request', async () => {
  const port = portOf(receiver);
  const { results } = await post([`https://localhost:${port}/hooks`, `https://127.0.0.1:${port}/hooks`]);
  expect(results).toMatchObject([
    { status_code: 200, error: null },
    { status_code: 200, error: null },
  ]);
  expect(received).toEqual([
    { host: `localhost:${port}`, servername: 'localhost' },
    { host: `127.0.0.1:${port}`, servername: false },
  ]);
  expect(seen.authorities).toEqual([`127.0.0.1:${port}`, `127.0.0.1:${port}`]);
  const words = Buffer.concat(seen.bytes).toString('latin1');
  expect(words.length).toBeGreaterThan(0);
  expect(words).not.toMatch(/POST|hooks|application\/json/);
});

test('a certificate for another name, or of an authority that nobody trusts, gets no request', async () => {
  const port = portOf(receiver);
  const other = await post([`https://hooks.localhost:${port}/`]);
  expect(other.results).toMatchObject([
    { status_code: null, error: 'The request failed: ERR_TLS_CERT_ALTNAME_INVALID.' },
  ]);
  const stranger = await post([`https://localhost:${port}/`], { trusts: false });
  expect(stranger.results).toMatchObject([
    {
      status_code: null,
      error: expect.stringMatching(/^The request failed: [A-Z_]*(CERT|SIGNATURE)[A-Z_]*\.$/),
    },
  ]);
  expect(received).toEqual([]);
});

test('the way to the proxy may be TLS too, by an authority that is trusted', async () => {
  const options = { proxy: `https://127.0.0.1:${portOf(proxies[1]!)}` };
  const url = `https://localhost:${portOf(receiver)}/`;
  expect((await post([url], options)).results).toMatchObject([{ status_code: 200 }]);
  expect((await post([url], { ...options, trusts: false })).results).toMatchObject([{ status_code: null }]);
  expect(received).toHaveLength(1);
});

test('a receiver that never ends the handshake costs its time, and no connection is left', async () => {
  const { results, open } = await post([`https://localhost:${portOf(silent)}/`], { timeoutMs: 1_000 });
  expect(results).toMatchObject([{ status_code: null, error: 'No response within 1 s.' }]);
  expect(open).toBe(0);
});
