/** Places are taken and given back by many at once: none is sold twice, none is lost. */
import fc from 'fast-check';
import { addDays } from '@waypost/base/local-time';
import { type Client, useApi } from '../support/api.js';
import { TUESDAY } from '../support/conversation.js';
import { setUp } from '../support/day.js';
import { seedScannedOrders } from '../support/seed.js';

const CAPACITY = 3;
const ORDERS = 12;
const SLOTS = [1, 2, 3].map((day) => ({ date: addDays('2026-03-10', day), from: '08:00', to: '12:00' }));

const api = useApi();
let client: Client;
let depot: string;
let shipper: string;
let seeded = 0;

beforeEach(async () => {
  api.setNow(TUESDAY);
  client = await api.client();
  ({ depot, shipper } = await setUp(client));
});

/** How many orders hold each date, and how many places are counted as taken. */
async function held(): Promise<{ date: string; orders: number; booked: number; capacity: number }[]> {
  const { rows } = await api.owner.query(
    `select u.date::text, u.booked, u.capacity,
       (select count(*)::int from orders o where o.tenant_id = u.tenant_id and o.depot = u.depot
         and o.slot_date = u.date and o.slot_zone = u.zone and o.status = 'booked') as orders
     from slot_usage u where u.tenant_id = $1 order by u.date`,
    [client.tenant.id],
  );
  return rows;
}

const step = fc.record({
  order: fc.nat(ORDERS - 1),
  slot: fc.nat(SLOTS.length - 1),
  cancels: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
});

test('whatever happens at once: places taken are places held, and never more than there are', async () => {
  await client.put(`/depots/${depot}/slot-schedule`, {
    windows: [3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '12:00', capacity: CAPACITY })),
    overrides: [],
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      await api.owner.query(
        `update orders set status = 'cancelled', slot_date = null, slot_from = null, slot_to = null, slot_zone = null
         where tenant_id = $1`,
        [client.tenant.id],
      );
      await api.owner.query('delete from slot_usage where tenant_id = $1', [client.tenant.id]);
      const at = { tenant: client.tenant.id, depot, shipper };
      const orders = await seedScannedOrders(api.owner, at, ORDERS, (seeded += ORDERS));
      const statuses = await Promise.all(
        steps.map(async ({ order, slot, cancels }) => {
          const id = orders[order]?.id ?? '';
          const path = cancels ? `/orders/${id}/cancel` : '/bookings';
          const body = cancels ? {} : { order: id, slot: SLOTS[slot], notify: false };
          return (await client.post(path, body)).status;
        }),
      );
      expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
      for (const day of await held()) {
        expect(day.booked).toBe(day.orders);
        expect(day.booked).toBeLessThanOrEqual(CAPACITY);
      }
    }),
    { numRuns: 6, plugins: [fc.interruptAfterTimeLimit(20_000)] },
  );
}, 90_000);
