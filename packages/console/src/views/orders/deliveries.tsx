/** The webhook deliveries of a timeline entry, with a button to replay them. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../api/client';
import { type Delivery, endpointsQuery, useReplay } from '../../api/deliveries';
import { refetchWhileDue } from '../../api/due-deliveries';
import { useMode } from '../../api/mode';
import { fetchAll } from '../../api/queries';
import { useRights } from '../../api/session';
import { Button, Status } from '../../parts/fields';
import { plural } from '../../parts/format';

/** Returns an order's deliveries by event. */
export function useDeliveries(order: string): ReadonlyMap<string, readonly Delivery[]> {
  const { mode } = useMode();
  const { data } = useQuery({
    queryKey: [mode, 'order', order, 'deliveries'],
    queryFn: () =>
      fetchAll<Delivery>(
        (page) =>
          api.GET('/orders/{order_id}/deliveries', { params: { path: { order_id: order }, query: page } }),
        400,
      ),
    refetchInterval: ({ state }) => refetchWhileDue(state.data),
  });
  const byEvent = new Map<string, Delivery[]>();
  for (const delivery of data ?? []) {
    byEvent.set(delivery.event, [...(byEvent.get(delivery.event) ?? []), delivery]);
  }
  return byEvent;
}

/** Outcome of a webhook notification, not of the goods. */
const WORDS: Record<Delivery['status'], string> = {
  pending: 'To be sent',
  delivered: 'Received',
  failed: 'Not received',
};

export function Deliveries({ of: deliveries = [] }: { of: readonly Delivery[] | undefined }) {
  const { mode } = useMode();
  const { write } = useRights();
  const endpoints = useQuery({ ...endpointsQuery(mode), enabled: deliveries.length > 0 });
  const replay = useReplay();
  if (deliveries.length === 0) return null;
  return (
    <ul className="delivery-list" aria-label="Webhook notifications">
      {deliveries.map((delivery) => {
        const endpoint = endpoints.data?.find(({ id }) => id === delivery.endpoint);
        return (
          <li key={delivery.id}>
            <span className="hint">Webhook to</span>
            <Link to="/developers/deliveries" className="delivery-endpoint">
              {endpoint?.url ?? 'an endpoint that was removed'}
            </Link>
            <Status of={delivery.status} words={WORDS[delivery.status]} />
            <span className="hint">{plural(delivery.attempts.length, 'attempt')}</span>
            {write && endpoint?.status === 'enabled' && (
              <Button kind="quiet" disabled={replay.isPending} onClick={() => replay.mutate(delivery)}>
                Replay
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
