/**
 * Parses routing problems from files: the benchmark text of Solomon (1987) and of Gehring and Homberger (1999), and a
 * delivery day as JSON. Parsing only; the caller reads the file.
 */
import { z } from 'zod';
import type { DayWindow, Objective, RoutingProblem, RoutingStop } from '../domain/routing-problem.js';
import { type Coordinates, travelMatrix } from '../domain/travel.js';

/** Solomon distances are truncated to one decimal (DIMACS 2021) and counted in tenths. */
export const TENTHS = 10;

/**
 * Parses a Solomon or Gehring–Homberger file. Stop ids are the customer numbers, metres and seconds are both tenths of
 * the file's unit, and the load is in litres.
 * @throws SyntaxError if the text is not such a file
 */
export function parseSolomon(text: string, objective: Objective): RoutingProblem {
  const rows = text
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((row) => row.length >= 2 && row.every(Number.isFinite));
  const [fleet, ...nodes] = rows;
  const depot = nodes[0];
  const sound = fleet?.length === 2 && depot !== undefined && nodes.every((row) => row.length === 7);
  if (!sound || [...fleet, ...nodes.flat().filter((_, i) => i % 7 > 2)].some((value) => value < 0)) {
    throw new SyntaxError(
      'This is not a Solomon instance: a fleet row and rows of seven numbers were expected, none below 0.',
    );
  }
  const size = nodes.length;
  const tenths = new Int32Array(size * size);
  nodes.forEach(([, x1 = 0, y1 = 0], i) => {
    nodes.forEach(([, x2 = 0, y2 = 0], j) => {
      tenths[i * size + j] = Math.floor(TENTHS * Math.hypot(x1 - x2, y1 - y2) + 1e-9);
    });
  });
  const windowOf = (row: readonly number[]): DayWindow => ({
    fromSecond: (row[4] ?? 0) * TENTHS,
    toSecond: (row[5] ?? 0) * TENTHS,
  });
  const [vans = 0, capacity = 0] = fleet;
  return {
    stops: nodes.slice(1).map((row, i) => ({
      id: String(row[0]),
      point: i + 1,
      kind: 'delivery',
      serviceSeconds: (row[6] ?? 0) * TENTHS,
      window: windowOf(row),
      litres: row[3] ?? 0,
      grams: 0,
      crew: 1,
    })),
    vehicles: Array.from({ length: vans }, (_, i) => ({
      id: String(i + 1),
      capacityLitres: capacity,
      capacityGrams: null,
      crew: 1,
      shift: windowOf(depot),
    })),
    matrix: { metres: tenths, seconds: tenths, size },
    objective,
  };
}

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day like 09:30');
const hours = z.object({ from: clock, to: clock });

/** The part of a delivery day's file that routing needs. */
const deliveryDay = z.object({
  depot: z.object({ address: z.object({ postcode: z.string() }), opening: hours }),
  vehicles: z.array(
    z.object({
      name: z.string(),
      capacity_m3: z.number().nonnegative().optional(),
      capacity_kg: z.number().nonnegative().optional(),
      crew: z.literal([1, 2]).optional(),
    }),
  ),
  orders: z.array(
    z.object({
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
            crew: z.literal([1, 2]).optional(),
            assembly: z.boolean().optional(),
            remove_packaging: z.boolean().optional(),
            disposal: z.boolean().optional(),
          })
          .optional(),
      }),
      window: hours,
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
  ),
});
type DeliveryDay = z.infer<typeof deliveryDay>;

/** Default minutes at the door, as used in production planning. */
const STOP_MINUTES = { base: 6, piece: 2, assembly: 25, packaging: 5, disposal: 10 };

/**
 * Parses a delivery day. Stop ids are the orders' references, vehicle ids the vehicles' names. The file has coordinates
 * for the orders but only a postcode for the depot, which `locate` resolves.
 * @throws RangeError if it cannot, SyntaxError if the text is not such a file
 */
export function parseDay(
  text: string,
  objective: Objective,
  locate: (postcode: string) => Coordinates | null,
): RoutingProblem {
  const parsed = deliveryDay.safeParse(JSON.parse(text));
  if (!parsed.success) throw new SyntaxError(`This is not a delivery day: ${z.prettifyError(parsed.error)}`);
  const day = parsed.data;
  const depot = locate(day.depot.address.postcode);
  if (depot === null) throw new RangeError(`Nobody knows where ${day.depot.address.postcode} is.`);
  const shift = dayWindow(day.depot.opening);
  return {
    stops: day.orders.map((order, i) => dayStop(order, i + 1)),
    vehicles: day.vehicles.map((vehicle) => ({
      id: vehicle.name,
      capacityLitres: vehicle.capacity_m3 === undefined ? null : Math.round(vehicle.capacity_m3 * 1000),
      capacityGrams: vehicle.capacity_kg === undefined ? null : Math.round(vehicle.capacity_kg * 1000),
      crew: vehicle.crew ?? 1,
      shift,
    })),
    matrix: travelMatrix([depot, ...day.orders]),
    objective,
  };
}

function dayStop({ body, window }: DeliveryDay['orders'][number], point: number): RoutingStop {
  const { items, service } = body;
  const sum = (of: (item: (typeof items)[number]) => number) =>
    items.reduce((total, item) => total + of(item), 0);
  const minutes =
    STOP_MINUTES.base +
    STOP_MINUTES.piece * (sum((item) => item.pieces ?? 1) - 1) +
    (service?.assembly === true ? STOP_MINUTES.assembly : 0) +
    (service?.remove_packaging === true ? STOP_MINUTES.packaging : 0) +
    (service?.disposal === true ? STOP_MINUTES.disposal : 0);
  return {
    id: body.reference,
    point,
    kind: 'delivery',
    serviceSeconds: minutes * 60,
    window: dayWindow(window),
    litres: Math.round(sum((item) => item.volume_m3 ?? 0) * 1000),
    grams: Math.round(sum((item) => item.weight_kg ?? 0) * 1000),
    crew: service?.crew ?? 1,
  };
}

function dayWindow({ from, to }: { readonly from: string; readonly to: string }): DayWindow {
  const second = (clock: string) => Number(clock.slice(0, 2)) * 3600 + Number(clock.slice(3)) * 60;
  return { fromSecond: second(from), toSecond: second(to) };
}
