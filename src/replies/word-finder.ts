/**
 * Finds many words in a text at once, in a single walk through it: the automaton of A. Aho and M. Corasick, "Efficient
 * string matching: an aid to bibliographic search" (1975), with its rows in one typed array.
 */
import { fold, isSign } from './needed-words.js';

/** Characters from here on are gaps. */
const CHARACTERS = 128;

/** So many numbers have room in 16 bits. */
const MOST = 1 << 16;

/** The first letters of an alphabet: the gap, and what stands in no word. */
const GAP = 0;
const STRANGE = 1;

/** A start of words: the starts that are a letter longer, and the sets in which it is a word itself. */
type Start = { longer: Map<number, Start>; sets: Set<number> };

function newStart(): Start {
  return { longer: new Map(), sets: new Set() };
}

/** Finds folded words and signs (needed-words.ts): of many sets of them those of which at least one stands in a text. */
export class WordFinder {
  /** The sets found in the last text, the first `count` of `found`; and for each set 1 if it was, as the empty set always is. */
  readonly found: Uint16Array;
  readonly isFound: Uint8Array;
  count = 0;
  /** The letter of each character. */
  private readonly letterOf = new Uint8Array(CHARACTERS).fill(STRANGE);
  /** How many letters there are. */
  private readonly width: number;
  /** A row for each start of words, from the empty one on: to which row each letter leads from there. */
  private readonly next: Uint16Array;
  /** For each row and for each sign where in `sets` those stand that are found there, up to a 0; 0 if there are none. */
  private readonly byRow: Uint16Array;
  private readonly bySign = new Uint16Array(CHARACTERS);
  private readonly sets: Uint16Array;

  constructor(sets: readonly (readonly string[])[]) {
    const letters = new Map([[' ', GAP]]);
    const root = newStart();
    const signs = new Map<number, Set<number>>();
    for (const [number, words] of sets.entries()) {
      for (const word of words) {
        if (isSign(word)) {
          const code = word.charCodeAt(0);
          signs.set(code, (signs.get(code) ?? new Set()).add(number));
        } else {
          let start = root;
          for (const character of word) {
            const letter = letters.get(character) ?? letters.size + 1;
            letters.set(character, letter);
            const longer = start.longer.get(letter) ?? newStart();
            start.longer.set(letter, longer);
            start = longer;
          }
          start.sets.add(number);
        }
      }
    }
    for (let code = 0; code < CHARACTERS; code++)
      this.letterOf[code] = letters.get(fold(String.fromCharCode(code))) ?? STRANGE;
    this.width = letters.size + 1;
    const { next, found } = this.complete(root);
    const kept = [0];
    const keep = (numbers: ReadonlySet<number>): number =>
      numbers.size === 0 ? 0 : kept.push(...numbers, 0) - numbers.size - 1;
    if (found.length > MOST) throw new RangeError('too many words for one table of rules');
    this.next = next;
    this.byRow = Uint16Array.from(found, keep);
    for (const [code, numbers] of signs) this.bySign[code] = keep(numbers);
    if (kept.length > MOST) throw new RangeError('too many sets of words for one table of rules');
    this.sets = Uint16Array.from(kept);
    this.found = new Uint16Array(sets.length);
    this.isFound = Uint8Array.from(sets, ({ length }) => (length === 0 ? 1 : 0));
  }

  /** Numbers the rows, the shorter starts first, and leads each letter that makes none longer to the longest end that does. */
  private complete(root: Start): { next: Uint16Array; found: Set<number>[] } {
    const queue = [{ start: root, shorter: 0 }];
    const next: number[] = [];
    const found: Set<number>[] = [];
    for (let row = 0, last = 0; row < queue.length; row++) {
      const { start, shorter } = queue[row] ?? { start: root, shorter: 0 };
      found.push(new Set([...start.sets, ...(row === 0 ? [] : (found[shorter] ?? []))]));
      for (let letter = 0; letter < this.width; letter++) {
        const fallback = row === 0 ? 0 : (next[shorter * this.width + letter] ?? 0);
        const longer = start.longer.get(letter);
        next.push(longer === undefined ? fallback : ++last);
        if (longer !== undefined) queue.push({ start: longer, shorter: fallback });
      }
    }
    return { next: Uint16Array.from(next), found };
  }

  /** Walks through a text, and leaves what is found in `found` and `isFound`. */
  find(text: string): void {
    const { letterOf, width, next, byRow, bySign } = this;
    for (let index = 0; index < this.count; index++) this.isFound[this.found[index] ?? 0] = 0;
    this.count = 0;
    let row = next[GAP] ?? 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const letter = code < CHARACTERS ? (letterOf[code] ?? GAP) : GAP;
      row = next[row * width + letter] ?? 0;
      if (byRow[row] !== 0) this.add(byRow[row] ?? 0);
      if (letter === GAP && code < CHARACTERS && bySign[code] !== 0) this.add(bySign[code] ?? 0);
    }
    // The end of the text is a gap.
    row = next[row * width + GAP] ?? 0;
    if (byRow[row] !== 0) this.add(byRow[row] ?? 0);
  }

  /** Adds the sets that stand in `sets` from a place on. */
  private add(place: number): void {
    const { sets, found, isFound } = this;
    for (let at = place, set = sets[at] ?? 0; set !== 0; set = sets[++at] ?? 0) {
      if (isFound[set] === 1) continue;
      isFound[set] = 1;
      found[this.count++] = set;
    }
  }
}
