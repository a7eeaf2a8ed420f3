/** A key in wrong hands sends no texts to numbers that earn somebody money, and its owners hear of the attempt. */
import { type Attempted, recordAttempt } from '../../activities/record-attempt.js';
import { countSegments, countText } from '../../src/records/message-counts.js';
import { claimNext, isAllowed } from '../../src/messaging/claim.js';
import { inviteOwner } from '../../src/setup/staff/commands.js';
import { moveMessage } from '../../src/records/message-moves.js';
import { listMessagesById } from '../../src/records/messages.js';
import { type Client, useApi } from '../support/api.js';

/** In segments; an invitation has two. */
const api = useApi({ SMS_PER_DAY: '8', SMS_PER_RECIPIENT: '4' });
let client: Client;

beforeEach(async () => {
  client = await api.client({ mode: 'live' });
  await client.scoped((scope) => inviteOwner(scope, 'owner@courier.example'));
});

/** Has a driver of this number invited by text; whether a sender may hand the text to the provider. */
async function invite(phone: string, of = client): Promise<boolean> {
  const driver = await of.post('/drivers', { name: 'Sam', phone });
  expect(driver.status).toBe(201);
  return of.scoped(async (scope) => {
    const { rows } = await api.owner.query<{ key: string }>(
      `select dedupe_key as key from messages where starts_with(dedupe_key, 'driver_invite/' || $1)`,
      [driver.body.id],
    );
    const keys = rows.map(({ key }) => key);
    const leaseMs = { sms: 60_000, email: 60_000 };
    const claiming = { tried: [], holder: scope.newId('claim'), leaseMs, room: { sms: 8, email: 8 } };
    const { messages } = await claimNext(scope, { keys }, claiming);
    for (const { id } of messages) {
      await moveMessage(scope, id, { event: 'sent', provider_id: `p_${id}`, sender: '+447700900999' });
    }
    return messages.length === 1;
  });
}

const errors = async (of = client): Promise<(string | null)[]> =>
  (await of.get('/messages')).body.data
    .filter(({ channel }: { channel: string }) => channel === 'sms')
    .map(({ error }: { error: string | null }) => error)
    .reverse();
const alarms = async () =>
  (
    await api.owner.query(
      `select recipient, body from messages where tenant_id = $1 and kind = 'texts_stopped' order by recipient`,
      [client.tenant.id],
    )
  ).rows;

test('a number in another country is not texted; the owners are told once', async () => {
  await client.patch('/settings', { notify_emails: ['it@courier.example'] });
  expect(await invite('+447700900123')).toBe(true);
  expect(await invite('+18765551234')).toBe(false);
  expect(await invite('+33612345678')).toBe(false);
  expect(await errors()).toEqual([null, 'country_not_allowed', 'country_not_allowed']);
  const told = await alarms();
  expect(told.map(({ recipient }) => recipient)).toEqual(['it@courier.example', 'owner@courier.example']);
  expect(told[0].body).toContain('country');
  const { rows } = await api.owner.query(
    `select distinct cause from messages where tenant_id = $1 and kind = 'texts_stopped'`,
    [client.tenant.id],
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain('+1876');
});

test('one number gets so many a day', async () => {
  const sent = [];
  for (let tries = 0; tries < 4; tries += 1) sent.push(await invite('+447700900124'));
  expect(sent).toEqual([true, true, false, false]);
  expect(await errors()).toEqual([null, null, 'recipient_limit', 'recipient_limit']);
  expect(await alarms()).toHaveLength(1);
});

test('a courier sends so many a day, and another one its own', async () => {
  const sent = [];
  for (let tries = 0; tries < 6; tries += 1) sent.push(await invite(`+44770090013${tries}`));
  expect(sent).toEqual([true, true, true, true, false, false]);
  expect((await errors()).slice(4)).toEqual(['courier_limit', 'courier_limit']);
  expect(await invite('+447700900139', await api.client({ mode: 'live' }))).toBe(true);
  await api.owner.query(`update text_counts set hour = hour - interval '25 hours' where tenant_id = $1`, [
    client.tenant.id,
  ]);
  expect(await invite('+447700900140')).toBe(true);
});

test('what did not go out does not count, however often it is tried', async () => {
  const driver = (await client.post('/drivers', { name: 'Sam', phone: '+447700900124' })).body;
  const { id } = (await client.post(`/drivers/${driver.id}/messages`, { text: 'x'.repeat(400) })).body;
  const attempted = (result: 'not_sent' | 'refused') =>
    client.scoped(async (scope) => {
      const holder = scope.newId('claim');
      const [row] = await listMessagesById(scope, [id]);
      const leaseMs = { sms: 60_000, email: 60_000 };
      const claiming = { tried: [], holder, leaseMs, room: { sms: 8, email: 8 } };
      const { messages } = await claimNext(scope, { keys: [row!.dedupe_key] }, claiming);
      const outcome = result === 'refused' ? { result, code: 'undeliverable' } : { result };
      const made = { message: messages[0]!, sender: '+447700900999', ...outcome };
      await recordAttempt(scope, made as Attempted, holder);
    });
  const counted = async () =>
    (
      await api.owner.query(`select sum(segments)::int as sum from text_counts where tenant_id = $1`, [
        client.tenant.id,
      ])
    ).rows[0].sum;
  for (let tries = 0; tries < 5; tries += 1) await attempted('not_sent');
  expect(await counted()).toBe(0);
  await attempted('refused');
  expect(await counted()).toBe(0);
  expect(await invite('+447700900124')).toBe(true);
  expect(await counted()).toBe(2);
});

test('senders that count at once wait for nobody, and nothing is lost', async () => {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  let counted = 0;
  const counting = [1, 2, 3].map((segments) =>
    client.scoped(async (scope) => {
      await countText(scope, segments);
      counted += 1;
      if (counted === 3) open();
      // None commits before the last one has counted.
      await gate;
    }),
  );
  await Promise.all(counting);
  const { all } = await client.scoped((scope) => countSegments(scope, scope.now, []));
  expect(all).toBe(6);
  await client.scoped((scope) => countText(scope, 1));
  const { rows } = await api.owner.query('select from text_counts where tenant_id = $1', [client.tenant.id]);
  expect(rows).toHaveLength(3);
});

test('what counts is the segments that are paid for, not the texts', async () => {
  const driver = (await client.post('/drivers', { name: 'Sam', phone: '+447700900124' })).body;
  const write = async (text: string) =>
    (await client.post(`/drivers/${driver.id}/messages`, { text })).body.id as string;
  const ids = [await write('x'.repeat(400)), await write('ж'.repeat(71)), await write('short')];
  await client.scoped(async (scope) => {
    const keys = (await listMessagesById(scope, ids)).map(({ dedupe_key: key }) => key);
    const leaseMs = { sms: 60_000, email: 60_000 };
    const claiming = { tried: [], holder: scope.newId('claim'), leaseMs, room: { sms: 8, email: 8 } };
    const { messages } = await claimNext(scope, { keys }, claiming);
    expect(messages.map(({ id, segments }) => [id, segments])).toEqual([
      [ids[0], 3],
      [ids[2], 1],
    ]);
  });
  // The first is the invitation.
  expect(await errors()).toEqual([null, null, 'recipient_limit', null]);
});

test('the sandbox, which sends nothing, refuses nothing', async () => {
  expect(await invite('+18765551234', await api.client())).toBe(true);
});

test.each([
  ['+447700900123', ['GB'], true],
  // Jersey's mobiles cost what those of GB do.
  ['+447797123456', ['GB'], true],
  ['+447797123456', ['GB', 'JE'], true],
  ['+353851234567', ['GB', 'IE'], true],
  ['+353851234567', ['GB'], false],
  ['+8821234567890', ['GB', 'IE'], false],
  ['+18765551234', ['US'], false],
  ['nobody', ['GB'], false],
])('%s of %s: %s', (number, countries, expected) => {
  expect(isAllowed(number, countries)).toBe(expected);
});
