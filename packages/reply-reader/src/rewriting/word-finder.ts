/**
 * Finds many words in a single pass through a text, with the automaton of A. Aho and M. Corasick, "Efficient string
 * matching: an aid to bibliographic search" (1975). Its rows are in one typed array.
 */
import { fold, isSign } from './needed-words.js';

/** Characters from here on are gaps. */
const CHARACTERS = 128;

/** The number of values that fit in 16 bits. */
const MOST = 1 << 16;

/** The first letters of an alphabet: the gap, and any character that occurs in no word. */
const GAP = 0;
const STRANGE = 1;

/** For each row, the sets with a word that ends there. */
type Found = (readonly number[])[];

/**
 * Finds folded words and symbols (needed-words.ts): given many sets of them, returns those with at least one word in a
 * text.
 */
export class WordFinder {
  /**
   * The sets found in the last text: the first `count` of `found`; and for each set 1 if it was found, which is always
   * so for the empty set.
   */
  readonly found: Uint16Array;
  readonly isFound: Uint8Array;
  count = 0;
  /** The letter of each character. */
  private readonly letterOf = new Uint8Array(CHARACTERS).fill(STRANGE);
  /** How many letters there are. */
  private readonly width: number;
  /** One row per prefix of the words, starting with the empty one: the row each letter leads to. */
  private readonly next: Uint16Array;
  /**
   * For each row and each symbol, the index in `sets` of the sets found there, terminated by a 0; 0 if there are none.
   */
  private readonly byRow: Uint16Array;
  private readonly bySign = new Uint16Array(CHARACTERS);
  private readonly sets: Uint16Array;

  constructor(sets: readonly (readonly string[])[]) {
    const words = sets.flatMap((each, set) => each.map((word) => ({ word, set })));
    const letters = new Map([[' ', GAP]]);
    for (const { word } of words)
      for (const character of isSign(word) ? '' : word)
        if (!letters.has(character)) letters.set(character, letters.size + 1);
    for (let code = 0; code < CHARACTERS; code++)
      this.letterOf[code] = letters.get(fold(String.fromCharCode(code))) ?? STRANGE;
    this.width = letters.size + 1;
    const { next, found } = this.rowsOf(words.filter(({ word }) => !isSign(word)));
    this.next = this.complete(next, found);

    const kept = [0];
    const places = new Map<readonly number[], number>();
    const keep = (numbers: readonly number[]): number => {
      const known = places.get(numbers);
      if (known !== undefined || numbers.length === 0) return known ?? 0;
      const place = kept.push(...numbers, 0) - numbers.length - 1;
      places.set(numbers, place);
      return place;
    };
    this.byRow = Uint16Array.from(found, keep);
    for (const sign of new Set(words.flatMap(({ word }) => (isSign(word) ? word : []))))
      this.bySign[sign.charCodeAt(0)] = keep(sets.flatMap((each, set) => (each.includes(sign) ? set : [])));
    if (kept.length > MOST) throw new RangeError('too many sets of words for one table of rules');
    this.sets = Uint16Array.from(kept);
    this.found = new Uint16Array(sets.length);
    this.isFound = Uint8Array.from(sets, ({ length }) => (length === 0 ? 1 : 0));
  }

  /** Builds one row per prefix of the words, the empty one first: the longer prefix each letter leads to, or 0. */
  private rowsOf(words: readonly { word: string; set: number }[]): { next: Uint16Array; found: Found } {
    const { width, letterOf } = this;
    const longest = words.reduce((length, { word }) => length + word.length, 1);
    const next = new Uint16Array(longest * width);
    const found: number[][] = [[]];
    for (const { word, set } of words) {
      let row = 0;
      for (let at = 0; at < word.length; at++) {
        const place = row * width + (letterOf[word.charCodeAt(at)] ?? STRANGE);
        row = next[place] ?? 0;
        if (row === 0) row = next[place] = found.push([]) - 1;
      }
      if (found[row]?.includes(set) === false) found[row]?.push(set);
    }
    if (found.length > MOST) throw new RangeError('too many words for one table of rules');
    return { next: next.slice(0, found.length * width), found };
  }

  /**
   * Completes the automaton: a letter that does not extend a prefix leads to its longest suffix that the letter does
   * extend. Works from the shorter prefixes on, and adds what is found at such a suffix to `found`.
   */
  private complete(next: Uint16Array, found: Found): Uint16Array {
    const { width } = this;
    const shorter = new Uint16Array(found.length);
    const queue = [0];
    for (const row of queue) {
      const end = shorter[row] ?? 0;
      const [own = [], others = []] = [found[row], row === 0 ? [] : found[end]];
      if (others.length > 0) found[row] = own.length === 0 ? others : [...new Set([...own, ...others])];
      for (let letter = 0; letter < width; letter++) {
        const place = row * width + letter;
        const fallback = row === 0 ? 0 : (next[end * width + letter] ?? 0);
        const longer = next[place] ?? 0;
        if (longer === 0) next[place] = fallback;
        else {
          shorter[longer] = fallback;
          queue.push(longer);
        }
      }
    }
    return next;
  }

  /** Scans a text and stores the result in `found` and `isFound`. */
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

  /** Adds the sets stored in `sets` from an index on. */
  private add(place: number): void {
    const { sets, found, isFound } = this;
    for (let at = place, set = sets[at] ?? 0; set !== 0; set = sets[++at] ?? 0) {
      if (isFound[set] === 1) continue;
      isFound[set] = 1;
      found[this.count++] = set;
    }
  }
}
