import fc from 'fast-check';
import { isRefusedIp, refusedUrl } from '../../../src/runtime/public-address.js';

const STRICT = { allowLoopback: false };
const DEVELOPMENT = { allowLoopback: true };

const LOOPBACK = ['127.0.0.1', '127.255.255.254', '::1'];
const REFUSED = [
  ['this network', '0.0.0.0'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['metadata of Alibaba', '100.100.100.200'],
  ['link-local, and metadata of most clouds', '169.254.169.254'],
  ['metadata of Azure', '168.63.129.16'],
  ['metadata of Oracle', '192.0.0.192'],
  ['documentation', '192.0.2.1'],
  ['benchmarking', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['IPv4-mapped', '::ffff:127.0.0.1'],
  ['IPv4-mapped', '::ffff:8.8.8.8'],
  ['IPv4-compatible', '::10.0.0.1'],
  ['translated', '64:ff9b::7f00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001::1'],
  ['unique-local', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['documentation', '2001:db8::1'],
  ['not given out', '4000::1'],
  ['multicast', 'ff02::1'],
  ['no address', 'example.com'],
  ['no address', ''],
] as const;
const PUBLIC = ['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4009::200e'];

describe('an IP address', () => {
  it.each(REFUSED)('is refused, also in development: %s %s', (_kind, address) => {
    expect(isRefusedIp(address, STRICT)).toBe(true);
    expect(isRefusedIp(address, DEVELOPMENT)).toBe(true);
  });

  it.each(LOOPBACK)('is allowed in development alone: %s', (address) => {
    expect(isRefusedIp(address, STRICT)).toBe(true);
    expect(isRefusedIp(address, DEVELOPMENT)).toBe(false);
  });

  it.each(PUBLIC)('is allowed: %s', (address) => {
    expect(isRefusedIp(address, STRICT)).toBe(false);
  });
});

describe("an endpoint's URL", () => {
  it.each([
    'https://hooks.example.com',
    'https://hooks.example.com:8443/a?b=c#d',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://localhost.example.com/',
  ])('may be %s', (url) => {
    expect(refusedUrl(url, STRICT)).toBeNull();
    expect(refusedUrl(url, DEVELOPMENT)).toBeNull();
  });

  it.each([
    ['not a url', /absolute URL/],
    ['/hooks', /absolute URL/],
    ['https://', /absolute URL/],
    ['http://hooks.example.com', /https/],
    ['ftp://hooks.example.com', /https/],
    ['file:///etc/passwd', /https/],
    ['javascript:alert(1)', /https/],
    ['https://user@hooks.example.com', /user name/],
    ['https://:secret@hooks.example.com', /user name/],
    ['https://10.0.0.1/', /public internet/],
    ['https://[::ffff:7f00:1]/', /public internet/],
    ['https://[::10.0.0.1]/', /public internet/],
    ['https://169.254.169.254/latest/meta-data', /public internet/],
    ['https://intranet/', /public internet/],
    ['https://printer.local/', /public internet/],
    ['https://metadata.google.internal/', /public internet/],
    ['https://metadata.google.internal./', /public internet/],
  ])('may not be %s', (url, reason) => {
    expect(refusedUrl(url, STRICT)).toMatch(reason);
    expect(refusedUrl(url, DEVELOPMENT)).toMatch(reason);
  });

  // 127.0.0.1 in all the ways that a URL may spell it, and the names for it.
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://127。0。0。1/',
    'https://[::1]/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://hooks.localhost/',
  ])('on this machine is for development: %s', (url) => {
    expect(refusedUrl(url, STRICT)).toMatch(/public internet/);
    expect(refusedUrl(url, DEVELOPMENT)).toBeNull();
    expect(refusedUrl(url.replace('https', 'http'), DEVELOPMENT)).toBeNull();
  });

  it('is never judged by an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), fc.boolean(), (url, allowLoopback) => {
        const reason = refusedUrl(url, { allowLoopback });
        expect(reason === null || reason.endsWith('.')).toBe(true);
      }),
    );
  });
});
