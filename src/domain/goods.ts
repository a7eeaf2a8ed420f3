/** An order's goods: its pieces with their barcodes and scans, and what of them is still to be delivered. Pure. */
import type { Item } from './types.js';

/** An order's goods: its pieces are numbered through its items, in sequence. */
export type Goods = {
  items: readonly Item[];
  pieces_expected: number;
  /** Numbers of the pieces that were handed over: by the driver, or for a collection by the recipient. */
  delivered_pieces: readonly number[];
};

/**
 * Divides items between two orders: `moving` are the numbers of the pieces that go to the second one. Each line's
 * weight and volume follow its pieces, and together they stay what they were.
 */
export function splitItems(
  items: readonly Item[],
  moving: ReadonlySet<number>,
): { kept: Item[]; moved: Item[] } {
  const kept: Item[] = [];
  const moved: Item[] = [];
  let before = 0;
  for (const item of items) {
    const { pieces = 1 } = item;
    const numbers = Array.from({ length: pieces }, (_, index) => before + index + 1);
    before += pieces;
    const leaving = numbers.filter((number) => moving.has(number)).length;
    if (leaving === 0) kept.push(item);
    else if (leaving === pieces) moved.push(item);
    else {
      const part = partOf(item, leaving);
      const barcodes = (leave: boolean) =>
        item.barcodes && {
          barcodes: item.barcodes.filter((_, index) => moving.has(numbers[index] ?? 0) === leave),
        };
      moved.push({ ...part, ...barcodes(true) });
      kept.push({ ...item, pieces: pieces - leaving, ...difference(item, part), ...barcodes(false) });
    }
  }
  return { kept, moved };
}

const MEASURES = ['weight_kg', 'volume_m3'] as const;
/** Rounds to grams and litres. */
const thousandths = (value: number): number => Math.round(value * 1_000) / 1_000;

/** Returns the part of a line that some of its pieces make up. */
function partOf(item: Item, pieces: number): Item {
  const part: Item = { ...item, pieces };
  for (const name of MEASURES) {
    const whole = item[name];
    if (whole !== undefined) part[name] = thousandths((whole * pieces) / (item.pieces ?? 1));
  }
  return part;
}

/** Returns a line's weight and volume without a part of it. */
function difference(item: Item, part: Item): Partial<Item> {
  const left: Partial<Item> = {};
  for (const name of MEASURES) {
    const whole = item[name];
    if (whole !== undefined) left[name] = thousandths(whole - (part[name] ?? 0));
  }
  return left;
}

/** Returns the item that the piece of this number belongs to; undefined beyond the last. */
export function itemOfPiece(items: readonly Item[], number: number): Item | undefined {
  let last = 0;
  return items.find(({ pieces = 1 }) => {
    last += pieces;
    return number <= last;
  });
}

/** Returns what people call an item. */
export function itemName(item: Pick<Item, 'description' | 'sku'> | undefined): string {
  return [item?.description, item?.sku].find((name) => name !== undefined && name !== '') ?? 'Goods';
}

/** `Corner sofa × 3` */
export function itemWords({ pieces = 1, ...item }: Item): string {
  return pieces > 1 ? `${itemName(item)} × ${pieces}` : itemName(item);
}

/** `Corner sofa × 3, Lamp` */
export const goodsWords = (items: readonly Item[]): string => items.map(itemWords).join(', ');

export function piecesLeft({ pieces_expected: all, delivered_pieces: delivered }: Goods): number {
  return all - delivered.length;
}

/** Returns the lines with the pieces that are left of them. */
export function itemsLeft({ items, delivered_pieces: delivered }: Omit<Goods, 'pieces_expected'>): Item[] {
  const { kept } = splitItems(items, new Set(delivered));
  return kept;
}

/** Returns the weight and volume of the remaining pieces: of each line, in proportion to its pieces. */
export function loadLeft({ items, delivered_pieces: delivered }: Goods): { kg: number; m3: number } {
  let before = 0;
  return items.reduce<{ kg: number; m3: number }>(
    (sum, { pieces = 1, weight_kg = 0, volume_m3 = 0 }) => {
      const first = before;
      before += pieces;
      const gone = delivered.filter((number) => number > first && number <= before).length;
      const part = gone === 0 ? 1 : (pieces - gone) / pieces;
      return { kg: sum.kg + weight_kg * part, m3: sum.m3 + volume_m3 * part };
    },
    { kg: 0, m3: 0 },
  );
}

export const SCAN_TYPES = [
  'depot_in',
  'load_to_van',
  'unload',
  'collected',
  'damaged',
  'missing',
  'depot_out',
] as const;
export type ScanType = (typeof SCAN_TYPES)[number];

/** Why a scan was not accepted (docs/behaviour.md "States"). */
export const SCAN_REJECTIONS = [
  'unknown_barcode',
  'already_delivered',
  'order_cancelled',
  'not_a_collection',
  'not_going_back',
  'unknown_depot',
  'unknown_vehicle',
  'at_in_future',
] as const;
export type ScanRejection = (typeof SCAN_REJECTIONS)[number];

/** Why an accepted scan may be a mistake. */
export const SCAN_WARNINGS = ['misrouted', 'wrong_vehicle', 'repaired_required'] as const;

/** A scan further in the future than this is refused: the scanner's clock is wrong. */
export const MAX_SCAN_AHEAD_MS = 5 * 60_000;

/** What planning does with orders whose goods are not where their van is loaded. */
export const GOODS_NOT_IN = ['warn', 'leave_out'] as const;
export type GoodsNotIn = (typeof GOODS_NOT_IN)[number];

/** Returns the position text of the n-th of `total` pieces, as the specification writes it. */
export function pieceNumber(n: number, total: number): string {
  return `${n} of ${total}`;
}
