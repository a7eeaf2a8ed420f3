/** Sends the messages of one cause: each once it may go out and its provider takes it, unless it is no longer true. */
import { isCancellation } from '@temporalio/workflow';
import type { MessageDeliveryInput } from '../src/contracts/workflows.js';
import { perform, reasonOf } from './activities.js';
import { AttentionTracker } from './attention.js';
import { deliver, untilNothingIsHeld } from './sending.js';

export async function messageDelivery(input: MessageDeliveryInput): Promise<void> {
  const { tenant, cause, due, isMany } = input;
  const attention = new AttentionTracker(input);
  try {
    await untilNothingIsHeld(() =>
      deliver({ tenant, cause, ...(due && { due }) }, isMany, attention.watch('sending messages')),
    );
  } catch (error) {
    if (!isCancellation(error)) {
      const failed = { tenant, cause, error: reasonOf(error).message };
      await perform('failRequests', failed, attention.watch('failing requests'));
    }
    throw error;
  }
}
