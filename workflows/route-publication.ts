/** A route was published: its recipients are told their windows, those of another day not at night. */
import { sleep } from '@temporalio/workflow';
import type { PublicationInput } from '../src/contracts/workflows.js';
import { type MayWait, performRegularly, sendingActivities } from './activities.js';
import { Needs } from './attention.js';

export async function routePublication(input: PublicationInput): Promise<void> {
  const { tenant, run, event, attention_after: after } = input;
  const needs = new Needs(after);
  for (;;) {
    const watch = needs.watch('texting windows');
    const texts = { tenant, run, event };
    const texted = watch
      ? await performRegularly('textWindows', texts, watch)
      : await sendingActivities.textWindows(texts);
    const { wait_until: until } = texted as MayWait;
    // Histories from before windows could wait hold results of the older shape.
    if (until === undefined || until === null) return;
    await sleep(Math.max(1_000, Date.parse(until) - Date.now()), { summary: 'until quiet hours are over' });
  }
}
