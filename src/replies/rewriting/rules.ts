/**
 * What the reader knows, from the files of data/replies: rules, phrases and words as YAML, tables as lines with tabs
 * (data/replies/README.md). Each file is read once, when the reader is loaded; a fault in one is an error at once.
 */
import { readFileSync } from 'node:fs';
import { FAILSAFE_SCHEMA, load } from 'js-yaml';
import { place } from '../../runtime/places.js';

const FOLDER = 'data/replies';

/**
 * A rule of a list: what it finds, as a pattern, and what it says in place of it (`say`) or how its match is read
 * (`means`). `examples` are texts with what the rule makes of them, for tests.
 */
export type Rule = {
  pattern: RegExp;
  say: string | undefined;
  means: string | undefined;
  examples: readonly string[];
  /** The rules of which each is enough, where there are several. */
  any: readonly Rule[];
  /** The pattern without its edges, where it is one of words that stand on their own. */
  words: string | undefined;
};

/** An entry of a file: exactly one of `find`, `words` and `any`. */
type Entry = {
  /** A pattern. */
  find?: string;
  /** A pattern of words that stand on their own, not inside other words. */
  words?: string;
  any?: readonly Entry[];
  flags?: string;
  say?: string;
  means?: string;
  example?: string;
};

type Data = Readonly<Record<string, unknown>>;

const files = new Map<string, Data>();

/** A file of data/replies as it stands, every scalar a text. */
export function readYaml(name: string): Data {
  let data = files.get(name);
  if (data === undefined) {
    data = load(readFileSync(place(FOLDER, name), 'utf8'), {
      schema: FAILSAFE_SCHEMA,
      filename: name,
    }) as Data;
    files.set(name, data);
  }
  return data;
}

/**
 * The fields of each line of a file of data/replies, with tabs between them; empty lines and `#` remarks are none.
 */
export function readTable(name: string): string[][] {
  return readFileSync(place(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** The rules of a list of a file, in order; `bounds` stands before and behind each of their patterns. */
export function rulesOf(file: string, list: string, bounds: readonly [string, string] = ['', '']): Rule[] {
  const data = readYaml(file);
  const entries = data[list];
  if (!Array.isArray(entries)) throw new Error(`${file} has no list "${list}".`);
  const known = {
    file,
    parts: (data['parts'] ?? {}) as Record<string, string>,
    flags: data['flags'] as string | undefined,
  };
  return (entries as Entry[]).map((entry) => ruleOf(entry, { ...known, bounds }));
}

type Known = {
  file: string;
  parts: Readonly<Record<string, string>>;
  flags: string | undefined;
  bounds: readonly [string, string];
};

function ruleOf(entry: Entry, known: Known): Rule {
  const { say, means, example } = entry;
  const any = (entry.any ?? []).map((each) => ruleOf(each, known));
  const words = entry.words === undefined ? undefined : expand(joined(entry.words), known);
  // What rewrites or reads does so wherever it finds something.
  const flags = entry.flags ?? known.flags ?? ((say ?? means) === undefined ? '' : 'g');
  return {
    pattern: any.length > 0 ? union(any, flags) : new RegExp(sourceOf(entry, words, known), flags),
    say,
    means,
    examples: example === undefined ? [] : [example],
    any,
    words,
  };
}

function sourceOf({ find }: Entry, words: string | undefined, known: Known): string {
  if ((find === undefined) === (words === undefined))
    throw new Error(`${known.file} has a rule without one of "find", "words" and "any".`);
  const source = find === undefined ? alone(words ?? '') : expand(joined(find), known);
  return `${known.bounds[0]}${source}${known.bounds[1]}`;
}

/** Matches only words that stand on their own, not inside other words. */
function alone(source: string): string {
  return `\\b(?:${source})\\b`;
}

/** Matches where any of some rules does. */
function union(rules: readonly Rule[], flags: string): RegExp {
  const words = rules.flatMap((rule) => rule.words ?? []);
  if (words.length === rules.length) return new RegExp(alone(words.join('|')), flags);
  return new RegExp(rules.map(({ pattern }) => `(?:${pattern.source})`).join('|'), flags);
}

/** The lines of a pattern as one; a space that begins a line is written "\ ". */
function joined(written: string): string {
  return written.replace(/\n\s*/g, '').replaceAll('\\ ', ' ');
}

const PART = /\{\{(?<name>\w+)(?: (?<argument>\w+|\{\{1\}\}))?\}\}/g;

/** A pattern with what its parts stand for: "{{clock at}}" is the part `clock`, with "at" for "{{1}}" in it. */
function expand(source: string, known: Known, given = ''): string {
  if (!source.includes('{{')) return source;
  return source.replace(PART, (whole: string, name: string, argument: string | undefined) => {
    if (name === '1') return given;
    const part = known.parts[name];
    if (part === undefined) throw new Error(`${known.file} has no part ${whole}.`);
    return expand(joined(part), known, argument === '{{1}}' ? given : argument);
  });
}

/** How a rule reads its match: of "inDays 2" the reading with the name "inDays", and "2", which it is told. */
export function meaningOf<Read>(
  readings: Readonly<Record<string, Read>>,
  means: string,
): { read: Read; told: string } {
  const [name = '', ...told] = means.split(' ');
  const read = readings[name];
  if (read === undefined) throw new Error(`No reading is called "${name}".`);
  return { read, told: told.join(' ') };
}

/** The lists of a file with these names, each as one pattern that matches where any of its rules does. */
export function phrasesOf<Name extends string>(
  file: string,
  names: readonly Name[],
): Readonly<Record<Name, RegExp>> {
  const patterns = names.map((name) => {
    return [name, unionOf(rulesOf(file, name))] as const;
  });
  return Object.fromEntries(patterns) as Record<Name, RegExp>;
}

/** One pattern that matches where any of some rules does; flags are those of the first. */
export function unionOf(rules: readonly Rule[]): RegExp {
  return union(rules, rules[0]?.pattern.flags ?? '');
}

/** The words of the lists of a file with these names. */
export function wordsOf<Name extends string>(
  file: string,
  names: readonly Name[],
): Readonly<Record<Name, ReadonlySet<string>>> {
  const data = readYaml(file);
  const sets = names.map((name) => {
    const words = data[name];
    if (words === undefined) throw new Error(`${file} has no words "${name}".`);
    return [name, new Set([words].flat().flatMap((line) => (line as string).split(' ')))] as const;
  });
  return Object.fromEntries(sets) as Record<Name, Set<string>>;
}

/** The phrases of a list of a file, which may be of several words each. */
export function listOf(file: string, name: string): readonly string[] {
  const list = readYaml(file)[name];
  if (!Array.isArray(list)) throw new Error(`${file} has no list "${name}".`);
  return list as string[];
}
