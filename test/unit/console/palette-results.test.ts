/** What the command palette finds, and in which order. */
import { type Fleet, paletteResults } from '../../../packages/console/src/shell/palette-results';

const NOTHING: Fleet = { vehicles: [], drivers: [], depots: [], shippers: [] };
const FLEET = {
  vehicles: [
    { id: 'veh_1', name: 'Van 1', registration: 'AB12 CDE' },
    { id: 'veh_2', name: 'Van 2' },
  ],
  drivers: [{ id: 'drv_1', name: 'Vanessa Cole', phone: '+447700900123' }],
  depots: [{ id: 'dep_1', name: 'Croydon', address: { postcode: 'CR0 4XZ' } }],
  shippers: [{ id: 'shp_1', name: 'Oak & Ash' }],
} as unknown as Fleet;
const order = (number: number) =>
  ({
    id: `ord_${number}`,
    reference: `VAN-${number}`,
    recipient: { name: number === 1 ? 'Ada Byrne' : undefined },
    status: 'on_hold',
  }) as never;
const names = (term: string, orders: never[] = [], fleet = FLEET) =>
  paletteResults(term, orders, fleet).map(({ kind, name }) => `${kind} ${name}`);

test('orders come first, then views, then the fleet', () => {
  expect(names('van', [order(1)])).toEqual([
    ...['Order VAN-1', 'View Vans', 'Van Van 1', 'Van Van 2', 'Driver Vanessa Cole'],
  ]);
});

test('names and hints match in any case', () => {
  expect(names('ab12')).toEqual(['Van Van 1']);
  expect(names('cr0')).toEqual(['Depot Croydon']);
  expect(names('OAK')).toEqual(['Shipper Oak & Ash']);
  expect(names('developers')).toContain('View Requests');
  expect(names('nothing like it')).toEqual([]);
  // A verb and what it is done to, in any sequence.
  expect(names('cole vane')).toEqual(['Driver Vanessa Cole']);
});

test('there are at most twelve, and without a term they are the first views', () => {
  const orders = Array.from({ length: 6 }, (_, number) => order(number));
  expect(names('', orders)).toHaveLength(12);
  expect(names('', [], NOTHING).slice(0, 3)).toEqual(['View Today', 'View Inbox', 'View Orders']);
});

test('what is called exactly so is first, then what was chosen last', () => {
  const vans = [14, 12, 9, 4].map((number) => ({ id: `veh_${number}`, name: `Van ${number}` }));
  const fleet = { ...FLEET, vehicles: vans } as unknown as Fleet;
  expect(names('van 4', [order(1)], fleet)[0]).toBe('Van Van 4');
  // As people count.
  expect(names('van', [], fleet).filter((name) => name.startsWith('Van '))).toEqual([
    ...['Van Van 4', 'Van Van 9', 'Van Van 12', 'Van Van 14'],
  ]);
  const chosen = (term: string, ...keys: string[]) =>
    paletteResults(term, [order(1)], fleet, [], keys).map(({ name }) => name);
  expect(chosen('van', 'Van · Van 12').slice(0, 2)).toEqual(['Van 12', 'VAN-1']);
  expect(chosen('van 4', 'Van · Van 14').slice(0, 2)).toEqual(['Van 4', 'Van 14']);
  expect(chosen('', 'View · Texts · Setup', 'Van · Van 9').slice(0, 3)).toEqual(['Texts', 'Van 9', 'VAN-1']);
});

test('what begins with the words of the term comes before what has them within a word', () => {
  const run = () => undefined;
  const acts = ['Change crew', 'Rehearse the run'].map((name) => ({ name, hint: 'Van 1', run }));
  const found = (term: string) => paletteResults(term, [order(1)], FLEET, acts).map(({ name }) => name);
  const all = found('re');
  expect(all.slice(0, 4)).toEqual(['VAN-1', 'Rehearse the run', 'Receiving', 'Reports']);
  expect(all.indexOf('Change crew')).toBeGreaterThan(all.indexOf('Requests'));
  expect(found('crew 1').slice(0, 2)).toEqual(['VAN-1', 'Change crew']);
});

test('without a term, a verb of many things is left out until it was chosen', () => {
  const run = () => undefined;
  const write = ['Van 1', 'Van 2'].map((hint) => ({ name: 'Write to the driver', hint, run }));
  const first = (...chosen: string[]) =>
    paletteResults('', [], NOTHING, [...write, { name: 'Optimise', run }], chosen).map(({ name, hint }) => [
      name,
      hint,
    ]);
  expect(first()[0]).toEqual(['Optimise', undefined]);
  expect(first('Do · Write to the driver · Van 2').slice(0, 2)).toEqual([
    ['Write to the driver', 'Van 2'],
    ['Optimise', undefined],
  ]);
  expect(paletteResults('write', [], NOTHING, write)).toHaveLength(3);
});

test('each leads to where it is shown', () => {
  const [found] = paletteResults('', [order(1)], NOTHING);
  expect(found).toMatchObject({ to: '/orders/ord_1', hint: 'Ada Byrne · On hold' });
  expect(paletteResults('', [order(2)], NOTHING)[0]).toMatchObject({ hint: 'On hold' });
  expect(paletteResults('ab12', [], FLEET)).toEqual([
    { id: 'veh_1', kind: 'Van', name: 'Van 1', hint: 'AB12 CDE', to: '/setup/vans', hash: 'veh_1' },
  ]);
  expect(paletteResults('croy', [], FLEET)[0]).toMatchObject({ to: '/today', search: { depot: 'dep_1' } });
  expect(paletteResults('api keys', [], NOTHING)).toMatchObject([
    { to: '/developers/keys', hint: 'Developers' },
  ]);
});

test('commands come after orders and before views, with what they are done to', () => {
  const run = () => undefined;
  const commands = [
    { name: 'Cancel', hint: 'SO-1', run },
    { name: 'Scan goods in', run },
    ...Array.from({ length: 9 }, (_, at) => ({ name: `Other ${at}`, run })),
  ];
  const found = paletteResults('ca', [order(1)], FLEET, commands);
  expect(found.map(({ kind, name }) => `${kind} ${name}`).slice(0, 3)).toEqual([
    ...['Order VAN-1', 'Do Cancel', 'Do Scan goods in'],
  ]);
  expect(found[1]).toMatchObject({ hint: 'SO-1', run });
  // Without a term the views stay in sight.
  const kinds = paletteResults('', [], FLEET, commands).map(({ kind }) => kind);
  expect([kinds.indexOf('View'), kinds.length]).toEqual([7, 12]);
});
