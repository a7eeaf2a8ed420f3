/** Fills a day of the sandbox with a depot, vans, drivers, shippers and booked orders, ready to be planned. */
import { useNavigate } from '@tanstack/react-router';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { useChange } from '../../api/queries';
import { Button } from '../../parts/fields';
import { addDays, day, plural } from '../../parts/format';
import { clearBaseMaps } from '../../parts/map-base';
import { clockIn } from '../../parts/wall-clock';
import { SAMPLE_DEPOT, SAMPLE_SET_UP, sampleOrders, windowsLeft } from './sample-day';

const TIMEZONE = 'Europe/London';
/** A later one would leave no time to plan. */
const EARLY_MS = 3_600_000;

type Filled = { depot: string; date: string; orders: number };

/** @param show is told how many orders are made, of how many */
async function fill(show: (done: number, of: number) => void): Promise<Filled> {
  await unwrap(api.POST('/setup', { body: SAMPLE_SET_UP }));
  const [depots, shippers] = await Promise.all([unwrap(api.GET('/depots')), unwrap(api.GET('/shippers'))]);
  const depot = depots.data.find(({ name }) => name === SAMPLE_DEPOT)?.id ?? '';
  const clock = clockIn(TIMEZONE);
  const soon = new Date(Date.now() + EARLY_MS).toISOString();
  const today = clock.today();
  const left = clock.dateOf(soon) === today ? windowsLeft(clock.time(soon)) : [];
  const date = left.length > 0 ? today : addDays(today, 1);
  const orders = sampleOrders(
    depot,
    left.length > 0 ? left : windowsLeft('00:00'),
    Date.now().toString(36).toUpperCase(),
  );
  for (const [at, { shipper, window, body }] of orders.entries()) {
    show(at, orders.length);
    const owner = shippers.data.find(({ name }) => name === shipper)?.id ?? '';
    const order = await unwrap(api.POST('/orders', { body: { ...body, shipper: owner } }));
    const slot = { date, ...window };
    await unwrap(api.POST('/bookings', { body: { order: order.id, slot, override: true, notify: false } }));
  }
  const scans = orders.flatMap(({ barcodes }) =>
    barcodes.map((barcode) => ({ barcode, type: 'depot_in' as const, depot })),
  );
  await unwrap(api.POST('/scans', { body: { scans } }));
  return { depot, date, orders: orders.length };
}

/** Once it is begun it stays until it is done, though there is a depot by then. */
export function SampleDay({ isOffered }: { isOffered: boolean }) {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<string>();
  const filling = useChange(() => fill((done, of) => setProgress(`${done} of ${of} orders…`)), {
    success: ({ date, orders }) =>
      `${plural(orders, 'order')} are booked for ${day(date)}. Optimise plans them, Publish sends them out.`,
    invalidates: [
      'depots',
      'vehicles',
      'drivers',
      'shippers',
      'orders',
      'slots',
      'day',
      'day-orders',
      'routes',
    ],
  });
  const begin = () =>
    filling.mutate(undefined, {
      onSuccess: ({ depot, date }) => {
        clearBaseMaps();
        void navigate({ to: '/today', search: { date, depot } });
      },
      onSettled: () => setProgress(undefined),
    });
  if (!isOffered && !filling.isPending) return null;
  return (
    <div className="row">
      <Button disabled={filling.isPending} onClick={begin}>
        Fill a sample day
      </Button>
      <span className="hint" role="status">
        {filling.isPending
          ? (progress ?? 'Setting up…')
          : 'A depot, four vans and 24 booked orders, to plan with one click.'}
      </span>
    </div>
  );
}
