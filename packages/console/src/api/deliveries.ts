/** Webhook endpoints and their deliveries. */
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
/** Removed endpoints, whose deliveries can still be read. */
export const removedEndpointsQuery = (mode: string) =>
  queryOptions({
    queryKey: [mode, 'endpoints', 'removed'],
    queryFn: () =>
      unwrap(api.GET('/webhook-endpoints', { params: { query: { removed: true } } })).then(
        ({ data }) => data,
      ),
  });

/** Starts another series of attempts. */
export function useReplay() {
  return useChange(
    ({ id, endpoint }: Delivery) =>
      unwrap(
        api.POST('/webhook-endpoints/{endpoint_id}/deliveries/{delivery_id}/replay', {
          params: { path: { endpoint_id: endpoint, delivery_id: id } },
        }),
      ),
    { success: () => 'The delivery is being sent again.', invalidates: ['deliveries', 'order'] },
  );
}
