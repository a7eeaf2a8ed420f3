/**
 * A depot's zones and slot schedule, each replaced as a whole. The schedule is stored with the ids of zones, so that
 * a zone can be renamed, and returned with their names, as GET /slots has them.
 */
import { type Page, pageOf, type PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError, requireFound, notFound, unknownReference } from '../../domain/errors.js';
import { localDateTime } from '@waypost/base/local-time';
import type { SlotOverride } from '../../domain/types.js';
import type { SlotSchedule, Zone } from '../../domain/slots.js';
import { lockDepot } from '../depots/rows.js';
import { listBookedZones } from '../../records/references.js';
import {
  type DepotSlots,
  findDepotSlots,
  replaceSchedule,
  replaceZones,
  updateOverrides,
} from '../../records/slots.js';
import { type List, listed } from '../../resources/list.js';
import {
  type SlotOverride as OverrideAnswer,
  type SlotSchedule as ScheduleAnswer,
  type Zone as ZoneAnswer,
  MAX_OVERRIDES,
  type OverrideInput,
  type ScheduleInput,
  type ZonesInput,
} from './resource.js';

type DepotParams = { params: { depot_id: string } };
type Window = { from: string; to: string; zone?: string | null | undefined };

export async function getZones(
  scope: Scope,
  { params, query = {} }: DepotParams & { query?: PageQuery },
): Promise<List<ZoneAnswer>> {
  const { zones } = await requireSlots(scope, params.depot_id);
  return zonesView(pageOf(zones, ({ id }) => id, query));
}

/**
 * PUT /depots/{depot_id}/zones. Throws 422 `unknown_reference` for an id of another depot's zone; 409
 * `in_use` when it would remove a zone that the schedule names, or rename or remove one with places booked from today
 * on.
 */
export async function putZones(
  scope: Scope,
  { params, body }: DepotParams & { body: ZonesInput },
): Promise<List<ZoneAnswer>> {
  const slots = await lockSlots(scope, params.depot_id);
  const named = new Set(body.data.flatMap(({ id }) => id ?? []));
  const next = body.data.map((entry, index): Zone => {
    if (entry.id !== undefined && !slots.zones.some(({ id }) => id === entry.id)) {
      throw unknownReference('zone', entry.id, `data[${index}].id`);
    }
    const sameName = slots.zones.find(({ id, name }) => name === entry.name && !named.has(id));
    const id = entry.id ?? sameName?.id ?? scope.newId('zone');
    return { id, name: entry.name, postcode_prefixes: entry.postcode_prefixes };
  });
  refuseNamedBySchedule(
    slots,
    slots.zones.filter(({ id }) => !next.some((zone) => zone.id === id)),
  );
  await refuseBooked(
    scope,
    slots,
    slots.zones.filter(({ id, name }) => !next.some((zone) => zone.id === id && zone.name === name)),
  );
  await replaceZones(scope, slots.depot, next);
  return zonesView({ rows: next, has_more: false });
}

export async function getSchedule(scope: Scope, { params }: DepotParams): Promise<ScheduleAnswer> {
  const { schedule, zones } = await requireSlots(scope, params.depot_id);
  return scheduleView(schedule, zones);
}

/**
 * PUT /depots/{depot_id}/slot-schedule. Throws 422 `unknown_reference` for a zone that the depot does not have, 422
 * `invalid_value` for a window that a zone has twice on one day. Windows may overlap: an all-day one beside a
 * morning.
 */
export async function putSchedule(
  scope: Scope,
  { params, body }: DepotParams & { body: ScheduleInput },
): Promise<ScheduleAnswer> {
  const { depot, zones } = await lockSlots(scope, params.depot_id);
  const windows = withZoneIds(body.windows, zones, 'windows');
  const overrides = body.overrides.map((entry, index) => ({
    ...entry,
    windows: entry.windows && withZoneIds(entry.windows, zones, `overrides[${index}].windows`),
  }));
  for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
    refuseRepeated(windows, (window) => window.weekday === weekday, 'windows');
  }
  overrides.forEach((entry, index) => {
    refuseRepeated(entry.windows ?? [], () => true, `overrides[${index}].windows`);
  });
  await replaceSchedule(scope, depot, { windows, overrides });
  return scheduleView({ windows, overrides }, zones);
}

type OverrideParams = { params: { depot_id: string; date: string } };

/** GET /depots/{depot_id}/slot-overrides, by date. */
export async function listOverrides(
  scope: Scope,
  { params, query }: DepotParams & { query: PageQuery },
): Promise<List<OverrideAnswer>> {
  const { schedule, zones } = await requireSlots(scope, params.depot_id);
  const all = scheduleView(schedule, zones).overrides.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return listed(
    pageOf(all, ({ date }) => date, query),
    (entry) => entry,
  );
}

export async function getOverride(scope: Scope, { params }: OverrideParams): Promise<OverrideAnswer> {
  const { schedule, zones } = await requireSlots(scope, params.depot_id);
  const entry = scheduleView(schedule, zones).overrides.find(({ date }) => date === params.date);
  return requireFound(entry, 'override on', params.date);
}

/**
 * PUT /depots/{depot_id}/slot-overrides/{date}: replaces the date's override. What is booked stays booked. Throws 422
 * as for the schedule, and `too_many_items` when a thousand dates already differ.
 */
export async function putOverride(
  scope: Scope,
  { params, body }: OverrideParams & { body: OverrideInput },
): Promise<OverrideAnswer> {
  const { depot, zones, schedule } = await lockSlots(scope, params.depot_id);
  const { closed, opening, windows } = body;
  const entry: SlotOverride = {
    date: params.date,
    closed: closed === true ? closed : undefined,
    opening,
    windows: windows && withZoneIds(windows, zones, 'windows'),
  };
  refuseRepeated(entry.windows ?? [], () => true, 'windows');
  const others = schedule.overrides.filter(({ date }) => date !== params.date);
  if (others.length >= MAX_OVERRIDES) {
    throw new AppError('too_many_items', {
      message: `A depot can have at most ${MAX_OVERRIDES} slot overrides. Delete past ones.`,
      param: 'date',
    });
  }
  await updateOverrides(scope, depot, [...others, entry]);
  return getOverride(scope, { params });
}

/** DELETE /depots/{depot_id}/slot-overrides/{date}: the date follows its week again. */
export async function deleteOverride(scope: Scope, { params }: OverrideParams): Promise<void> {
  const { depot, schedule } = await lockSlots(scope, params.depot_id);
  const others = schedule.overrides.filter(({ date }) => date !== params.date);
  if (others.length === schedule.overrides.length) throw notFound('override on', params.date);
  await updateOverrides(scope, depot, others);
}

async function requireSlots(scope: Scope, depot: string): Promise<DepotSlots> {
  const slots = requireFound(await findDepotSlots(scope, depot), 'depot', depot);
  return slots;
}

/** Like `requireSlots`, with the depot locked first, so that two replacements follow one another. */
async function lockSlots(scope: Scope, depot: string): Promise<DepotSlots> {
  await lockDepot(scope, depot);
  return requireSlots(scope, depot);
}

function refuseNamedBySchedule({ schedule }: DepotSlots, removed: readonly Zone[]): void {
  const windows: Window[] = [
    ...schedule.windows,
    ...schedule.overrides.flatMap((entry) => entry.windows ?? []),
  ];
  const named = removed.find(({ id }) => windows.some((window) => window.zone === id));
  if (!named) return;
  throw new AppError('in_use', {
    message: `The slot schedule uses the zone ${named.name}. Remove it there first.`,
  });
}

async function refuseBooked(scope: Scope, slots: DepotSlots, unnamed: readonly Zone[]): Promise<void> {
  const today = localDateTime(scope.now, slots.timezone).date;
  const booked = await listBookedZones(scope, slots.depot, today);
  const used = unnamed.find(({ name }) => booked.has(name));
  if (!used) return;
  throw new AppError('in_use', {
    message: `The zone ${used.name} has upcoming bookings. Keep it and its name until they are completed.`,
  });
}

function withZoneIds<W extends Window>(windows: readonly W[], zones: readonly Zone[], param: string): W[] {
  return windows.map((window, index) => {
    if (window.zone === undefined || window.zone === null) return window;
    const zone = zones.find(({ id, name }) => name === window.zone || id === window.zone);
    if (!zone) throw unknownReference('zone', window.zone, `${param}[${index}].zone`);
    return { ...window, zone: zone.id };
  });
}

/** Refuses repeated windows: the same window twice would leave open which of the two capacities applies. */
function refuseRepeated<W extends Window>(
  windows: readonly W[],
  isOfDay: (window: W) => boolean,
  param: string,
): void {
  const seen = new Set<string>();
  windows.forEach((window, index) => {
    if (!isOfDay(window)) return;
    const key = `${window.from}–${window.to} ${window.zone ?? ''}`;
    if (seen.has(key)) {
      throw new AppError('invalid_value', {
        message: `${param}[${index}]: duplicate window ${window.from}–${window.to} on the same day.`,
        param: `${param}[${index}]`,
      });
    }
    seen.add(key);
  });
}

function zonesView(zones: Page<Zone>): List<ZoneAnswer> {
  return listed(zones, ({ id, name, postcode_prefixes }) => ({
    id,
    name,
    postcode_prefixes: [...postcode_prefixes],
  }));
}

function scheduleView({ windows, overrides }: SlotSchedule, zones: readonly Zone[]): ScheduleAnswer {
  const named = <W extends Window>({ zone: id, ...window }: W) => ({
    ...window,
    zone: zones.find((zone) => zone.id === id)?.name,
  });
  return {
    windows: windows.map(named),
    overrides: overrides.map((entry) => ({ ...entry, windows: entry.windows?.map(named) })),
  };
}
