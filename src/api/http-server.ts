/**
 * The HTTP server below the application. Input that never becomes a request (broken syntax, headers too large, a client
 * too slow) is answered here, with the envelope and a request id, but without rate-limit headers, since nothing was
 * counted. The connection is closed.
 */
import { createServer, type Server, type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Express } from 'express';
import { typeidUnboxed } from 'typeid-js';
import { AppError, type ErrorCode } from '../domain/errors.js';
import { envelope } from './pipeline/errors.js';

/** Node's error code → ours; anything else is `invalid_request`. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Longer than the minute for which proxies keep an idle connection: the proxy closes it first, so that no request is
 * lost.
 */
const KEEP_ALIVE_MS = 65_000;

/** Creates a server for `app`, not yet listening. A request must arrive within a minute. */
export function createHttpServer(app: Express, options: ServerOptions = {}): Server {
  /** Pending answers of a connection: a client may send the next request before they are sent. */
  const underWay = new WeakMap<Duplex, Set<ServerResponse>>();
  const server = createServer({
    requestTimeout: 60_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requireHostHeader: false,
    ...options,
  });
  server.on('request', (request, response) => {
    const answers = underWay.get(request.socket) ?? new Set();
    underWay.set(request.socket, answers.add(response));
    response.once('close', () => answers.delete(response));
    if (request.headers.host !== undefined || request.httpVersion === '1.0') {
      app(request, response);
      return;
    }
    const { status, headers, body } = answerOf(
      new AppError('invalid_request', { message: 'The `Host` header is required.' }),
    );
    response.writeHead(status, headers).end(body);
  });
  // Expectations other than 100-continue may be ignored (RFC 9110 §10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket: Socket) => {
    refuse(socket, new AppError('invalid_request', { message: 'CONNECT is not supported.' }));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const isAnswering = [...(underWay.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    // Bytes in the middle of another answer would be read as part of it.
    if (isAnswering || !socket.writable) socket.destroy();
    else refuse(socket, new AppError(CODES[error.code ?? ''] ?? 'invalid_request'));
  });
  return server;
}

/** Sends an error over a connection that can no longer be understood, and ends it. */
function refuse(socket: Socket, error: AppError): void {
  const { status, headers, body } = answerOf(error);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...lines,
    `Date: ${new Date().toUTCString()}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

function answerOf(error: AppError): { status: number; headers: Record<string, string>; body: string } {
  const requestId = typeidUnboxed('rqs');
  const body = JSON.stringify(envelope(error, requestId));
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Request-Id': requestId,
    Connection: 'close',
  };
  return { status: error.status, headers, body };
}
