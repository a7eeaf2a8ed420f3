/**
 * Parses a delivery day, a JSON file of what the API is sent for one depot and date (data/README.md). Parsing only; the
 * caller reads the file.
 */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { isDate } from '@waypost/base/local-time';
import {
  isStaffedByPeople,
  PLANNING_SETTINGS,
  STAFFING,
  workRules,
} from '@waypost/planning/planning-settings';
import {
  type Crew,
  type DayWindow,
  DRIVER_ROLES,
  type Objective,
  type RoutingPerson,
  type RoutingProblem,
  type RoutingStop,
  type RoutingVehicle,
} from '@waypost/planning/routing-problem';
import { STOP_MINUTES } from '../../src/domain/stop.js';
import { type Coordinates, metresWithin, travelMatrix } from '@waypost/planning/travel';
import { shiftOn } from '../../src/domain/working-hours.js';

/** A delivery day, and the metres that are worth driving to keep a stop on its van of a warm start. */
export type DayFile = { readonly problem: RoutingProblem; readonly movedStopMetres: number };

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day like 09:30');
const hours = z.object({ from: clock, to: clock });
const date = z.string().refine(isDate, 'a date like 2026-05-18');
const labels = z.array(z.string().min(1));
const shifts = z.array(hours.extend({ weekday: z.int().min(0).max(6).optional() }));
const crew = z.literal([1, 2]);
const absences = z.array(z.object({ from: date, to: date, reason: z.string().nullish() }));
const minutes = z.int().nonnegative();

const planning = z.object({
  staffing: z.enum(STAFFING).optional(),
  break_minutes: minutes.optional(),
  break_after_minutes: z.int().positive().optional(),
  max_duty_minutes: minutes.optional(),
  max_drive_minutes: minutes.optional(),
  loading_minutes: minutes.optional(),
  moved_stop_metres: z.int().nonnegative().optional(),
});

const dayVehicle = z.object({
  name: z.string(),
  capacity_m3: z.number().nonnegative().nullish(),
  capacity_kg: z.number().nonnegative().nullish(),
  crew: crew.nullish(),
  active: z.boolean().optional(),
  shifts: shifts.nullish(),
  absences: absences.optional(),
  skills: labels.nullish(),
  max_stops: z.int().nonnegative().nullish(),
  max_miles: z.number().nonnegative().nullish(),
});

const dayDriver = z.object({
  name: z.string(),
  role: z.enum(DRIVER_ROLES).optional(),
  shifts: shifts.nullish(),
  absences: absences.optional(),
});

const dayOrder = z.object({
  body: z.object({
    reference: z.string(),
    items: z.array(
      z.object({
        pieces: z.int().positive().optional(),
        weight_kg: z.number().nonnegative().optional(),
        volume_m3: z.number().nonnegative().optional(),
      }),
    ),
    service: z
      .object({
        crew: crew.optional(),
        assembly: z.boolean().optional(),
        remove_packaging: z.boolean().optional(),
        disposal: z.boolean().optional(),
        skills: labels.nullish(),
        priority: z.int().min(1).max(5).nullish(),
      })
      .optional(),
  }),
  window: hours,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** The part of a delivery day's file that routing needs. */
const deliveryDay = z
  .object({
    date: date.optional(),
    planning: planning.optional(),
    depot: z.object({ address: z.object({ postcode: z.string() }), opening: hours }),
    vehicles: z.array(dayVehicle),
    drivers: z.array(dayDriver).optional(),
    orders: z.array(dayOrder),
  })
  .superRefine((day, context) => {
    const all = [...day.vehicles, ...(day.drivers ?? [])];
    const isDated =
      all.some(({ shifts: own }) => own?.some(({ weekday }) => weekday !== undefined)) ||
      all.some(({ absences: own = [] }) => own.length > 0);
    if (isDated && day.date === undefined)
      context.addIssue({ code: 'custom', path: ['date'], message: 'weekdays and absences need the date' });
    const twice = day.vehicles.findIndex(
      ({ name }, i) => day.vehicles.findIndex((each) => each.name === name) < i,
    );
    if (twice >= 0)
      context.addIssue({ code: 'custom', path: ['vehicles', twice, 'name'], message: 'duplicate value' });
    day.drivers?.forEach((driver, i, drivers) => {
      const first = drivers.find(({ name }) => name === driver.name);
      if (isDeepStrictEqual(first, driver)) return;
      const message = "is another person's name as well";
      context.addIssue({ code: 'custom', path: ['drivers', i, 'name'], message });
    });
  });
type DeliveryDay = z.infer<typeof deliveryDay>;

/**
 * Parses a delivery day. Stop ids are the orders' references, vehicle and person ids the names. The file has
 * coordinates for the orders but only a postcode for the depot, which `locate` resolves. Of `planning` only the rules
 * that it states apply; one of the two numbers of a break takes the other one's usual value. Its drivers limit the
 * routes only with `staffing: people`.
 * @throws RangeError if it cannot, SyntaxError if the text is not such a file
 */
export function parseDay(
  text: string,
  objective: Objective,
  locate: (postcode: string) => Coordinates | null,
): DayFile {
  const parsed = deliveryDay.safeParse(JSON.parse(text));
  if (!parsed.success) throw new SyntaxError(`This is not a delivery day: ${z.prettifyError(parsed.error)}`);
  const day = parsed.data;
  const depot = locate(day.depot.address.postcode);
  if (depot === null) throw new RangeError(`The location of ${day.depot.address.postcode} is unknown.`);
  const rules = rulesOf(day.planning);
  return {
    movedStopMetres: day.planning?.moved_stop_metres ?? 0,
    problem: {
      stops: day.orders.map((order, i) => dayStop(order, i + 1)),
      vehicles: day.vehicles.flatMap((vehicle) => dayVan(day, vehicle)),
      matrix: travelMatrix([depot, ...day.orders]),
      objective,
      ...(rules ? { rules } : {}),
      ...staffOf(day),
    },
  };
}

function rulesOf(stated: DeliveryDay['planning']): RoutingProblem['rules'] {
  if (stated === undefined) return undefined;
  const { break_minutes: pause, break_after_minutes: after } = stated;
  const { break_minutes, break_after_minutes } = PLANNING_SETTINGS;
  const hasBreak = pause !== undefined || after !== undefined;
  return workRules({
    ...stated,
    ...(hasBreak
      ? { break_minutes: pause ?? break_minutes, break_after_minutes: after ?? break_after_minutes }
      : {}),
  });
}

/** Returns when somebody, or a van, works: within the depot's hours. Null on a day off, and during an absence. */
function workingWindow(
  day: DeliveryDay,
  { shifts: own, absences: away = [] }: Pick<z.infer<typeof dayDriver>, 'shifts' | 'absences'>,
): DayWindow | null {
  const opening = dayWindow(day.depot.opening);
  // Without weekdays and absences any date will do.
  const { date: on = '2000-01-01' } = day;
  if (away.some(({ from, to }) => from <= on && on <= to)) return null;
  const shift = shiftOn(on, own ?? null);
  if (shift === null) return null;
  const fromSecond = Math.max(opening.fromSecond, shift.fromSecond);
  const toSecond = Math.min(opening.toSecond, shift.toSecond);
  return fromSecond < toSecond ? { fromSecond, toSecond } : null;
}

function dayVan(day: DeliveryDay, vehicle: DeliveryDay['vehicles'][number]): RoutingVehicle[] {
  const shift = vehicle.active === false ? null : workingWindow(day, vehicle);
  if (shift === null) return [];
  const {
    capacity_m3: volume,
    capacity_kg: weight,
    max_stops: maxStops,
    max_miles: maxMiles,
    skills,
  } = vehicle;
  return [
    {
      id: vehicle.name,
      capacityLitres: thousandths(volume),
      capacityGrams: thousandths(weight),
      crew: vehicle.crew ?? 1,
      shift,
      ...(skills?.length ? { skills: sorted(skills) } : {}),
      ...(isStated(maxStops) ? { maxStops } : {}),
      ...(isStated(maxMiles) ? { maxMetres: metresWithin(maxMiles) } : {}),
    },
  ];
}

/**
 * Returns who is on duty. A name is one person, however often it is listed; a depot without drivers has others drive
 * its vans.
 */
function staffOf(day: DeliveryDay): Pick<RoutingProblem, 'people' | 'onDuty'> {
  const { drivers = [], planning: own = {} } = day;
  if (drivers.length === 0) return {};
  const byName = new Map(drivers.map((driver) => [driver.name, driver]));
  const onDuty = [...byName.values()].flatMap((driver) => dayPerson(day, driver));
  return isStaffedByPeople(own) ? { people: onDuty } : { onDuty };
}

function dayPerson(day: DeliveryDay, driver: z.infer<typeof dayDriver>): RoutingPerson[] {
  const shift = workingWindow(day, driver);
  return shift === null ? [] : [{ id: driver.name, role: driver.role ?? 'driver', shift }];
}

function dayStop({ body, window }: DeliveryDay['orders'][number], point: number): RoutingStop {
  const { items, service } = body;
  const sum = (of: (item: (typeof items)[number]) => number) =>
    items.reduce((total, item) => total + of(item), 0);
  const stopMinutes =
    STOP_MINUTES.base +
    STOP_MINUTES.per_extra_piece * (sum((item) => item.pieces ?? 1) - 1) +
    (service?.assembly === true ? STOP_MINUTES.assembly : 0) +
    (service?.remove_packaging === true ? STOP_MINUTES.remove_packaging : 0) +
    (service?.disposal === true ? STOP_MINUTES.disposal : 0);
  const people: Crew = service?.crew ?? 1;
  return {
    id: body.reference,
    point,
    kind: 'delivery',
    serviceSeconds: stopMinutes * 60,
    window: dayWindow(window),
    litres: Math.round(sum((item) => item.volume_m3 ?? 0) * 1000),
    grams: Math.round(sum((item) => item.weight_kg ?? 0) * 1000),
    crew: people,
    ...(service?.skills?.length ? { skills: sorted(service.skills) } : {}),
    ...(isStated(service?.priority) ? { priority: service.priority } : {}),
  };
}

/** Litres of cubic metres, or grams of kilograms; null is unlimited. */
const thousandths = (value: number | null | undefined) => (isStated(value) ? Math.round(value * 1000) : null);

const isStated = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

const sorted = (some: readonly string[]) => [...new Set(some)].sort();

function dayWindow({ from, to }: { readonly from: string; readonly to: string }): DayWindow {
  const second = (time: string) => Number(time.slice(0, 2)) * 3600 + Number(time.slice(3)) * 60;
  return { fromSecond: second(from), toSecond: second(to) };
}
