/**
 * What each value of the contract's closed lists means, in words for readers of the reference. A list is identified
 * by its values. A value without words is refused by the compiler here, and, where a list is new, by the document's
 * test.
 */
import { EVENT_MEANINGS } from '../contracts/events.js';
import { type AccessScope, type Mode, type Plan, type Role } from '../domain/access.js';
import type { BookedBy } from '../domain/booking.js';
import type { Channel } from '../domain/channels.js';
import { ERROR_CODES, type ErrorCode, ERRORS } from '../domain/errors.js';
import type { INBOX_KINDS } from '../domain/inbox.js';
import type { ScanRejection, ScanType } from '../domain/piece.js';
import type { ReplyIntent } from '../domain/reply.js';
import type { REPORT_KEYS } from '../domain/report.js';
import type { Objective, UnassignedCode } from '../domain/routing-problem.js';
import type { AGENT_REQUEST_OUTCOMES } from '../domain/states/agent-request.js';
import type { REQUEST_STATUSES } from '../domain/states/booking-request.js';
import type { DELIVERY_STATUSES } from '../domain/states/delivery.js';
import type { APP_STATUSES } from '../domain/states/driver.js';
import type { ENDPOINT_STATUSES } from '../domain/states/endpoint.js';
import type { JOB_STATUSES } from '../domain/states/job.js';
import type { MESSAGE_STATUSES } from '../domain/states/message.js';
import type { ORDER_STATUSES } from '../domain/states/order.js';
import type { PIECE_STATUSES } from '../domain/states/piece.js';
import type { REPLY_OUTCOMES } from '../domain/states/reply.js';
import type { ROUTE_STATUSES } from '../domain/states/route.js';
import type { RUN_STATUSES } from '../domain/states/run.js';
import type { STOP_STATUSES } from '../domain/states/stop.js';
import type { SUGGESTION_STATUSES } from '../domain/states/suggestion.js';
import type { FailReason, STOP_TYPES } from '../domain/stop.js';
import type { SuggestionTrigger } from '../domain/suggestion.js';
import type { TemplateKind } from '../domain/template-kinds.js';

/** Value → what it means. */
export type Meanings = Readonly<Record<string, string>>;
type Of<Values extends readonly string[]> = Readonly<Record<Values[number], string>>;

const order: Of<typeof ORDER_STATUSES> = {
  awaiting_scan: 'The order is known; none of its pieces is in at the depot yet.',
  part_scanned: 'Some of its pieces are in.',
  scanned: 'All of its pieces are in; nobody has been asked for a slot yet.',
  awaiting_reply: 'The recipient has been asked for a slot and has not settled on one.',
  booked: 'It has a slot, and is on no route.',
  planned: 'It is on a draft route, or on a published one whose run has not started.',
  out_for_delivery: 'The run that it is on is under way.',
  delivered: 'The goods were handed over.',
  failed_attempt: 'The van was there and could not deliver.',
  on_hold: 'Kept out of booking and planning until it is released.',
  cancelled: 'It will not be delivered.',
  returned: 'The goods went back to the shipper.',
};
const piece: Of<typeof PIECE_STATUSES> = {
  awaiting_scan: 'Not seen yet.',
  at_depot: 'In at the depot.',
  on_van: 'Loaded.',
  delivered: 'Handed over.',
  missing: 'Looked for and not found.',
  damaged: 'Found damaged.',
};
const scan: Readonly<Record<ScanType, string>> = {
  depot_in: 'The piece came in at the depot.',
  load_to_van: 'It was loaded; needs `vehicle`.',
  unload: 'It came off the van, back into the depot.',
  damaged: 'It was found damaged.',
  missing: 'It should be here and is not.',
};
const rejection: Readonly<Record<ScanRejection, string>> = {
  unknown_barcode: 'No piece has this barcode.',
  already_delivered: 'The piece was handed over.',
  order_cancelled: 'Its order was cancelled.',
  unknown_depot: 'There is no such depot.',
  unknown_vehicle: 'There is no such vehicle.',
  at_in_future: "The scan's time has not come yet: the scanner's clock is wrong.",
};
const bookingRequest: Of<typeof REQUEST_STATUSES> = {
  queued: 'To be sent: at once, or when quiet hours are over.',
  open: 'Sent; the recipient has time to answer.',
  answered: 'The order was booked.',
  unanswered: 'Nobody answered in 72 hours; the office follows up.',
  closed: 'Overtaken: asked anew, or the order cannot be booked as it is now.',
  failed: 'No message reached the recipient; `error` says why. It can be retried.',
};
const reply: Of<typeof REPLY_OUTCOMES> = {
  booked: 'The slot that it means was booked.',
  needs_review: 'A person has to decide.',
  resolved: 'Dealt with: a slot was booked, or words were sent.',
  dismissed: 'Put aside without an answer.',
};
const intent: Readonly<Record<ReplyIntent, string>> = {
  accept_offer: 'Takes one of the slots that were offered.',
  propose_date: 'Wants another day or time.',
  decline_dates: 'Cannot on the days that were offered.',
  question: 'Asks something.',
  call_request: 'Wants to be called.',
  unclear: 'Nothing certain can be read from it.',
};
const message: Of<typeof MESSAGE_STATUSES> = {
  queued: 'To be sent.',
  sent: 'The provider has taken it; in the sandbox, recorded.',
  delivered: 'The provider reports that it arrived.',
  failed: 'It did not go out or did not arrive; it says why.',
  superseded: 'Never sent, as what it tells has changed meanwhile.',
};
const job: Of<typeof JOB_STATUSES> = {
  queued: 'Waiting for its turn.',
  running: 'Under way.',
  succeeded: 'Done; the result is there.',
  failed: 'Ended without a result; `error` says why.',
};
const route: Of<typeof ROUTE_STATUSES> = {
  draft: 'Being planned; no driver sees it.',
  published: 'A run for its driver.',
};
const run: Of<typeof RUN_STATUSES> = {
  published: 'The driver can see it.',
  started: 'The van is on its way.',
  completed: 'No stop is open any more.',
};
const stop: Of<typeof STOP_STATUSES> = {
  pending: 'Still to be visited.',
  arrived: 'The driver is at the door.',
  completed: 'Delivered.',
  failed: 'Could not be delivered.',
  skipped: 'Not visited.',
};
const failure: Readonly<Record<FailReason, string>> = {
  no_answer: 'Nobody came to the door.',
  refused: 'The recipient did not take the goods.',
  wrong_item: 'Not what was ordered.',
  damaged: 'The goods are damaged.',
  no_access: 'The van or the goods could not get there.',
  other: 'Something else; see the notes.',
};
const suggestion: Of<typeof SUGGESTION_STATUSES> = {
  open: 'Can be accepted or dismissed.',
  accepted: 'Carried out.',
  dismissed: 'Turned down.',
  expired: 'Too late, or the day has changed.',
};
const trigger: Readonly<Record<SuggestionTrigger, string>> = {
  overnight_plan: 'A better plan for the whole day was found.',
  breakdown: 'A van broke down; its open stops can go to others.',
  failed_stop: 'A visit failed, and the van can try once more today.',
  rebooking: 'An order was booked anew and fits on a route.',
  capacity: 'Orders without a route can get a place.',
  running_late: 'A window will be missed; another van or sequence would keep it.',
};
const unassigned: Readonly<Record<UnassignedCode, string>> = {
  no_vehicle: 'No van could go that day.',
  over_volume: 'Larger than any van.',
  over_weight: 'Heavier than any van carries.',
  crew: 'Needs two people, and no van has them.',
  window_unreachable: 'No van can be there within the window.',
  no_coordinates: 'Nobody knows where the address is.',
  capacity_exhausted: 'All vans that could take it are full or out of time.',
};
const objective: Readonly<Record<Objective, string>> = {
  fewest_miles: 'The shortest way in all.',
  fewest_vehicles: 'As few vans as possible, then the shortest way.',
  balanced: 'Days of about the same length, and short ways.',
};
const driver: Of<typeof APP_STATUSES> = {
  invited: 'Has a link, and no PIN yet.',
  active: 'Has set a PIN.',
  suspended: 'Cannot sign in until resumed.',
};
const delivery: Of<typeof DELIVERY_STATUSES> = {
  pending: 'Not acknowledged yet; another attempt follows.',
  delivered: 'The endpoint answered 200.',
  failed: 'Given up after the last attempt.',
};
const kind: Readonly<Record<TemplateKind, string>> = {
  booking_request: 'Asks the recipient for a slot.',
  rebooking: 'Asks again after a visit that failed.',
  reminder: 'Follows 24 hours after a request without an answer.',
  confirmation: 'Confirms the slot.',
  narrowed_window: 'Tells the narrower window once the route is published.',
  window_changed: 'Tells that the window which was told no longer holds.',
  driver_invite: 'Gives a driver the link to the app.',
  portal_invite: "Gives a shipper's user the link to the portal.",
};
const scope: Readonly<Record<AccessScope, string>> = {
  'orders:read': 'Reads orders, pieces, timelines and imports.',
  'orders:write': 'Writes orders, scans and imports; reads them too.',
  'bookings:write': 'Asks recipients, settles replies, books slots, writes templates.',
  'routes:read': 'Reads routes, jobs, runs, tracking and the route agent.',
  'routes:write': 'Plans, publishes and follows routes; reads them too.',
  'fleet:write': 'Keeps vehicles, drivers and depots.',
  'shippers:write': 'Keeps shippers and their API keys.',
  'webhooks:write': 'Keeps webhook endpoints; reads deliveries and events.',
};
const channel: Readonly<Record<Channel, string>> = { sms: 'By text message.', email: 'By email.' };
const mode: Readonly<Record<Mode, string>> = {
  live: 'Real recipients, real drivers.',
  sandbox: 'Nothing leaves it.',
};
const plan: Readonly<Record<Plan, string>> = {
  growth: 'Reads everything but the route agent.',
  pro: 'Reads and writes everything.',
  enterprise: 'Reads and writes everything.',
};
const role: Readonly<Record<Role, string>> = {
  owner: 'Does everything, keys and staff included.',
  dispatcher: 'Reads and writes, but for keys and staff.',
  viewer: 'Reads.',
};
const bookedBy: Readonly<Record<BookedBy, string>> = {
  reply: "By the recipient's answer.",
  office: 'By the office, or a program of its own.',
  link: 'By the recipient, on the page behind the link.',
};

/** Every list; the document takes the one that has exactly the values of a schema. */
const LISTS: readonly Meanings[] = [
  order,
  piece,
  scan,
  rejection,
  bookingRequest,
  reply,
  intent,
  message,
  job,
  route,
  run,
  stop,
  failure,
  suggestion,
  trigger,
  unassigned,
  objective,
  driver,
  delivery,
  kind,
  scope,
  channel,
  mode,
  plan,
  role,
  bookedBy,
  EVENT_MEANINGS,
  {
    reply: 'A reply in doubt waits for a decision.',
    failed_request: 'No message reached the recipient; the request can be retried.',
    unanswered: 'The recipient was asked, and gave no answer.',
    failed_delivery: 'A visit failed, and the order is neither booked anew nor asked about.',
    office: 'The order was left to the office: nothing asks the recipient by itself.',
    failed_message: 'A message did not arrive, and no other has made up for it.',
  } satisfies Of<typeof INBOX_KINDS>,
  { enabled: 'Deliveries are made.', disabled: 'Nothing is sent.' } satisfies Of<typeof ENDPOINT_STATUSES>,
  { delivery: 'Goods are brought.', collection: 'Goods are fetched.' } satisfies Of<typeof STOP_TYPES>,
  {
    pending: 'The search goes on.',
    suggestion: 'There is one; `suggestion` names it.',
    nothing: 'Nothing better was found; `reason` says why.',
  } satisfies Of<typeof AGENT_REQUEST_OUTCOMES>,
  {
    day: 'A row for each day.',
    depot: 'A row for each depot.',
    shipper: 'A row for each shipper.',
    driver: 'A row for each driver.',
  } satisfies Of<typeof REPORT_KEYS>,
  { booking: 'Asks for the first slot.', rebooking: 'Asks again after a visit that failed.' },
  {
    accept_suggestion: 'Books the slot that the reply was understood to mean.',
    book_slot: 'Books the slot that you name.',
    send_message: 'Sends your words, and leaves the order waiting.',
    dismiss: 'Puts the reply aside.',
  },
  {
    partial: 'Every row that is right becomes an order.',
    all_or_nothing: 'One row that is not refuses the whole file.',
  },
  { 'image/jpeg': 'A JPEG.', 'image/png': 'A PNG.', 'image/webp': 'A WebP.' },
  { true: 'The answer is that of an earlier request.' },
  { Bearer: 'An API key, as a bearer token.' },
  Object.fromEntries(ERROR_CODES.map((code: ErrorCode) => [code, ERRORS[code].meaning])),
];

const keyOf = (values: readonly unknown[]): string => JSON.stringify(values.map(String).toSorted());
const BY_VALUES = new Map(LISTS.map((list) => [keyOf(Object.keys(list)), list]));

/** Returns the meanings of a closed list of values; undefined where nobody has written them yet. */
export function meaningsOf(values: readonly unknown[]): Meanings | undefined {
  return BY_VALUES.get(keyOf(values));
}
