/**
 * Message templates: text with placeholders and conditions.
 *
 *     {{ name }}  {{ name | default: "words" }}  {{ name | upcase }}  (downcase, capitalize)
 *     {% if name %} … {% else %} … {% endif %}
 *
 * Nothing loops, computes or looks anything up: reading and rendering take time by the length of the text. No filter
 * makes a value longer, so the length of what a template renders to has a bound. Pure.
 */
import { MARK } from './acting-links.js';

/** Value of a placeholder; null if there is none, such as the name of a recipient without one. */
export type PlaceholderValue = string | boolean | null;
export type PlaceholderValues = Readonly<Record<string, PlaceholderValue>>;

type Value = { do: 'value'; name: string; defaultLength: number; change: (value: string) => string };
type Part = { do: 'text'; text: string } | Value | { do: 'if'; name: string } | { do: 'else' | 'endif' };

export type Template = readonly Part[];

/** Which names a template may use; a link cannot be filtered. */
export type Names = { known: readonly string[]; links: 'verbatim' | 'refused' };

/** Fault of a template: the end of a sentence, and its offset in UTF-16 units. */
export class TemplateFault extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message);
  }
}

const LINK_NAME = 'link';

/** Changes letters whose other case has the same length, so not `ß`. */
const recased = (to: (letter: string) => string) => (value: string) =>
  Array.from(value, (letter) => (to(letter).length === letter.length ? to(letter) : letter)).join('');
const upcase = recased((letter) => letter.toUpperCase());
const downcase = recased((letter) => letter.toLowerCase());
const capitalize = (value: string): string => {
  const [first = '', ...rest] = value;
  return upcase(first) + downcase(rest.join(''));
};
const CASES = new Map([
  ['upcase', upcase],
  ['downcase', downcase],
  ['capitalize', capitalize],
]);

const BRACES = /\{\{|\{%|\}\}|%\}/g;
/** Expressions between braces; sticky, and none of them can match in two ways. */
const NAME = /\s*([a-z_]+)\s*/y;
const IF = /\s*if\s+([a-z_]+)\s*/y;
const FILTER = /\|\s*(?:(default)\s*:\s*(?:"([^"]*)"|'([^']*)')|([a-z]+))\s*/y;
/** A control character; texts have line breaks and tabs. */
const CONTROL = /[^\P{Cc}\n\r\t]/u;
const CONTROLS = /[^\P{Cc}\n]/gu;
/** Marks that have the words behind a value shown in another order (Unicode UAX #9). */
export const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Maximum characters of a faulty part to quote. */
const QUOTED = 40;

/** Parses a template; throws a `TemplateFault` for anything but text, known names and `if`. */
export function readTemplate(source: string, names: Names): Template {
  const control = source.search(CONTROL);
  if (control !== -1) throw new TemplateFault(control, 'has a control character');
  const parts: Part[] = [];
  const open: { offset: number; hasElse: boolean }[] = [];
  let at = 0;
  for (;;) {
    BRACES.lastIndex = at;
    const found = BRACES.exec(source);
    const offset = found?.index ?? source.length;
    if (offset > at) parts.push({ do: 'text', text: source.slice(at, offset) });
    if (!found) break;
    const [brace] = found;
    if (brace === '}}' || brace === '%}') throw new TemplateFault(offset, `has an unmatched ${brace}`);
    const end = source.indexOf(brace === '{{' ? '}}' : '%}', offset + brace.length);
    if (end === -1) throw new TemplateFault(offset, `has an unclosed ${brace}`);
    at = end + 2;
    const between = { source, offset, begin: offset + 2, end };
    if (brace === '{{') {
      parts.push(readValue(between, names));
      continue;
    }
    const tag = source.slice(between.begin, end).trim();
    const [last] = open.slice(-1);
    if (tag === 'else' && last && !last.hasElse) {
      last.hasElse = true;
      parts.push({ do: 'else' });
    } else if (tag === 'endif' && last) {
      open.pop();
      parts.push({ do: 'endif' });
    } else {
      parts.push({ do: 'if', name: readName(IF, between, names).name });
      open.push({ offset, hasElse: false });
    }
  }
  const [unclosed] = open;
  if (unclosed) throw new TemplateFault(unclosed.offset, 'has an if without {% endif %}');
  return parts;
}

/** The text between two braces of a source, from `begin` to `end`; `offset` is the position of the first brace. */
type Between = { source: string; offset: number; begin: number; end: number };

function notUnderstood({ source, offset, end }: Between): TemplateFault {
  const whole = source.slice(offset, end + 2);
  const quoted = whole.length > QUOTED ? `${whole.slice(0, QUOTED)}…` : whole;
  return new TemplateFault(
    offset,
    `has ${quoted}. A template can contain text, {{ name }} with at most default: "words", upcase, downcase or capitalize, and {% if name %} … {% else %} … {% endif %}`,
  );
}

/** Reads a known name, and the position after it. */
function readName(pattern: RegExp, between: Between, { known }: Names): { name: string; next: number } {
  const { source, offset, begin, end } = between;
  pattern.lastIndex = begin;
  const name = pattern.exec(source)?.[1];
  const next = pattern.lastIndex;
  const isWhole = name !== undefined && next <= end && (next === end || pattern === NAME);
  if (!isWhole || (next < end && source[next] !== '|')) throw notUnderstood(between);
  if (known.includes(name)) return { name, next };
  throw new TemplateFault(
    offset,
    `has ${name}, which is not a placeholder of this kind. Use ${known.join(', ')}`,
  );
}

function readValue(between: Between, names: Names): Value {
  const { source, offset, end } = between;
  const { name, next: first } = readName(NAME, between, names);
  const value: Value = { do: 'value', name, defaultLength: 0, change: (given) => given };
  const used = new Set<string>();
  for (let next = first; next < end; next = FILTER.lastIndex) {
    FILTER.lastIndex = next;
    const [, isDefault, double, single = '', filter = ''] = FILTER.exec(source) ?? [];
    const words = double ?? single;
    const step = isDefault ? (given: string) => (given === '' ? words : given) : CASES.get(filter);
    const kind = isDefault ?? 'case';
    if (!step || FILTER.lastIndex > end || used.has(kind)) throw notUnderstood(between);
    used.add(kind);
    if (isDefault) value.defaultLength = words.length;
    const { change } = value;
    value.change = (given) => step(change(given));
  }
  if (name !== LINK_NAME) return value;
  if (used.size > 0) throw new TemplateFault(offset, 'filters a link. Write it as {{ link }}');
  if (names.links === 'refused') throw new TemplateFault(offset, 'has a link. Put it in the body');
  return value;
}

/**
 * Detects a link without plain white space: after a possible address, or before text that would become part of it.
 * Phones take other white space, such as U+FEFF, for a part of an address.
 */
const BEFORE_LINK = new RegExp(`(?<=[^ \\t\\r\\n])(?<!(?:^|[ \\t\\r\\n])[("'<])${MARK}`, 'g');
const AFTER_LINK = new RegExp(`${MARK}(?=[^ \\t\\r\\n.,;:!?)"'>])`, 'g');

/**
 * Renders a template. The link is `MARK`, set apart from what is written around it, so that it becomes part of no other
 * address.
 */
export function renderTemplate(template: Template, values: PlaceholderValues): string {
  let text = '';
  /** For each open `if`: whether the text around it is shown, and whether its own branch is. */
  const open: { outer: boolean; shown: boolean }[] = [];
  for (const part of template) {
    const [last] = open.slice(-1);
    const shown = last?.shown ?? true;
    if (part.do === 'if') open.push({ outer: shown, shown: shown && isTrue(values[part.name]) });
    else if (part.do === 'else' && last) last.shown = last.outer && !last.shown;
    else if (part.do === 'endif') open.pop();
    else if (!shown) continue;
    else if (part.do === 'text') text += part.text;
    else if (part.do === 'value') text += valueOf(part, values);
  }
  return text.trim().replace(BEFORE_LINK, ` ${MARK}`).replace(AFTER_LINK, `${MARK} `);
}

const isTrue = (value: PlaceholderValue | undefined): boolean =>
  value !== undefined && value !== null && value !== false && value !== '';

function valueOf({ name, change }: Value, values: PlaceholderValues): string {
  const value = values[name];
  if (name === LINK_NAME) return isTrue(value) ? MARK : '';
  return change(isTrue(value) ? String(value).replace(DIRECTION_MARKS, '').replace(CONTROLS, ' ') : '');
}

/** Counts characters as JSON Schema does: code points. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/**
 * Returns a bound of how many characters a template renders to, where no value is longer than `lengthOf` says of its
 * name.
 */
export function longestRendered(template: Template, lengthOf: (name: string) => number): number {
  // Of this branch and, behind an `else`, the one before.
  let [now, other] = [0, 0];
  const around: { now: number; other: number }[] = [];
  for (const part of template) {
    if (part.do === 'text') now += characters(part.text);
    else if (part.do === 'value') now += Math.max(lengthOf(part.name), part.defaultLength);
    else if (part.do === 'if') {
      around.push({ now, other });
      [now, other] = [0, 0];
    } else if (part.do === 'else') [now, other] = [0, now];
    else {
      const outer = around.pop() ?? { now: 0, other: 0 };
      [now, other] = [outer.now + Math.max(now, other), outer.other];
    }
  }
  return now;
}
