/**
 * A proxy before a page of this machine that asks for no log-in, such as the Temporal UI. Somebody else's page can have
 * its own name lead to this machine (DNS rebinding), and its visitor's browser then lets it read what it finds: so only
 * requests by a name of this machine pass.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A host as a parsed URL has it: addresses are in their usual form, such as 127.0.0.1. */
const THIS_MACHINE = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])\.?$/;

/** Listens on a port of the loopback; returns what ends it. */
export async function startOwnHostProxy(
  port: number,
  target: { readonly host: string; readonly port: number },
): Promise<() => void> {
  const server = createServer((incoming, answer) => {
    if (isOwn(incoming.headers.host)) forward(incoming, answer, target);
    else answer.writeHead(421, { 'content-type': 'text/plain' }).end('Unknown host: use localhost.\n');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

function isOwn(host: string | undefined): boolean {
  const url = `http://${host ?? ''}`;
  return URL.canParse(url) && THIS_MACHINE.test(new URL(url).hostname);
}

function forward(
  incoming: IncomingMessage,
  answer: ServerResponse,
  target: { readonly host: string; readonly port: number },
): void {
  const { method, url, headers } = incoming;
  const outgoing = request({ ...target, method, path: url, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
    reply.once('error', () => answer.destroy());
  });
  outgoing.once('error', () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  answer.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
