/** Rows of depots: where goods are scanned in and vans leave from. Queries only. */
import type { Selectable } from 'kysely';
import { hasRow } from '../../db/queries.js';
import type { Scope } from '../../db/scope.js';
import type { DB } from '../../db/tables.js';
import { unknownReference } from '../../domain/errors.js';
import { AREAS_WITHOUT_DATA, doubtfulDepot, ROUGH } from '../../domain/planning-obstacles.js';
import type { Address } from '../../domain/types.js';
import { isWeek, type Opening, widest } from '../../domain/working-hours.js';
import { addressShown } from '../../resources/address.js';
import type { OrderWarning } from '../../resources/order-warning.js';
import type { Depot } from './resource.js';
import { archivable } from '../archivable.js';

export type DepotRow = Selectable<DB['depots']>;

const depots = archivable('depots');

export const {
  find: findDepot,
  lockShared: lockDepotShared,
  lockAllShared: lockDepotsShared,
  lockForChange: lockDepot,
  lock: lockDepotAlone,
  list: listDepots,
  archive: archiveDepot,
} = depots;

/** Lists every unarchived depot, the oldest first. */
export async function listActiveDepots(scope: Scope): Promise<DepotRow[]> {
  return depots.live(scope).orderBy('created_at').orderBy('id').execute();
}

/**
 * Returns the time zone in which a depot's days begin and end.
 *
 * @throws Error without such a depot.
 */
export async function timezoneOf(scope: Scope, id: string): Promise<string> {
  const row = await scope.trx.selectFrom('depots').select('timezone').where('id', '=', id).executeTakeFirst();
  if (!row) throw new Error(`There is no depot ${id}.`);
  return row.timezone;
}

/** Returns depots by id, archived or not. */
export async function listDepotsById(scope: Scope, ids: readonly string[]): Promise<DepotRow[]> {
  if (ids.length === 0) return [];
  return scope.trx
    .selectFrom('depots')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

/** Returns true if the tenant has, or ever had, a depot. */
export async function hasDepots(scope: Scope): Promise<boolean> {
  return hasRow(scope.trx.selectFrom('depots').select('id'));
}

type NewDepot = Pick<
  DepotRow,
  'id' | 'name' | 'address' | 'latitude' | 'longitude' | 'position_precision' | 'timezone' | 'bank_holidays'
> & {
  opening: Opening;
};

export async function insertDepot(scope: Scope, { opening, ...depot }: NewDepot): Promise<DepotRow> {
  return depots.insert(scope, {
    ...depot,
    ...hoursOf(opening),
    slot_overrides: [],
  });
}

/** Updates a locked depot; undefined leaves a column as it is. */
export async function updateDepot(
  scope: Scope,
  id: string,
  { opening, ...changes }: Partial<{ [Name in keyof Omit<NewDepot, 'id'>]: NewDepot[Name] | undefined }>,
): Promise<DepotRow> {
  return depots.update(scope, id, {
    ...changes,
    ...(opening && hoursOf(opening)),
  });
}

/** Returns the columns that store opening hours. */
function hoursOf(opening: Opening) {
  const { from, to } = widest(opening);
  return {
    opening_from: from,
    opening_to: to,
    opening_week: isWeek(opening) ? [...opening] : null,
  };
}

export function depotView(row: DepotRow): Depot {
  return {
    id: row.id,
    object: 'depot',
    name: row.name,
    address: addressShown(row.address, row),
    opening: row.opening_week ?? { from: row.opening_from, to: row.opening_to },
    timezone: row.timezone,
    bank_holidays: row.bank_holidays,
    ...warningsOf(row),
  };
}

function warningsOf({ address, latitude, position_precision: precision }: DepotRow): Pick<Depot, 'warnings'> {
  if (latitude === null) return { warnings: [notLocated(address)] };
  if (precision === null || !ROUGH.includes(precision)) return {};
  return { warnings: [doubtfulDepot(address.postcode, precision)] };
}

function notLocated({ country, postcode }: Address): OrderWarning {
  const area = /^[A-Z]*/i.exec(postcode)?.[0].toUpperCase() ?? '';
  const hasData = country === 'GB' && !AREAS_WITHOUT_DATA.some((each) => each === area);
  return {
    code: hasData ? 'unknown_postcode' : 'no_coordinates',
    message: `The depot is at an unknown location, so its days cannot be planned. ${hasData ? 'Correct its postcode' : 'Its postcode is not in the data that Waypost has'}.`,
    param: 'address.postcode',
  };
}

/** Throws 422 `unknown_reference` if a body gives a `depot` that does not exist. */
export async function requireDepot(scope: Scope, id: string | null | undefined): Promise<void> {
  if (id === undefined || id === null) return;
  if (!(await lockDepotShared(scope, id))) throw unknownReference('depot', id, 'depot');
}
