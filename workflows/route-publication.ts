/** A route was published: its recipients are told their window. */
import type { PublicationInput } from '../src/contracts/workflows.js';
import { retried } from './activities.js';

export async function routePublication({ tenant, run }: PublicationInput): Promise<void> {
  await retried.textWindows({ tenant, run });
}
