/**
 * Retries reads that were refused by the session's rate limit; otherwise the view would keep showing old data. Many
 * may wait, so their pauses differ.
 */
import { WaypostError } from '@waypost/client';

/** Longer than a minute altogether, after which there is room again. */
const MAX_TRIES = 12;
const [MIN_MS, MAX_MS] = [2_000, 10_000];

/**
 * Whether a query that has failed so often is asked again: TanStack Query's `retry`. Other errors are shown at once.
 */
export const retry = (failures: number, error: Error): boolean =>
  error instanceof WaypostError && error.status === 429 && failures < MAX_TRIES;

/** TanStack Query's `retryDelay`. */
export const retryDelay = (): number => MIN_MS + Math.random() * (MAX_MS - MIN_MS);
