/** The data in each event type's example, where it differs from the resource's own. */
import {
  BOOKED_ORDER,
  DELIVERED_AT,
  EXAMPLE_BARCODES,
  EXAMPLE_TIME,
  exampleId,
  ORDERED_AT,
} from './examples.js';

const UNBOOKED = {
  slot: null,
  route: null,
  tracking_url: null,
  created_at: ORDERED_AT,
  updated_at: EXAMPLE_TIME,
};
const ON_ROUTE = { ...BOOKED_ORDER, route: exampleId('route') };

/** Fields that differ once an order is erased. */
export const ERASED_ORDER = {
  ...UNBOOKED,
  status: 'returned' as const,
  recipient: {
    name: undefined,
    phone: undefined,
    email: undefined,
    address: undefined,
    location: undefined,
  },
  notes: null,
  metadata: { crm_id: undefined },
  erased_at: EXAMPLE_TIME,
};

/** Type of event → what differs in its data; undefined leaves a field out. */
export const EVENT_EXAMPLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'order.created': {
    ...UNBOOKED,
    status: 'awaiting_scan',
    pieces: { expected: 2, scanned: 0 },
    updated_at: ORDERED_AT,
  },
  'order.scanned': { ...UNBOOKED, status: 'scanned' },
  'order.booked': BOOKED_ORDER,
  'order.unbooked': { ...UNBOOKED, status: 'scanned' },
  'order.goods_lost': { ...BOOKED_ORDER, pieces: { expected: 2, scanned: 1 } },
  'order.updated': BOOKED_ORDER,
  'order.held': { ...BOOKED_ORDER, status: 'on_hold' },
  'order.released': BOOKED_ORDER,
  'order.planned': { ...ON_ROUTE, status: 'planned' },
  'order.out_for_delivery': { ...ON_ROUTE, status: 'out_for_delivery' },
  'order.cancelled': { ...UNBOOKED, status: 'cancelled' },
  'order.returned': { ...UNBOOKED, status: 'returned' },
  'order.erased': ERASED_ORDER,
  'booking.reply_needs_review': {
    ...UNBOOKED,
    status: 'awaiting_reply',
    reply: {
      text: 'Not sure, can you call me?',
      understood: { intent: 'unclear', slot: undefined, confidence: 0.2, why: 'It names no day.' },
      outcome: 'needs_review',
    },
  },
  'booking.failed': {
    ...UNBOOKED,
    status: 'scanned',
    request: { status: 'failed', offered: [], error: 'The recipient cannot be reached by text or email.' },
  },
  'booking.unanswered': { ...UNBOOKED, status: 'awaiting_reply', request: { status: 'unanswered' } },
  'job.completed': { result: { unassigned: [], unassigned_reasons: [], kept_routes: [] } },
  'run.started': { status: 'started', progress: { completed: 0, failed: 0, total: 14 } },
  'run.completed': {
    status: 'completed',
    completed_at: DELIVERED_AT,
    progress: { completed: 13, failed: 1, total: 14 },
  },
  'stop.completed': {
    status: 'completed',
    failure_reason: null,
    completed_at: DELIVERED_AT,
    proof: {
      signed_by: 'S. Griffiths',
      photo_ids: [exampleId('photo')],
      pieces_delivered: EXAMPLE_BARCODES,
      notes: null,
      at: DELIVERED_AT,
      position: { latitude: 51.4904, longitude: 0.1208 },
    },
  },
  'stop.failed': { status: 'failed', failure_reason: 'no_answer', completed_at: DELIVERED_AT },
};
