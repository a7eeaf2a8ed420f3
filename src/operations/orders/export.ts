/** Orders as CSV: a line for each. */
import { type Columns, type CsvFile, csvOfPages } from '../../api/csv.js';
import type { Scope } from '../../db/scope.js';
import { localDateTime } from '@waypost/base/local-time';
import { listDepotsById } from '../../setup/depots/rows.js';
import { listOrders, type OrderFilter } from '../../records/orders/list.js';
import type { OrderRow } from '../../records/orders/rows.js';
import { orderView } from '../../records/orders/view.js';
import { listVanNames } from '../../records/routes.js';
import { listOutcomes, type Outcome } from '../../records/visited.js';
import type { Order } from '../../resources/order.js';
import type { OrderQuery } from './schemas.js';

const item = ({ pieces = 1, description, sku }: Order['items'][number]) =>
  `${pieces} x ${description ?? sku ?? 'item'}`;
const sum = (values: readonly (number | undefined)[]) =>
  Math.round(values.reduce<number>((total, value) => total + (value ?? 0), 0) * 1_000) / 1_000;

/** Outcome of an order's visits, if it had any. */
export type WithOutcome = { outcome: Outcome | undefined };

/** The names of what an order refers to by ids, and the time zone of its depot. */
type WithNames = { depotName: string | undefined; van: string | undefined; zone: string };

/** Columns that imports know too have the same names there. */
export const ORDER_COLUMNS: Columns<Order & WithOutcome & WithNames> = {
  id: ({ id }) => id,
  reference: ({ reference }) => reference,
  shipper: ({ shipper }) => shipper.id,
  shipper_name: ({ shipper }) => shipper.name,
  depot: ({ depot }) => depot,
  status: ({ status }) => status,
  recipient_name: ({ recipient }) => recipient.name,
  recipient_phone: ({ recipient }) => recipient.phone,
  recipient_email: ({ recipient }) => recipient.email,
  line1: ({ recipient }) => recipient.address?.line1,
  line2: ({ recipient }) => recipient.address?.line2,
  town: ({ recipient }) => recipient.address?.town,
  postcode: ({ recipient }) => recipient.address?.postcode,
  country: ({ recipient }) => recipient.address?.country,
  latitude: ({ recipient }) => recipient.address?.latitude,
  longitude: ({ recipient }) => recipient.address?.longitude,
  items: ({ items }) => items.map(item).join('; '),
  weight_kg: ({ items }) => sum(items.map((each) => each.weight_kg)),
  volume_m3: ({ items }) => sum(items.map((each) => each.volume_m3)),
  pieces_expected: ({ pieces }) => pieces.expected,
  pieces_scanned: ({ pieces }) => pieces.scanned,
  crew: ({ service }) => service.crew,
  assembly: ({ service }) => service.assembly,
  remove_packaging: ({ service }) => service.remove_packaging,
  disposal: ({ service }) => service.disposal,
  slot_date: ({ slot }) => slot?.date,
  slot_from: ({ slot }) => slot?.from,
  slot_to: ({ slot }) => slot?.to,
  route: ({ route }) => route,
  tracking_url: ({ tracking_url: url }) => url,
  notes: ({ notes }) => notes,
  created_at: ({ created_at: at }) => at,
  updated_at: ({ updated_at: at }) => at,
  skills: ({ service }) => service.skills?.join(' '),
  priority: ({ service }) => service.priority,
  type: ({ type }) => type,
  exchange_for: ({ exchange_for: partner }) => partner,
  deliver_from: ({ deliver_from: date }) => date,
  deliver_by: ({ deliver_by: date }) => date,
  attempts: ({ attempts }) => attempts,
  delivered_at: ({ outcome }) => outcome?.delivered_at?.toISOString(),
  signed_by: ({ outcome }) => outcome?.signed_by,
  failure_reason: ({ outcome }) => outcome?.failure_reason,
  depot_name: ({ depotName }) => depotName,
  van: ({ van }) => van,
  created_local: ({ created_at: at, zone }) => localTime(new Date(at), zone),
  delivered_local: ({ outcome, zone }) => outcome?.delivered_at && localTime(outcome.delivered_at, zone),
};

/** Returns an instant as spreadsheets write dates, by the depot's clock. */
function localTime(at: Date, zone: string): string {
  const { date, time } = localDateTime(at, zone);
  return `${date} ${time}`;
}

/** GET /orders as CSV. */
export async function exportOrders(scope: Scope, { query }: { query: OrderQuery }): Promise<CsvFile> {
  return ordersFile(scope, query, ORDER_COLUMNS, async (rows) => {
    const named = await listDepotsById(
      scope,
      rows.flatMap(({ depot }) => depot ?? []),
    );
    const depots = new Map(named.map((depot) => [depot.id, depot]));
    const vans = await listVanNames(
      scope,
      rows.flatMap(({ route }) => route ?? []),
    );
    return rows.map((row) => {
      const depot = depots.get(row.depot ?? '');
      return {
        ...orderView(scope, row),
        depotName: depot?.name,
        van: vans.get(row.route ?? ''),
        zone: depot?.timezone ?? scope.tenant.timezone,
      };
    });
  });
}

/**
 * Writes the orders that a filter leaves as a file, as `csvOfPages` does. `viewsOf` returns what the columns show of each
 * order besides its outcome.
 */
export async function ordersFile<View extends { id: string }>(
  scope: Scope,
  filter: OrderFilter,
  columns: Columns<View & WithOutcome>,
  viewsOf: (rows: readonly OrderRow[]) => Promise<View[]> | View[],
): Promise<CsvFile> {
  const { date } = localDateTime(scope.now, scope.tenant.timezone);
  return csvOfPages(`orders-${date}`, columns, filter, async (page) => {
    const { rows, has_more } = await listOrders(scope, { ...filter, ...page });
    const outcomes = await listOutcomes(
      scope,
      rows.map(({ id }) => id),
    );
    const views = (await viewsOf(rows)).map((view) => ({ ...view, outcome: outcomes.get(view.id) }));
    return { rows: views, has_more };
  });
}
