/** A route was published: its recipients are told their windows, those of another day not at night. */
import { sleep } from '@temporalio/workflow';
import type { PublicationInput } from '../src/contracts/workflows.js';
import { performRegularly } from './activities.js';
import { Needs } from './attention.js';

export async function routePublication({
  tenant,
  run,
  event,
  attention_after: after,
}: PublicationInput): Promise<void> {
  const needs = new Needs(after);
  for (;;) {
    const watch = needs.watch('texting windows');
    const { wait_until: until } = await performRegularly('textWindows', { tenant, run, event }, watch);
    if (until === null) return;
    await sleep(Math.max(1_000, Date.parse(until) - Date.now()), { summary: 'until quiet hours are over' });
  }
}
