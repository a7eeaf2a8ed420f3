/**
 * Ports of embedded servers: a free one when none is configured, and a clear refusal when the configured one is
 * taken, before anything is started on it.
 */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { errorCode } from '@waypost/base/error-code';

const LOOPBACK = '127.0.0.1';

/** A configured port on which nothing can listen. */
class UnusablePortError extends Error {
  override readonly name = 'UnusablePortError';

  constructor(variable: string, port: number, host: string, code: unknown) {
    super(
      code === 'EADDRINUSE'
        ? `${variable}: port ${port} is in use. Set ${variable} to a free port, or stop the program that uses it.`
        : code === 'EACCES'
          ? `${variable}: this user cannot listen on port ${port}. Set ${variable} to a port above 1023.`
          : `HOST: ${host} is not an address of this machine (${String(code)}). Set HOST to one, or unset it.`,
    );
  }
}

/**
 * Returns the configured port if it is free, or any free one if none is configured.
 *
 * @param variable the environment variable that configures it, for the message
 * @throws {UnusablePortError} if the configured port cannot be used
 */
export async function claimPort(variable: string, configured: number | undefined): Promise<number> {
  if (configured === undefined) return freePort();
  await assertPortFree(variable, configured, LOOPBACK);
  return configured;
}

/** @throws {UnusablePortError} if nothing can listen on the port at this address */
export async function assertPortFree(variable: string, port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new UnusablePortError(variable, port, host, errorCode(error));
  }
  server.close();
  await once(server, 'close');
}

/**
 * Returns a port nobody holds. A connection is accepted on it and closed from the server's side first. That leaves
 * the port in TIME_WAIT, so that the system gives it to nobody else who asks for any port, while a server that asks
 * for it by number (all set SO_REUSEADDR) still gets it.
 */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, 'listening');
  // The address of a listening TCP server is never a string or null.
  const { port } = server.address() as AddressInfo;
  const client = connect(port, LOOPBACK);
  const [accepted] = (await once(server, 'connection')) as [Socket];
  accepted.end();
  client.resume().end();
  await once(accepted.resume(), 'close');
  server.close();
  await once(server, 'close');
  return port;
}
