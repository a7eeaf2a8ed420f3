/** Where emails to recipients are answered, and what they say where they cannot be. */
import { type PlaceholderValues, renderTemplate } from '../../src/domain/template.js';
import { PLACEHOLDERS, type TemplateKind } from '../../src/domain/template-kinds.js';
import { BUILT_IN_TEMPLATES } from '../../src/messaging/built-in-templates.js';
import { readText } from '../../src/messaging/texts.js';
import { useApi } from '../support/api.js';
import { type Asking, newAsking, OFFERED } from '../support/booking-conversation.js';

const api = useApi();
let asking: Asking;

const PHONE = '+447700900123';
const EMAIL = 'sioned@example.com';

const REPLY_TO = 'orders@courier.example';
const mails = () => asking.recording.sent.email;

/** Everything that is sent to a recipient while an order is asked about, reminded of and booked. */
async function wholeConversation(overrides: Record<string, unknown> = {}) {
  const { client, activities, tenant, asked } = asking;
  const { order, request } = await asked(overrides);
  await activities.remindRecipient({ tenant, request, due: '2026-03-11T12:00:00.000Z' });
  await client.post('/bookings', { order, slot: OFFERED[0] });
  await activities.deliverQueued({ tenant, order });
  const template = (await client.get('/templates?built_in=true')).body.data.find(
    ({ kind }: any) => kind === 'message',
  );
  const { id } = (await client.post('/templates', template)).body;
  await client.post(`/orders/${order}/messages`, { template: id });
  await activities.deliverQueued({ tenant, order });
  return order;
}

test.each(Object.entries(BUILT_IN_TEMPLATES))(
  'without replies a built-in email invites none: %s',
  (kind, texts) => {
    const values: PlaceholderValues = { ...PLACEHOLDERS[kind as TemplateKind], can_reply: false };
    for (const without of [[], ['office_phone'], ['offers'], ['link']]) {
      const given = { ...values, ...Object.fromEntries(without.map((name) => [name, null])) };
      for (const field of ['email_subject', 'email_body'] as const) {
        const text = texts[field];
        if (text === null) continue;
        expect(renderTemplate(readText(kind as TemplateKind, field, text), given)).not.toMatch(
          /repl(y|ies)|respond|tell us/i,
        );
      }
    }
  },
);

beforeEach(async () => {
  asking = await newAsking(api, { mode: 'live' });
});

test('nowhere: no email of a live courier asks for a reply, and each has its link', async () => {
  await wholeConversation();
  expect(mails().map(({ kind }) => kind)).toEqual(['booking_request', 'reminder', 'confirmation', 'message']);
  for (const { text, html, replyTo } of mails()) {
    expect(text + html).not.toMatch(/repl(y|ies)|respond/i);
    expect(text).toMatch(/here: http/);
    expect(replyTo).toBeNull();
  }
});

test('at the address of the settings, in one thread; the address of the deployment is the next', async () => {
  await asking.client.patch('/settings', { reply_to: REPLY_TO });
  await wholeConversation();
  const [first] = mails();
  for (const { text, replyTo } of mails()) {
    expect(text).toMatch(/reply to this email/i);
    expect(replyTo).toBe(REPLY_TO);
  }
  expect(mails().map(({ thread }) => thread)).toEqual([null, first?.id, first?.id, first?.id]);
  // What the office sends is no machine's.
  expect(mails().map(({ automatic }) => automatic)).toEqual([true, true, true, false]);
  const { deployment } = api.foundation.source;
  deployment.inboundAddress = 'answers@example.com';
  try {
    await asking.client.patch('/settings', { reply_to: null });
    await wholeConversation();
  } finally {
    deployment.inboundAddress = undefined;
  }
  expect(
    mails()
      .slice(4)
      .map(({ replyTo }) => replyTo),
  ).toEqual(Array(4).fill('answers@example.com'));
  expect(mails()[4]?.thread).toBeNull();
});

test('an email keeps the address that was set when it was written', async () => {
  const { client, activities, tenant, requested } = asking;
  await client.patch('/settings', { reply_to: REPLY_TO });
  asking.recording.behaviour.broken.add(PHONE).add(EMAIL);
  const { request } = await requested();
  expect((await activities.askRecipient({ tenant, request })).later).toBe(true);
  await client.patch('/settings', { reply_to: null });
  asking.recording.behaviour.broken.clear();
  await activities.askRecipient({ tenant, request });
  expect(mails()[0]).toMatchObject({
    replyTo: REPLY_TO,
    text: expect.stringContaining('Reply to this email'),
  });
});

test.each([
  ['Please reply with a number. {{ link }}', false],
  ['Write back to us! {{ link }}', false],
  ['Do not reply to this email. {{ link }}', true],
  ["We can't reply here, nor use your reply. {{ link }}", true],
  ['{{ shipper_name }} {{ link }}', true],
  ['{% if can_reply %}Reply to us{% else %}Choose{% endif %}: {{ link }}', true],
])('a template of the courier: %s', async (email_body, isUsed) => {
  const { client } = asking;
  const { id } = (
    await client.post('/templates', {
      kind: 'booking_request',
      name: 'Own',
      email_subject: 'Own',
      email_body,
    })
  ).body;
  await client.patch(`/shippers/${asking.setup.shipper}`, { name: 'Reply to Ltd' });
  await client.patch('/settings', { notify_emails: ['office@courier.example'] });
  await asking.asked();
  expect(mails()[0]?.subject === 'Own').toBe(isUsed);
  const told = (await client.get('/messages')).body.data.filter(
    ({ template }: any) => template === 'template_refused',
  );
  expect(told.map(({ body }: any) => body.includes(id))).toEqual(isUsed ? [] : [true]);
});

test.each([
  ['Please reply by noon.', 422],
  ['Thank you for your reply.', 202],
])("the office's own words: %s", async (text, status) => {
  const { client, asked } = asking;
  const { order } = await asked();
  const path = `/orders/${order}/messages`;
  const answered = await client.post(path, { text });
  expect([answered.status, answered.body.error?.param]).toEqual([
    status,
    status === 422 ? 'text' : undefined,
  ]);
  expect((await client.post('/messages', { orders: [order], text })).status).toBe(status);
  expect((await client.post(path, { text, channels: ['sms'] })).status).toBe(202);
  await client.patch('/settings', { reply_to: REPLY_TO });
  expect((await client.post(path, { text })).status).toBe(202);
});
