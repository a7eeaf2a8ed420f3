/** The orders that the address narrows to, as a file: by the server, or from the list where the server has no CSV. */
import { api, BASE, call } from '../../api/client';
import { everyOne, type Order } from '../../api/queries';
import { download, writeCsv } from '../../parts/csv';
import { isoDay } from '../../parts/format';
import type { OrdersSearch } from './search';

const MOST = 5_000;

export async function takeOut(search: OrdersSearch): Promise<string> {
  const name = `orders-${isoDay()}.csv`;
  const query = new URLSearchParams(search);
  const response = await call('GET', `${BASE}/orders?${query.toString()}`, undefined, { Accept: 'text/csv' });
  if (response.headers.get('Content-Type')?.startsWith('text/csv')) {
    download(name, await response.text());
    return `${name} is saved.`;
  }
  const orders = await everyOne<Order>(
    (page) => api.GET('/orders', { params: { query: { ...search, ...page } } }),
    MOST,
  );
  download(name, writeCsv([HEAD, ...orders.map(rowOf)]));
  return `${name} is saved: ${orders.length.toLocaleString('en-GB')} orders.`;
}

const HEAD = [
  ...[
    'reference',
    'status',
    'shipper',
    'recipient_name',
    'recipient_phone',
    'recipient_email',
    'line1',
    'town',
  ],
  ...[
    'postcode',
    'slot_date',
    'slot_from',
    'slot_to',
    'pieces_expected',
    'pieces_scanned',
    'notes',
    'created_at',
  ],
];

function rowOf({ recipient, slot, pieces, ...order }: Order): (string | number | null | undefined)[] {
  const { address } = recipient;
  return [
    ...[order.reference, order.status, order.shipper.name, recipient.name, recipient.phone, recipient.email],
    ...[address?.line1, address?.town, address?.postcode, slot?.date, slot?.from, slot?.to],
    ...[pieces.expected, pieces.scanned, order.notes, order.created_at],
  ];
}
