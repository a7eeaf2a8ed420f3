import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { assertPortFree, claimPort, freePort } from '@waypost/dev-servers/ports';
import { lockHome } from '@waypost/dev-servers/home-lock';
import { localSecret } from '../../../src/runtime/secrets.js';

const home = mkdtempSync(join(tmpdir(), 'waypost-home-'));
afterAll(() => rmSync(home, { recursive: true }));

describe('the lock of a home folder', () => {
  test('is refused while another process of the same kind has it, by its id', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'the-marker'], {
      stdio: 'ignore',
    });
    await once(other, 'spawn');
    writeFileSync(join(home, 'serve.lock'), String(other.pid));
    await expect(lockHome(home, 'the-marker')).rejects.toThrow(
      `${home} is in use by process ${String(other.pid)}. Stop that process, or set WAYPOST_HOME to another folder.`,
    );
    other.kill('SIGKILL');
    await once(other, 'exit');
    const release = await lockHome(home, 'the-marker');
    release();
  });

  test('of a process id that belongs to another program by now is taken over', async () => {
    writeFileSync(join(home, 'serve.lock'), String(process.ppid));
    const release = await lockHome(home, 'a marker of no program');
    release();
  });
});

test('a local secret is made once, of 32 bytes, for its owner only', () => {
  const secret = localSecret(home, 'master');
  expect(Buffer.from(secret, 'base64')).toHaveLength(32);
  expect(localSecret(home, 'master')).toBe(secret);
  expect(localSecret(home, 'key-pepper')).not.toBe(secret);
  expect(statSync(join(home, 'master.key')).mode & 0o777).toBe(0o600);
});

describe('ports', () => {
  test('a taken one is a clear error, naming variable and port', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(claimPort('WAYPOST_PG_PORT', port)).rejects.toThrow(
      `WAYPOST_PG_PORT: port ${port} is in use.`,
    );
    server.close();
    await once(server, 'close');
    expect(await claimPort('WAYPOST_PG_PORT', port)).toBe(port);
  });

  test.each([
    ['EACCES', 'PORT: this user cannot listen on port 80. Set PORT to a port above 1023.'],
    ['EADDRNOTAVAIL', 'HOST: 192.0.2.1 is not an address of this machine (EADDRNOTAVAIL).'],
  ])('one that fails with %s is a clear error too', async (code, says) => {
    const listening = mock.method(Server.prototype, 'listen', function (this: Server) {
      process.nextTick(() => this.emit('error', Object.assign(new Error(code), { code })));
      return this;
    });
    try {
      await expect(assertPortFree('PORT', 80, '192.0.2.1')).rejects.toThrow(says);
    } finally {
      listening.mock.restore();
    }
  });

  test('free ones differ and can be listened on', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, freePort));
    expect(new Set(ports).size).toBe(20);
    for (const port of ports) {
      const server = createServer().listen(port, '127.0.0.1');
      await once(server, 'listening');
      server.close();
    }
  });
});
