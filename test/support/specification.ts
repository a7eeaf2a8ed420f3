/**
 * The specification of the administration API, read by hand into a table: its 35 operations with what they take and
 * answer. A client made of it knows no extension, and reads strictly: every field that is stated, of the stated type,
 * null only where it is stated, and of closed lists the stated values alone.
 */
import { z } from 'zod';

const words = (list: string) => list.split(' ').filter((word) => word !== '');
const oneOf = (list: string) => z.enum(words(list) as [string, ...string[]]);
const text = z.string();
const date = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** In UTC. */
const instant = z.iso.datetime();
const whole = z.int();

const CHANNEL = oneOf('sms email');
const EVENT_TYPE = oneOf(
  'order.created order.scanned order.booked booking.reply_needs_review job.completed agent.suggestion_created run.started stop.completed stop.failed run.completed',
);
const ORDER_STATUS = oneOf(
  'awaiting_scan part_scanned scanned awaiting_reply booked planned out_for_delivery delivered failed_attempt on_hold cancelled returned',
);

const address = z.object({
  line1: text,
  line2: text.optional(),
  town: text,
  postcode: text,
  country: text,
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});
const recipient = z.object({
  name: text.optional(),
  phone: text.optional(),
  email: z.email().optional(),
  address: address.optional(),
});
const item = z.object({
  sku: text.optional(),
  description: text.optional(),
  pieces: whole.min(1).optional(),
  weight_kg: z.number().optional(),
  volume_m3: z.number().optional(),
});
const service = z.object({
  crew: z.literal([1, 2]),
  assembly: z.boolean(),
  remove_packaging: z.boolean(),
  disposal: z.boolean(),
});
const slot = z.object({ date, from: time, to: time });
const order = z.object({
  id: text,
  object: z.literal('order'),
  reference: text,
  shipper: z.object({ id: text, name: text }),
  // Absent until an order has one.
  depot: text.optional(),
  status: ORDER_STATUS,
  recipient,
  items: z.array(item),
  pieces: z.object({ expected: whole, scanned: whole }),
  service,
  slot: slot.nullable(),
  route: text.nullable(),
  tracking_url: z.url().nullable(),
  created_at: instant,
  updated_at: instant,
});
const piece = z.object({
  id: text,
  barcode: text,
  number: z.string().regex(/^\d+ of \d+$/),
  status: oneOf('awaiting_scan at_depot on_van delivered missing damaged'),
  // A depot or a vehicle, as the scan named it.
  last_scan: z
    .object({
      type: oneOf('depot_in load_to_van unload damaged missing'),
      at: instant,
      depot: text.optional(),
      vehicle: text.optional(),
    })
    .nullable(),
});
const reply = z.object({
  id: text,
  order: text,
  channel: CHANNEL,
  text,
  // What was not understood is absent.
  understood: z.object({
    intent: oneOf('accept_offer propose_date decline_dates question call_request unclear').optional(),
    slot: slot.optional(),
    confidence: z.number().optional(),
  }),
  outcome: oneOf('booked needs_review resolved dismissed'),
  received_at: instant,
});
const stop = z.object({
  id: text,
  sequence: whole,
  order: text,
  type: oneOf('delivery collection'),
  // Absent once its recipient is erased.
  address: address.optional(),
  window: z.object({ from: time, to: time }),
  eta: time,
  status: oneOf('pending arrived completed failed skipped'),
  pieces: whole,
  failure_reason: text.nullable(),
  completed_at: instant.nullable(),
});
const route = z.object({
  id: text,
  date,
  depot: text,
  vehicle: text,
  driver: text.nullable(),
  status: oneOf('draft published'),
  stops: z.array(stop),
  totals: z.object({
    stops: whole,
    miles: z.number(),
    drive_minutes: whole,
    load_percent: z.number().min(0).max(100),
    returns_at: time,
  }),
});
const run = z.object({
  id: text,
  route: text,
  driver: text,
  vehicle: text,
  status: oneOf('published started completed'),
  started_at: instant.nullable(),
  completed_at: instant.nullable(),
  progress: z.object({ completed: whole, failed: whole, total: whole }),
});
const suggestion = z.object({
  id: text,
  status: oneOf('open accepted dismissed expired'),
  trigger: oneOf('overnight_plan breakdown failed_stop rebooking capacity running_late'),
  summary: text,
  reason: text,
  impact: z.object({ miles_saved: z.number(), windows_kept: z.boolean(), routes_changed: z.array(text) }),
  created_at: instant,
  expires_at: instant,
});
const job = z.object({
  id: text,
  type: z.literal('route_optimisation'),
  status: oneOf('queued running succeeded failed'),
  progress: z.number(),
  result: z.object({ routes: z.array(route), unassigned: z.array(text), miles_saved: z.number() }).nullable(),
  created_at: instant,
});
const vehicle = z.object({
  id: text,
  name: text,
  registration: text.optional(),
  capacity_m3: z.number().optional(),
  capacity_kg: z.number().optional(),
  crew: z.literal([1, 2]).optional(),
  depot: text.optional(),
  active: z.boolean(),
});
const driver = z.object({
  id: text,
  name: text,
  phone: text,
  depot: text.optional(),
  app_status: oneOf('invited active suspended'),
});
const depot = z.object({ id: text, name: text, address, opening: z.object({ from: time, to: time }) });
const shipper = z.object({
  id: text,
  name: text,
  contact_email: z.email().optional(),
  portal_users: z.array(z.email()).optional(),
  booking: z.object({ automatic: z.boolean(), sender_name: text.optional() }).optional(),
});
const position = z.object({
  vehicle: text,
  run: text,
  latitude: z.number(),
  longitude: z.number(),
  // A van may not report these, and a run may have no stop left.
  heading: z.number().optional(),
  speed_mph: z.number().optional(),
  next_stop: text.optional(),
  running_late_minutes: whole,
  updated_at: instant,
});
const endpoint = z.object({
  id: text,
  url: z.url(),
  events: z.array(EVENT_TYPE),
  status: oneOf('enabled disabled'),
});
const listOf = <Item extends z.ZodType>(each: Item) => z.object({ data: z.array(each) });
const page = { has_more: z.boolean() };

export const SPECIFIED_ERROR = z.object({
  error: z.object({ code: text, message: text, param: text, request_id: text }),
});
/** The envelope of an event; `data` is one of these. */
export const SPECIFIED_EVENT = z.strictObject({
  id: text,
  type: EVENT_TYPE,
  created: instant,
  data: z.union([order, run, stop, job, suggestion]),
});

type Specified = { status: number; query?: string; body?: string; answer: z.ZodObject };
/** The fields of an object of a body. */
const within = (field: string, names: string) =>
  words(names)
    .map((name) => `${field}.${name}`)
    .join(' ');
const ADDRESS = within('recipient.address', 'line1 line2 town postcode country latitude longitude');
const RECIPIENT = `${within('recipient', 'name phone email')} ${ADDRESS}`;
const SERVICE = within('service', 'crew assembly remove_packaging disposal');
const ITEMS = within('items', 'sku description pieces weight_kg volume_m3');
const SLOT = within('slot', 'date from to');
const PAGING = 'limit starting_after';

/** Method and path → the status and the form of the answer, and what it takes: parameters, and fields of the body. */
export const SPECIFIED: Readonly<Record<string, Specified>> = {
  'GET /orders': {
    status: 200,
    query: `status shipper date depot postcode_prefix updated_since ${PAGING}`,
    answer: listOf(order).extend({ object: z.literal('list'), ...page }),
  },
  'POST /orders': {
    status: 201,
    body: `shipper depot reference ${RECIPIENT} ${ITEMS} ${SERVICE} notes`,
    answer: order,
  },
  'GET /orders/{order_id}': { status: 200, answer: order },
  'PATCH /orders/{order_id}': {
    status: 200,
    body: `${RECIPIENT} ${SERVICE} depot notes hold`,
    answer: order,
  },
  'GET /orders/{order_id}/pieces': { status: 200, answer: listOf(piece) },
  'POST /scans': {
    status: 201,
    body: within('scans', 'barcode type depot vehicle at photo_ids'),
    answer: z.object({
      accepted: whole,
      rejected: z.array(z.object({ barcode: text, reason: text })),
      orders_completed: z.array(text),
    }),
  },
  'POST /bookings/requests': {
    status: 202,
    body: 'orders filter.status filter.depot channels offer_from template',
    answer: z.object({ queued: whole, skipped: whole }),
  },
  'GET /bookings/replies': {
    status: 200,
    query: `needs_review ${PAGING}`,
    answer: listOf(reply).extend(page),
  },
  'POST /bookings/replies/{reply_id}/resolve': { status: 200, body: `action ${SLOT} message`, answer: reply },
  'POST /bookings': { status: 201, body: `order ${SLOT} notify`, answer: order },
  'GET /slots': {
    status: 200,
    query: 'from to depot zone',
    answer: listOf(slot.extend({ zone: text, capacity: whole, booked: whole })),
  },
  'GET /routes': {
    status: 200,
    query: 'date depot',
    answer: listOf(route).extend({ unassigned: z.array(text) }),
  },
  'POST /routes/optimise': {
    status: 202,
    body: 'date depot vehicles objective lock_routes',
    answer: job,
  },
  'GET /routes/{route_id}': { status: 200, answer: route },
  'PATCH /routes/{route_id}': { status: 200, body: 'vehicle driver stops', answer: route },
  'POST /routes/{route_id}/publish': { status: 200, answer: run },
  'GET /jobs/{job_id}': { status: 200, answer: job },
  'GET /agent/suggestions': { status: 200, query: 'date status', answer: listOf(suggestion) },
  'POST /agent/suggestions/{suggestion_id}/accept': { status: 200, answer: suggestion },
  'POST /agent/suggestions/{suggestion_id}/dismiss': { status: 200, body: 'reason', answer: suggestion },
  'GET /runs': { status: 200, query: 'date driver status', answer: listOf(run) },
  'GET /runs/{run_id}/stops': { status: 200, answer: listOf(stop) },
  'POST /runs/{run_id}/stops/{stop_id}/complete': {
    status: 200,
    body: 'signed_by photo_ids pieces_delivered notes',
    answer: stop,
  },
  'POST /runs/{run_id}/stops/{stop_id}/fail': {
    status: 200,
    body: 'reason photo_ids rebook notes',
    answer: stop,
  },
  'GET /tracking/vehicles': { status: 200, query: 'depot', answer: listOf(position) },
  'GET /vehicles': { status: 200, answer: listOf(vehicle) },
  'POST /vehicles': {
    status: 201,
    body: 'id name registration capacity_m3 capacity_kg crew depot active',
    answer: vehicle,
  },
  'GET /drivers': { status: 200, answer: listOf(driver) },
  'POST /drivers': { status: 201, body: 'id name phone depot app_status', answer: driver },
  'GET /depots': { status: 200, answer: listOf(depot) },
  'GET /shippers': { status: 200, answer: listOf(shipper) },
  'POST /shippers': {
    status: 201,
    body: 'id name contact_email portal_users booking.automatic booking.sender_name',
    answer: shipper,
  },
  'POST /shippers/{shipper_id}/api-keys': {
    status: 201,
    body: 'mode label',
    answer: z.object({ id: text, key: text, mode: oneOf('live sandbox') }),
  },
  'GET /webhook-endpoints': { status: 200, answer: listOf(endpoint) },
  'POST /webhook-endpoints': { status: 201, body: 'url events', answer: endpoint.extend({ secret: text }) },
};

/** The names at the top of a list of dotted paths, each with the list within it: `recipient.name` → recipient: `name`. */
export function namesIn(list = ''): Map<string, string> {
  const names = new Map<string, string>();
  for (const [top = '', ...rest] of words(list).map((word) => word.split('.'))) {
    names.set(top, `${names.get(top) ?? ''} ${rest.join('.')}`.trim());
  }
  return names;
}
