/** What a texting provider reports of the texts that it was given, each report signed. */
import twilio from 'twilio';
import { latestRequest, told, TUESDAY } from '../support/conversation.js';
import {
  api,
  asked,
  form,
  live,
  optedOut,
  PUBLIC,
  recipient,
  TOKEN,
  useInbound,
} from '../support/inbound.js';

useInbound();

describe('POST /inbound/sms/status', () => {
  const report = (message: string, status: string, more: Record<string, string> = {}) =>
    form(`/inbound/sms/status?message=${message}`, {
      ...{ MessageSid: `prv_${message}`, MessageStatus: status },
      ...more,
    });
  const messageOf = async (order: string, channel: string) => {
    const { rows } = await api.owner.query('select * from messages where order_id = $1 and channel = $2', [
      order,
      channel,
    ]);
    return rows[0];
  };

  test('204: delivered, whatever is said of it later', async () => {
    const { order } = await asked();
    const { id } = await messageOf(order, 'sms');
    expect((await report(id, 'sending')).status).toBe(204);
    expect((await messageOf(order, 'sms')).status).toBe('sent');
    await report(id, 'delivered');
    await report(id, 'failed', { ErrorCode: '30003' });
    expect(await messageOf(order, 'sms')).toMatchObject({
      status: 'delivered',
      delivered_at: TUESDAY,
      error: null,
    });
  });

  test.each(['failed', 'undelivered', 'canceled'])(
    "204: another text's report, %s, says nothing of this one",
    async (status) => {
      const { order } = await asked();
      const sms = await messageOf(order, 'sms');
      const { id: email } = await messageOf(order, 'email');
      for (const MessageSid of ['SM0', `prv_${email}`, `prv_${sms.id}x`]) {
        await report(sms.id, status, { MessageSid, ErrorCode: '30003' });
      }
      expect(await messageOf(order, 'sms')).toEqual(sms);
    },
  );

  test('204: one that failed leaves the other channel to ask', async () => {
    const { order } = await asked();
    await report((await messageOf(order, 'sms')).id, 'undelivered', { ErrorCode: '30005' });
    expect(await messageOf(order, 'sms')).toMatchObject({
      status: 'failed',
      error: 'invalid_recipient',
      failed_at: TUESDAY,
    });
    expect((await latestRequest(api, order)).status).toBe('open');
  });

  test('204: when nothing arrived the request has failed, is waited for no more, and can be retried', async () => {
    const { email: _email, ...byPhone } = recipient();
    const { order, request } = await asked(live, byPhone as ReturnType<typeof recipient>);
    await report((await messageOf(order, 'sms')).id, 'undelivered', { ErrorCode: '30003' });
    expect(await latestRequest(api, order)).toMatchObject({ status: 'failed', error: 'sms: undeliverable' });
    expect((await told(api, order)).at(-1)).toEqual({ type: 'request_closed' });
    const failed = await live.get('/bookings/requests?status=failed');
    expect(failed.body.data.map(({ id }: { id: string }) => id)).toEqual([request]);
    expect((await live.post(`/bookings/requests/${request}/retry`)).status).toBe(202);
  });

  test('204: an opt-out that the provider knows is kept', async () => {
    const { order, phone } = await asked();
    await report((await messageOf(order, 'sms')).id, 'failed', { ErrorCode: '21610' });
    expect(await optedOut(live, phone)).toBe(true);
  });

  test('204: of a message that is not there, or of the sandbox, nothing happens', async () => {
    expect((await report('msg_none', 'delivered')).status).toBe(204);
    const sandbox = await api.client();
    const { order } = await asked(sandbox);
    await report((await messageOf(order, 'sms')).id, 'delivered');
    expect((await messageOf(order, 'sms')).status).toBe('sent');
  });

  test('401: signed for another message', async () => {
    const { order } = await asked();
    const { id } = await messageOf(order, 'sms');
    const fields = { MessageSid: 'SM0', MessageStatus: 'delivered' };
    const signature = twilio.getExpectedTwilioSignature(
      TOKEN,
      `${PUBLIC}/inbound/sms/status?message=msg_other`,
      fields,
    );
    expect((await form(`/inbound/sms/status?message=${id}`, fields, signature)).status).toBe(401);
    expect((await messageOf(order, 'sms')).status).toBe('sent');
  });
});
