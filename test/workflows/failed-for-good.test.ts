/** What has failed for good blocks nothing else, and is done once its cause is fixed. */
import { attentionKey } from '../../src/contracts/search-attributes.js';
import { AccountRefused } from '../../src/adapters/messaging/index.js';
import { AppError } from '../../src/domain/errors.js';
import { failureOf, names, useHarness } from './harness.js';
import { askedBy, done, needsReview, reminded, replied, requested, startedBy, until } from './orders.js';

const harness = useHarness();
const start = startedBy(harness);
const asked = askedBy(harness);

/** PostgreSQL refuses a row, whenever it is written. */
const refusedRow = () =>
  Promise.reject(Object.assign(new Error('Failing row contains (…)'), { code: '23514', severity: 'ERROR' }));
const refused = () => Promise.reject(new AppError('invalid_state', { message: 'It cannot be.' }));

test('a reply that a defect keeps from being read is tried ten times, shown, and holds no closed order', async () => {
  const calls = await harness.run({ readReply: refusedRow }, async (made) => {
    const order = await start(replied, 'awaiting_reply');
    await until(() => made.length > 0);
    await order.signal({ type: 'closed' }, 'cancelled');
    await harness.env.sleep('20 minutes');
    await order.handle.result();
    await harness.record(order.handle, 'order-conversation.unreadable-by-a-defect');
  });
  // The first of them as a local activity.
  expect(names(calls)).toEqual(Array.from({ length: 11 }, () => 'readReply'));
});

test('such a reply does not hold up the next one', async () => {
  let isMended = false;
  const readReply = ({ reply }: { reply: string }) =>
    reply === 'rep_1' && !isMended ? refusedRow() : needsReview();
  const calls = await harness.run({ readReply }, async (made) => {
    const order = await start(replied, 'awaiting_reply');
    await until(() => made.length > 0);
    await order.signal({ type: 'booked' }, 'booked');
    await order.signal({ type: 'reply_received', reply: 'rep_2' }, 'booked');
    await until(() => made.some(({ argument }) => argument.reply === 'rep_2'));
    expect((await order.state()).attention?.kind).toBe('failed_step');
    isMended = true;
    await harness.env.sleep('10 minutes');
    expect((await order.state()).attention).toBeNull();
    await order.close('delivered');
    await harness.record(order.handle, 'order-conversation.read-beside-what-follows');
  });
  expect(calls.filter(({ argument }) => argument.reply === 'rep_2')).toHaveLength(1);
});

test('a request that a defect keeps from being given up holds up nothing', async () => {
  const fakes = {
    askRecipient: asked,
    remindRecipient: reminded,
    markUnanswered: refusedRow,
    readReply: needsReview,
  };
  await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await harness.env.sleep('73 hours');
    await until(() => names(made).includes('markUnanswered'));
    await order.signal(replied, 'awaiting_reply');
    await until(() => names(made).includes('readReply'));
    await order.close('delivered');
  });
});

test('what comes after such a reply is heard, and the reply is shown until then', async () => {
  let reads = 0;
  const readReply = ({ reply }: { reply: string }) => {
    reads += reply === 'rep_2' ? 1 : 0;
    return reply === 'rep_2' ? needsReview() : refusedRow();
  };
  await harness.run({ readReply }, async () => {
    const order = await start(replied, 'awaiting_reply');
    await harness.env.sleep('20 minutes');
    expect((await order.handle.describe()).typedSearchAttributes.get(attentionKey)).toBe('failed_step');
    expect((await order.state()).last_failure).toMatch(/^reading reply rep_1: defect, PostgreSQL refused it/);
    await order.signal({ type: 'reply_received', reply: 'rep_2' }, 'awaiting_reply');
    await until(() => reads === 1);
    await order.close('delivered');
  });
});

test('texts that a provider takes from nobody with these credentials end after ten tries; their requests fail', async () => {
  const closedAccount = () => Promise.reject(new AccountRefused('https://sms.example answered 401.'));
  const fakes = { deliverMessages: closedAccount, failRequests: done };
  const calls = await harness.run(fakes, async () => {
    const handle = await harness.dispatch('messages.queued', { cause: 'evt_account' });
    await harness.env.sleep('20 minutes');
    expect(await failureOf(handle.result())).toMatchObject({
      cause: { message: 'https://sms.example answered 401.' },
    });
    expect((await handle.describe()).typedSearchAttributes.get(attentionKey)).toBe('failed_step');
    await harness.record(handle, 'message-delivery.account-refused');
  });
  // The first of them as a local activity.
  expect(names(calls)).toEqual([...Array.from({ length: 11 }, () => 'deliverMessages'), 'failRequests']);
  expect(calls.at(-1)?.argument).toEqual({
    tenant: 'ten_1',
    cause: 'evt_account',
    error: 'https://sms.example answered 401.',
  });
});

test('a request that cannot be given up holds up nothing', async () => {
  const fakes = { askRecipient: asked, remindRecipient: reminded };
  const calls = await harness.run({ ...fakes, markUnanswered: refused }, async (made) => {
    const order = await start(requested);
    await harness.env.sleep('80 hours');
    await until(() => names(made).includes('markUnanswered'));
    await order.close();
    await harness.record(order.handle, 'order-conversation.cannot-be-given-up');
  });
  expect(names(calls)).toEqual(['askRecipient', 'remindRecipient', 'markUnanswered']);
});
