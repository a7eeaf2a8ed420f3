/** What the steps of the demo share, and the two things that they all do: wait for something, and insist on it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../src/solver/random.js';
import type { WaypostClient } from '@waypost/client';
import type { Traffic } from './client.js';
import type { Mailbox } from './mailbox.js';
import type { Receiver } from './receiver.js';
import type { Report } from './report.js';
import type { Parcel, Slot } from './types.js';

export type World = {
  client: WaypostClient;
  traffic: Traffic;
  report: Report;
  receiver: Receiver;
  mailbox: Mailbox;
  random: Random;
  seed: number;
  /** Today and the day of delivery, dates of the depot. */
  today: string;
  date: string;
  depot: string;
  vehicles: string[];
  drivers: string[];
  /** Names of vans by their ids. */
  vans: ReadonlyMap<string, string>;
  /** A text in which orders go by their references. */
  named: (text: string) => string;
  /** The webhook endpoint. */
  endpoint: string;
  /** The day's orders, by id. */
  parcels: Map<string, Parcel>;
  totals: Totals;
};

/** What is counted on the way, for the table and for what must have come out. */
export type Totals = {
  bookedByReply: number;
  bookedDirectly: number;
  bookedInReview: number;
  moved: number;
  rebooked: number;
  reviews: number;
};

/** The day did not go as it must. */
class DemoFailure extends Error {
  override readonly name = 'DemoFailure';
}

/** @throws {DemoFailure} with the sentence, unless it holds */
export function insist(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new DemoFailure(sentence);
}

/**
 * Asks again and again until there is nothing left to wait for.
 * @param missing how much is still missing; 0 ends the wait
 * @throws {DemoFailure} when it takes longer than two minutes, naming what was waited for
 */
export async function waitFor(
  { report }: Pick<World, 'report'>,
  what: string,
  total: number,
  missing: () => Promise<number> | number,
): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const left = await missing();
    report.progress(what, total - left, total);
    if (left === 0) return;
    insist(Date.now() < deadline, `Waited two minutes for ${what}: ${left} of ${total} are still missing.`);
    await sleep(700);
  }
}

/** A day and window in few words. */
export function slotWords({ date, from, to }: Slot): string {
  return `${date} ${from}–${to}`;
}
