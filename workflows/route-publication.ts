/** A route was published: sends its recipients their delivery windows, those for another day not at night. */
import { sleep } from '@temporalio/workflow';
import type { PublicationInput } from '../src/contracts/workflows.js';
import { AttentionTracker } from './attention.js';
import { sendRegularly } from './sending.js';

export async function routePublication(input: PublicationInput): Promise<void> {
  const { tenant, run, event_id } = input;
  const attention = new AttentionTracker(input);
  for (;;) {
    const watch = attention.watch('sending delivery windows');
    const { wait_until: until } = await sendRegularly(
      'sendDeliveryWindows',
      { tenant, run, event_id },
      watch,
    );
    if (until === null) return;
    await sleep(Math.max(1_000, Date.parse(until) - Date.now()), { summary: 'until quiet hours are over' });
  }
}
