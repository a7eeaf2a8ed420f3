/** Notices: what was said last does not hide what was said before, and an offer is shown as long as it can be taken. */
import {
  type Notice,
  shownMs,
  withNotice,
  withoutTopic,
} from '../../../packages/console/src/parts/notice-list';

let last = 0;
const notice = (kind: Notice['kind'], text: string, offer?: Notice['offer']): Notice => ({
  id: (last += 1),
  ...{ kind, text, offer },
});
const undo = { label: 'Undo', run: () => undefined };
const texts = (all: readonly Notice[]) => all.map(({ text }) => text);
const after = (...all: Notice[]) => all.reduce<Notice[]>(withNotice, []);

test('a success and a failure are shown together, and a failure stays whatever succeeds after it', () => {
  expect(texts(after(notice('status', '3 orders held.'), notice('alert', '1 was left out.')))).toEqual([
    ...['3 orders held.', '1 was left out.'],
  ]);
  const statuses = Array.from({ length: 9 }, (_, at) => notice('status', `Done ${at}.`));
  expect(texts(after(notice('alert', 'Refused.'), ...statuses))).toEqual([
    ...['Refused.', 'Done 6.', 'Done 7.', 'Done 8.'],
  ]);
});

test('the same words are shown once, and once more with each offer', () => {
  expect(after(notice('status', 'Saved.'), notice('status', 'Saved.'))).toHaveLength(1);
  expect(after(notice('alert', 'No.', undo), notice('alert', 'No.', undo))).toHaveLength(1);
  expect(after(notice('status', 'Dismissed.', undo), notice('status', 'Dismissed.', undo))).toHaveLength(2);
});

test('of one topic the last word is shown, as the offer of an earlier one is gone', () => {
  const kept = { ...notice('status', 'Plan kept.', undo), topic: 'plan' };
  const other = notice('status', '3 orders held.');
  const undone = { ...notice('status', 'The plan is undone.'), topic: 'plan' };
  expect(texts(after(kept, other, undone))).toEqual(['3 orders held.', 'The plan is undone.']);
});

test('what was refused is withdrawn once it is tried otherwise', () => {
  const refused = { ...notice('alert', 'SO-1 would be late.', undo), topic: 'move' };
  const shown = after(refused, notice('alert', 'Offline.'));
  expect(texts(withoutTopic(shown, 'move'))).toEqual(['Offline.']);
});

test('an offer is shown as long as it can be taken', () => {
  const [plain, lasting, brief] = [undefined, undo, { ...undo, forMs: 6_000 }].map((offer) =>
    shownMs(notice('status', 'Done.', offer)),
  );
  expect(brief).toBe(6_000);
  expect(lasting).toBeGreaterThan(plain ?? Infinity);
});
