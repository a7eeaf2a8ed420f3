/**
 * The story that the document's examples tell: order SO-10432 from its shipper to the door. Examples are composed
 * from those of the fields; these entries are what differs at an operation's moment. A new operation needs no entry.
 */

/**
 * An operation's moment: the whole body that is sent, and what differs in the answer; lists are replaced as a whole.
 */
export type Moment = { request?: unknown; answer?: unknown };

const id = (prefix: string): string => `${prefix}_01kag5v8x2e0j9d3v6m1h7q4tz`;
const ORDER = id('ord');
const BARCODES = ['WP3V6M1H7Q4TZ001', 'WP3V6M1H7Q4TZ002'] as const;
const SLOT = { date: '2026-03-12', from: '08:00', to: '12:00' };
const TUESDAY = '2026-03-10T09:00:00.000Z';
const THURSDAY = '2026-03-12T09:24:00.000Z';

const placed = { created_at: TUESDAY, updated_at: TUESDAY };
const unscanned = { status: 'awaiting_scan', pieces: { expected: 2, scanned: 0 }, slot: null, ...placed };
const booked = { status: 'booked', created_at: TUESDAY, updated_at: '2026-03-10T10:12:00.000Z' };
const closed = { slot: null, created_at: TUESDAY, updated_at: '2026-03-10T11:30:00.000Z' };

const piece = (number: 1 | 2) => ({
  id: number === 1 ? id('pce') : 'pce_01kag5v8x2e0j9d3v6m1h7q4v0',
  object: 'piece',
  barcode: BARCODES[number - 1],
  number: `${number} of 2`,
  status: 'awaiting_scan',
  last_scan: null,
});
const job = {
  id: id('job'),
  object: 'job',
  type: 'route_optimisation',
  status: 'queued',
  progress: 0,
  result: null,
  error: null,
  created_at: '2026-03-11T17:05:00.000Z',
};
const visited = { completed_at: THURSDAY };
const proof = {
  signed_by: 'S. Griffiths',
  photo_ids: [id('pho')],
  pieces_delivered: [...BARCODES],
  notes: 'Left in the hall.',
  at: THURSDAY,
};

/** Operation → its moment. */
export const STORY: Readonly<Record<string, Moment>> = {
  'orders.create': { answer: unscanned },
  'orders.list': { answer: { has_more: false } },
  'orders.get': {
    answer: {
      status: 'delivered',
      tracking_url: 'https://waypost.example/t/8dN2tYpQ4rLkV6wXbZ1mC3',
      created_at: TUESDAY,
      updated_at: THURSDAY,
    },
  },
  'orders.update': { request: { notes: 'Ring twice.' }, answer: booked },
  'orders.pieces': { answer: { data: [piece(1), piece(2)], has_more: false } },
  'orders.cancel': { answer: { status: 'cancelled', ...closed } },
  'orders.return': { request: { reason: 'Refused at the door.' }, answer: { status: 'returned', ...closed } },
  'scans.record': {
    request: { scans: BARCODES.map((barcode) => ({ barcode, type: 'depot_in', depot: id('dep') })) },
    answer: { accepted: 2, rejected: [], orders_completed: [ORDER] },
  },
  'bookings.request': {
    request: { orders: [ORDER], channels: ['sms'] },
    answer: { queued: 1, skipped: 0 },
  },
  'bookings.create': {
    request: { order: ORDER, slot: SLOT, notify: true },
    answer: booked,
  },
  'replies.resolve': {
    request: { action: 'book_slot', slot: SLOT },
    answer: { outcome: 'resolved' },
  },
  'sandbox.reply': { request: { order: ORDER, channel: 'sms', text: 'The first one is fine' } },
  'templates.update': { request: { sms_body: 'Hello {{ recipient_name }}' } },
  'routes.optimise': {
    request: { date: SLOT.date, depot: id('dep'), objective: 'balanced' },
    answer: job,
  },
  'jobs.get': { answer: { result: { unassigned: [], unassigned_reasons: [] } } },
  'jobs.cancel': {
    answer: { ...job, status: 'failed', error: { code: 'cancelled', message: 'The job was cancelled.' } },
  },
  'routes.create': { answer: { status: 'draft' } },
  'routes.update': { request: { stops: [ORDER] }, answer: { status: 'draft' } },
  'routes.add_stops': { request: { orders: [ORDER] } },
  'routes.remove_stop': {
    answer: { stops: [], totals: { stops: 0, miles: 0, drive_minutes: 0, load_percent: 0 } },
  },
  'routes.publish': {
    answer: { status: 'published', started_at: null, progress: { completed: 0, failed: 0, total: 14 } },
  },
  'stops.arrive': { answer: { status: 'arrived' } },
  'stops.skip': { answer: { status: 'skipped' } },
  'stops.complete': {
    request: {
      signed_by: 'S. Griffiths',
      photo_ids: [id('pho')],
      pieces_delivered: [...BARCODES],
      notes: 'Left in the hall.',
    },
    answer: { status: 'completed', ...visited, proof },
  },
  'stops.fail': {
    request: { reason: 'no_answer', photo_ids: [id('pho')], rebook: true, notes: 'Rang twice.' },
    answer: { status: 'failed', failure_reason: 'no_answer', ...visited },
  },
  'sandbox.drive': { request: { speed: 60, late_minutes: 30, fail_share: 0.1, seed: 7 } },
  'suggestions.dismiss': { request: { reason: 'The driver knows better.' }, answer: { status: 'dismissed' } },
  'suggestions.accept': { answer: { status: 'accepted' } },
  'drivers.update': { request: { phone: '+447700900124' }, answer: { phone: '+447700900124' } },
  'vehicles.update': { request: { crew: 2 }, answer: { crew: 2 } },
  'depots.update': { request: { opening: { from: '06:30', to: '21:00' } } },
  'shippers.update': { request: { booking: { automatic: true } } },
  'depots.replace_zones': {
    request: {
      data: [
        { name: 'Everywhere', postcode_prefixes: [''] },
        { name: 'Croydon', postcode_prefixes: ['CR0'] },
      ],
    },
  },
  'depots.replace_slot_schedule': {
    request: {
      windows: [{ weekday: 4, from: '08:00', to: '12:00', capacity: 20, zone: 'Everywhere' }],
      overrides: [{ date: '2026-12-25', closed: true }],
    },
  },
  'webhooks.update': { request: { status: 'enabled' } },
};
