/**
 * Labelled replies. Those in `replies-*.jsonl` are what the reader was made by: its rules were corrected for what it
 * read wrongly in them, and the weights of its second opinion are fitted to them, so how well it reads them says that
 * nothing known goes wrong, and nothing of other replies. A wrong booking is the worst result and may not happen here;
 * intent and slot must be right for nearly all. `held-out.jsonl` is kept to tell how the reader does on others: nothing
 * is fitted to it or corrected for it any more (docs/measurements/replies.md says what the present reader has seen of
 * it). `RECORD_READINGS=1` records what is read of each again, in `golden/readings.json`.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reply, Understanding } from '../src/reply.js';
import type { Slot } from '@waypost/base/slot';
import { understandReply } from '../src/understand.js';

type Expected = Pick<Understanding, 'intent' | 'slot' | 'outcome'>;
type Golden = Omit<Reply, 'receivedAt'> & { id: string; received_at: string; expect: Expected };
type Judged = { golden: Golden; got: Understanding };

const DIRECTORY = join(import.meta.dirname, '../golden');

function judge(file: string): Judged[] {
  return readFileSync(join(DIRECTORY, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const golden = JSON.parse(line) as Golden;
      return { golden, got: understandReply({ ...golden, receivedAt: golden.received_at }) };
    });
}

function isSame(a: Slot | null, b: Slot | null): boolean {
  return a?.date === b?.date && a?.from === b?.from && a?.to === b?.to;
}

function share(judged: readonly Judged[], test: (one: Judged) => boolean): number {
  return judged.filter(test).length / judged.length;
}

const HELD_OUT = 'held-out.jsonl';
const files = readdirSync(DIRECTORY).filter((file) => file.startsWith('replies-'));
const byFile = new Map(files.map((file) => [file, judge(file)]));
const all = [...byFile.values()].flat();

test('there are many of them', () => {
  expect(files.length).toBeGreaterThanOrEqual(9);
  expect(all.length).toBeGreaterThan(7700);
});

test.each(files)('%s: nothing is booked that a person should have seen, and no other slot', (file) => {
  const wrong = (byFile.get(file) ?? []).filter(
    ({ golden, got }) =>
      got.outcome === 'booked' &&
      (golden.expect.outcome !== 'booked' || !isSame(golden.expect.slot, got.slot)),
  );
  expect(wrong.map(({ golden }) => golden.text)).toEqual([]);
});

/** Written to be hard: every second is a trap, or plain only to a person. */
const RARE = 'replies-rare.jsonl';
/** Like the worked examples. */
const INBOX = 'replies-inbox.jsonl';

test.each([
  {
    name: 'replies that led to corrections',
    of: files.filter((file) => ![RARE, INBOX].includes(file)),
    least: 0.98,
    booked: 0.98,
  },
  { name: 'an inbox', of: [INBOX], least: 0.965, booked: 0.91 },
  { name: 'rare turns of phrase', of: [RARE], least: 0.89, booked: 0.77 },
])('$name: intent, slot and bookings are right', ({ of, least, booked }) => {
  const judged = of.flatMap((file) => byFile.get(file) ?? []);
  const bookable = judged.filter(({ golden }) => golden.expect.outcome === 'booked');
  expect(share(judged, ({ golden, got }) => golden.expect.intent === got.intent)).toBeGreaterThan(least);
  expect(share(judged, ({ golden, got }) => isSame(golden.expect.slot, got.slot))).toBeGreaterThan(least);
  expect(share(bookable, ({ got }) => got.outcome === 'booked')).toBeGreaterThan(booked);
});

test('replies that are held out: hardly any is booked wrongly', () => {
  const judged = judge(HELD_OUT);
  const booked = judged.filter(({ got }) => got.outcome === 'booked');
  const right = booked.filter(
    ({ golden, got }) => golden.expect.outcome === 'booked' && isSame(golden.expect.slot, got.slot),
  );
  expect(judged.length).toBeGreaterThan(300);
  expect(right.length / booked.length).toBeGreaterThan(0.98);
  expect(share(judged, ({ golden, got }) => golden.expect.intent === got.intent)).toBeGreaterThan(0.93);
});

test('confidence says which: at 0.85 or more exactly the bookings', () => {
  for (const { got } of all) expect(got.confidence >= 0.85).toBe(got.outcome === 'booked');
});

const READINGS = join(DIRECTORY, 'readings.json');

test('every reading is as recorded', () => {
  const digestOf = (judged: readonly Judged[]) =>
    createHash('sha256')
      .update(JSON.stringify(judged.map(({ golden: { id }, got }) => [id, got])))
      .digest('hex')
      .slice(0, 16);
  const readings = Object.fromEntries([...byFile].map(([file, judged]) => [file, digestOf(judged)]));
  if (process.env['RECORD_READINGS'] !== undefined) {
    writeFileSync(READINGS, `${JSON.stringify(readings, null, 2)}\n`);
  }
  // `npm run replies:evaluate` says which replies of a file are read otherwise.
  expect(readings).toEqual(JSON.parse(readFileSync(READINGS, 'utf8')));
});
