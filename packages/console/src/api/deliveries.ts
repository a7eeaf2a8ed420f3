/** Deliveries of webhooks, wherever they are shown: sent again, and asked for while something is about to become of one. */
import { queryOptions } from '@tanstack/react-query';
import { type Resources, unwrap } from '@waypost/client';
import { api } from './client';
import { useChange } from './queries';

export type Endpoint = Resources['WebhookEndpoint'];
export type Delivery = Resources['WebhookDelivery'];

export const endpointsQuery = (mode: string) =>
  queryOptions({
    queryKey: [mode, 'endpoints'],
    queryFn: () => unwrap(api.GET('/webhook-endpoints')).then(({ data }) => data),
  });

/** How often deliveries are asked for while an attempt is due, and how soon it must be for that. */
const REFETCH_MS = 1_000;
const SOON_MS = 60_000;

/** Whether something is about to become of a delivery; one that is only tried again in an hour can wait. */
const isDue = ({ status, next_attempt_at: next }: Delivery) =>
  status === 'pending' && (next === null || Date.parse(next) - Date.now() < SOON_MS);

/** Of an attempt no event tells: while one is due, it is asked what came of it. */
export const refetchWhileDue = (deliveries: readonly Delivery[] | undefined) =>
  deliveries?.some(isDue) ? REFETCH_MS : (false as const);

/** Begins another series of attempts. */
export function useReplay() {
  return useChange(
    ({ id, endpoint }: Delivery) =>
      unwrap(
        api.POST('/webhook-endpoints/{endpoint_id}/deliveries/{delivery_id}/replay', {
          params: { path: { endpoint_id: endpoint, delivery_id: id } },
        }),
      ),
    { success: () => 'The delivery is sent again.', invalidates: ['deliveries', 'order'] },
  );
}
