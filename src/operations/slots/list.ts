/** Reading slot capacity. Places are taken and given back by booking, not here. */
import { DEFAULT_LIMIT } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import { listCountedSlots, listDepotSlots } from '../../records/slots.js';
import { type List, listed } from '../../resources/list.js';
import type { CountedSlot } from '../../resources/slot.js';
import type { SlotQuery } from './schemas.js';

/** GET /slots: sorted by date, from and zone, of one depot or of all. 422 `invalid_value` for an unknown cursor. */
export async function listSlots(scope: Scope, { query }: { query: SlotQuery }): Promise<List<CountedSlot>> {
  const depots = await listDepotSlots(scope, query.depot === undefined ? null : [query.depot]);
  const slots = await listCountedSlots(scope, depots, query);
  const first = query.starting_after === undefined ? 0 : positionAfter(slots, query.starting_after);
  const all = query.limit === undefined && query.starting_after === undefined;
  const end = all ? slots.length : first + (query.limit ?? DEFAULT_LIMIT);
  return listed({ rows: slots.slice(first, end), has_more: end < slots.length }, (slot) => slot);
}

function positionAfter(slots: readonly CountedSlot[], cursor: string): number {
  const found = slots.findLastIndex(({ date, from, to, zone }) => `${date} ${from}-${to} ${zone}` === cursor);
  if (found >= 0) return found + 1;
  throw new AppError('invalid_value', {
    message: `starting_after names no slot of these dates: ${cursor}.`,
    param: 'starting_after',
  });
}
