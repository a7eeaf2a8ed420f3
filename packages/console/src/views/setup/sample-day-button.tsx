/** Fills a day of the sandbox with a depot, vans, drivers, shippers and booked orders, ready to be planned. */
import { useNavigate } from '@tanstack/react-router';
import { unwrap } from '@waypost/client';
import { useState } from 'react';
import { api } from '../../api/client';
import { fetchAll, type Order, useChange } from '../../api/queries';
import { Button } from '../../parts/fields';
import { addDays, day, plural } from '../../parts/format';
import { clearBaseMaps } from '../../parts/map-base';
import { clockIn } from '../../parts/wall-clock';
import {
  begunDay,
  isLeft,
  SAMPLE_DEPOT,
  SAMPLE_SET_UP,
  SAMPLE_SIZE,
  sampleOrders,
  windowsLeft,
} from './sample-day';

const TIMEZONE = 'Europe/London';
/** A later one would leave no time to plan. */
const EARLY_MS = 3_600_000;

type Filled = { depot: string; date: string; orders: number };

/**
 * Fills the day, or what is left of one that was begun.
 *
 * @param show is told how many orders are made, of how many
 */
async function fill(show: (done: number, of: number) => void): Promise<Filled> {
  await unwrap(api.POST('/setup', { body: SAMPLE_SET_UP }));
  const [depots, shippers] = await Promise.all([unwrap(api.GET('/depots')), unwrap(api.GET('/shippers'))]);
  const depot = depots.data.find(({ name }) => name === SAMPLE_DEPOT)?.id ?? '';
  const clock = clockIn(TIMEZONE);
  const soon = new Date(Date.now() + EARLY_MS).toISOString();
  const today = clock.today();
  const left = clock.dateOf(soon) === today ? windowsLeft(clock.time(soon)) : [];
  const date = left.length > 0 ? today : addDays(today, 1);
  const begun = begunDay(
    await fetchAll<Order>((page) => api.GET('/orders', { params: { query: { depot, ...page } } })),
  );
  const orders = sampleOrders(
    depot,
    left.length > 0 ? left : windowsLeft('00:00'),
    begun?.stamp ?? Date.now().toString(36).toUpperCase(),
  );
  const scans = [];
  for (const [at, { shipper, window, barcodes, body }] of orders.entries()) {
    show(at, orders.length);
    const made = begun?.orders.get(body.reference);
    if (made && !isLeft(made, date)) continue;
    const owner = shippers.data.find(({ name }) => name === shipper)?.id ?? '';
    const order = made ?? (await unwrap(api.POST('/orders', { body: { ...body, shipper: owner } })));
    const slot = { date, ...window };
    if (order.slot?.date !== date)
      await unwrap(api.POST('/bookings', { body: { order: order.id, slot, override: true, notify: false } }));
    scans.push(...barcodes.map((barcode) => ({ barcode, type: 'depot_in' as const, depot })));
  }
  if (scans.length > 0) await unwrap(api.POST('/scans', { body: { scans } }));
  return { depot, date, orders: orders.length };
}

/** Offered where there is nothing yet, and while a day that was begun is not whole. */
export function SampleDay({ isOffered, isBegun }: { isOffered: boolean; isBegun: boolean }) {
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
        {isBegun && !filling.isPending ? 'Finish the sample day' : 'Fill a sample day'}
      </Button>
      <span className="hint" role="status">
        {filling.isPending
          ? (progress ?? 'Setting up…')
          : isBegun
            ? 'It was left halfway: this goes on where it stopped.'
            : `A depot, four vans and ${SAMPLE_SIZE} booked orders, to plan with one click.`}
      </span>
    </div>
  );
}
