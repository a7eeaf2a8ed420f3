/** A check of routes that shares no code with the optimiser; it uses only the rows and arithmetic. */
import type pg from 'pg';
import { OPEN_STOPS } from '../../src/domain/states/stop.js';

type Row = {
  route: string;
  vehicle: string;
  capacity_kg: number | null;
  capacity_m3: number | null;
  crew: number | null;
  sequence: number;
  order_id: string;
  window_from: string;
  window_to: string;
  eta: string;
  is_open: boolean;
  /** The slot the order had when it was planned, if it still has it. */
  slot_from: string | null;
  slot_to: string | null;
  items: { pieces?: number; weight_kg?: number | null; volume_m3?: number | null }[];
  service: { crew?: number };
  opening_from: string;
  opening_to: string;
};

/** Returns the faults found, by route. Times of day are `HH:MM` and compare as strings. */
export async function checkRoutes(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<Row>(
    `select s.route, r.vehicle, v.capacity_kg::float8 as capacity_kg, v.capacity_m3::float8 as capacity_m3, v.crew,
       s.sequence, s.order_id, s.window_from, s.window_to, s.eta, s.status = any($1) as is_open,
       case when o.route = s.route then o.slot_from end as slot_from,
       case when o.route = s.route then o.slot_to end as slot_to,
       o.items, o.service, d.opening_from, d.opening_to
     from stops s
     join routes r on (r.tenant_id, r.id) = (s.tenant_id, s.route)
     join vehicles v on (v.tenant_id, v.id) = (r.tenant_id, r.vehicle)
     join orders o on (o.tenant_id, o.id) = (s.tenant_id, s.order_id)
     join depots d on (d.tenant_id, d.id) = (r.tenant_id, r.depot)
     order by s.route, s.sequence`,
    [OPEN_STOPS],
  );
  const wrong: string[] = [];
  const byRoute = new Map<string, Row[]>();
  for (const row of rows) byRoute.set(row.route, [...(byRoute.get(row.route) ?? []), row]);
  for (const [route, stops] of byRoute) {
    const tell = (what: string) => wrong.push(`${route}: ${what}`);
    const [first] = stops;
    if (!first) continue;
    const load = (of: 'weight_kg' | 'volume_m3') =>
      stops.flatMap(({ items }) => items).reduce((sum, item) => sum + (item[of] ?? 0), 0);
    if (first.capacity_kg !== null && load('weight_kg') > first.capacity_kg) tell('too heavy');
    if (first.capacity_m3 !== null && load('volume_m3') > first.capacity_m3 + 1e-9) tell('too large');
    let before = first.opening_from;
    for (const [index, stop] of stops.entries()) {
      if (stop.sequence !== index + 1) tell(`stop ${index + 1} is numbered ${stop.sequence}`);
      if ((stop.service.crew ?? 1) > (first.crew ?? 1)) tell(`${stop.order_id} needs more people`);
      // ETAs of open stops follow the van, which may be ahead of its plan; finished stops keep theirs.
      if (stop.is_open && stop.eta < before)
        tell(`${stop.order_id} is reached at ${stop.eta}, before ${before}`);
      if (stop.eta > first.opening_to) tell(`${stop.order_id} is reached after closing`);
      const inSlot =
        stop.slot_from === null ||
        stop.slot_to === null ||
        (stop.eta >= stop.slot_from && stop.eta <= stop.slot_to);
      if (!inSlot)
        tell(`${stop.order_id} is reached at ${stop.eta}, booked ${stop.slot_from}–${stop.slot_to}`);
      if (stop.is_open) before = stop.eta;
    }
    const orders = new Set(stops.map(({ order_id }) => order_id));
    if (orders.size !== stops.length) tell('an order twice');
  }
  return wrong;
}
