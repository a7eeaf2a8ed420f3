/** A server on the loopback that answers as a test says and keeps what it was asked. */
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { method: string; url: URL; headers: IncomingHttpHeaders; body: string };

export type FakeServer = {
  baseUrl: string;
  port: number;
  asked: Asked[];
  /** Replaces how the next requests are answered. */
  answer: (respond: (request: Asked, response: ServerResponse) => void) => void;
  close: () => Promise<void>;
};

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export async function startFakeServer(): Promise<FakeServer> {
  const asked: Asked[] = [];
  let respond = (_request: Asked, response: ServerResponse): void => void response.writeHead(204).end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const entry: Asked = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://fake'),
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      asked.push(entry);
      respond(entry, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    port,
    asked,
    answer: (next) => {
      respond = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
