/** A route was published: sends its recipients their delivery windows, those for another day not at night. */
import type { PublicationInput } from '../src/contracts/workflows.js';
import { AttentionTracker } from './attention.js';
import { sendRegularly, untilNothingIsHeld } from './sending.js';

export async function routePublication(input: PublicationInput): Promise<void> {
  const { tenant, run, event_id } = input;
  const attention = new AttentionTracker(input);
  await untilNothingIsHeld(() =>
    sendRegularly(
      'sendDeliveryWindows',
      { tenant, run, event_id },
      attention.watch('sending delivery windows'),
    ),
  );
}
