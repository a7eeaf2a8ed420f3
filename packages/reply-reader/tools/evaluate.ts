/**
 * Measures the reading of replies against labelled ones:
 *   npm run --silent replies:evaluate -- FILE.jsonl --out PREDICTIONS.jsonl
 * FILE has one record per line: {id, channel, received_at, timezone, offered, available, text, expect?}. Writes one
 * {id, intent, slot, outcome, confidence, why} per line and prints one JSON line of figures. `fitted_records` counts
 * the replies that the second opinion's weights were fitted to; results for those say nothing about others.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { z } from 'zod';
import type { Reply, Understanding } from '../src/reply.js';
import type { Slot } from '@waypost/base/slot';
import type * as Reader from '../src/understand.js';
import { fittedTexts } from './fitted.js';

/** The built reader, because compiling TypeScript on the fly makes it slower. */
const BUILT = join(import.meta.dirname, '../../../dist/packages/reply-reader/src/understand.js');
const { understandReply } = (await import(pathToFileURL(BUILT).href)) as typeof Reader;

const slotSchema = z.object({ date: z.string(), from: z.string(), to: z.string() });

const recordSchema = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'email']),
  received_at: z.string(),
  timezone: z.string(),
  offered: z.array(slotSchema),
  available: z.array(slotSchema),
  text: z.string(),
  expect: z
    .object({
      intent: z.string(),
      slot: slotSchema.nullable(),
      outcome: z.enum(['booked', 'needs_review']),
    })
    .optional(),
});

type LabelledReply = z.infer<typeof recordSchema>;
type Expectation = NonNullable<LabelledReply['expect']>;

/** Warm-up rounds over all replies before timing, and timed rounds. */
const WARM_UP_ROUNDS = 20;
const TIMED_ROUNDS = 20;

function readRecords(file: string): LabelledReply[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      const record = recordSchema.safeParse(JSON.parse(line));
      if (!record.success)
        throw new Error(`Line ${index + 1} is not a labelled reply: ${record.error.message}`);
      return [record.data];
    });
}

function toReply(record: LabelledReply): Reply {
  const { text, channel, timezone, offered, available } = record;
  return { text, channel, receivedAt: record.received_at, timezone, offered, available };
}

function isSame(a: Slot | null, b: Slot | null): boolean {
  return a === null || b === null ? a === b : a.date === b.date && a.from === b.from && a.to === b.to;
}

/**
 * Returns the processor time of one reading in the fastest round, in microseconds. Processor time excludes other
 * processes.
 */
function timeReading(replies: readonly Reply[]): number {
  if (replies.length === 0) return 0;
  for (let round = 0; round < WARM_UP_ROUNDS; round++) replies.forEach(understandReply);
  const rounds = Array.from({ length: TIMED_ROUNDS }, () => {
    const before = process.cpuUsage();
    replies.forEach(understandReply);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...rounds) / replies.length;
}

type Judged = { expected: Expectation; got: Understanding };

function measure(judged: readonly Judged[]): Record<string, number> {
  const share = (test: (one: Judged) => boolean): number =>
    judged.length === 0 ? 0 : judged.filter(test).length / judged.length;
  const count = (test: (one: Judged) => boolean): number => judged.filter(test).length;
  return {
    intent_accuracy: share(({ expected, got }) => expected.intent === got.intent),
    slot_accuracy: share(({ expected, got }) => isSame(expected.slot, got.slot)),
    bookable: count(({ expected }) => expected.outcome === 'booked'),
    wrong_bookings: count(
      ({ expected, got }) =>
        got.outcome === 'booked' && (expected.outcome !== 'booked' || !isSame(expected.slot, got.slot)),
    ),
    missed_bookings: count(({ expected, got }) => expected.outcome === 'booked' && got.outcome !== 'booked'),
  };
}

const program = new Command('evaluate-replies')
  .description('Measure the reading of replies against labelled ones.')
  .argument('<file>', 'labelled replies, one JSON object a line')
  .requiredOption('--out <file>', 'where to write the readings, one JSON object a line')
  .action((file: string, options: { out: string }) => {
    const records = readRecords(file);
    const replies = records.map(toReply);
    const readings = replies.map((reply) => understandReply(reply));
    const lines = records.map((record, index) => JSON.stringify({ id: record.id, ...readings[index] }));
    writeFileSync(options.out, lines.map((line) => `${line}\n`).join(''));
    const judged = records.flatMap(({ expect }, index) => {
      const got = readings[index];
      return expect === undefined || got === undefined ? [] : [{ expected: expect, got }];
    });
    const fitted = fittedTexts();
    const figures = {
      records: records.length,
      fitted_records: records.filter(({ text }) => fitted.has(text)).length,
      ...measure(judged),
      microseconds_per_reply: Math.round(timeReading(replies)),
    };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
  });

program.parse();
