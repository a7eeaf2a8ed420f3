/**
 * Finds many words in a text at once, in a single walk through it: the automaton of A. Aho and M. Corasick, "Efficient
 * string matching: an aid to bibliographic search" (1975), with its rows in one typed array.
 */
import { fold, isSign } from './needed-words.js';

/** Characters from here on are gaps. */
const CHARACTERS = 128;

/** The first letters of an alphabet: the gap, and what stands in no word. */
const GAP = 0;
const STRANGE = 1;

/** A start of words: its row, the starts that are a letter longer, and what is found where it ends. */
type Start = { row: number; longer: Map<number, Start>; numbers: Set<number> };

/** Finds folded words and signs (needed-words.ts), each of which stands for some numbers. */
export class WordFinder {
  /** The letter of each character. */
  private readonly letterOf = new Uint8Array(CHARACTERS).fill(STRANGE);
  /** How many letters there are. */
  private readonly width: number;
  /** A row for each start of words, from the empty one on: to which row each letter leads from there. */
  private readonly next: Uint16Array;
  /** For each row and for each sign the place in `finds` of what is found there; 0 is nothing. */
  private readonly byRow: Uint16Array;
  private readonly bySign = new Uint16Array(CHARACTERS);
  private readonly finds: (readonly number[])[] = [[]];
  /** For each of `finds` the last walk that came upon it, as once is enough. */
  private readonly lastWalk: Uint32Array;
  private walk = 0;

  constructor(words: ReadonlyMap<string, readonly number[]>) {
    const letters = new Map([[' ', GAP]]);
    const root: Start = { row: 0, longer: new Map(), numbers: new Set() };
    for (const [word, numbers] of words) {
      if (isSign(word)) this.bySign[word.charCodeAt(0)] = this.finds.push(numbers) - 1;
      else {
        let start = root;
        for (const character of word) {
          const letter = letters.get(character) ?? letters.size + 1;
          letters.set(character, letter);
          const longer = start.longer.get(letter) ?? { row: 0, longer: new Map(), numbers: new Set() };
          start.longer.set(letter, longer);
          start = longer;
        }
        for (const number of numbers) start.numbers.add(number);
      }
    }
    for (let code = 0; code < CHARACTERS; code++)
      this.letterOf[code] = letters.get(fold(String.fromCharCode(code))) ?? STRANGE;
    this.width = letters.size + 1;
    const starts = this.complete(root);
    this.next = starts.next;
    this.byRow = Uint16Array.from(starts.found, (numbers) =>
      numbers.size === 0 ? 0 : this.finds.push([...numbers]) - 1,
    );
    this.lastWalk = new Uint32Array(this.finds.length);
  }

  /** Numbers the rows, the shorter starts first, and leads each letter that makes none longer to the longest end that does. */
  private complete(root: Start): { next: Uint16Array; found: Set<number>[] } {
    const queue = [{ start: root, shorter: 0 }];
    const next: number[] = [];
    const found: Set<number>[] = [];
    for (let row = 0, last = 0; row < queue.length; row++) {
      const { start, shorter } = queue[row] ?? { start: root, shorter: 0 };
      found.push(new Set([...start.numbers, ...(row === 0 ? [] : (found[shorter] ?? []))]));
      for (let letter = 0; letter < this.width; letter++) {
        const fallback = row === 0 ? 0 : (next[shorter * this.width + letter] ?? 0);
        const longer = start.longer.get(letter);
        next.push(longer === undefined ? fallback : ++last);
        if (longer !== undefined) queue.push({ start: longer, shorter: fallback });
      }
    }
    return { next: Uint16Array.from(next), found };
  }

  /** The numbers of all words and signs that stand in the text, in no order, some perhaps twice. */
  find(text: string): (readonly number[])[] {
    const { letterOf, width, next, byRow, bySign, lastWalk } = this;
    const found: (readonly number[])[] = [];
    const walk = ++this.walk;
    const add = (place: number): void => {
      if (lastWalk[place] === walk) return;
      lastWalk[place] = walk;
      found.push(this.finds[place] ?? []);
    };
    let row = next[GAP] ?? 0;
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : CHARACTERS;
      const letter = code < CHARACTERS ? (letterOf[code] ?? GAP) : GAP;
      row = next[row * width + letter] ?? 0;
      const word = byRow[row] ?? 0;
      if (word !== 0) add(word);
      if (letter === GAP && code < CHARACTERS) {
        const sign = bySign[code] ?? 0;
        if (sign !== 0) add(sign);
      }
    }
    return found;
  }
}
