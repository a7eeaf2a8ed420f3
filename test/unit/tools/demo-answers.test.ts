import { answerFor, groupsOf, isRead, offersIn, UNCLEAR_ANSWERS } from '../../../tools/demo/answers.js';
import { replyView } from '../../../src/records/replies.js';
import { addDays } from '@waypost/base/local-time';
import { optionNames } from '@waypost/reply-reader/option-names';
import { understandReply } from '@waypost/reply-reader/understand';

const DAY = [
  { from: '07:00', to: '19:00' },
  { from: '08:00', to: '12:00' },
  { from: '10:00', to: '12:00' },
  { from: '12:00', to: '16:00' },
  { from: '16:00', to: '20:00' },
  { from: '18:00', to: '20:00' },
];
const TODAY = '2026-11-21';
const WANTED = '2026-11-24';

test('the offers of a message are read, over the end of the year too', () => {
  const body =
    'Waypost: reply with a number:\n1) Tue 29 Dec 08:00-12:00\n2) Sat 2 Jan 12:00-16:00\nOther times: http://x/b/1';
  expect(offersIn(body, '2026-12-27')).toEqual([
    { option: '1', date: '2026-12-29', from: '08:00', to: '12:00' },
    { option: '2', date: '2027-01-02', from: '12:00', to: '16:00' },
  ]);
});

test('each window is in one group', () => {
  expect(
    groupsOf(DAY)
      .flat()
      .toSorted((a, b) => (`${a.from}${a.to}` < `${b.from}${b.to}` ? -1 : 1)),
  ).toEqual(DAY);
});

// The first days of a month are numbers of options too.
test.each(['2026-11-21', '2026-11-27', '2026-11-29', '2027-02-26'])(
  'on %s whatever is said in its turn is understood as what is wanted',
  (today) => {
    const [before, desired, after] = [2, 3, 4].map((days) => addDays(today, days)) as [
      string,
      string,
      string,
    ];
    let full: typeof DAY = [];
    for (const group of groupsOf(DAY)) {
      const freeThatDay = DAY.filter((window) => !full.includes(window));
      const free = [
        ...freeThatDay.map((window) => ({ date: desired, ...window })),
        ...[before, after].flatMap((date) => DAY.map((window) => ({ date, ...window }))),
      ];
      const slots = [before, desired, after].flatMap(
        (date) => free.find((candidate) => candidate.date === date) ?? [],
      );
      const names = optionNames(slots);
      const offered = slots.map((slot, index) => ({ option: names[index] ?? '', ...slot }));
      for (const window of group) {
        const wanted = { date: desired, ...window };
        for (let turn = 0; turn < 5; turn += 1) {
          const text = answerFor(offered, wanted, turn);
          const read = understandReply({
            text,
            channel: 'sms',
            receivedAt: `${today}T10:00:00Z`,
            timezone: 'Europe/London',
            offered,
            available: free,
          });
          expect({ text, outcome: read.outcome, slot: read.slot }).toMatchObject({
            text,
            outcome: 'booked',
            slot: wanted,
          });
        }
      }
      full = [...full, ...group];
    }
  },
);

test.each(UNCLEAR_ANSWERS)('%s is left to a person', (text) => {
  const offered = [{ date: WANTED, from: '08:00', to: '12:00' }];
  const read = understandReply({
    text,
    channel: 'sms',
    receivedAt: `${TODAY}T10:00:00Z`,
    timezone: 'Europe/London',
    offered,
    available: offered,
  });
  expect(read.outcome).toBe('needs_review');
});

// Listed among those for a person while the workers are busy, it would be booked by both.
test('a reply that waits to be read is not one for a person yet', () => {
  const row = {
    ...{ id: 'rep_1', order_id: 'ord_1', channel: 'sms', text: 'Number 1', received_at: new Date() },
    ...{ intent: null, slot: null, confidence: null, why: '', outcome: null },
  } as unknown as Parameters<typeof replyView>[0];
  const waiting = replyView(row);
  const read = replyView({ ...row, intent: 'unclear', outcome: 'needs_review' });
  expect([waiting, read].map((reply) => [reply.outcome, isRead(reply)])).toEqual([
    ['needs_review', false],
    ['needs_review', true],
  ]);
});
