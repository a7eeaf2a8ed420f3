/** Operations of slots (specification "Bookings and slots"). */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import { countedSlot } from '../../resources/slot.js';
import { listOf } from '../../resources/list.js';
import { listSlots } from './list.js';
import { slotQuery } from './schemas.js';

export const slotOperations: Operation[] = [
  defineOperation({
    method: 'GET',
    path: '/slots',
    name: 'slots.list',
    summary: 'List slots with their capacity and bookings',
    description:
      'Up to 62 days, sorted by date, start, zone and depot. A row can be sent wherever a slot is expected. `bookable` says whether recipients can still choose it: it is false once the slot is full, or its day has closed to them. POST /bookings takes any slot that has room and is not over.',
    scopes: ['bookings:write', 'orders:read'],
    query: slotQuery,
    status: 200,
    response: listOf(countedSlot),
    command: listSlots,
  }),
];
