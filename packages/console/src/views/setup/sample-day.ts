/** A day to try things on: a depot, vans, drivers and shippers who do not exist, and orders with real postcodes. */
import { ORDER_STATUSES, type Resources } from '@waypost/client';

type Order = Pick<Resources['Order'], 'reference' | 'status' | 'slot' | 'pieces'>;

export const SAMPLE_DEPOT = 'Sample depot';
const DEPOT_REF = 'dep_sample';
const SHIPPERS = ['Hearth & Home', 'Northlight Furniture'] as const;
const VANS = [
  ['Van 1', 2, 20],
  ['Van 2', 2, 20],
  ['Van 3', 1, 12],
  ['Van 4', 2, 12],
] as const;
const DRIVERS = ['Rhys Barnes', 'Fatima Ahmed', 'Sioned Price', 'Uma Usman'];

/** Name, street, town, postcode, goods, pieces, kilogrammes, cubic metres, crew. */
const ORDERS = [
  ['Iain Iqbal', '120 Dock Close', 'Bristol', 'BS4 4LS', 'Television 65 inch', 1, 25, 0.32, 1],
  ['Deepa Patel', '134 Forge Road', 'Bristol', 'BS16 1SY', 'Garden shed 6 x 4, panels', 5, 112, 1.1, 2],
  ['Hana Murphy', '31 Beech Lane', 'Bristol', 'BS15 9TN', 'King bed frame and mattress', 3, 84, 1.2, 2],
  ['Iain Hussain', '84 Kings Crescent', 'Bristol', 'BS31 1FE', 'Dining chair', 4, 30.0, 0.72, 1],
  ['Hana Yates', '120 Lark Terrace', 'Bristol', 'BS34 5FY', 'Television 65 inch', 1, 25, 0.32, 1],
  ['Quentin Taylor', '3 Lark Gardens', 'Bristol', 'BS31 3EQ', 'Two-seat sofa', 1, 52, 1.4, 1],
  ['Amara Lewis', '71 Queens Avenue', 'Bristol', 'BS39 5QH', 'Gas barbecue', 1, 54, 0.5, 1],
  ['Tomasz Osei', '45 Well Terrace', 'Bristol', 'BS20 8JW', 'Fridge freezer 70 cm', 1, 91, 1.05, 2],
  ['Ewan Barnes', '96 Grange Close', 'Bristol', 'BS39 7NG', 'Fridge freezer 70 cm', 1, 91, 1.05, 2],
  ['Bethan Singh', '20 Station Gardens', 'Bristol', 'BS35 2DD', 'Fridge freezer 70 cm', 1, 91, 1.05, 2],
  ['Gareth Taylor', '84 Acacia Road', 'Bath', 'BA2 8JD', 'Gas barbecue', 1, 54, 0.5, 1],
  ['Priya Griffiths', '159 Castle Street', 'Bristol', 'BS21 6XS', 'Fridge freezer 70 cm', 1, 91, 1.05, 2],
  ['Wanjiru Barnes', '170 Hill Gardens', 'Bristol', 'BS24 7QT', 'Cooker 60 cm', 1, 57, 0.36, 1],
  ['Kofi Vaughan', '113 Forge Road', 'Bath', 'BA5 1HE', 'Cooker 60 cm', 1, 57, 0.36, 1],
  ['Kofi Barnes', '8 North Terrace', 'Bristol', 'BS24 9QW', 'Gas barbecue', 1, 54, 0.5, 2],
  ['Wanjiru Patel', '43 Queens Gardens', 'Bristol', 'BS26 2QN', 'Washing machine 9 kg', 1, 72, 0.42, 2],
  ['Yusuf Kaur', '4 Lark Lane', 'Bath', 'BA14 0EF', 'Two-seat sofa', 1, 52, 1.4, 2],
  ['Iain Campbell', '79 Kings Lane', 'Newport', 'NP20 2GN', 'Large rug, rolled', 1, 19, 0.16, 1],
  ['Zofia Murphy', '173 Queens Road', 'Newport', 'NP20 2EW', 'Garden shed 6 x 4, panels', 5, 112, 1.1, 2],
  ['Niamh Hussain', '78 Vale Close', 'Newport', 'NP16 6FJ', 'Corner sofa', 3, 121, 3.4, 2],
  ['Leanne Singh', '10 Dock Crescent', 'Bath', 'BA6 8EN', 'Large rug, rolled', 1, 19, 0.16, 1],
  ['Tomasz Jones', '156 Mill Lane', 'Bath', 'BA12 7PP', 'Cooker 60 cm', 1, 57, 0.36, 1],
  ['Niamh Quinn', '72 Acacia Lane', 'Cardiff', 'CF3 1SJ', 'Cooker 60 cm', 1, 57, 0.36, 1],
  ['Xenia Davies', '178 Orchard Crescent', 'Newport', 'NP44 4JZ', 'Sit-stand desk', 2, 41, 0.24, 1],
] as const;

type Window = { from: string; to: string };
const WINDOWS: readonly Window[] = [
  { from: '08:00', to: '12:00' },
  { from: '12:00', to: '16:00' },
  { from: '16:00', to: '20:00' },
];

/** What is set up, as `POST /setup` takes it. */
export const SAMPLE_SET_UP: Resources['SetUpInput'] = {
  depots: [
    {
      id: DEPOT_REF,
      name: SAMPLE_DEPOT,
      address: { line1: '1 Depot Way', town: 'Bristol', postcode: 'BS1 4DJ' },
      opening: { from: '06:30', to: '21:00' },
      timezone: 'Europe/London',
      schedule: {
        windows: [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
          WINDOWS.map((window) => ({ weekday, ...window, capacity: ORDERS.length })),
        ),
      },
    },
  ],
  vehicles: VANS.map(([name, crew, room]) => ({
    name,
    crew,
    capacity_m3: room,
    capacity_kg: 1_200,
    depot: DEPOT_REF,
  })),
  drivers: DRIVERS.map((name, at) => ({ name, phone: `+44770090001${at}`, depot: DEPOT_REF })),
  shippers: SHIPPERS.map((name) => ({ name })),
};

/** Returns the windows of a day that are still to come at a time; all of them before the first. */
export const windowsLeft = (time: string): Window[] => WINDOWS.filter(({ from }) => from > time);

export type SampleOrder = {
  shipper: string;
  barcodes: string[];
  window: Window;
  body: Omit<Resources['OrderInput'], 'shipper'>;
};

/** Returns the orders, spread over these windows. `stamp` makes their references and barcodes their own. */
export function sampleOrders(depot: string, windows: readonly Window[], stamp: string): SampleOrder[] {
  return ORDERS.map(([name, line1, town, postcode, description, pieces, weight_kg, volume_m3, crew], at) => {
    const reference = `SAMPLE-${stamp}-${at + 1}`;
    const barcodes = Array.from({ length: pieces }, (_, piece) => `${reference}-${piece + 1}`);
    return {
      shipper: SHIPPERS[at % SHIPPERS.length] ?? SHIPPERS[0],
      barcodes,
      window: windows[at % windows.length] ?? { from: '08:00', to: '12:00' },
      body: {
        reference,
        depot,
        recipient: {
          name,
          phone: `+4477009001${String(at).padStart(2, '0')}`,
          address: { line1, town, postcode },
        },
        items: [{ description, pieces, barcodes, weight_kg, volume_m3 }],
        service: { crew },
      },
    };
  });
}

const REFERENCE = /^SAMPLE-([0-9A-Z]+)-\d+$/;
const BOOKED = ORDER_STATUSES.indexOf('booked');

/** Whether an order of the day still has to be booked for a date, or its goods to be scanned. */
export const isLeft = ({ status, slot, pieces }: Order, date = slot?.date): boolean =>
  ORDER_STATUSES.indexOf(status) < BOOKED ||
  (status === 'booked' && (slot?.date !== date || pieces.scanned < pieces.expected));

/** What is there of a sample day, by reference, and how many of its orders are not left. */
export type Begun<Of extends Order> = { stamp: string; orders: ReadonlyMap<string, Of>; done: number };

/** Returns what is there of a sample day that was begun; undefined if none was. */
export function begunDay<Of extends Order>(orders: readonly Of[]): Begun<Of> | undefined {
  const stamps = orders.flatMap(({ reference }) => REFERENCE.exec(reference)?.[1] ?? []);
  const [stamp] = stamps;
  if (stamp === undefined) return undefined;
  const own = orders.filter(({ reference }) => reference.startsWith(`SAMPLE-${stamp}-`));
  return {
    stamp,
    orders: new Map(own.map((order) => [order.reference, order])),
    done: own.filter((order) => !isLeft(order)).length,
  };
}

/** How many orders a sample day has. */
export const SAMPLE_SIZE = ORDERS.length;
