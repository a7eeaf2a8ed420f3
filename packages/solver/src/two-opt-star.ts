/**
 * 2-opt*: two routes exchange their tails (Potvin, Rousseau 1995). String removals move short stretches; this moves the
 * rest of a route at once, merges two routes or splits one, in constant time per pair because every node stores its
 * slack. Long routes with wide time windows benefit most.
 */
import { isAllowed } from './recreate.js';
import type { Random } from './random.js';
import { DEPART, EDGE, LATEST, NEXT, NODE_SHIFT, NONE, PREV, ROUTE } from './cells.js';
import { type Solution } from './solution.js';

/**
 * Exchanges the tail after `node` with the tail that starts at its best successor, if the metres stay within `ceiling`.
 * Returns false if nothing changed.
 */
export function twoOptStar(solution: Solution, node: number, ceiling: number, random: Random): boolean {
  const { model, cells } = solution;
  const { n, size, metres, seconds, vanTo } = model;
  const a = node << NODE_SHIFT;
  const van = cells[a + ROUTE]!;
  if (van === NONE) return false;
  const tail = cells[a + NEXT]!;
  if (model.fixed[tail] === 1) return false;
  const tailPoint = tail > n ? 0 : tail;
  const tailLatest = cells[(tail << NODE_SHIFT) + LATEST]!;
  const depart = cells[a + DEPART]!;
  let spare = ceiling - solution.metres + cells[a + EDGE]!;
  let partner = NONE;
  const after = solution.after.links;
  for (let k = solution.after.start[node]!, end = solution.after.start[node + 1]!; k < end; k += 2) {
    const other = after[k]!;
    const x = other << NODE_SHIFT;
    const otherVan = cells[x + ROUTE]!;
    if (otherVan === NONE || otherVan === van || model.fixed[other] === 1) continue;
    const prev = cells[x + PREV]!;
    const p = prev << NODE_SHIFT;
    const back = (prev > n ? 0 : prev) * size + tailPoint;
    const cost = after[k + 1]! + metres[back]! - cells[p + EDGE]!;
    if (cost >= spare) continue;
    if (depart + seconds[node * size + other]! > cells[x + LATEST]!) continue;
    if (cells[p + DEPART]! + seconds[back]! > tailLatest) continue;
    if (vanTo[otherVan] !== vanTo[van] || random() < 0.05) continue;
    if (!carries(solution, van, node, other) || !carries(solution, otherVan, prev, tail)) continue;
    spare = cost;
    partner = prev;
  }
  if (partner === NONE) return false;
  solution.swapTails(node, partner);
  return true;
}

/**
 * Swaps the route of stop `node` with that of another van, which may be idle. The distance stays the same, but the free
 * capacity changes. Returns false if nothing changed.
 */
export function swapVehicles(solution: Solution, node: number, random: Random): boolean {
  const { model } = solution;
  const van = solution.cells[(node << NODE_SHIFT) + ROUTE]!;
  const other = Math.floor(random() * model.vans);
  if (van === NONE || model.vanType[van] === model.vanType[other]) return false;
  const gate = solution.gate(van);
  const otherGate = solution.gate(other);
  if (solution.cells[(otherGate << NODE_SHIFT) + ROUTE] === NONE) return false;
  if (model.vanFrom[van] !== model.vanFrom[other] || model.vanTo[van] !== model.vanTo[other]) return false;
  if (model.fixed[solution.next(gate)] === 1 || model.fixed[solution.next(otherGate)] === 1) return false;
  if (!carries(solution, van, gate, solution.next(otherGate))) return false;
  if (!carries(solution, other, otherGate, solution.next(gate))) return false;
  solution.swapTails(gate, otherGate);
  return true;
}

/** Whether `van` has the crew and the capacity for its route up to `last` followed by the run starting at `first`. */
function carries(solution: Solution, van: number, last: number, first: number): boolean {
  const { model } = solution;
  const { n, outLitres, outGrams, backLitres, backGrams } = model;
  const roomLitres = model.vanLitres[van]!;
  const roomGrams = model.vanGrams[van]!;
  const gate = solution.gate(van);
  let boardLitres = 0;
  let boardGrams = 0;
  for (let node = first; node <= n; node = solution.next(node)) {
    if (!isAllowed(model, van, node)) return false;
    boardLitres += outLitres[node]!;
    boardGrams += outGrams[node]!;
  }
  for (let node = gate; node !== last;) {
    node = solution.next(node);
    boardLitres += outLitres[node]!;
    boardGrams += outGrams[node]!;
  }
  if (boardLitres > roomLitres || boardGrams > roomGrams) return false;
  const comesBack = backLitres[first]! > outLitres[first]! || backGrams[first]! > outGrams[first]!;
  if (!model.mixed && !comesBack) return true;
  const visit = (node: number) => {
    boardLitres += backLitres[node]! - outLitres[node]!;
    boardGrams += backGrams[node]! - outGrams[node]!;
    return boardLitres <= roomLitres && boardGrams <= roomGrams;
  };
  for (let node = gate; node !== last;) {
    node = solution.next(node);
    if (!visit(node)) return false;
  }
  for (let node = first; node <= n; node = solution.next(node)) if (!visit(node)) return false;
  return true;
}
