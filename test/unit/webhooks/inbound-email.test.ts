import { validInboundEmailSignature } from '../../../src/webhooks/inbound-email.js';
import { signWebhook } from '../../../src/webhooks/signature.js';

describe('the signature of an inbound email', () => {
  const body = '{"from":"jaya@example.com","text":"Friday please"}';
  const signedAt = 1_760_000_000;
  const now = new Date(signedAt * 1000);

  it('is that of a webhook, made with the shared secret', () => {
    const header = signWebhook(['s3cret'], signedAt, body);
    expect(validInboundEmailSignature('s3cret', body, header, now)).toBe(true);
    expect(validInboundEmailSignature('s3cret', Buffer.from(body), header, now)).toBe(true);
    expect(validInboundEmailSignature('other', body, header, now)).toBe(false);
    expect(validInboundEmailSignature('s3cret', `${body} `, header, now)).toBe(false);
  });

  it('is needed, and grows old', () => {
    const header = signWebhook(['s3cret'], signedAt, body);
    expect(validInboundEmailSignature('s3cret', body, undefined, now)).toBe(false);
    expect(validInboundEmailSignature('s3cret', body, header, new Date((signedAt + 301) * 1000))).toBe(false);
  });
});
