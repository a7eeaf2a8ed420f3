/** Whether a forwarded email is what it says: who forwarded it, and who wrote it. */
import { signWebhookSync } from '@waypost/client/webhooks/node';
import { forwardedEmail } from '../../../src/adapters/messaging/email/inbound.js';
import { FIELDS, inboundEmail, json } from '../../support/emails.js';

describe('the signature of forwarded email', () => {
  const body = '{"from":"jaya@example.com","text":"Friday please"}';
  const signedAt = 1_760_000_000;
  const header = signWebhookSync(['s3cret'], signedAt, body);
  const isSigned = (text: string, by: string | undefined, at = signedAt, secret = 's3cret') => {
    const clock = () => new Date(at * 1000);
    return forwardedEmail({
      secret,
      signatureHeader: 'Waypost-Signature',
      authservId: undefined,
      clock,
    }).isSigned({ contentType: 'application/json', body: Buffer.from(text) }, by);
  };

  it('is that of a webhook, made with the shared secret', () => {
    expect(isSigned(body, header)).toBe(true);
    expect(isSigned(body, header, signedAt, 'other')).toBe(false);
    expect(isSigned(`${body} `, header)).toBe(false);
  });

  it('is needed, and grows old', () => {
    expect(isSigned(body, undefined)).toBe(false);
    expect(isSigned(body, header, signedAt + 301)).toBe(false);
  });
});

describe('a header that may be a signature', () => {
  const clock = () => new Date(1_760_000_000_000);
  const { mayBeSigned } = forwardedEmail({ secret: 's', signatureHeader: 'S', authservId: undefined, clock });
  const hex = 'ab'.repeat(32);

  it.each([
    [`t=1760000000,v1=${hex}`, true],
    [`t=1759999700,v1=${hex},v1=${hex}`, true],
    [`t=1759999699,v1=${hex}`, false],
    [`t=1760000301,v1=${hex}`, false],
    ['t=1760000000', false],
    [`v1=${hex}`, false],
    [`t=now,v1=${hex}`, false],
    ['t=1760000000,v1=abc', false],
    [`t=1760000000,v1=${hex}${' '.repeat(2_000)}`, false],
    [undefined, false],
  ])('%s: %s', (header, expected) => {
    expect(mayBeSigned(header)).toBe(expected);
  });
});

describe('who wrote an email', () => {
  const authentic = async (authentication_results: unknown, from = 'Ann <ann@mail.example>') =>
    (await json({ ...FIELDS, from, authentication_results }))?.authentic;

  it.each([
    ['dmarc of its domain', 'mx.example; dmarc=pass (p=REJECT) header.from=mail.example', true],
    ['without a server', 'dmarc=pass header.from=mail.example', false],
    ['of a server that is not ours', 'evil.example; dmarc=pass header.from=mail.example', false],
    [
      "an author's own verdict below that of the server",
      [
        'MX.example; dmarc=none header.from=mail.example',
        'mx.example; dmarc=pass header.from=mail.example',
        'evil.example; dmarc=pass header.from=mail.example',
      ],
      false,
    ],
    [
      'an author who has others doubt it',
      [
        'mx.example; dmarc=pass header.from=mail.example',
        'evil.example; dmarc=fail header.from=mail.example',
      ],
      true,
    ],
    [
      'with a version, comments and quotes',
      'mx.example 1; (a (b\\)) c;) dmarc/1 = "pass" (x) header.from = "Mail.Example"',
      true,
    ],
    ['several headers', ['a.example; spf=none', 'mx.example; dmarc=pass header.from=mail.example'], true],
    ['dkim of its domain', 'mx.example; dkim=pass header.d=mail.example', true],
    [
      'more verdicts than a server writes',
      `mx.example; ${'a=b;'.repeat(4_000)} dmarc=pass header.from=mail.example`,
      false,
    ],
    ['dkim of the domain above', 'mx.example; dkim=pass header.i=@example.org', true, 'a@sub.example.org'],
    ['spf of a domain below', 'mx.example; spf=pass smtp.mailfrom=x@bounce.mail.example', true],
    ['nothing', [], false],
    ['none', 'mx.example; none', false],
    ['dmarc of another domain', 'mx.example; dmarc=pass header.from=evil.example', false],
    ['dmarc of a domain that ends alike', 'mx.example; dmarc=pass header.from=notmail.example', false],
    [
      'dmarc that failed, whatever else',
      'mx.example; dmarc=fail header.from=mail.example; dkim=pass header.d=mail.example',
      false,
    ],
    [
      'dkim of another domain',
      'mx.example; dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=evil.example',
      false,
    ],
    ['dkim of a domain that ends alike', 'mx.example; dkim=pass header.d=il.example', false],
    ['dkim of a whole suffix', 'mx.example; dkim=pass header.d=example', false],
    [
      'dkim beside it, of the same organisation',
      'mx.example; dkim=pass header.d=mailer.shop.co.uk',
      true,
      'ann@desk.shop.co.uk',
    ],
    ['dkim of a public suffix', 'mx.example; dkim=pass header.d=co.uk', false, 'ann@shop.co.uk'],
    [
      'dkim of another below the suffix',
      'mx.example; dkim=pass header.d=evil.co.uk',
      false,
      'ann@shop.co.uk',
    ],
    [
      'dkim of another host where anybody has one',
      'mx.example; dkim=pass header.d=evil.github.io; spf=pass smtp.mailfrom=github.io',
      false,
      'ann@ann.github.io',
    ],
    [
      'a domain of other letters, each side in its own form',
      'mx.example; dmarc=pass header.from=xn--mnchen-3ya.example',
      true,
      'Ann <ann@m\u00fcnchen.example>',
    ],
    [
      'the same, the verdict in letters',
      'mx.example; dkim=pass header.d=m\u00fcnchen.example',
      true,
      'ann@mail.xn--mnchen-3ya.example',
    ],
    ['spf of the greeting alone', 'mx.example; spf=pass smtp.helo=mail.example', false],
    ['a verdict in a comment', 'mx.example; dmarc=none (; dmarc=pass header.from=mail.example)', false],
    ['a verdict in quotes', 'mx.example; spf=fail reason="; dmarc=pass header.from=mail.example"', false],
  ])('%s', async (_case, results, expected, from = undefined as string | undefined) => {
    expect(await authentic(results, from)).toBe(expected);
  });

  it('is named as addresses are stored, its domain in ASCII', async () => {
    const from = 'Ann <Ann@M\u00fcnchen.example>';
    expect((await json({ ...FIELDS, from }))?.from).toBe('Ann@xn--mnchen-3ya.example');
  });

  const message = (...headers: string[]) =>
    inboundEmail(
      'message/rfc822',
      Buffer.from(
        [...headers, 'From: ann@mail.example', 'Message-ID: <z@mail.example>', '', 'Friday'].join('\r\n'),
      ),
      'MX.courier.example',
    );
  const pass = 'dmarc=pass header.from=mail.example';

  it('of MIME only the verdict of the configured server counts, and of its own the topmost', async () => {
    expect((await message(`Authentication-Results: mx.courier.example; ${pass}`))?.authentic).toBe(true);
    expect((await message(`Authentication-Results: mx.evil.example; ${pass}`))?.authentic).toBe(false);
    expect((await message(`Authentication-Results: ${pass}`))?.authentic).toBe(false);
    const forged = [
      'Authentication-Results: mx.courier.example; dmarc=fail header.from=mail.example',
      `Authentication-Results: mx.courier.example;\r\n ${pass}`,
    ];
    expect((await message(...forged))?.authentic).toBe(false);
    const unconfigured = await inboundEmail(
      'message/rfc822',
      Buffer.from(
        `Authentication-Results: mx.courier.example; ${pass}\r\nFrom: ann@mail.example\r\nMessage-ID: <z@y>\r\n\r\nx`,
      ),
    );
    expect(unconfigured?.authentic).toBe(false);
    const fields = { ...FIELDS, authentication_results: `mx.courier.example; ${pass}` };
    const asFields = Buffer.from(JSON.stringify(fields));
    expect((await inboundEmail('application/json', asFields))?.authentic).toBe(false);
    expect((await inboundEmail('application/json', asFields, 'mx.courier.example'))?.authentic).toBe(true);
  });

  it('a verdict below five of other servers is not looked for', async () => {
    const others = (count: number) => Array<string>(count).fill('Authentication-Results: evil; dmarc=fail');
    const own = `Authentication-Results: mx.courier.example; ${pass}`;
    expect((await message(...others(4), own))?.authentic).toBe(true);
    expect((await message(...others(5), own))?.authentic).toBe(false);
  });

  it.each([
    ['quotes that are not closed', '"\\'],
    ['quotes', '" '],
    ['comments', '('],
    ['verdicts', 'a=b;'],
    ['equals signs', '='],
    ['backslashes', '\\'],
  ])('verdicts take time in proportion to their length: %s', async (_case, part) => {
    const cost = async (name: string, length: number) => {
      const headers = Array<string>(31).fill(`Authentication-Results: ${name}; ${part.repeat(length)}`);
      const started = process.cpuUsage();
      await message(...headers);
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1_000;
    };
    for (const name of ['evil', 'mx.courier.example']) {
      const most = Math.floor(8_100 / part.length);
      await cost(name, most / 8);
      const small = await cost(name, most / 8);
      // What is quadratic takes 64 times as long.
      expect(await cost(name, most)).toBeLessThan(50 + 32 * small);
    }
  });

  it('nobody, if it names two senders', async () => {
    const two = await message(
      `Authentication-Results: mx.courier.example; ${pass}`,
      'From: evil@mail.example',
    );
    expect(two?.authentic).toBe(false);
  });
});
