/**
 * Corrects typos: finds the word that was meant by a similar one ("tursday").
 */
import { wordsOf } from '../rewriting/rules.js';

const { targets, notSlips } = wordsOf('words/slips.yaml', ['targets', 'notSlips']);

/** Whether typos of a word are corrected. */
export function isTarget(word: string): boolean {
  return targets.has(word);
}

/** Returns the target that is one typo away; null if there is none, or if several are equally close. */
export function closest(word: string, likelyWords: ReadonlySet<string>): string | null {
  if (notSlips.has(word)) return null;
  let nearest = SLIPS.get(word);
  if (nearest === undefined) {
    nearest = nearestTargets(word);
    if (SLIPS.size >= REMEMBERED_WORDS) SLIPS.clear();
    SLIPS.set(word, nearest);
  }
  const likely = nearest.length > 1 ? nearest.filter((target) => likelyWords.has(target)) : nearest;
  return likely.length === 1 ? (likely[0] ?? null) : null;
}

/** Cache of words with what they may be typos of, because most words recur from reply to reply. */
const SLIPS = new Map<string, readonly string[]>();

const REMEMBERED_WORDS = 5000;

function nearestTargets(word: string): string[] {
  let nearest: string[] = [];
  let bestDistance = Infinity;
  for (const target of targets) {
    const allowed = target.length >= 8 && word.length >= 7 ? 2 : 1;
    if (Math.abs(target.length - word.length) > allowed) continue;
    const distance = editDistance(word, target, allowed);
    if (distance > allowed || distance > bestDistance) continue;
    nearest = distance === bestDistance ? [...nearest, target] : [target];
    bestDistance = distance;
  }
  return nearest;
}

/**
 * Returns the number of edits (insert, delete, replace, swap of neighbours) that turn one word into the other, or a
 * number above `limit`. Optimal string alignment: Damerau, "A technique for computer detection and correction of
 * spelling errors" (1964).
 */
function editDistance(a: string, b: string, limit: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
