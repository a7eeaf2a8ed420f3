/** A route whose recipients were told their windows, and what they are told since. */
import { instantOf } from '@waypost/base/local-time';
import type { Wait } from '../../src/contracts/workflows.js';
import type { useApi } from './api.js';
import { conversationActivities, recordingMessaging } from './conversation.js';
import { bookedOrder, emptyDay, optimise, type PlannedDay } from './planning.js';

/** Sets up, before each test, a day with quiet hours and channels that only note; `now()` returns those of the test. */
export function useToldDay(api: ReturnType<typeof useApi>) {
  let day: PlannedDay;
  let texts: ReturnType<typeof recordingMessaging>;
  let activities: ReturnType<typeof conversationActivities>;

  beforeEach(async () => {
    api.setNow(undefined);
    day = await emptyDay(api, { quietHours: true });
    texts = recordingMessaging();
    activities = conversationActivities(api, texts.messaging);
    // The driver's invitation.
    await activities.deliverQueued({ tenant: day.client.tenant.id });
    texts.sent.sms.splice(0);
  });

  /** Sets the clock to a time of the day that is planned, or of another one, by the depot's clock. */
  const at = (time: string, date = day.date) => api.setNow(instantOf(date, time, 'Europe/London'));
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
    await activities.deliverQueued({ tenant: day.client.tenant.id });
    return { ...(await routeOf(route.id)), run: run.body.id };
  }

  /** Sends what was queued since, as the workflows do; resolves to the shortest wait. */
  const tellAll = async (): Promise<Wait | null> =>
    (await activities.deliverQueued({ tenant: day.client.tenant.id })).wait;

  return {
    now: () => ({ day, texts, activities }),
    ...{ at, routeOf, windowOf, messages, publishedRoute, tellAll },
  };
}

/** Returns the orders of a route's stops, in sequence. */
export const ordersOf = (route: any): string[] => route.stops.map((stop: any) => stop.order);

/** Returns the sequence in which the last visit comes first, the others after it. */
export const lastFirst = (orders: readonly string[]) => [orders.at(-1)!, ...orders.slice(0, -1)];

/** Returns the orders of the stops whose windows are not what they were. */
export const differing = (stops: readonly any[], before: readonly any[]): string[] =>
  stops
    .filter(({ order, window }) => {
      const { from, to } = before.find((stop) => stop.order === order).window;
      return from !== window.from || to !== window.to;
    })
    .map(({ order }) => order);
