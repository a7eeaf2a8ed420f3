/**
 * Days on which an office does whatever it can, by seed (`SEEDS`, 20 by default): after some acts nobody has been told
 * anything that contradicts the plan, no slot holds more than it may, and every order has a next step or is in the inbox.
 */
import { createRandom } from '@waypost/solver/random';
import { minutesLater } from '../../src/domain/promised-window.js';
import { useApi } from '../support/api.js';
import { comingWeekday } from '../support/day.js';
import { bookedOrder } from '../support/planning.js';
import { ordersOf, useToldDay } from '../support/told-day.js';

const SEEDS = Number(process.env['SEEDS'] ?? 20);
const ORDERS = 7;
/** Acts of a day, and after how many of them it is looked at: a key has 300 requests a minute. */
const ACTS = 24;
const CHECK_EVERY = 6;
/** Minutes that a visit may miss its window by. */
const TOLERANCE = 15;
const LATER = { date: comingWeekday(10), from: '12:00', to: '16:00' };

const api = useApi();
const { at, tellAll, now } = useToldDay(api);

type Body = Record<string, any>;

/** The office of a day, which acts at random. */
function office(seed: number) {
  const random = createRandom(seed);
  const { day } = now();
  const { client } = day;
  const one = <Item>(of: readonly Item[]): Item | undefined => of[Math.floor(random() * of.length)];
  const log: string[] = [];
  let minutes = 9 * 60;
  const orders: string[] = [];

  const list = async (path: string): Promise<any[]> => (await client.get(path)).body.data;
  const routes = () => list(`/routes?date=${day.date}`);
  const runs = () => list(`/runs?date=${day.date}`);
  const openOf = async (run: string) =>
    (await list(`/runs/${run}/stops`)).filter(({ status }) => status === 'pending');
  const telling = () => one(['now', 'now', 'later', 'none'])!;

  const send = async (method: 'post' | 'patch' | 'delete', path: string, body?: Body) => {
    const { status, body: answer } =
      method === 'delete' ? await client.delete(path) : await client[method](path, body);
    log.push(`${method} ${path} ${JSON.stringify(body ?? {})} → ${status} ${answer?.error?.code ?? ''}`);
    if (status >= 500) throw new Error(log.join('\n'));
  };

  const route = async () => one(await routes());
  const acts: (() => Promise<void>)[] = [
    async () => {
      const chosen = await route();
      const stops = chosen && ordersOf(chosen).toSorted(() => random() - 0.5);
      if (chosen) await send('patch', `/routes/${chosen.id}`, { stops, tell: telling(), force: true });
    },
    async () => {
      const to = await route();
      if (to)
        await send('post', `/routes/${to.id}/stops`, { orders: [one(orders)], tell: telling(), force: true });
    },
    async () => {
      const from = await route();
      const stop = from && one<any>(from.stops);
      if (stop) await send('delete', `/routes/${from.id}/stops/${stop.id}?tell=${telling()}`);
    },
    async () => {
      const chosen = await route();
      const van = one(await list('/vehicles'));
      if (chosen)
        await send('patch', `/routes/${chosen.id}`, { vehicle: van.id, tell: telling(), force: true });
    },
    () => send('patch', `/orders/${one(orders)}`, { hold: random() < 0.4 }),
    () =>
      send('post', '/bookings', {
        order: one(orders),
        slot: random() < 0.5 ? LATER : { ...LATER, date: day.date },
      }),
    () => send('post', `/orders/${one(orders)}/${random() < 0.2 ? 'cancel' : 'unbook'}`, undefined),
    async () => {
      const run = one(await runs());
      if (run) await send('post', `/runs/${run.id}/${random() < 0.2 ? 'breakdown' : 'start'}`);
    },
    async () => {
      const run = one(await runs());
      const [stop] = run ? await openOf(run.id) : [];
      const path = `/runs/${run?.id}/stops/${stop?.id}`;
      const isIn = random() < 0.8;
      if (stop)
        await send('post', `${path}/${isIn ? 'complete' : 'fail'}`, isIn ? {} : { reason: 'no_answer' });
    },
    async () => {
      const [chosen] = (await routes()).filter(({ status }) => status === 'draft');
      if (chosen) await send('post', `/routes/${chosen.id}/publish`);
    },
    () =>
      send('post', `/depots/${day.depot}/days/${day.date}/untold`, {
        action: random() < 0.7 ? 'send' : 'drop',
      }),
    async () => {
      minutes += 10 + Math.floor(random() * 30);
    },
  ];
  const setClock = () =>
    at(`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);

  return {
    ...{ log, orders, list, runs, openOf, routes },
    async opens() {
      for (let index = 0; index < ORDERS; index++) {
        orders.push(
          await bookedOrder(day, { at: index, from: '12:00', to: '16:00', service: { assembly: true } }),
        );
      }
      const { depot, date } = day;
      const van = (await client.post('/vehicles', { name: 'Van 2', crew: 2, depot })).body.id;
      await client.post('/vehicles', { name: 'Van 3', crew: 2, depot });
      const driver = (await client.post('/drivers', { name: 'Vic', phone: '+447700900011', depot })).body.id;
      setClock();
      const crews = [
        { vehicle: day.vehicle, driver: day.driver },
        { vehicle: van, driver },
      ];
      for (const [index, crew] of crews.entries()) {
        const stops = orders.slice(index * 3, index * 3 + 3);
        await send('post', '/routes', { date, depot, ...crew, stops });
      }
      for (const { id } of await routes()) await send('post', `/routes/${id}/publish`);
      await tellAll();
      minutes = 11 * 60;
    },
    async acts() {
      await one(acts)!();
      minutes += 1;
      setClock();
    },
  };
}

/** Returns what is wrong with the day as it is now. */
async function faultsOf({ list, runs, openOf, orders }: ReturnType<typeof office>): Promise<string[]> {
  const { day } = now();
  const faults: string[] = [];
  const messages = (await list('/messages?limit=100')).filter(({ order }) => order !== null);
  const untold = (await list(`/depots/${day.depot}/days/${day.date}/untold`)).map(({ order }) => order);
  const kept = await day.client.scoped(async (scope) =>
    scope.trx.selectFrom('stops').select('order_id').where('tell', '=', 'none').execute(),
  );
  const isDropped = new Set(kept.map(({ order_id }) => order_id));
  for (const { id, broken_down_at: broken } of await runs()) {
    for (const { order, window, eta } of broken === null ? await openOf(id) : []) {
      const said = messages.filter(
        ({ order: about, template }) => about === order && /window/.test(template),
      );
      const [from = '', to = ''] =
        /\d\d:\d\d-\d\d:\d\d/
          .exec(said.find(({ status }) => status === 'sent')?.body ?? '')?.[0]
          .split('-') ?? [];
      const waits = said.some(
        ({ status, body }) => status === 'queued' && body.includes(`${window.from}-${window.to}`),
      );
      const isTold = from === window.from && to === window.to;
      // A visit outside the depot's day is told to nobody.
      const isMissed = minutesLater({ from: eta, to: eta }, { from: window.to, to: window.to }) > TOLERANCE;
      if (!isTold && !waits && !untold.includes(order) && !isDropped.has(order) && !isMissed)
        faults.push(`${order} is visited ${window.from}-${window.to}, and was told ${from}-${to}`);
    }
  }
  const sent = messages
    .filter(({ status }) => status === 'sent')
    .map(({ order, body, created_at: when }) => `${order} ${body} ${when}`);
  if (new Set(sent).size < sent.length) faults.push('somebody was told the same twice');
  const slots = await list(`/slots?depot=${day.depot}&from=${day.date}&to=${LATER.date}&limit=100`);
  for (const { date, from, booked, capacity } of slots)
    if (booked > capacity) faults.push(`${date} ${from} is oversold`);
  const inbox = new Set((await list('/inbox?limit=100')).map(({ order }) => order?.id));
  for (const id of orders) {
    const { status } = (await day.client.get(`/orders/${id}`)).body;
    const [request] = await list(`/bookings/requests?order=${id}`);
    const isAsked = request !== undefined && ['queued', 'open'].includes(request.status);
    const hasNext = [
      'booked',
      'planned',
      'out_for_delivery',
      'delivered',
      'cancelled',
      'on_hold',
      'awaiting_scan',
      'part_scanned',
    ];
    if (!hasNext.includes(status) && !isAsked && !inbox.has(id))
      faults.push(`${id} is ${status}, and has no next step`);
  }
  return faults;
}

test.each(Array.from({ length: SEEDS }, (_, index) => index + 1))('the day of seed %d', async (seed) => {
  const day = office(seed);
  await day.opens();
  for (let act = 0; act < ACTS; act++) {
    await day.acts();
    await tellAll();
    const faults = act % CHECK_EVERY === CHECK_EVERY - 1 ? await faultsOf(day) : [];
    if (faults.length > 0) throw new Error([...faults, ...day.log].join('\n'));
  }
});
