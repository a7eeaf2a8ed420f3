/** A day for the board of the console: its orders, vans, people and routes, made through the API. */
import { scanIn } from './day.js';
import { bookedOrder, type PlannedDay } from './planning.js';

const NAMES = ['Sioned Griffiths', 'Mark Ofori', 'Ada Lane', 'Bo Quist', 'Cyril Featherstonehaugh', 'Dee Wu'];
/** Within a few miles of the depot. */
const POSTCODES = ['CR0 2RF', 'CR2 6HP', 'SM1 1JA', 'SE25 6AB', 'CR7 8LE', 'SW16 4BE', 'BR3 1AY', 'CR4 2JF'];

/** Returns the actions of a test file; `of` is asked for the day each time, as each test has its own. */
export function boardDay(of: () => PlannedDay) {
  /** Books orders whose goods are in, but for those at `without`; those at `heavy` need two people. */
  async function orders(
    count: number,
    { heavy = [], without = [] }: { heavy?: number[]; without?: number[] } = {},
  ): Promise<string[]> {
    const ids: string[] = [];
    for (let at = 0; at < count; at++) {
      const address = { line1: `${at + 1} Test Street`, town: 'London', postcode: POSTCODES[at % 8] };
      const recipient = { name: NAMES[at % NAMES.length], phone: `+4477009002${10 + at}`, address };
      const id = await bookedOrder(of(), { recipient, service: { crew: heavy.includes(at) ? 2 : 1 } });
      if (!without.includes(at)) await scanIn(of().client, { id });
      ids.push(id);
    }
    return ids;
  }

  async function make(path: string, body: object): Promise<any> {
    const made = await of().client.post(path, body);
    if (made.status >= 300) throw new Error(JSON.stringify(made.body));
    return made.body;
  }

  return {
    orders,
    make,
    vanCalled: (name: string) =>
      make('/vehicles', { name, capacity_m3: 20, capacity_kg: 1_500, crew: 2, depot: of().depot }),
    driverCalled: (name: string, phone: string) => make('/drivers', { name, phone, depot: of().depot }),
    routeOf: (vehicle: string, driver: string | null, stops: string[]) =>
      make('/routes', { date: of().date, depot: of().depot, vehicle, driver, stops }),
    /** The statuses of the day's routes, in alphabetical order. */
    statuses: async (): Promise<string[]> => {
      const { date, depot, client } = of();
      const { data } = (await client.get(`/routes?date=${date}&depot=${depot}`)).body;
      return data.map(({ status }: { status: string }) => status).sort();
    },
  };
}
