/** The result of a campaign, for people and, as one object, for programs. */
import type { Tally } from './courier.js';
import { type Breaches, breach } from './invariants-sql.js';
import type { Journal } from './journal.js';
import type { MailServer } from '../support/mail-server.js';
import type { Texts } from './providers.js';
import type { Struck } from './strike.js';

export type Summary = {
  seed: number;
  minutes: number;
  /** Kind of fault → number of times. */
  kills: Record<string, number>;
  /** Time until everything was first ready. */
  start_seconds: number;
  /** Kind of fault → longest time until everything was ready again, in seconds. */
  recovery_seconds: Record<string, number>;
  /** Time from the last fault until nothing was left to do; null if that never happened. */
  rest_seconds: number | null;
  /** Outbox rows waiting when the faults ended, divided by the seconds until rest. */
  catch_up_rate: number | null;
  orders: number;
  delivered: number;
  /** Clients' POSTs that got a response, and all responses and failures that clients saw, by status. */
  posts: number;
  seen: Record<string, number>;
  slowest_answer_seconds: number;
  /** Texts and emails that providers accepted more than once under the same id, in total and per fault. */
  texts: { sent: number; again: number };
  emails: { sent: number; again: number };
  duplicates_per_kill: number;
  /** Build of the workers → workflow tasks that it completed. */
  workflow_tasks: Record<string, number>;
  own_ends: number;
  late: Record<string, number>;
  refused: Record<string, number>;
  /** Name → number of violations. */
  invariants: Record<string, number>;
};

export type Report = { summary: Summary; breaches: Breaches; isSound: boolean; notes: string[] };

export type Found = {
  seed: number;
  campaignMs: number;
  struck: readonly Struck[];
  readyMs: number;
  /** How long it took until everything was first ready. */
  startMs: number;
  journal: Journal;
  tally: Tally;
  texts: Texts;
  mail: MailServer;
  invariants: Breaches;
  restedAfterMs: number | null;
  failures: readonly string[];
  tasks: Record<string, number>;
  ownEnds: readonly string[];
  waiting: number;
};

const seconds = (ms: number): number => Math.round(ms / 100) / 10;

export function reportOf(found: Found): Report {
  const { struck, journal, tally, restedAfterMs } = found;
  // On a slow machine, recovery may take twice as long as the first start.
  const readyMs = Math.max(found.readyMs, 2 * found.startMs);
  const breaches: Breaches = {
    ...found.invariants,
    'it comes to rest': breach(restedAfterMs === null ? ['something was left to be done'] : []),
    'ready again in time': breach(
      struck
        .filter(({ recoveredMs }) => (recoveredMs ?? 0) > readyMs)
        .map(({ kind, target, recoveredMs }) => `${kind} ${target}: ${seconds(recoveredMs ?? 0)} s`),
    ),
    'the days went on': breach(found.failures),
  };
  const kills: Record<string, number> = {};
  const recoveries: Record<string, number> = {};
  for (const { kind, recoveredMs } of struck) {
    kills[kind] = (kills[kind] ?? 0) + 1;
    if (recoveredMs !== null) recoveries[kind] = Math.max(recoveries[kind] ?? 0, seconds(recoveredMs));
  }
  const textAgain = again(found.texts.forms.map(({ key }) => key));
  const mailAgain = again(found.mail.received.map(({ messageId }) => messageId ?? ''));
  const summary: Summary = {
    seed: found.seed,
    minutes: Math.round(found.campaignMs / 6_000) / 10,
    kills,
    start_seconds: seconds(found.startMs),
    recovery_seconds: recoveries,
    rest_seconds: restedAfterMs === null ? null : seconds(restedAfterMs),
    catch_up_rate:
      restedAfterMs === null ? null : Math.round(found.waiting / Math.max(1, restedAfterMs / 1000)),
    orders: tally.orders,
    delivered: tally.delivered,
    posts: journal.entries.length,
    seen: journal.seen,
    slowest_answer_seconds: seconds(journal.slowestMs),
    texts: { sent: found.texts.forms.length - textAgain, again: textAgain },
    emails: { sent: found.mail.received.length - mailAgain, again: mailAgain },
    duplicates_per_kill: Math.round(((textAgain + mailAgain) / Math.max(1, struck.length)) * 1000) / 1000,
    workflow_tasks: found.tasks,
    own_ends: found.ownEnds.length,
    late: tally.late,
    refused: tally.refused,
    invariants: Object.fromEntries(
      Object.entries(breaches).map(([name, { violations }]) => [name, violations]),
    ),
  };
  const isSound = Object.values(breaches).every(({ violations }) => violations === 0);
  return { summary, breaches, isSound, notes: found.ownEnds.map((end) => `ended by itself: ${end}`) };
}

/** Returns how many of the ids are repeats. */
function again(ids: readonly string[]): number {
  return ids.length - new Set(ids).size;
}

/** Prints the report in lines; the last one is the summary as JSON. */
export function print({ summary, breaches, isSound, notes }: Report, say: (line: string) => void): void {
  say('');
  for (const note of notes) say(note);
  for (const [name, { violations, examples }] of Object.entries(breaches)) {
    say(`${violations === 0 ? 'holds ' : 'BROKEN'}  ${name}${violations === 0 ? '' : ` (${violations})`}`);
    for (const example of examples) say(`          ${example}`);
  }
  say(isSound ? 'Nothing is broken.' : 'Something is broken.');
  say(JSON.stringify(summary));
}
