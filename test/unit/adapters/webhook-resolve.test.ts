import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createResolve } from '../../../src/adapters/webhook-http/index.js';

const A = 1;
const AAAA = 28;
const NXDOMAIN = 3;

/** name → addresses by type; a name without an entry doesn't exist; `silent` names are never answered. */
let zone: Record<string, { [A]?: string[]; [AAAA]?: string[] } | 'silent'>;
let asked: string[];
let server: Socket;
let servers: string[];
let folder: string;

beforeEach(async () => {
  asked = [];
  zone = {};
  server = createSocket('udp4');
  server.on('message', (question, { port, address }) => {
    const reply = answerTo(question);
    if (reply) server.send(reply, port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  servers = [`127.0.0.1:${server.address().port}`];
  folder = mkdtempSync(join(tmpdir(), 'waypost-hosts-'));
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** One question, answered as a name server does (RFC 1035); undefined for one that is met with silence. */
function answerTo(question: Buffer): Buffer | undefined {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('ascii', at + 1, at + 1 + length));
    at += length + 1;
  }
  const name = labels.join('.');
  const type = question.readUInt16BE(at + 1);
  asked.push(`${name} ${type}`);
  const records = zone[name];
  if (records === 'silent') return undefined;
  const addresses = (type === A ? records?.[A] : records?.[AAAA]) ?? [];
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(0x8180 | (records ? 0 : NXDOMAIN), 2);
  header.writeUInt16BE(addresses.length, 6);
  header.fill(0, 8, 12);
  const answers = addresses.map((address) => {
    const data =
      type === A
        ? Buffer.from(address.split('.').map(Number))
        : Buffer.from(address.split(':').join(''), 'hex');
    const fixed = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]);
    return Buffer.concat([fixed, data]);
  });
  return Buffer.concat([header, question.subarray(12, at + 5), ...answers]);
}

const hosts = (text: string): string => {
  const file = join(folder, 'hosts');
  writeFileSync(file, text);
  return file;
};

const V6 = '2001:0db8:0000:0000:0000:0000:0000:0001';

test('all addresses of a name, of both families', async () => {
  zone['hooks.example.com'] = { [A]: ['192.0.2.1', '192.0.2.2'], [AAAA]: [V6] };
  expect(await createResolve({ servers, hostsFile: hosts('') })('Hooks.Example.com.')).toEqual([
    { address: '192.0.2.1', family: 4 },
    { address: '192.0.2.2', family: 4 },
    { address: '2001:db8::1', family: 6 },
  ]);
});

test.each([
  ['IPv4', { [A]: ['192.0.2.1'] }, [{ address: '192.0.2.1', family: 4 }]],
  ['IPv6', { [AAAA]: [V6] }, [{ address: '2001:db8::1', family: 6 }]],
])('a name with %s alone', async (_case, records, addresses) => {
  zone['hooks.example.com'] = records;
  expect(await createResolve({ servers, hostsFile: hosts('') })('hooks.example.com')).toEqual(addresses);
});

test('a name that does not exist', async () => {
  await expect(createResolve({ servers, hostsFile: hosts('') })('none.example.com')).rejects.toMatchObject({
    code: 'ENOTFOUND',
  });
});

test('the hosts file comes first, without a question to anybody', async () => {
  const hostsFile = hosts(
    '# ours\n192.0.2.7\tapp Receiver.test # the one\n2001:db8::7 receiver.test\nnonsense x\n',
  );
  expect(await createResolve({ servers, hostsFile })('receiver.test')).toEqual([
    { address: '192.0.2.7', family: 4 },
    { address: '2001:db8::7', family: 6 },
  ]);
  expect(asked).toEqual([]);
});

test.each(['localhost', 'hooks.localhost'])(
  '%s is this machine, without a question to anybody',
  async (name) => {
    const hostsFile = join(folder, 'there-is-none');
    expect(await createResolve({ servers, hostsFile })(name)).toEqual([
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ]);
    expect(asked).toEqual([]);
  },
);

test('names whose servers keep silent hold up no other name and no file', async () => {
  const hanging = Array.from({ length: 12 }, (_, n) => `silent-${n}.example.com`);
  for (const name of hanging) zone[name] = 'silent';
  zone['hooks.example.com'] = { [A]: ['192.0.2.1'] };
  const resolve = createResolve({ servers, hostsFile: hosts('192.0.2.7 receiver.test') });
  let over = 0;
  const given = hanging.map((name) => resolve(name).catch(() => (over += 1)));
  while (new Set(asked).size < 2 * hanging.length) await new Promise((later) => setTimeout(later, 5));

  expect(await resolve('hooks.example.com')).toHaveLength(1);
  expect(await resolve('receiver.test')).toHaveLength(1);
  expect(over).toBe(0);
  await Promise.all(given);
}, 30_000);
