/**
 * Loads the reader's data from data: rules, phrases and words as YAML, tables as tab-separated lines
 * (data/README.md). Each file is read once, when the reader is loaded; an invalid file is an error at once.
 */
import { readFileSync } from 'node:fs';
import { FAILSAFE_SCHEMA, load } from 'js-yaml';
import { projectPath } from '@waypost/base/paths';

const FOLDER = 'packages/reply-reader/data';

/**
 * A rule of a list: the pattern it finds, and its replacement (`say`) or how its match is read (`means`). `examples`
 * are texts with the rule's result, for tests.
 */
export type Rule = {
  pattern: RegExp;
  say: string | undefined;
  means: string | undefined;
  examples: readonly string[];
  /** The alternatives, if there are several; each is enough. */
  any: readonly Rule[];
  /** The pattern without its boundaries, if it matches whole words. */
  words: string | undefined;
};

/** An entry of a file: exactly one of `find`, `words` and `any`. */
type Entry = {
  find?: string;
  /** A pattern of whole words, not inside other words. */
  words?: string;
  any?: readonly Entry[];
  flags?: string;
  say?: string;
  means?: string;
  example?: string;
};

type Data = Readonly<Record<string, unknown>>;

const files = new Map<string, Data>();

/** Reads a file of data unprocessed, with every scalar as text. */
export function readYaml(name: string): Data {
  let data = files.get(name);
  if (data === undefined) {
    data = load(readFileSync(projectPath(FOLDER, name), 'utf8'), {
      schema: FAILSAFE_SCHEMA,
      filename: name,
    }) as Data;
    files.set(name, data);
  }
  return data;
}

/** Returns the tab-separated fields of each line of a file of data, skipping empty lines and `#` comments. */
export function readTable(name: string): string[][] {
  return readFileSync(projectPath(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** Returns the rules of a list of a file, in order. `bounds` is put before and after each of their patterns. */
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
  // Rules that rewrite or read apply to every match.
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

/** Returns a pattern that matches whole words only. */
function alone(source: string): string {
  return `\\b(?:${source})\\b`;
}

/** Returns a pattern that matches wherever any of the rules does. */
function union(rules: readonly Rule[], flags: string): RegExp {
  const words = rules.flatMap((rule) => rule.words ?? []);
  if (words.length === rules.length) return new RegExp(alone(words.join('|')), flags);
  return new RegExp(rules.map(({ pattern }) => `(?:${pattern.source})`).join('|'), flags);
}

/** Joins the lines of a pattern into one. A space that begins a line is written "\ ". */
function joined(written: string): string {
  return written.replace(/\n\s*/g, '').replaceAll('\\ ', ' ');
}

const PART = /\{\{(?<name>\w+)(?: (?<argument>\w+|\{\{1\}\}))?\}\}/g;

/** Expands the parts in a pattern: "{{clock at}}" is the part `clock`, with "at" for "{{1}}" in it. */
function expand(source: string, known: Known, given = ''): string {
  if (!source.includes('{{')) return source;
  return source.replace(PART, (whole: string, name: string, argument: string | undefined) => {
    if (name === '1') return given;
    const part = known.parts[name];
    if (part === undefined) throw new Error(`${known.file} has no part ${whole}.`);
    return expand(joined(part), known, argument === '{{1}}' ? given : argument);
  });
}

/** Returns how a rule reads its match: for "inDays 2", the function named "inDays" with the argument "2". */
export function meaningOf<Read>(
  readings: Readonly<Record<string, Read>>,
  means: string,
): { read: Read; told: string } {
  const [name = '', ...told] = means.split(' ');
  const read = readings[name];
  if (read === undefined) throw new Error(`Unknown reading "${name}".`);
  return { read, told: told.join(' ') };
}

/** Returns the lists of a file with these names, each as one pattern that matches wherever any of its rules does. */
export function phrasesOf<Name extends string>(
  file: string,
  names: readonly Name[],
): Readonly<Record<Name, RegExp>> {
  const patterns = names.map((name) => {
    return [name, unionOf(rulesOf(file, name))] as const;
  });
  return Object.fromEntries(patterns) as Record<Name, RegExp>;
}

/** Returns one pattern that matches wherever any of the rules does, with the flags of the first. */
export function unionOf(rules: readonly Rule[]): RegExp {
  return union(rules, rules[0]?.pattern.flags ?? '');
}

/** Returns the words of the lists of a file with these names. */
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

/** Returns the phrases of a list of a file; each may have several words. */
export function listOf(file: string, name: string): readonly string[] {
  const list = readYaml(file)[name];
  if (!Array.isArray(list)) throw new Error(`${file} has no list "${name}".`);
  return list as string[];
}
