/** The one translator: ids become names, codes words, times those of the depot's clock. */
import { WaypostError } from '@waypost/client';
import { fieldErrorOf } from '../../../packages/console/src/parts/field-error';
import { inWords, messageOf, knowRecordsBy } from '../../../packages/console/src/api/errors';
import { currentRecords, recordsIn } from '../../../packages/console/src/api/record-names';
import { translate } from '../../../packages/console/src/api/translate';

const NAMES: Record<string, string> = {
  ord_1: 'SO-1',
  veh_3: 'Van 3',
  rte_1: 'Van 3’s route',
  run_1: 'Van 3’s run',
  stp_1: 'the stop of SO-1',
  dep_1: 'Croydon',
  drv_1: 'Ada',
};
const RECORDS = {
  nameOf: (id: string) => NAMES[id],
  timezoneOf: (id: string) => (id === 'run_1' ? 'Europe/Madrid' : undefined),
  timezone: () => 'Europe/London',
};
const UNKNOWN = 'ord_01jm4x2s8vfcmt9g0k2p7q5r3n';

test.each([
  [
    'Order ord_1 is out_for_delivery, which does not allow this.',
    'Order SO-1 is out for delivery, which does not allow this.',
  ],
  [
    'Stop ord_1 would be reached 12 minutes after its booked window.',
    'SO-1 would be reached 12 minutes after its booked window.',
  ],
  [
    'Stop ord_1 would be reached 233 min after its booked window.',
    'SO-1 would be reached 3 h 53 min after its booked window.',
  ],
  ['The break of 90 min is too late.', 'The break of 90 min is too late.'],
  [
    'Stop stp_1 is completed and must stay on its route.',
    'The stop of SO-1 is completed and must stay on its route.',
  ],
  ['The service is temporarily unavailable; see Retry-After.', 'The service is temporarily unavailable.'],
  ['Too many requests; see `Retry-After`.', 'Too many requests.'],
  ['Vehicle veh_3 belongs to depot dep_1.', 'Van 3 belongs to Croydon.'],
  ['Closed on 2026-11-03–2026-11-04.', 'Closed on Tue 3 Nov–Wed 4 Nov.'],
  ['visits-2026-11-03-to-2026-11-30', 'Visits-2026-11-03-to-2026-11-30'],
  ['orders_2026-11-30.csv', 'Orders_2026-11-30.csv'],
  [
    'The run run_1 of this route has started; remove its stops instead.',
    'Van 3’s run of this route has started; remove its stops instead.',
  ],
  [
    'Route rte_1 is published. Unpublish it first, or remove its stops.',
    'Van 3’s route is published. Unpublish it first, or remove its stops.',
  ],
  [
    'Route rte_1 of 2026-03-12 uses this driver. Assign another driver first.',
    'Van 3’s route of Thu 12 Mar uses this driver. Assign another driver first.',
  ],
  [
    'Order ord_1 needs two people, and the route of vehicle veh_3 has one. Add a mate first.',
    'Order SO-1 needs two people, and the route of Van 3 has one. Add a mate first.',
  ],
  [
    'The route of vehicle veh_3 has no driver. Assign one first.',
    'The route of Van 3 has no driver. Assign one first.',
  ],
  [
    'Driver drv_1 is suspended. Assign another driver to the route of vehicle veh_3 first.',
    'Ada is suspended. Assign another driver to the route of Van 3 first.',
  ],
  [`Order ${UNKNOWN}'s recipient data has been erased.`, "The order's recipient data has been erased."],
  ['There is no slot 08:00-12:00 in East. See GET /slots.', 'There is no slot 08:00-12:00 in East.'],
  [
    'Reply rep_01jm4x2s8vfcmt9g0k2p7q5r3n has no suggested slot. Use `book_slot`.',
    'The reply has no suggested slot. Use book slot.',
  ],
  [
    'The slot 2026-03-12 08:00-12:00 is full. Choose another one.',
    'The slot Thu 12 Mar 08:00-12:00 is full. Choose another one.',
  ],
  ['The code key_expired is old.', 'The code key expired is old.'],
])('%s', (text, words) => {
  // Whether a weekday is followed by a comma depends on the version of the locale's data.
  expect(translate(text, RECORDS).replace('Thu, ', 'Thu ')).toBe(words);
});

test('an instant is by the courier’s clock, in summer and in winter, unless a record has a depot', () => {
  const year = new Date().getFullYear();
  const said = (text: string) => translate(text, RECORDS);
  expect(said(`Locked until ${year}-07-01T09:30:00.000Z.`)).toBe('Locked until 1 Jul, 10:30.');
  expect(said(`Locked until ${year}-12-01T09:30:00Z.`)).toBe('Locked until 1 Dec, 09:30.');
  expect(
    said(
      `The van of run run_1 broke down at ${year}-07-01T09:30:00.000Z: stops can be removed from its route.`,
    ),
  ).toBe('The van of Van 3’s run broke down at 1 Jul, 11:30: stops can be removed from its route.');
});

test('a refusal of a field calls it by its label, or by its last word', () => {
  const error = new WaypostError(422, {
    ...{
      code: 'invalid_value',
      message: 'recipient.phone: must be a phone number.',
      param: 'recipient.phone',
      request_id: 'r',
    },
  });
  expect(messageOf(error)).toBe('Phone must be a phone number.');
  const without = new WaypostError(422, {
    ...{
      code: 'invalid_value',
      message: '`expires_at` must be in the future.',
      param: 'expires_at',
      request_id: 'r',
    },
  });
  expect(messageOf(without)).toBe('Expires at must be in the future.');
  const fields = [{ name: 'phone', label: 'Mobile' }];
  expect(fieldErrorOf(error, fields)).toEqual({ field: fields[0], text: 'Mobile must be a phone number.' });
});

test('whatever the console has loaded is named: orders, stops, vans and what they drive, people', () => {
  const datas = [
    { pages: [{ data: [{ id: 'ord_1', reference: 'SO-1', shipper: { id: 'shp_1', name: 'Oak' } }] }] },
    [
      {
        id: 'rte_1',
        object: 'route',
        vehicle: 'veh_3',
        stops: [{ id: 'stp_2', order: 'ord_2', reference: 'SO-2' }],
      },
    ],
    [{ id: 'veh_3', object: 'vehicle', name: 'Van 3' }],
    { data: [{ id: 'stf_1', email: 'ada@northgate.example' }] },
    null,
  ];
  const cache = { getAll: () => datas.map((data) => ({ state: { data } })) };
  const { nameOf } = recordsIn({ getQueryCache: () => cache as never });
  expect(['ord_1', 'ord_2', 'stp_2', 'shp_1', 'rte_1', 'veh_3', 'stf_1', 'ord_9'].map(nameOf)).toEqual([
    ...[
      'SO-1',
      'SO-2',
      'the stop of SO-2',
      'Oak',
      'Van 3’s route',
      'Van 3',
      'ada@northgate.example',
      undefined,
    ],
  ]);
  knowRecordsBy({ ...RECORDS, nameOf });
  expect(inWords('Order ord_2 waits for vehicle veh_3.')).toBe('Order SO-2 waits for Van 3.');
});

test('names are collected once, and again when something else is loaded', () => {
  let vans = [{ id: 'veh_1', object: 'vehicle', name: 'Van 1' }];
  let tell: (event: { type: string }) => void = () => undefined;
  let collected = 0;
  const getAll = () => {
    collected += 1;
    return [{ state: { data: vans } }];
  };
  const cache = { getAll, subscribe: (listener: typeof tell) => (tell = listener) };
  const { nameOf } = currentRecords({ getQueryCache: () => cache as never });
  expect(['veh_1', 'veh_1', 'veh_2'].map(nameOf)).toEqual(['Van 1', 'Van 1', undefined]);
  tell({ type: 'observerAdded' });
  expect(nameOf('veh_1')).toBe('Van 1');
  expect(collected).toBe(1);
  vans = [{ id: 'veh_2', object: 'vehicle', name: 'Van 2' }];
  tell({ type: 'updated' });
  expect(['veh_1', 'veh_2'].map(nameOf)).toEqual([undefined, 'Van 2']);
  expect(collected).toBe(2);
});

test('what belongs to a depot, directly or not, has its time zone', () => {
  const datas = [
    { pages: [{ data: [{ id: 'ord_1', reference: 'SO-1', depot: 'dep_2' }] }] },
    [{ id: 'rte_1', object: 'route', depot: 'dep_1', stops: [{ id: 'stp_1', reference: 'SO-2' }] }],
    [
      { id: 'dep_1', name: 'Croydon', timezone: 'Europe/London' },
      { id: 'dep_2', name: 'Getafe', timezone: 'Europe/Madrid' },
    ],
    { id: 'shp_1', name: 'Oak' },
  ];
  const cache = { getAll: () => datas.map((data) => ({ state: { data } })) };
  const { timezoneOf } = recordsIn({ getQueryCache: () => cache as never });
  expect(['ord_1', 'rte_1', 'stp_1', 'dep_2', 'shp_1', 'ord_9'].map(timezoneOf)).toEqual([
    ...['Europe/Madrid', 'Europe/London', 'Europe/London', 'Europe/Madrid', undefined, undefined],
  ]);
});
