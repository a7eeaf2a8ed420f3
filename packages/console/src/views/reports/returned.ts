/** Goods that go back, shipper by shipper. Without React. */
import type { Resources } from '@waypost/client';
import { plural } from '../../parts/format';

export type Return = Resources['ReturnLine'];

/** Returns the lines of each shipper, in the sequence in which the goods came. */
export function byShipper(lines: readonly Return[]): [shipper: string, lines: Return[]][] {
  const groups = new Map<string, Return[]>();
  for (const line of [...lines].reverse()) {
    groups.set(line.shipper, [...(groups.get(line.shipper) ?? []), line]);
  }
  return [...groups];
}

/** `2 pieces to hand back, 1 handed back` */
export function countWords(lines: readonly Return[]): string {
  const gone = lines.filter(({ state }) => state === 'returned').length;
  const left = lines.length - gone;
  return [left > 0 && `${plural(left, 'piece')} to hand back`, gone > 0 && `${gone} handed back`]
    .filter(Boolean)
    .join(', ');
}
