/** Downloads the filtered orders as CSV, which the server writes. */
import { BASE, call } from '../../api/client';
import { download } from '../../parts/csv';
import { isoDay } from '../../parts/format';
import { filtersOf, type OrdersSearch } from './search';

export async function exportCsv(search: OrdersSearch): Promise<string> {
  const name = `orders-${isoDay()}.csv`;
  const query = new URLSearchParams(filtersOf(search));
  const response = await call('GET', `${BASE}/orders?${query.toString()}`, undefined, { Accept: 'text/csv' });
  download(name, await response.text());
  const isPart = response.headers.get('Link')?.includes('rel="next"') === true;
  return isPart
    ? `${name} saved with the newest orders only. Filter the list to export the others.`
    : `${name} saved.`;
}
