/**
 * Marks what the document has beyond the specification as `x-extension`: operations, parameters, fields, values of
 * closed lists and events that the names below do not list.
 */
import { eventSchemaName } from '../resources/event.js';
import { SENT_EVENT_TYPES } from '../contracts/events.js';
import type { JsonSchema, PlainDocument } from './plain-document.js';

const PAGING = 'limit starting_after';

/** Operation of the specification → its query parameters. */
const OPERATIONS: Readonly<Record<string, string>> = {
  'GET /orders': `status shipper date depot postcode_prefix updated_since ${PAGING}`,
  'POST /orders': '',
  'GET /orders/{order_id}': '',
  'PATCH /orders/{order_id}': '',
  'GET /orders/{order_id}/pieces': '',
  'POST /scans': '',
  'POST /bookings/requests': '',
  'GET /bookings/replies': `needs_review ${PAGING}`,
  'POST /bookings/replies/{reply_id}/resolve': '',
  'POST /bookings': '',
  'GET /slots': 'from to depot zone',
  'GET /routes': 'date depot',
  'POST /routes/optimise': '',
  'GET /routes/{route_id}': '',
  'PATCH /routes/{route_id}': '',
  'POST /routes/{route_id}/publish': '',
  'GET /jobs/{job_id}': '',
  'GET /agent/suggestions': 'date status',
  'POST /agent/suggestions/{suggestion_id}/accept': '',
  'POST /agent/suggestions/{suggestion_id}/dismiss': '',
  'GET /runs': 'date driver status',
  'GET /runs/{run_id}/stops': '',
  'POST /runs/{run_id}/stops/{stop_id}/complete': '',
  'POST /runs/{run_id}/stops/{stop_id}/fail': '',
  'GET /tracking/vehicles': 'depot',
  'GET /vehicles': '',
  'POST /vehicles': '',
  'GET /drivers': '',
  'POST /drivers': '',
  'GET /depots': '',
  'GET /shippers': '',
  'POST /shippers': '',
  'POST /shippers/{shipper_id}/api-keys': '',
  'GET /webhook-endpoints': '',
  'POST /webhook-endpoints': '',
};

const within = (field: string, names: string) =>
  names
    .split(' ')
    .map((name) => `${field}.${name}`)
    .join(' ');

const LIST = 'object data has_more';
const ADDRESS = 'line1 line2 town postcode country latitude longitude';
const RECIPIENT = within('recipient', 'name phone email address');
const SERVICE = within('service', 'crew assembly remove_packaging disposal');
const ORDER = `id object reference ${within('shipper', 'id name')} depot status ${RECIPIENT} items ${within('pieces', 'expected scanned')} ${SERVICE} slot route tracking_url created_at updated_at`;
const SENT_RECIPIENT = `${RECIPIENT} ${within('recipient.address', ADDRESS)}`;
const STOP = `id sequence order type address ${within('window', 'from to')} eta status pieces failure_reason completed_at`;
const VEHICLE = 'id name registration capacity_m3 capacity_kg crew depot active';
const DRIVER = 'id name phone depot app_status';
const SHIPPER = `id name contact_email portal_users ${within('booking', 'automatic sender_name')}`;
const ENDPOINT = 'id url events status';
const EVENT = 'id type created data';

/**
 * Schema → the fields of the specification; a dot leads into an object without its own schema, brackets into the
 * items of a list. A schema that is not named here is reached by extensions alone.
 */
const FIELDS: Readonly<Record<string, string>> = {
  Error: within('error', 'code message param request_id'),
  Address: ADDRESS,
  Item: 'sku description pieces weight_kg volume_m3',
  Slot: 'date from to',
  SlotInput: 'date from to',
  SlotCapacity: 'date from to zone capacity booked',
  Order: ORDER,
  OrderWithReply: ORDER,
  OrderInput: `shipper depot reference ${SENT_RECIPIENT} items ${SERVICE} notes`,
  OrderPatch: `${SENT_RECIPIENT} ${SERVICE} depot notes hold`,
  Piece: `id barcode number status ${within('last_scan', 'type at depot vehicle')}`,
  ScanBatch: 'scans',
  ScanInput: 'barcode type depot vehicle at photo_ids',
  ScanResult: `accepted ${within('rejected[]', 'barcode reason')} orders_completed`,
  BookingRequestsInput: `orders ${within('filter', 'status depot')} channels offer_from template`,
  BookingRequestsResult: 'queued skipped',
  Reply: `id order channel text ${within('understood', 'intent slot confidence')} outcome received_at`,
  ResolveInput: 'action slot message',
  BookingInput: 'order slot notify',
  Stop: STOP,
  StopOfRun: STOP,
  StopCompletion: 'signed_by photo_ids pieces_delivered notes',
  StopFailure: 'reason photo_ids rebook notes',
  Route: `id date depot vehicle driver status stops ${within('totals', 'stops miles drive_minutes load_percent returns_at')}`,
  RoutePatch: 'vehicle driver stops',
  OptimiseInput: 'date depot vehicles objective lock_routes',
  Job: `id type status progress ${within('result', 'routes unassigned miles_saved')} created_at`,
  Run: `id route driver vehicle status started_at completed_at ${within('progress', 'completed failed total')}`,
  // The specification has no body there.
  Acceptance: '',
  Suggestion: `id status trigger summary reason ${within('impact', 'miles_saved windows_kept routes_changed')} created_at expires_at`,
  VehiclePosition:
    'vehicle run latitude longitude heading speed_mph next_stop running_late_minutes updated_at',
  Vehicle: VEHICLE,
  VehicleInput: VEHICLE,
  Driver: DRIVER,
  DriverInput: DRIVER,
  Depot: `id name address ${within('opening', 'from to')}`,
  Shipper: SHIPPER,
  ShipperInput: SHIPPER,
  ShipperApiKeyInput: 'mode label',
  NewShipperApiKey: 'id key mode',
  WebhookEndpoint: ENDPOINT,
  WebhookEndpointWithSecret: `${ENDPOINT} secret`,
  WebhookEndpointInput: 'url events',
  OrderList: LIST,
  ReplyList: 'data has_more',
  RouteList: 'data unassigned',
  ...Object.fromEntries(
    [
      'PieceList',
      'SlotCapacityList',
      'SuggestionList',
      'RunList',
      'StopList',
      'VehiclePositionList',
      'VehicleList',
      'DriverList',
      'DepotList',
      'ShipperList',
      'WebhookEndpointList',
    ].map((name) => [name, 'data']),
  ),
  ...Object.fromEntries(SENT_EVENT_TYPES.map((type) => [eventSchemaName(type), EVENT])),
};

/** Closed list → its values in the specification. */
const VALUES: Readonly<Record<string, string>> = {
  OrderStatus:
    'awaiting_scan part_scanned scanned awaiting_reply booked planned out_for_delivery delivered failed_attempt on_hold cancelled returned',
  PieceStatus: 'awaiting_scan at_depot on_van delivered missing damaged',
  ScanType: 'depot_in load_to_van unload damaged missing',
  Channel: 'sms email',
  ReplyIntent: 'accept_offer propose_date decline_dates question call_request unclear',
  ReplyOutcome: 'booked needs_review resolved dismissed',
  ResolveAction: 'accept_suggestion book_slot send_message dismiss',
  StopType: 'delivery collection',
  StopStatus: 'pending arrived completed failed skipped',
  FailReason: 'no_answer refused wrong_item damaged no_access other',
  RouteStatus: 'draft published',
  RunStatus: 'published started completed',
  Objective: 'fewest_miles fewest_vehicles balanced',
  JobStatus: 'queued running succeeded failed',
  SuggestionStatus: 'open accepted dismissed expired',
  SuggestionTrigger: 'overnight_plan breakdown failed_stop rebooking capacity running_late',
  DriverAppStatus: 'invited active suspended',
  Mode: 'live sandbox',
  EndpointStatus: 'enabled disabled',
  EventType:
    'order.created order.scanned order.booked booking.reply_needs_review job.completed agent.suggestion_created run.started stop.completed stop.failed run.completed',
};

const namesOf = (list: string | undefined): Set<string> => new Set(list?.split(' '));
const EVENTS = namesOf(VALUES['EventType']);

/** Marks extensions of the specification in the document, in place. */
export function markExtensions({ paths, webhooks, components: { schemas } }: PlainDocument): void {
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const parameters = OPERATIONS[`${method.toUpperCase()} ${path}`];
      if (parameters === undefined) {
        mark(operation);
        continue;
      }
      markParameters(operation.parameters ?? [], namesOf(parameters));
      for (const { content } of Object.values(operation.responses)) {
        const choices = content?.['application/json']?.schema?.oneOf ?? [];
        choices.filter(({ $ref }) => !(nameOf($ref) in FIELDS)).forEach(mark);
      }
    }
  }
  for (const type of SENT_EVENT_TYPES.filter((each) => !EVENTS.has(each))) {
    mark(webhooks[type]?.post);
    mark(schemas[eventSchemaName(type)]);
  }
  for (const [name, fields] of Object.entries(FIELDS)) {
    const schema = schemas[name];
    if (schema) markFields(schema, '', new Set(fields.split(' ').flatMap(withHolders)));
  }
  for (const [name, values] of Object.entries(VALUES)) {
    const beyond = schemas[name]?.enum?.filter((value) => !namesOf(values).has(String(value))) ?? [];
    if (beyond.length > 0) Object.assign(schemas[name] ?? {}, { 'x-extension': beyond });
  }
}

const nameOf = (ref: string | undefined) => ref?.split('/').at(-1) ?? '';

const mark = (node: object | undefined) => Object.assign(node ?? {}, { 'x-extension': true });

function markParameters(parameters: readonly { in: string; name: string }[], specified: ReadonlySet<string>) {
  for (const parameter of parameters) {
    const isBeyond =
      parameter.in === 'query' ? !specified.has(parameter.name) : parameter.name === 'If-Match';
    if (isBeyond) mark(parameter);
  }
}

/** `rejected[].barcode` → `rejected`, `rejected[]` and itself. */
const withHolders = (field: string): string[] =>
  [...field.matchAll(/\[\]|\.|$/g)].flatMap(({ index, 0: found }) =>
    found === '[]' ? [field.slice(0, index), field.slice(0, index + 2)] : [field.slice(0, index)],
  );

function markFields(schema: JsonSchema, at: string, specified: ReadonlySet<string>): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const inner = at === '' ? name : `${at}.${name}`;
    if (specified.has(inner)) markFields(field, inner, specified);
    else mark(field);
  }
  if (schema.items?.properties) {
    // An object in the specification; a list of such objects is an extension.
    if (specified.has(`${at}[]`)) markFields(schema.items, `${at}[]`, specified);
    else mark(schema);
  }
  for (const choice of [schema.anyOf, schema.oneOf].flatMap((choices) => choices ?? [])) {
    markFields(choice, at, specified);
  }
}
