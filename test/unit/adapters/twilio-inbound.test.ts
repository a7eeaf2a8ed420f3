import fc from 'fast-check';
import twilio from 'twilio';
import { twilioInbound, validTwilioSignature } from '../../../src/adapters/messaging/sms/twilio/index.js';

const TOKEN = '12345';
const ADDRESS = 'https://waypost.example/inbound/sms?courier=cou_1';
const FORM = { From: '+447700900100', To: '+447700900999', Body: 'Saturday – ok £', MessageSid: 'SM1' };

describe('the signature of an inbound text', () => {
  it('is what the provider makes', () => {
    const signature = twilio.getExpectedTwilioSignature(TOKEN, ADDRESS, FORM);
    expect(validTwilioSignature(TOKEN, ADDRESS, FORM, signature)).toBe(true);
  });

  it('fails with another token, address, field or signature', () => {
    const signature = twilio.getExpectedTwilioSignature(TOKEN, ADDRESS, FORM);
    expect(validTwilioSignature('other', ADDRESS, FORM, signature)).toBe(false);
    expect(validTwilioSignature(TOKEN, `${ADDRESS}2`, FORM, signature)).toBe(false);
    expect(validTwilioSignature(TOKEN, ADDRESS, { ...FORM, Body: 'Sunday' }, signature)).toBe(false);
    expect(validTwilioSignature(TOKEN, ADDRESS, { ...FORM, Extra: '' }, signature)).toBe(false);
    for (const other of [undefined, '', 'AAAA', `${signature}=`, signature.slice(1)]) {
      expect(validTwilioSignature(TOKEN, ADDRESS, FORM, other)).toBe(false);
    }
  });

  it.each([
    ['https://waypost.example/in', 'https://waypost.example:443/in'],
    ['http://waypost.example/in', 'http://waypost.example:80/in'],
    ['https://waypost.example:8443/in', 'https://waypost.example/in'],
  ])('may be over %s or %s', (configured, signed) => {
    const signature = twilio.getExpectedTwilioSignature(TOKEN, signed, FORM);
    expect(validTwilioSignature(TOKEN, configured, FORM, signature)).toBe(true);
    expect(twilio.validateRequest(TOKEN, signature, configured, FORM)).toBe(true);
  });

  it("agrees with the provider's own library on any form", () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
    );
    const form = fc.dictionary(fc.stringMatching(/^[A-Za-z0-9]{1,12}$/), value, {
      maxKeys: 8,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(
        form,
        fc.constantFrom(ADDRESS, 'http://localhost:8080/in', 'https://[2001:db8::1]/in'),
        (params, url) => {
          const signature = twilio.getExpectedTwilioSignature(TOKEN, url, params);
          expect(twilio.validateRequest(TOKEN, signature, url, params)).toBe(true);
          expect(validTwilioSignature(TOKEN, url, params, signature)).toBe(true);
        },
      ),
    );
  });
});

describe('a report of a text', () => {
  const address = 'https://waypost.example/inbound/sms/status?message=msg_1';
  const receipt = (form: Record<string, string>, url = address) =>
    twilioInbound(TOKEN).readReceipt({ url, form: { MessageSid: 'SM1', ...form }, json: Buffer.alloc(0) });
  const about = { message: 'msg_1', provider_id: 'SM1' };

  it.each(['accepted', 'scheduled', 'queued', 'sending', 'sent'])(
    'that says %s shows that the provider has it',
    (MessageStatus) => {
      expect(receipt({ MessageStatus })).toEqual({ ...about, result: 'accepted' });
    },
  );

  it('says that it arrived, or why it did not', () => {
    expect(receipt({ MessageStatus: 'delivered' })).toEqual({ ...about, result: 'delivered' });
    expect(receipt({ MessageStatus: 'undelivered', ErrorCode: '30006' })).toEqual({
      ...about,
      result: 'failed',
      code: 'invalid_recipient',
    });
  });

  it('is about no text if its address names several, and says nothing in other words', () => {
    expect(receipt({ MessageStatus: 'sent' }, `${address}&message=msg_2`)?.message).toBeUndefined();
    expect(receipt({ MessageStatus: 'thinking' })).toBeNull();
  });
});
