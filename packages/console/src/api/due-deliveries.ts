/** How often webhook deliveries are refetched: no event of the stream reports an attempt. */
import type { Resources } from '@waypost/client';

type Delivery = Pick<Resources['WebhookDelivery'], 'status' | 'next_attempt_at'>;

const REFETCH_MS = 1_000;
/** An attempt is due if it happens this soon. One that happens in an hour can wait. */
const SOON_MS = 60_000;

/** Returns the interval while an attempt is due, otherwise false, as a query's `refetchInterval`. */
export function refetchWhileDue(deliveries: readonly Delivery[] | undefined): number | false {
  return deliveries?.some(isDue) ? REFETCH_MS : false;
}

const isDue = ({ status, next_attempt_at: next }: Delivery) =>
  status === 'pending' && (next === null || Date.parse(next) - Date.now() < SOON_MS);
