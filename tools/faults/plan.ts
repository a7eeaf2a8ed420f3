/** Plans which faults come when, entirely from the seed. Pure. */
import { createRandom } from '@waypost/solver/random';
import type { ProcessName } from './programs.js';

export const FAULT_KINDS = [
  'kill_api',
  'kill_relay',
  'kill_worker_main',
  'kill_worker_solver',
  'kill_worker_webhooks',
  'kill_temporal',
  'kill_backend',
  'kill_postmaster',
  'kill_two',
  'freeze_postgres',
  'freeze_temporal',
  'freeze_api',
  'freeze_relay',
  'freeze_worker_main',
  'freeze_worker_solver',
  'freeze_worker_webhooks',
  'clock_ahead',
  'clock_behind',
  'texts_refused',
  'texts_unanswered',
  'texts_late',
  'texts_silent',
  'texts_reported_first',
  'mail_slow',
  'mail_cut',
  'receivers_down',
  'temporal_away',
  'rolling_restart',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/**
 * `afterMs`: time since the previous fault ended. `awaitsRecovery`: also waits until everything is ready again;
 * otherwise it may strike a process that is just starting. `lastsMs`: the duration of a fault that lasts.
 */
export type Fault = {
  kind: FaultKind;
  afterMs: number;
  awaitsRecovery: boolean;
  lastsMs: number;
  targets: readonly ProcessName[];
};

/** Minimum gap between two faults; a share of the campaign if it is shorter than a minute. */
const MIN_GAP = { share: 1 / 12, maxMs: 5_000 };
const MAX_GAP = { share: 1 / 3, maxMs: 20_000 };
/** Longest time that something is frozen or away: a share of the campaign, within limits. */
const FROZEN = { share: 1 / 15, maxMs: 90_000, minMs: 4_000 };
const AWAY = { share: 1 / 5, maxMs: 10 * 60_000, minMs: 8_000 };

const TARGETS: readonly ProcessName[] = ['api', 'relay', 'worker-main', 'worker-solver', 'worker-webhooks'];

/**
 * Yields an endless sequence of faults for a campaign of that length: every kind once, in an order given by the seed,
 * then every kind again in another order.
 */
export function* planFaults(
  seed: number,
  campaignMs: number,
  kinds: readonly FaultKind[] = FAULT_KINDS,
): Generator<Fault, never> {
  const random = createRandom(seed);
  const between = (least: number, most: number) => Math.round(least + random() * (most - least));
  const gapOf = ({ share, maxMs }: typeof MIN_GAP) => Math.min(maxMs, campaignMs * share);
  const lasting = ({ share, maxMs, minMs }: typeof FROZEN) =>
    Math.max(minMs, (0.5 + random() / 2) * Math.min(maxMs, campaignMs * share));
  for (;;) {
    for (const kind of shuffled(kinds, random)) {
      yield {
        kind,
        afterMs: between(gapOf(MIN_GAP), gapOf(MAX_GAP)),
        awaitsRecovery: random() < 0.5,
        lastsMs: lasting(kind === 'temporal_away' ? AWAY : FROZEN),
        targets: shuffled(TARGETS, random),
      };
    }
  }
}

/** Returns the items shuffled (Fisher–Yates). */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    // Both indexes are inside the array.
    [result[last], result[other]] = [result[other] as Item, result[last] as Item];
  }
  return result;
}
