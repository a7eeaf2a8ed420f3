/** Exchanges in tests: a delivery and the collection that it is exchanged for, on the day of a depot. */
import { makeOrder, orderBody } from './day.js';
import type { PlannedDay } from './planning.js';

/** `of` is asked for the day each time, as each test has its own. */
export function exchangesOn(of: () => PlannedDay) {
  const orderOf = async (id: string) => (await of().client.get(`/orders/${id}`)).body;
  const post = (overrides: Record<string, unknown>) =>
    of().client.post('/orders', orderBody(of().shipper, { type: 'collection', ...overrides }));
  const slotOn = (from = '08:00', to = '12:00') => ({ date: of().date, from, to });

  /** Creates a delivery and the collection that it is exchanged for; resolves to their ids. */
  async function exchange(): Promise<{ delivery: string; collection: string }> {
    const delivery = await makeOrder(of().client, of().shipper);
    const collection = await post({ exchange_for: delivery.id });
    if (collection.status !== 201) throw new Error(JSON.stringify(collection.body));
    return { delivery: delivery.id, collection: collection.body.id };
  }

  async function bookedExchange(): Promise<{ delivery: string; collection: string }> {
    const pair = await exchange();
    await of().client.post('/bookings', { order: pair.delivery, slot: slotOn() });
    return pair;
  }

  return { orderOf, post, slotOn, exchange, bookedExchange };
}
