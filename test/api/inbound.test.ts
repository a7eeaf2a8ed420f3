/** Texts that a texting provider brings, each signed; and whose tenant they concern. */
import twilio from 'twilio';
import { startApi } from '../support/api.js';
import { conversationActivities, told, TUESDAY } from '../support/conversation.js';
import {
  api,
  asked,
  form,
  live,
  optedOut,
  OURS,
  PUBLIC,
  readings,
  recording,
  replies,
  text,
  TOKEN,
  useInbound,
} from '../support/inbound.js';

useInbound();

describe('POST /inbound/sms', () => {
  test('200: the text becomes a reply of the order that waits for one, and its workflow is told', async () => {
    const { order, phone } = await asked();
    const answer = await text(phone, '2 please');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(await answer.text()).toContain('<Response/>');
    expect(await replies(order)).toEqual([{ channel: 'sms', text: '2 please', unclear_order: false }]);
    expect((await told(api, order)).at(-1)?.type).toBe('reply_received');
  });

  test('200: the same text brought twice is one reply', async () => {
    const { order, phone } = await asked();
    await Promise.all([
      text(phone, '1', { MessageSid: 'SMtwice' }),
      text(phone, '1', { MessageSid: 'SMtwice' }),
    ]);
    await text(phone, '1', { MessageSid: 'SMtwice' });
    expect(await replies(order)).toHaveLength(1);
  });

  test('200: a text from nobody we wrote to, or to another number, is nobody’s', async () => {
    const { order, phone } = await asked();
    expect((await text('+447700912345', 'hello')).status).toBe(200);
    expect((await text(phone, '1', { To: '+447700900998' })).status).toBe(200);
    expect(await replies(order)).toEqual([]);
  });

  test('two open requests from one phone: taken for the last, booked by no machine', async () => {
    const first = await asked();
    api.setNow(new Date(TUESDAY.getTime() + 60_000));
    const second = await asked(live, first.to);
    await text(first.phone, '1');
    expect(await replies(first.order)).toEqual([]);
    expect(await replies(second.order)).toEqual([{ channel: 'sms', text: '1', unclear_order: true }]);
    const activities = conversationActivities(api, recording.messaging);
    const news = (await told(api, second.order)).at(-1);
    const reply = news?.type === 'reply_received' ? news.reply : '';
    expect(await activities.readReply({ tenant: live.tenant.id, reply })).toEqual({
      outcome: 'needs_review',
    });
    expect((await live.get('/bookings/replies?needs_review=true')).body.data[0].id).toBe(reply);
    await text(first.phone, `${first.reference}: 1`);
    expect(await replies(first.order)).toHaveLength(1);
  });

  test("a text from another number than the order's is for a person", async () => {
    const { order, phone } = await asked();
    await live.patch(`/orders/${order}`, { recipient: { phone: '+447700905555' } });
    await text(phone, '1');
    expect(await readings(live, order)).toEqual(['needs_review']);
    const [reply] = (await live.get('/bookings/replies?needs_review=true')).body.data;
    expect(reply.understood.why).toContain('number or address other');
  });

  test('STOP and START act once, in the order in which they were sent', async () => {
    const first = await asked();
    const other = await api.client({ mode: 'live' });
    await asked(other, first.to);
    const out = async () => [await optedOut(live, first.phone), await optedOut(other, first.phone)];
    await text(first.phone, 'STOP', { MessageSid: 'SMstop' });
    await text(first.phone, 'START', { MessageSid: 'SMstart' });
    expect(await out()).toEqual([false, false]);
    // The provider brings the first one again, as its answer was late.
    await text(first.phone, 'STOP', { MessageSid: 'SMstop' });
    expect(await out()).toEqual([false, false]);
    const sent = (minutes: number) => new Date(TUESDAY.getTime() + minutes * 60_000).toUTCString();
    api.setNow(new Date(TUESDAY.getTime() + 30 * 60_000));
    await text(first.phone, 'Stop.', { DateSent: sent(20) });
    await text(first.phone, 'Start', { DateSent: sent(10) });
    expect(await out()).toEqual([true, true]);
  });

  test('STOP ends texts of every tenant on this number at once, START allows them again', async () => {
    const first = await asked();
    const other = await api.client({ mode: 'live' });
    await asked(other, first.to);
    const third = await api.client({ mode: 'live' });
    await text(first.phone, 'Stop');
    const all = [live, other, third];
    expect(await Promise.all(all.map((client) => optedOut(client, first.phone)))).toEqual([
      true,
      true,
      false,
    ]);
    await text(first.phone, 'START');
    expect(await optedOut(live, first.phone)).toBe(false);
  });

  test('a sandbox tenant hears nothing', async () => {
    const sandbox = await api.client();
    const { order, phone } = await asked(sandbox);
    await text(phone, '1');
    await text(phone, 'STOP');
    expect(await replies(order)).toEqual([]);
    expect(await optedOut(sandbox, phone)).toBe(false);
  });

  test('401: not signed, or signed for other fields', async () => {
    const { order, phone } = await asked();
    const fields = { MessageSid: 'SMforged', From: phone, To: OURS, Body: '1' };
    const signature = twilio.getExpectedTwilioSignature(TOKEN, `${PUBLIC}/inbound/sms`, {
      ...fields,
      Body: '2',
    });
    for (const forged of ['', signature]) {
      const answer = await form('/inbound/sms', fields, forged);
      expect(answer.status).toBe(401);
      expect(((await answer.json()) as any).error.code).toBe('invalid_key');
    }
    expect(await replies(order)).toEqual([]);
  });

  test('422: signed, but no text; 413: too long', async () => {
    expect((await form('/inbound/sms', { From: OURS })).status).toBe(422);
    expect((await text(OURS, 'x'.repeat(70_000))).status).toBe(413);
  });

  test('404: without a provider there is no such path', async () => {
    const other = await startApi();
    try {
      expect((await fetch(`${other.origin}/inbound/sms`, { method: 'POST' })).status).toBe(404);
      expect((await fetch(`${other.origin}/inbound/email`, { method: 'POST' })).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});
