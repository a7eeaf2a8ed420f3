/** What the API gets of a new order as it is typed. */
import {
  EMPTY,
  EMPTY_ITEM,
  fieldOf,
  itemBody,
  itemTyped,
  isWholePostcode,
  nextOrder,
  orderBody,
  stillFits,
  widened,
} from '../../../packages/console/src/views/orders/new-order';

test('empty fields are left out', () => {
  const typed = {
    ...EMPTY,
    shipper: 'shp_1',
    reference: ' SO-1 ',
    line1: '1 High St',
    town: 'Croydon',
    postcode: 'CR0 4XZ',
  };
  expect(orderBody(typed)).toEqual({
    ...{ shipper: 'shp_1', reference: 'SO-1' },
    recipient: { address: { line1: '1 High St', town: 'Croydon', postcode: 'CR0 4XZ' } },
    items: [{ pieces: 1 }],
    service: { crew: 1, assembly: false, remove_packaging: false, disposal: false },
  });
});

test('a collection that is exchanged, with goods, service and dates', () => {
  const body = orderBody({
    ...EMPTY,
    ...{
      shipper: 'shp_1',
      depot: 'dep_1',
      reference: 'SO-2',
      type: 'collection',
      exchangeFor: 'SO-1',
      twoPeople: true,
    },
    items: [{ ...EMPTY_ITEM, description: 'Sofa', pieces: '2', kg: '35.5', barcodes: 'A1, A2' }],
    ...{ from: '2026-03-12', by: '2026-03-20', notes: 'Ring twice.' },
  });
  expect(body).toMatchObject({
    ...{ depot: 'dep_1', type: 'collection', exchange_for: 'SO-1', notes: 'Ring twice.' },
    ...{ deliver_from: '2026-03-12', deliver_by: '2026-03-20' },
    items: [{ description: 'Sofa', pieces: 2, weight_kg: 35.5, barcodes: ['A1', 'A2'] }],
    service: { crew: 2 },
  });
  expect(body.recipient).toEqual({});
});

test.each([
  [{ pieces: 1 }],
  [{ description: 'Sofa', sku: 'S-1', pieces: 2, weight_kg: 0, volume_m3: 1.25, barcodes: ['A1', 'A2'] }],
])('goods %j are the same after they were typed', (item) => {
  expect(itemBody(itemTyped(item))).toEqual(item);
});

test('the next order keeps the shipper and the depot, and nothing of the recipient', () => {
  const next = nextOrder({ ...EMPTY, shipper: 'shp_1', depot: 'dep_1', name: 'Ada', reference: 'SO-1' });
  expect(next).toEqual({ ...EMPTY, shipper: 'shp_1', depot: 'dep_1' });
});

test.each([
  ['recipient.address.postcode', { field: 'postcode', item: undefined }],
  ['items[1].weight_kg', { field: 'kg', item: 1 }],
  ['items[0].barcodes[2]', { field: 'barcodes', item: 0 }],
  ['deliver_by', { field: 'by', item: undefined }],
  ['', { field: '', item: undefined }],
])('a refusal of %j', (param, field) => {
  expect(fieldOf(param)).toEqual(field);
});

test('slots are asked for once a postcode is whole', () => {
  expect(['CR0 4XZ', 'cr04xz', 'SW1A 1AA', 'CR0', 'CR0 4X', ''].map(isWholePostcode)).toEqual([
    ...[true, true, true, false, false, false],
  ]);
});

test.each([
  ['2026-11-27', '2026-11-27', '2026-11-28', { from: '2026-11-27', by: '2026-11-28' }],
  ['2026-11-27', '', '2026-11-26', { from: '2026-11-26', by: '' }],
  ['', '', '2026-11-26', { from: '', by: '' }],
])(
  'a day that is offered beside the wanted ones is taken into the dates: %s–%s, %s',
  (from, by, date, dates) => {
    expect(widened({ from, by }, date)).toEqual(dates);
  },
);

test('a slot that was picked stays picked only where it is still offered', () => {
  const before = { ...EMPTY, depot: 'dep_1', postcode: 'CR0 4XZ', from: '2026-03-12' };
  const fits = (change: Partial<typeof EMPTY>) =>
    stillFits({ date: '2026-03-13' }, before, { ...before, ...change });
  expect([{ name: 'Ada' }, { postcode: 'cr04xz' }, { from: '', by: '2026-03-13' }].map(fits)).toEqual([
    ...[true, true, true],
  ]);
  expect(
    [{ postcode: 'LS1 4AP' }, { depot: 'dep_2' }, { from: '2026-03-14' }, { by: '2026-03-12' }].map(fits),
  ).toEqual([false, false, false, false]);
});
