/** Scans at the receiving desk: the list, its counts, and the meaning of codes. */
import type { Resources } from '@waypost/client';
import type { Order } from '../../api/queries';
import { day, humanise, piecesIn } from '../../parts/format';
import type { Sound } from '../../parts/sound';

/** Kinds of scans at the desk, with their keys. */
export const KIND_WORDS = {
  depot_in: { name: 'In', key: 'F2', done: 'In' },
  damaged: { name: 'Damaged', key: 'F3', done: 'Damaged' },
  missing: { name: 'Missing', key: 'F4', done: 'Missing' },
  depot_out: { name: 'Back to shipper', key: 'F6', done: 'Handed back' },
} satisfies Partial<Record<Resources['ScanType'], { name: string; key: string; done: string }>>;
export type Kind = keyof typeof KIND_WORDS;
// Of an object literal, these are its keys and no others.
export const KINDS = Object.keys(KIND_WORDS) as Kind[];

/** Kinds that apply to one piece at a time: otherwise the next scans would report sound pieces too. */
const ONCE: readonly Kind[] = ['damaged', 'missing'];

/** Returns what the code after a scan of this kind says. */
export const kindAfter = (kind: Kind): Kind => (ONCE.includes(kind) ? 'depot_in' : kind);

/** Hint while another kind than in is chosen. */
export function modeWords(kind: Kind): string {
  if (kind === 'depot_in') return '';
  const { done } = KIND_WORDS[kind];
  return ONCE.includes(kind)
    ? `The next piece is scanned as ${done.toLowerCase()}, and only that one.`
    : `Every piece is scanned as ${done.toLowerCase()}, until something else is chosen.`;
}

/** Hint after the one piece was scanned. */
export const endedWords = (kind: Kind): string =>
  `One piece was scanned as ${KIND_WORDS[kind].done.toLowerCase()}. The next one counts as in again.`;

/** Codes that a reader can read from a printed sheet, instead of a key. */
const COMMANDS: Record<string, Kind | 'undo'> = {
  'WP:IN': 'depot_in',
  'WP:DAMAGED': 'damaged',
  'WP:MISSING': 'missing',
  'WP:OUT': 'depot_out',
  'WP:UNDO': 'undo',
};

/** Returns what a code that was read asks for: something of the page, or a piece to be scanned. */
export function readCode(text: string): { command: Kind | 'undo' } | { barcode: string } | undefined {
  const code = text.trim();
  if (code === '') return undefined;
  const command = COMMANDS[code.toUpperCase()];
  return command === undefined ? { barcode: code } : { command };
}

/** A scan of this session. `waiting` until the server has answered. */
export type Scanned = {
  id: number;
  barcode: string;
  kind: Kind;
  /**
   * `again`: this desk or another one has it in already; `opened`: an order's reference, whose pieces are shown to be
   * ticked.
   */
  outcome: 'waiting' | 'taken' | 'again' | 'misrouted' | 'refused' | 'opened';
  /** When it was read (milliseconds). */
  at?: number;
  /** Id of the piece, once it is known. */
  piece?: string | undefined;
  /** What it is: `Corner sofa, 2 of 3`. */
  goods?: string | undefined;
  /** Why it was refused, or where the piece belongs. */
  why?: string | undefined;
  order?: Order | undefined;
  /** It was the order's last piece. */
  completes?: boolean;
  /** The scan that this one takes back, by its id. */
  takesBack?: number | undefined;
  /** A later scan takes it back: `asked` until the server has answered. */
  undone?: 'asked' | 'done' | undefined;
};

const REFUSALS: Record<string, string> = {
  unknown_barcode: 'No piece has this barcode.',
  already_delivered: 'This piece was delivered.',
  order_cancelled: 'Its order is cancelled. It can only go back to the shipper.',
  not_going_back: 'Its order is not going back: the goods stay here.',
  at_in_future: 'The clock of this computer is wrong.',
};

/** Returns the scans with the server's answer to them, which is by barcode. */
export function answered(
  scans: readonly Scanned[],
  { rejected, warnings = [] }: Resources['ScanResult'],
  depotName: (id: string) => string,
): Scanned[] {
  return scans.map((scan) => {
    const refusal = rejected.find(({ barcode }) => barcode === scan.barcode);
    if (refusal)
      return { ...scan, outcome: 'refused', why: REFUSALS[refusal.reason] ?? `${humanise(refusal.reason)}.` };
    const own = warnings.filter(({ barcode }) => barcode === scan.barcode);
    const home = own.find(({ reason }) => reason === 'misrouted')?.belongs_to;
    if (home !== undefined) return { ...scan, outcome: 'misrouted', why: `Belongs to ${depotName(home)}.` };
    if (own.some(({ reason }) => reason === 'repaired_required'))
      return {
        ...scan,
        outcome: 'refused',
        why: 'It was damaged and stays so until it is scanned as repaired.',
      };
    return { ...scan, outcome: 'taken' };
  });
}

/**
 * Returns the scans with those that were answered; what one of these takes back is taken back unless it was refused.
 */
export function withAnswers(scans: readonly Scanned[], known: readonly Scanned[]): Scanned[] {
  const byId = new Map(known.map((scan) => [scan.id, scan]));
  const undone = new Map(
    known.map(({ takesBack: id, outcome }) => [id, outcome === 'refused' ? undefined : ('done' as const)]),
  );
  return scans.map((before) => {
    const scan = byId.get(before.id) ?? before;
    return undone.has(scan.id) ? { ...scan, undone: undone.get(scan.id) } : scan;
  });
}

/** How a scan sounds and looks. */
export function toneOf({ outcome, kind }: Scanned): Sound | 'waiting' {
  if (outcome === 'waiting') return 'waiting';
  if (outcome === 'refused') return 'bad';
  if (outcome === 'opened') return 'waiting';
  return outcome === 'misrouted' || outcome === 'again' || kind === 'damaged' || kind === 'missing'
    ? 'warn'
    : 'good';
}

/** `goes Mon 30 Nov, 2 people`; undefined while nobody has booked a day. */
const goesOn = (order: Order | undefined): string | undefined =>
  order?.slot ? `goes ${day(order.slot.date)}${order.service.crew === 2 ? ', 2 people' : ''}` : undefined;

/**
 * Returns the scans with those told apart that count a piece in which this page had counted in before, and had not been
 * told otherwise since.
 */
export function withRepeats(
  known: readonly Scanned[],
  earlier: readonly Scanned[],
  time: (at: number) => string,
): Scanned[] {
  return known.map((scan) => {
    if (scan.outcome !== 'taken' || scan.kind !== 'depot_in' || scan.takesBack !== undefined) return scan;
    const last = earlier
      .filter(({ barcode, id, outcome }) => barcode === scan.barcode && id < scan.id && outcome !== 'refused')
      .sort((one, other) => other.id - one.id)[0];
    const isIn =
      last?.kind === 'depot_in' &&
      last.undone === undefined &&
      (last.outcome === 'taken' || last.outcome === 'again');
    if (!isIn) return scan;
    return { ...scan, outcome: 'again', why: last.at === undefined ? undefined : time(last.at) };
  });
}

/** The last scan of a piece before those that were just sent, and in words when it was and by whom. */
export type Earlier = Pick<Resources['PieceScan'], 'type' | 'depot'> & { words: string };

/** Whether another desk may have had this piece in. */
export const mayBeIn = ({ outcome, kind, takesBack: back, piece }: Scanned): boolean =>
  outcome === 'taken' && kind === 'depot_in' && back === undefined && piece !== undefined;

/** Returns the scans with those told apart whose piece another desk had in at this depot. */
export function withOthers(
  known: readonly Scanned[],
  earlierOf: ReadonlyMap<string, Earlier>,
  depot: string,
): Scanned[] {
  return known.map((scan) => {
    const earlier = mayBeIn(scan) ? earlierOf.get(scan.piece ?? '') : undefined;
    return earlier?.type === 'depot_in' && earlier.depot === depot
      ? { ...scan, outcome: 'again', why: earlier.words }
      : scan;
  });
}

const TICKED: Record<Kind, string> = {
  depot_in: 'is here',
  damaged: 'is damaged',
  missing: 'is missing',
  depot_out: 'goes back',
};

/** Returns the order whose number was read last, until a piece of another one is, and whether it was begun. */
export function openedOrder(scans: readonly Scanned[]): { order: Order; isBegun: boolean } | undefined {
  const at = scans.findIndex(({ outcome }) => outcome === 'opened');
  const order = scans[at]?.order;
  const since = scans.slice(0, Math.max(0, at));
  // What is under way does not know its order yet.
  const isOpen = since.every(({ outcome, order: own }) => outcome === 'waiting' || own?.id === order?.id);
  return order && isOpen ? { order, isBegun: since.length > 0 } : undefined;
}

/** A scan in one line. */
export function lineOf({ outcome, kind, why, order, goods, completes }: Scanned): string {
  if (outcome === 'waiting') return 'Sending…';
  if (outcome === 'opened') return `An order: tick what ${TICKED[kind]}`;
  const where = order && [order.recipient.name, order.recipient.address?.postcode].filter(Boolean).join(', ');
  const count = order && piecesIn(order.pieces.scanned, order.pieces.expected);
  return [
    outcome === 'again'
      ? 'Already in'
      : outcome === 'taken'
        ? KIND_WORDS[kind].done
        : outcome === 'misrouted'
          ? 'Wrong depot'
          : 'Refused',
    why,
    goods,
    where,
    outcome === 'refused' ? undefined : count,
    completes && 'complete',
    outcome !== 'refused' && goesOn(order),
  ]
    .filter(Boolean)
    .join(' · ');
}

export type Counts = {
  in: number;
  complete: number;
  damaged: number;
  missing: number;
  misrouted: number;
  refused: number;
};

export function countsOf(scans: readonly Scanned[]): Counts {
  const left = scans.filter(({ undone }) => undone !== 'done');
  const of = (test: (scan: Scanned) => boolean) =>
    new Set(left.filter(test).map(({ barcode }) => barcode)).size;
  return {
    in: of(({ kind, outcome }) => kind === 'depot_in' && (outcome === 'taken' || outcome === 'again')),
    complete: left.filter(({ completes }) => completes === true).length,
    damaged: of(({ kind, outcome }) => kind === 'damaged' && outcome === 'taken'),
    missing: of(({ kind, outcome }) => kind === 'missing' && outcome === 'taken'),
    misrouted: of(({ outcome }) => outcome === 'misrouted'),
    refused: left.filter(({ outcome }) => outcome === 'refused').length,
  };
}

/**
 * Returns the scan that takes one back, and what it will say; undefined if none can. What was scanned by mistake was
 * not there: it is missing until it is seen. Scans are facts, so nothing is deleted.
 */
export function takesBack({
  kind,
  outcome,
  undone,
}: Scanned): { type: Kind; repaired?: true; label: string } | undefined {
  if (undone !== undefined || !['taken', 'again', 'misrouted'].includes(outcome)) return undefined;
  if (kind === 'damaged') return { type: 'depot_in', repaired: true, label: 'Not damaged' };
  if (kind === 'missing' || kind === 'depot_out') return { type: 'depot_in', label: 'It is here' };
  return { type: 'missing', label: 'Not here' };
}

/** Returns the last scan that found a piece damaged about which nothing is settled yet. */
export const damagedLast = (scans: readonly Scanned[], settled: ReadonlySet<number>): Scanned | undefined =>
  scans.find(
    ({ id, kind, outcome, undone }) =>
      kind === 'damaged' && outcome === 'taken' && undone === undefined && !settled.has(id),
  );

/** Returns how many pieces of each order, by its id, this page found damaged. */
export function damagedByOrder(scans: readonly Scanned[]): Map<string, number> {
  const found = new Map<string, Set<string>>();
  for (const { kind, outcome, undone, order, barcode } of scans) {
    if (kind !== 'damaged' || outcome !== 'taken' || undone !== undefined || !order) continue;
    found.set(order.id, new Set([...(found.get(order.id) ?? []), barcode]));
  }
  return new Map([...found].map(([order, pieces]) => [order, pieces.size]));
}

/** What is due from a shipper: its orders, and how many of their pieces are not in. */
export type DueFrom = { id: string; name: string; orders: Order[]; missing: number; pieces: number };

/** Groups those orders that are not all in by their shippers, those with the most missing first. */
export function dueByShipper(orders: readonly Order[]): DueFrom[] {
  const groups = new Map<string, DueFrom>();
  for (const order of orders) {
    if (order.pieces.scanned >= order.pieces.expected) continue;
    const { id, name } = order.shipper;
    const group = groups.get(id) ?? { id, name, orders: [], missing: 0, pieces: 0 };
    group.orders.push(order);
    group.missing += order.pieces.expected - order.pieces.scanned;
    group.pieces += order.pieces.expected;
    groups.set(id, group);
  }
  for (const { orders: due } of groups.values())
    due.sort((a, b) => a.reference.localeCompare(b.reference, 'en', { numeric: true }));
  return [...groups.values()].toSorted((a, b) => b.missing - a.missing);
}
