/** Files of orders as POST /orders/import takes them. */
import type { Client, Reply } from './api.js';
import type { Setup } from './day.js';

const HEADER =
  'reference,recipient_name,recipient_phone,line1,town,postcode,description,pieces,weight_kg,crew,assembly,notes';

/** A right row, numbered in its file; `changes` by column. */
export const line = (index: number, changes: Record<number, string> = {}) =>
  [
    `R-${index}`,
    'Ada',
    '07700 900123',
    '"1, Rose Lane"',
    'London',
    'se29nl',
    'Sofa',
    '2',
    '41.5',
    '2',
    'yes',
    '',
  ]
    .map((cell, column) => changes[column] ?? cell)
    .join(',');
/** So many right rows, numbered from `first`. */
export const lines = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => line(first + index));
export const csv = (...rows: string[]) => [HEADER, ...rows].join('\r\n');

/** Sends a file, for the courier's shipper unless the query says more. */
export const importFile = (
  { client, of }: { client: Client; of: Setup },
  body: string,
  query = `?shipper=${of.shipper}`,
  headers: Record<string, string> = {},
): Promise<Reply> => client.post(`/orders/import${query}`, body, { 'content-type': 'text/csv', ...headers });
