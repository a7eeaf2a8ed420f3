/** How far an order has come: its steps with their times, from its status and its timeline. */
import type { Entry } from '../../api/conversation';
import type { Order } from '../../api/queries';
import { formatSlot, humanise, plural } from '../../parts/format';

export type Step = {
  name: string;
  state: 'done' | 'now' | 'bad' | 'ahead';
  /** When it was reached; absent where the timeline does not say. */
  at?: string;
  /** What is known of it besides. */
  hint?: string;
};

const NAMES = ['Created', 'In', 'Asked', 'Booked', 'Planned', 'Out'] as const;
const [CREATED, IN, ASKED, BOOKED, PLANNED, OUT, END] = [0, 1, 2, 3, 4, 5, 6] as const;

/** Type of an entry → the step that it reaches; those after it are to be reached again. */
const REACHED: Record<string, number> = {
  'event.order.created': CREATED,
  'event.order.scanned': IN,
  'message.booking_request': ASKED,
  'message.rebooking': ASKED,
  'message.postponed': ASKED,
  'event.order.booked': BOOKED,
  'event.order.planned': PLANNED,
  'event.order.out_for_delivery': OUT,
  'event.stop.completed': END,
  'event.stop.failed': END,
  'event.order.cancelled': END,
  'event.order.returned': END,
};

/** Status → the step that it is at. Every other status except `on_hold` is an unsuccessful end. */
const AT: Partial<Record<Order['status'], number>> = {
  awaiting_scan: CREATED,
  part_scanned: CREATED,
  awaiting_booking: CREATED,
  scanned: IN,
  awaiting_reply: ASKED,
  booked: BOOKED,
  planned: PLANNED,
  out_for_delivery: OUT,
  delivered: END,
  collected: END,
};

/**
 * Returns the steps of an order, from being placed to the door. Steps that were passed over are left out: a collection
 * has no goods to come in, and a recipient who was booked by telephone was not asked.
 * @param entries its timeline, the newest entry first
 */
export function stepsOf(
  { status, type, slot, pieces }: Pick<Order, 'status' | 'type' | 'slot' | 'pieces'>,
  entries: readonly Pick<Entry, 'type' | 'at'>[],
): Step[] {
  const times: (string | undefined)[] = [];
  for (const { type: what, at } of entries.toReversed()) {
    if (what === 'event.order.unbooked') times.length = Math.min(times.length, BOOKED);
    const step = REACHED[what];
    if (step === undefined) continue;
    // A visit that failed is over once its recipient is asked again; goods may come in after they have booked.
    if (step !== IN) times.length = Math.min(times.length, step);
    times[step] = at;
  }
  const isHeld = status === 'on_hold';
  const now = isHeld ? Math.max(CREATED, Math.min(times.length - 1, BOOKED)) : (AT[status] ?? END);
  const isBad = AT[status] === undefined;
  const isOver = now === END;
  const last = isOver ? humanise(status) : type === 'collection' ? 'Collected' : 'Delivered';
  const isShown = (step: number, at: string | undefined) => {
    if (step === now || at !== undefined) return true;
    if (step === ASKED || (step === IN && type === 'collection')) return false;
    return step > now || !(step === IN || (isOver && isBad));
  };
  return [...NAMES, last].flatMap((name, step): Step[] => {
    const at = step <= now ? times[step] : undefined;
    if (!isShown(step, at)) return [];
    const hint = hintOf(step, now);
    return [
      {
        name,
        state: step > now ? 'ahead' : step < now ? 'done' : isBad ? 'bad' : isOver ? 'done' : 'now',
        ...(at !== undefined && !(isHeld && step === now) && { at }),
        ...(hint !== undefined && { hint }),
      },
    ];
  });

  function hintOf(step: number, reached: number): string | undefined {
    if (isHeld && step === reached) return 'On hold';
    if (step === IN && status === 'part_scanned')
      return `${pieces.scanned} of ${plural(pieces.expected, 'piece')}`;
    return step === END && reached < END && slot ? formatSlot(slot) : undefined;
  }
}
