/** What waits for the office, as it is counted and told. */
import {
  allOf,
  atMostEvery,
  alertsFor,
  titleWith,
  todayWords,
} from '../../../packages/console/src/parts/office-counts';

const NONE = { inbox: 0, awaiting_reply: 0, suggestions: 0, late: 0, broken_down: 0 };

test('the title has the sum of all that waits', () => {
  expect(
    titleWith('Today', allOf({ inbox: 2, awaiting_reply: 9, suggestions: 1, late: 3, broken_down: 1 })),
  ).toBe('(7) Today · Waypost');
  expect(titleWith('Inbox', allOf(NONE))).toBe('Inbox · Waypost');
});

test('what Today’s count is made of', () => {
  expect(todayWords({ ...NONE, late: 2, broken_down: 1 })).toBe('1 van broken down, 2 stops late');
  expect(todayWords(NONE)).toBe('');
});

test('only what has become more is news, the worst first', () => {
  expect(
    alertsFor(
      { ...NONE, inbox: 3 },
      { inbox: 1, awaiting_reply: 9, suggestions: 1, late: 2, broken_down: 1 },
    ),
  ).toEqual([...['1 van broke down.', '2 more stops will be late.', '1 suggestion from the agent.']]);
  expect(alertsFor(NONE, NONE)).toEqual([]);
});

test('a burst of events counts twice: at its beginning and at its end', async () => {
  jest.useFakeTimers();
  let count = 0;
  const recount = atMostEvery(5_000, () => (count += 1));
  for (let events = 0; events < 50; events += 1) recount();
  expect(count).toBe(1);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(count).toBe(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(count).toBe(2);
  recount();
  expect(count).toBe(3);
  jest.useRealTimers();
});
