/** Operations of slots (specification "Bookings and slots"). */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { countedSlot, type CountedSlot } from '../../resources/slot.js';
import { listOf, type List, listed } from '../../resources/list.js';
import { DEFAULT_LIMIT } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import {
  type CountedSlot as SlotRow,
  countSlots,
  listCountedSlots,
  listDepotSlots,
} from '../../records/slots.js';
import { postcodeKey } from '../../records/orders/rows.js';
import { z } from 'zod';
import { daysBetween } from '@waypost/base/local-time';
import { MAX_SLOT_DAYS } from '../../domain/slots.js';
import * as fields from '../../resources/schema-helpers.js';

/** Query of GET /slots. A slot has no id: the cursor is what tells one slot from another. */
const slotQuery = z
  .strictObject({
    from: fields.date.describe('First date.'),
    to: fields.date
      .meta({ example: '2026-03-19' })
      .describe(`Last date, at most ${MAX_SLOT_DAYS} days from the first.`),
    depot: fields.idOf('depot').optional(),
    zone: fields.text(120).meta({ example: 'Everywhere' }).optional().describe('Name or ID of a zone.'),
    postcode: fields
      .text(10)
      .meta({ example: 'CR0 4XZ' })
      .optional()
      .describe("Only slots of this postcode's zone."),
    limit: fields.paging.limit,
    starting_after: fields
      .text(240)
      .meta({ example: `2026-03-12 08:00-12:00 ${fields.idMeta('depot').example} Everywhere` })
      .optional()
      .describe(
        'The last slot seen, as `<date> <from>-<to> <depot> <zone>`; the depot may be omitted for a single depot. The page starts after it.',
      ),
  })
  .refine(({ from, to }) => from <= to, { message: 'must not be before from', path: ['to'] })
  .refine(({ from, to }) => from > to || daysBetween(from, to) < MAX_SLOT_DAYS, {
    message: `must be at most ${MAX_SLOT_DAYS} days from the first`,
    path: ['to'],
  });
type SlotQuery = z.output<typeof slotQuery>;

export const slotOperations: Operation[] = [
  defineOperation({
    route: 'GET /slots',
    name: 'slots.list',
    summary: 'List slots with their capacity and bookings',
    description:
      'Up to 62 days, sorted by date, start, zone and depot. A row can be sent wherever a slot is expected. `bookable` says whether recipients can still choose it: it is false once the slot is full, or its day has closed to them. POST /bookings takes any slot that has room and is not over.',
    scopes: ['bookings:write', 'orders:read'],
    query: slotQuery,
    response: listOf(countedSlot),
    command: listSlots,
  }),
];

/** The most slots that a listing's dates may have: more would make an answer of many megabytes. */
const MAX_SLOTS = 10_000;

/**
 * GET /slots: sorted by date, from, zone and depot, for one depot or all. Throws 422 `invalid_value` for dates that
 * have too many slots, and for an unknown cursor.
 */
async function listSlots(scope: Scope, { query }: { query: SlotQuery }): Promise<List<CountedSlot>> {
  const depots = await listDepotSlots(scope, query.depot === undefined ? null : [query.depot]);
  const range = {
    ...query,
    postcode: query.postcode === undefined ? undefined : postcodeKey(query.postcode),
  };
  if (countSlots(depots, range, MAX_SLOTS) > MAX_SLOTS) {
    throw new AppError('invalid_value', {
      message: 'These dates have more than 10,000 slots. Request fewer dates, one depot or one zone.',
      param: 'to',
    });
  }
  const slots = await listCountedSlots(scope, depots, range);
  const first = query.starting_after === undefined ? 0 : positionAfter(slots, query.starting_after);
  const all = query.limit === undefined && query.starting_after === undefined;
  const end = all ? slots.length : first + (query.limit ?? DEFAULT_LIMIT);
  return listed({ rows: slots.slice(first, end), has_more: end < slots.length }, slotView);
}

function slotView({ date, from, to, depot, zone, capacity, booked, open }: SlotRow): CountedSlot {
  return { date, from, to, depot, zone, capacity, booked, bookable: open && booked < capacity };
}

/**
 * Returns the position after the cursor. A cursor names a slot and its depot; the depot may be left out where all slots
 * belong to one.
 */
function positionAfter(slots: readonly SlotRow[], cursor: string): number {
  const named = ({ date, from, to, zone }: SlotRow, depot: string) =>
    `${date} ${from}-${to} ${depot}${zone}` === cursor;
  const exact = slots.findIndex((slot) => named(slot, `${slot.depot} `));
  if (exact >= 0) return exact + 1;
  const [alike, ...others] = slots.flatMap((slot, index) => (named(slot, '') ? [index] : []));
  if (alike !== undefined && others.length === 0) return alike + 1;
  const why =
    alike === undefined
      ? 'does not match a slot on these dates'
      : 'matches slots of several depots; add the depot';
  throw new AppError('invalid_value', {
    message: `\`starting_after\` ${why}: ${cursor}.`,
    param: 'starting_after',
  });
}
