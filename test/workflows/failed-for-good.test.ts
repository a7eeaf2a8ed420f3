/** What has failed for good stands in nobody's way, and is done once its cause is mended. */
import { attentionKey } from '../../src/contracts/search-attributes.js';
import { AccountRefused } from '../../src/adapters/messaging/index.js';
import { AppError } from '../../src/domain/errors.js';
import { names, useHarness } from './harness.js';
import { askedBy, done, needsReview, replied, requested, sent, startedBy, until } from './orders.js';

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
    await harness.record(order.handle, 'order-lifecycle.unreadable-by-a-defect');
  });
  // The first of them as a local activity.
  expect(names(calls)).toEqual(Array.from({ length: 11 }, () => 'readReply'));
});

test('such a reply holds up neither a confirmation nor the next reply', async () => {
  let isMended = false;
  const readReply = ({ reply }: { reply: string }) =>
    reply === 'rep_1' && !isMended ? refusedRow() : needsReview();
  const calls = await harness.run({ readReply, sendConfirmation: done }, async (made) => {
    const order = await start(replied, 'awaiting_reply');
    await until(() => made.length > 0);
    await order.signal({ type: 'booked', notify: true }, 'booked');
    await order.signal({ type: 'reply_received', reply: 'rep_2' }, 'booked');
    await until(() => made.some(({ argument }) => argument.reply === 'rep_2'));
    expect(names(made)).toContain('sendConfirmation');
    expect((await order.state()).attention?.kind).toBe('failed_step');
    isMended = true;
    await harness.env.sleep('10 minutes');
    expect((await order.state()).attention).toBeNull();
    await order.close('delivered');
    await harness.record(order.handle, 'order-lifecycle.read-beside-what-follows');
  });
  expect(calls.filter(({ argument }) => argument.reply === 'rep_2')).toHaveLength(1);
});

test('a request that a defect keeps from being given up holds up nothing', async () => {
  const fakes = {
    sendBookingRequest: asked,
    sendReminder: sent,
    markUnanswered: refusedRow,
    sendConfirmation: done,
  };
  await harness.run(fakes, async (made) => {
    const order = await start(requested);
    await harness.env.sleep('73 hours');
    await until(() => names(made).includes('markUnanswered'));
    await order.signal({ type: 'booked', notify: true }, 'booked');
    await until(() => names(made).includes('sendConfirmation'));
    await order.close('delivered');
  });
});

test('what comes after such a reply is heard, and the reply is shown until then', async () => {
  await harness.run({ readReply: refusedRow, sendConfirmation: done }, async (made) => {
    const order = await start(replied, 'awaiting_reply');
    await harness.env.sleep('20 minutes');
    expect((await order.handle.describe()).typedSearchAttributes.get(attentionKey)).toBe('failed_step');
    expect((await order.state()).last_failure).toMatch(/^reading reply rep_1: defect, PostgreSQL refused it/);
    await order.signal({ type: 'booked', notify: true }, 'booked');
    await until(() => names(made).includes('sendConfirmation'));
    await order.close('delivered');
  });
});

test('a pending task that failed for good is done when it is signalled again under its id', async () => {
  let isMended = false;
  const fakes = { sendConfirmation: () => (isMended ? done() : refused()) };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start({ type: 'booked', notify: true }, 'booked', { event: 'evt_task' });
    await until(async () => made.length === 1 && (await order.state()).attention?.kind === 'failed_step');
    isMended = true;
    await order.signal({ type: 'booked', notify: true }, 'booked', { event: 'evt_task' });
    await until(async () => made.length === 2 && (await order.state()).attention === null);
    // It is done, and done once.
    await order.signal({ type: 'booked', notify: true }, 'booked', { event: 'evt_task' });
    await order.close('delivered');
    await harness.record(order.handle, 'order-lifecycle.task-done-after-the-mend');
  });
  expect(names(calls)).toEqual(['sendConfirmation', 'sendConfirmation']);
});

test('texts that a provider takes from nobody with these credentials end after ten tries, and hold up nothing', async () => {
  const closedAccount = () => Promise.reject(new AccountRefused('https://sms.example answered 401.'));
  const fakes = { sendQueuedMessages: closedAccount, sendConfirmation: done };
  const calls = await harness.run(fakes, async (made) => {
    const order = await start({ type: 'messages_queued' });
    await until(() => made.length > 0);
    await order.signal({ type: 'booked', notify: true }, 'booked');
    await until(() => names(made).includes('sendConfirmation'));
    await harness.env.sleep('20 minutes');
    const { attention, last_failure: failure } = await order.state();
    expect([attention?.kind, failure]).toEqual([
      'failed_step',
      'sending queued messages: defect, https://sms.example answered 401.',
    ]);
    await order.close('delivered');
  });
  // The first of them as a local activity.
  expect(names(calls).filter((name) => name === 'sendQueuedMessages')).toHaveLength(11);
});

test('a request that cannot be given up holds up nothing', async () => {
  const fakes = { sendBookingRequest: asked, sendReminder: () => Promise.resolve({ wait: null }) };
  const calls = await harness.run({ ...fakes, markUnanswered: refused }, async (made) => {
    const order = await start(requested);
    await harness.env.sleep('80 hours');
    await until(() => names(made).includes('markUnanswered'));
    await order.close();
    await harness.record(order.handle, 'order-lifecycle.cannot-be-given-up');
  });
  expect(names(calls)).toEqual(['sendBookingRequest', 'sendReminder', 'markUnanswered']);
});
