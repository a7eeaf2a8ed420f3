/** Downloads the filtered orders as CSV, which the server writes. */
import { BASE, call } from '../../api/client';
import { download } from '../../parts/csv';
import { exportName } from './export-name';
import { filtersOf, type OrdersSearch } from './search';

/** @param nameOf the name of a shipper or depot by its id */
export async function exportCsv(
  search: OrdersSearch,
  today: string,
  nameOf: (id: string) => string | undefined,
): Promise<string> {
  const name = exportName(search, today, nameOf);
  const query = new URLSearchParams(filtersOf(search));
  const response = await call('GET', `${BASE}/orders?${query.toString()}`, undefined, { Accept: 'text/csv' });
  download(name, await response.text());
  const isPart = response.headers.get('Link')?.includes('rel="next"') === true;
  return isPart
    ? `${name} saved with the newest orders only. Filter the list to export the others.`
    : `${name} saved.`;
}
