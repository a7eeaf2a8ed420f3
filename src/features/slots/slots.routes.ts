/** The route table of slots (specification "Bookings and slots"). */
import { defineRoute, type Route } from '../../api/define-route.js';
import { listOf } from '../../api/schemas.js';
import { listSlots } from './slots.commands.js';
import { countedSlot, slotQuery } from './slots.schemas.js';

export const slotRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/slots',
    operation: 'slots.list',
    summary: 'List slots with their capacity and what is booked',
    scopes: ['bookings:write', 'orders:read'],
    query: slotQuery,
    status: 200,
    response: listOf(countedSlot),
    command: listSlots,
  }),
];
