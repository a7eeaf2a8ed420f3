/** A route whose recipients were told their windows, and what they are told since. */
import type { Wait } from '../../src/contracts/workflows.js';
import type { useApi } from './api.js';
import { conversationActivities, recordingMessaging } from './conversation.js';
import { bookedOrder, emptyDay, optimise, outboxOf, type PlannedDay } from './planning.js';

/** Sets up, before each test, a day with quiet hours and channels that only note; `now()` returns those of the test. */
export function useToldDay(api: ReturnType<typeof useApi>) {
  let day: PlannedDay;
  let texts: ReturnType<typeof recordingMessaging>;
  let activities: ReturnType<typeof conversationActivities>;
  let handled: number;

  beforeEach(async () => {
    api.setNow(undefined);
    day = await emptyDay(api, { quietHours: true });
    texts = recordingMessaging();
    activities = conversationActivities(api, texts.messaging);
    handled = 0;
  });

  /** Sets the clock to a time of the day that is planned, or of the day before it. */
  const at = (time: string, date = day.date) => api.setNow(new Date(`${date}T${time}:00Z`));
  const routeOf = async (id: string) => (await day.client.get(`/routes/${id}`)).body;
  const windowOf = async (route: string, order: string) =>
    (await routeOf(route)).stops.find((stop: any) => stop.order === order).window;
  const messages = async (kind: string) =>
    (await day.client.get('/messages?limit=100')).body.data.filter((each: any) => each.template === kind);

  /**
   * A published route of four long visits, told in the morning of its day; booked for all of the afternoon and evening.
   */
  async function publishedRoute(): Promise<any> {
    for (let index = 0; index < 4; index++) {
      await bookedOrder(day, { at: index, from: '12:00', to: '16:00', service: { assembly: true } });
    }
    const [route] = (await optimise(api, day)).result.routes;
    at('08:00');
    const run = await day.client.post(`/routes/${route.id}/publish`);
    await activities.sendDeliveryWindows({
      tenant: day.client.tenant.id,
      run: run.body.id,
      event_id: 'evt_none',
    });
    return { ...(await routeOf(route.id)), run: run.body.id };
  }

  /** Does what the orders' workflows do with what they were told since; resolves to how long they wait. */
  async function tellAll(): Promise<(Wait | null)[]> {
    const tenant = day.client.tenant.id;
    const signals = (await outboxOf(day.client, 'order.signal')).filter(
      ({ type }) => type === 'window_changed',
    );
    const waits: (Wait | null)[] = [];
    for (const { order } of signals.slice(handled)) {
      const { wait } = await activities.sendChangedWindow({ tenant, order, event_id: 'evt_none' });
      waits.push(wait);
    }
    handled = signals.length;
    return waits;
  }

  return {
    now: () => ({ day, texts, activities }),
    ...{ at, routeOf, windowOf, messages, publishedRoute, tellAll },
  };
}

/** Returns the orders of a route's stops, in sequence. */
export const ordersOf = (route: any): string[] => route.stops.map((stop: any) => stop.order);

/** Returns the sequence in which the last visit comes first, the others after it. */
export const lastFirst = (orders: readonly string[]) => [orders.at(-1)!, ...orders.slice(0, -1)];
