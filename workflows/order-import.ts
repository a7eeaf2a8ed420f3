/** A large import of orders: its rows, batch by batch, until none is left. */
import { ApplicationFailure, CancellationScope, isCancellation } from '@temporalio/workflow';
import type { ImportInput } from '../src/contracts/workflows.js';
import { continueImport, reasonOf, retried } from './activities.js';
import { Needs, showOnEnding } from './attention.js';

export async function orderImport({ tenant, job, attention_after: after }: ImportInput): Promise<void> {
  const needs = new Needs(after);
  try {
    let ended = false;
    while (!ended) ({ ended } = await continueImport({ tenant, job }, needs.watch('importing')));
  } catch (error) {
    const cancelled = isCancellation(error);
    const reason = cancelled ? { code: 'cancelled', message: 'The import was cancelled.' } : reasonOf(error);
    await CancellationScope.nonCancellable(async () => {
      if (!cancelled) showOnEnding('failed_job');
      await retried.failImport({ tenant, job, ...reason });
    });
    if (cancelled) throw error;
    throw ApplicationFailure.nonRetryable(reason.message, reason.code);
  }
}
