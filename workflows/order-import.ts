/** A large import of orders: one batch of its rows after the other, until none is left. */
import { ApplicationFailure, upsertSearchAttributes } from '@temporalio/workflow';
import { statusKey } from '../src/contracts/search-attributes.js';
import type { ImportInput } from '../src/contracts/workflows.js';
import { importActivities, reasonOf, retried } from './activities.js';

export async function orderImport({ tenant, job }: ImportInput): Promise<void> {
  try {
    let ended = false;
    while (!ended) ({ ended } = await importActivities.continueImport({ tenant, job }));
    upsertSearchAttributes([{ key: statusKey, value: 'ended' }]);
  } catch (error) {
    const reason = reasonOf(error);
    upsertSearchAttributes([{ key: statusKey, value: 'failed' }]);
    await retried.failImport({ tenant, job, ...reason });
    throw ApplicationFailure.nonRetryable(reason.message, reason.code);
  }
}
