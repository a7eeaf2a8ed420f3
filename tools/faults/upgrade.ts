/**
 * Rolling upgrades while faults strike, in the order of docs/operations.md: workers of a new build beside the old ones,
 * a share of new workflows, all tasks; then the old workers end, and relay and API are replaced.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Build, type Programs, ROOT } from './programs.js';

/** Time for a step that a fault may hold up, in milliseconds. */
const STEP_MS = 5 * 60_000;
const RETRY_MS = 1_000;
const RAMP_PER_CENT = '25';

/** How long an upgrade's builds share the work, as a share of the campaign, in milliseconds at most. */
const SHARED = { share: 1 / 12, maxMs: 60_000 };

/**
 * Upgrades to one new build after the other until the time is up. Resolves to the ids of all builds that took over.
 * Throws if a step does not succeed within five minutes.
 */
export async function upgradeUntil(
  programs: Programs,
  campaignMs: number,
  untilMs: number,
  say: (line: string) => void,
): Promise<string[]> {
  const sharedMs = Math.min(SHARED.maxMs, campaignMs * SHARED.share);
  const done: string[] = [];
  // Each takes at least twice that.
  for (let number = 2; Date.now() + 3 * sharedMs < untilMs; number += 1) {
    await sleep(sharedMs);
    const build = { id: `build-${number}`, root: ROOT };
    await upgrade(programs, build, sharedMs);
    done.push(build.id);
    say(`${build.id} has taken over`);
  }
  return done;
}

async function upgrade(programs: Programs, build: Build, sharedMs: number): Promise<void> {
  const workers = (...args: string[]) => persist(() => programs.waypost('workers', ...args));
  await programs.startBeside(build);
  await persist(async () => {
    if (!(await programs.areReadyBeside()))
      throw new Error(`The workers of ${build.id} did not become ready.`);
  });
  await workers('ramp', build.id, '--percent', RAMP_PER_CENT);
  await sleep(sharedMs);
  await workers('promote', build.id, '--wait', '60');
  await programs.takeOver();
  for (const name of ['relay', 'api'] as const) await programs.replace(name, build);
}

/** Does a step until it succeeds, since a fault may strike it. Throws its last error after five minutes. */
async function persist(step: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + STEP_MS;
  for (;;) {
    try {
      await step();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}
