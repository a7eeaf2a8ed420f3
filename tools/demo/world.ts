/** State shared by the demo's steps, and two helpers they all use: waiting for something, and insisting on it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@waypost/solver/random';
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
  /** Today and the day of delivery, as dates at the depot. */
  today: string;
  date: string;
  depot: string;
  vehicles: string[];
  /** Those who can drive. */
  drivers: string[];
  /** Names of vans by their ids. */
  vans: ReadonlyMap<string, string>;
  /** Replaces order ids in a text with their references. */
  named: (text: string) => string;
  /** The webhook endpoint. */
  endpoint: string;
  /** The day's orders, by id. */
  parcels: Map<string, Parcel>;
  totals: Totals;
};

/** Counts for the final table and for the checks. */
export type Totals = {
  bookedByReply: number;
  bookedDirectly: number;
  bookedInReview: number;
  moved: number;
  rebooked: number;
  reviews: number;
};

/** Thrown if the day did not go as it must. */
class DemoFailure extends Error {
  override readonly name = 'DemoFailure';
}

/** @throws {DemoFailure} with the sentence, unless the condition holds */
export function insist(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new DemoFailure(sentence);
}

/**
 * Polls until nothing is missing.
 * @param missing returns how much is still missing; 0 ends the wait
 * @throws {DemoFailure} if nothing comes for two minutes, naming what it waited for
 */
export async function waitFor(
  { report }: Pick<World, 'report'>,
  what: string,
  total: number,
  missing: () => Promise<number> | number,
): Promise<void> {
  let [fewest, deadline] = [Infinity, 0];
  for (;;) {
    const left = await missing();
    if (left < fewest) [fewest, deadline] = [left, Date.now() + 120_000];
    report.progress(what, total - left, total);
    if (left === 0) return;
    insist(Date.now() < deadline, `Waited two minutes for ${what}: ${left} of ${total} are still missing.`);
    await sleep(700);
  }
}

/** Formats a day and window in a few words. */
export function slotWords({ date, from, to }: Slot): string {
  return `${date} ${from}–${to}`;
}
