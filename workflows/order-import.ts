/** A large import of orders: its rows, batch by batch, until none is left. */
import {
  ApplicationFailure,
  CancellationScope,
  isCancellation,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import { stateKey } from '../src/contracts/search-attributes.js';
import type { ImportInput } from '../src/contracts/workflows.js';
import { continueImport, reasonOf, retried } from './activities.js';
import { Needs, needsFromNow } from './attention.js';

export async function orderImport({ tenant, job, attention_after: after }: ImportInput): Promise<void> {
  const needs = new Needs(after);
  try {
    let ended = false;
    while (!ended) ({ ended } = await continueImport({ tenant, job }, needs.watch('importing')));
    upsertSearchAttributes([{ key: stateKey, value: 'ended' }]);
  } catch (error) {
    const cancelled = isCancellation(error);
    const reason = cancelled ? { code: 'cancelled', message: 'The import was cancelled.' } : reasonOf(error);
    await CancellationScope.nonCancellable(async () => {
      upsertSearchAttributes(
        cancelled
          ? [{ key: stateKey, value: 'cancelled' }]
          : [{ key: stateKey, value: 'failed' }, ...needsFromNow('job_failed')],
      );
      await retried.failImport({ tenant, job, ...reason });
    });
    if (cancelled) throw error;
    throw ApplicationFailure.nonRetryable(reason.message, reason.code);
  }
}
