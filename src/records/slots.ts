/**
 * Zones, schedules and the count of booked places. Places are taken and given back only here, each time by one SQL
 * statement that cannot exceed the limit, even under concurrent bookings.
 */
import { type RawBuilder, sql } from 'kysely';
import { insertFrom, insertMany, mergeOnConflict } from '../db/insert.js';
import { json } from '../db/json-column.js';
import type { Scope } from '../db/scope.js';
import { AppError } from '../domain/errors.js';
import { OBSTACLE_WORDS } from '../domain/planning-obstacles.js';
import { addDays, localDateTime } from '@waypost/base/local-time';
import type { Slot, SlotOverride } from '../domain/types.js';
import {
  bySlot,
  countBetween,
  firstBookableDate,
  isAhead,
  isBookable,
  MAX_SLOT_DAYS,
  slotsBetween,
  type SlotSchedule,
  slotsOn,
  type Zone,
  zoneFor,
  type ZoneSlot,
} from '../domain/slots.js';
import { sameSlot } from '@waypost/base/slot';

export type DepotSlots = {
  depot: string;
  timezone: string;
  cutOff: string;
  zones: Zone[];
  schedule: SlotSchedule;
};

/** Returns the depot's zones, schedule and cut-off, or undefined. */
export async function findDepotSlots(scope: Scope, depot: string): Promise<DepotSlots | undefined> {
  const [found] = await listDepotSlots(scope, [depot]);
  return found;
}

/** Like `findDepotSlots`, for several depots, or for all when `depots` is null. */
export async function listDepotSlots(scope: Scope, depots: readonly string[] | null): Promise<DepotSlots[]> {
  if (depots?.length === 0) return [];
  let query = scope.trx
    .selectFrom('depots')
    .innerJoin('tenants', 'tenants.id', 'depots.tenant_id')
    .select([
      'depots.id',
      'depots.timezone',
      'depots.slot_overrides',
      'depots.opening_from',
      'depots.opening_to',
      'depots.opening_week',
      'depots.bank_holidays',
      'tenants.cut_off',
    ])
    .where('depots.archived_at', 'is', null)
    .orderBy('depots.created_at');
  if (depots) query = query.where('depots.id', 'in', depots);
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const zones = await scope.trx
    .selectFrom('zones')
    .select(['id', 'depot', 'name', 'postcode_prefixes'])
    .where('depot', 'in', ids)
    .orderBy('position')
    .execute();
  const windows = await scope.trx
    .selectFrom('slot_windows')
    .selectAll()
    .where('depot', 'in', ids)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    depot: row.id,
    timezone: row.timezone,
    cutOff: row.cut_off,
    zones: zones.filter((zone) => zone.depot === row.id),
    schedule: {
      overrides: row.slot_overrides,
      opening: row.opening_week ?? { from: row.opening_from, to: row.opening_to },
      calendar: row.bank_holidays,
      windows: windows
        .filter((window) => window.depot === row.id)
        .map(({ weekday, window_from, window_to, capacity, zone }) => ({
          weekday,
          from: window_from,
          to: window_to,
          capacity,
          zone,
        })),
    },
  }));
}

/** Returns the zone of an address of the depot, or null; without a postcode only a catch-all zone will do. */
export function zoneOf(depot: DepotSlots, postcode: string | null): Zone | null {
  return zoneFor(depot.zones, postcode ?? '');
}

/** A slot of a depot with its booked places; `open`: its day can still be booked. */
export type CountedSlot = ZoneSlot & { depot: string; booked: number; open: boolean };

/** Dates, both included, and which zones are meant. A postcode is in capitals and without spaces. */
type SlotRange = { from: string; to: string; zone?: string | undefined; postcode?: string | undefined };

/** Counts the depots' slots on these dates, stopping once it passes `most`. */
export function countSlots(depots: readonly DepotSlots[], range: SlotRange, most: number): number {
  let count = 0;
  for (const { schedule, zones } of depots) {
    const named = zonesOf(zones, range);
    count += countBetween(range.from, range.to, schedule, named, most - count);
    if (count > most) break;
  }
  return count;
}

/**
 * Lists the depots' slots of these dates (both included) with what is booked, sorted by date, from, zone, to and
 * depot.
 */
export async function listCountedSlots(
  scope: Scope,
  depots: readonly DepotSlots[],
  range: SlotRange,
): Promise<CountedSlot[]> {
  if (depots.length === 0) return [];
  const usage = await scope.trx
    .selectFrom('slot_usage')
    .select(['depot', 'zone', 'date', 'window_from', 'window_to', 'booked'])
    .where(
      'depot',
      'in',
      depots.map(({ depot }) => depot),
    )
    .where('date', '>=', range.from)
    .where('date', '<=', range.to)
    .where('booked', '>', 0)
    .execute();
  const booked = new Map(
    usage.map((row) => [usageKey(row.depot, row.zone, row.date, row.window_from, row.window_to), row.booked]),
  );
  const slots = depots.flatMap(({ depot, schedule, zones, cutOff, timezone }) => {
    const first = firstBookableDate(scope.now, cutOff, timezone);
    return slotsBetween(range.from, range.to, schedule, zonesOf(zones, range)).map((slot) =>
      Object.assign(slot, {
        depot,
        booked: [slot, ...(slot.whole ? [slot.whole] : [])].reduce(
          (sum, { from, to }) => sum + (booked.get(usageKey(depot, slot.zone, slot.date, from, to)) ?? 0),
          0,
        ),
        open: slot.date >= first,
      }),
    );
  });
  // A single depot's slots are already in this order.
  return depots.length === 1 ? slots : slots.sort((a, b) => bySlot(a, b) || compare(a.depot, b.depot));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the zones that are asked for, by name or id, or by a postcode, or all of them. */
function zonesOf(
  zones: readonly Zone[],
  { zone, postcode }: Omit<SlotRange, 'from' | 'to'>,
): readonly Zone[] {
  const covering = postcode === undefined ? undefined : zoneFor(zones, postcode);
  return zones.filter(
    (one) =>
      (zone === undefined || one.name === zone || one.id === zone) &&
      (covering === undefined || one === covering),
  );
}

function usageKey(depot: string, zone: string, date: string, from: string, to: string): string {
  return `${depot} ${date} ${from} ${to} ${zone}`;
}

/** How far ahead free slots are looked for, in days. */
const FREE_DAYS = MAX_SLOT_DAYS - 1;

/** Lists free slots of one zone that may still be booked now, from `earliest` on (or as soon as possible). */
export async function listFreeSlots(
  scope: Scope,
  depot: DepotSlots,
  zone: string,
  earliest: string | null,
): Promise<Slot[]> {
  const first = firstBookableDate(scope.now, depot.cutOff, depot.timezone);
  const from = earliest !== null && earliest > first ? earliest : first;
  const counted = await listCountedSlots(scope, [depot], { from, to: addDays(from, FREE_DAYS), zone });
  return counted
    .filter((slot) => slot.booked < slot.capacity)
    .map(({ date, from: start, to: end }) => ({ date, from: start, to: end }));
}

/**
 * Takes one place. Recipients can have it until the cut-off, the courier until the slot is over. Throws 422
 * `slot_unknown` for a slot that the schedule does not have, `slot_closed` for one that is closed, `outside_area`; 409
 * `slot_full` when the last place is gone. Resolves to the zone's name, which giving back needs.
 */
export async function takeSlot(
  scope: Scope,
  depot: DepotSlots,
  postcode: string | null,
  slot: Slot,
  by: 'courier' | 'recipient',
): Promise<string> {
  const scheduled = scheduledSlot(depot, postcode, slot);
  const isOpen =
    by === 'courier'
      ? isAhead(slot, scope.now, depot.timezone)
      : isBookable(slot.date, scope.now, depot.cutOff, depot.timezone);
  if (!isOpen) throw tooLate(slot);
  const capacity = scheduled.capacity - (await bookedInWhole(scope, depot, scheduled));
  const taken = await sql`
    ${insertPlace(scope, depot, { ...scheduled, capacity })}
    where ${capacity}::integer > 0
    ${ONE_PLACE_MORE} where slot_usage.booked < excluded.capacity`.execute(scope.trx);
  if (taken.numAffectedRows !== 1n) {
    throw new AppError('slot_full', {
      message: `The slot ${describe(slot)} is full. Choose another one.`,
      param: 'slot',
    });
  }
  return scheduled.zone;
}

/**
 * Takes one place by the office's decision, beyond the capacity, in a slot whose day is not over, by raising the slot's
 * limit. Throws 422 `slot_unknown`, `slot_closed`, `outside_area`. Resolves to the zone's name and what was overridden.
 */
export async function takeSlotRegardless(
  scope: Scope,
  depot: DepotSlots,
  postcode: string | null,
  slot: Slot,
): Promise<{ zone: string; overridden: string[] }> {
  const scheduled = scheduledSlot(depot, postcode, slot);
  if (slot.date < localDateTime(scope.now, depot.timezone).date) throw tooLate(slot);
  const { rows } = await sql<{ booked: number }>`
    ${insertPlace(scope, depot, { ...scheduled, capacity: Math.max(1, scheduled.capacity) })}
    ${ONE_PLACE_MORE} returning booked`.execute(scope.trx);
  const overridden = [
    ...(isAhead(slot, scope.now, depot.timezone) ? [] : ['time']),
    ...((rows[0]?.booked ?? 0) > scheduled.capacity ? ['capacity'] : []),
  ];
  return { zone: scheduled.zone, overridden };
}

/** Counts the places of a slot taken by bookings from before that date's hours cut it short. */
async function bookedInWhole(scope: Scope, { depot }: DepotSlots, slot: ZoneSlot): Promise<number> {
  if (!slot.whole) return 0;
  const row = await scope.trx
    .selectFrom('slot_usage')
    .select('booked')
    .where('depot', '=', depot)
    .where('zone', '=', slot.zone)
    .where('date', '=', slot.date)
    .where('window_from', '=', slot.whole.from)
    .where('window_to', '=', slot.whole.to)
    .executeTakeFirst();
  return row?.booked ?? 0;
}

/** Returns the slot as the schedule has it for the address. Throws 422 `slot_unknown`, `outside_area`. */
function scheduledSlot(depot: DepotSlots, postcode: string | null, slot: Slot): ZoneSlot {
  const zone = zoneOf(depot, postcode);
  if (!zone) {
    throw new AppError('outside_area', { message: OBSTACLE_WORDS.outside_area.message, param: 'order' });
  }
  const scheduled = slotsOn(slot.date, depot.schedule, depot.zones).find(
    (entry) => entry.zone === zone.name && sameSlot(entry, slot),
  );
  if (scheduled) return scheduled;
  throw new AppError('slot_unknown', {
    message: `There is no slot ${describe(slot)} in ${zone.name}. See GET /slots.`,
    param: 'slot',
  });
}

function tooLate(slot: Slot): AppError {
  return new AppError('slot_closed', {
    message: `The slot ${describe(slot)} can no longer be booked.`,
    param: 'slot',
  });
}

/** The statement that counts the first place of a slot. */
const insertPlace = (
  scope: Scope,
  { depot }: DepotSlots,
  { zone, date, from, to, capacity }: ZoneSlot,
): RawBuilder<unknown> =>
  insertFrom(scope, 'slot_usage', sql`(values (true)) as place`, {
    same: { depot, zone, date, window_from: from, window_to: to, capacity, booked: 1 },
  });

/** The conflict clause when the slot has a count already. */
const ONE_PLACE_MORE = mergeOnConflict('slot_usage', ['depot', 'date', 'window_from', 'window_to', 'zone'], {
  booked: sql`slot_usage.booked + 1`,
  capacity: sql`greatest(excluded.capacity, slot_usage.booked + 1)`,
});

/**
 * Locks the counts of a slot at these depots, in a fixed sequence, before freeing a place and taking another: two
 * orders that swap places then do not wait for each other.
 */
export async function lockPlaces(scope: Scope, depots: readonly string[], slot: Slot): Promise<void> {
  await scope.trx
    .selectFrom('slot_usage')
    .select('zone')
    .where('depot', 'in', depots)
    .where('date', '=', slot.date)
    .where('window_from', '=', slot.from)
    .where('window_to', '=', slot.to)
    .orderBy('depot')
    .orderBy('zone')
    .forUpdate()
    .execute();
}

/** Gives one place back. */
export async function freeSlot(scope: Scope, depot: string, zone: string, slot: Slot): Promise<void> {
  await scope.trx
    .updateTable('slot_usage')
    .set((eb) => ({ booked: eb('booked', '-', 1) }))
    .where('depot', '=', depot)
    .where('zone', '=', zone)
    .where('date', '=', slot.date)
    .where('window_from', '=', slot.from)
    .where('window_to', '=', slot.to)
    .execute();
}

export async function replaceZones(scope: Scope, depot: string, zones: readonly Zone[]): Promise<void> {
  await scope.trx.deleteFrom('zones').where('depot', '=', depot).execute();
  await insertMany(scope, 'zones', {
    rows: zones.map(({ id, name, postcode_prefixes }, position) => ({
      id,
      name,
      postcode_prefixes: [...postcode_prefixes],
      position,
    })),
    same: { depot },
  });
}

/** Replaces the depot's weekly schedule and its overrides. */
export async function replaceSchedule(scope: Scope, depot: string, schedule: SlotSchedule): Promise<void> {
  await scope.trx.deleteFrom('slot_windows').where('depot', '=', depot).execute();
  await insertMany(scope, 'slot_windows', {
    rows: schedule.windows.map(({ weekday, from, to, capacity, zone }, position) => ({
      weekday,
      window_from: from,
      window_to: to,
      capacity,
      zone: zone ?? null,
      position,
    })),
    same: { depot },
  });
  await updateOverrides(scope, depot, schedule.overrides);
}

/** Replaces a locked depot's dates that differ from its week. */
export async function updateOverrides(
  scope: Scope,
  depot: string,
  overrides: readonly SlotOverride[],
): Promise<void> {
  await scope.trx
    .updateTable('depots')
    .set({ slot_overrides: json(overrides), updated_at: scope.now })
    .where('id', '=', depot)
    .execute();
}

function describe(slot: Slot): string {
  return `${slot.date} ${slot.from}–${slot.to}`;
}
