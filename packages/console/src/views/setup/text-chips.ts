/** The texts of templates in chips: every placeholder and condition is shown by a word, and kept as it is written. */
import { PLACEHOLDERS, type TemplateKind } from '../../../../../src/domain/template-kinds';

/** A piece of a text: words, or a tag with what it is called. `hint`: what a chip keeps out of sight. */
export type Chip = { source: string; words?: string; hint?: string };

/** Whether a condition holds, by its name. */
export type Case = Readonly<Record<string, boolean>>;

const TAG = /\{\{.*?\}\}|\{%.*?%\}/gs;

/** Placeholder → what people call it. */
const WORDS: Record<string, string> = {
  sender_name: 'sender',
  courier_name: 'courier',
  office_phone: 'office phone',
  shipper_name: 'shop',
  order_reference: 'order number',
  recipient_name: 'customer',
  offers: 'options',
  link: 'link',
  day: 'day',
  window: 'time window',
  eta: 'arrival time',
  reason: 'reason',
  driver_name: 'driver',
  depot: 'depot',
  departs: 'departure',
  vehicle: 'van',
  stops: 'number of stops',
};

/** Placeholder that is true or false → when it is true. */
export const CONDITIONS: Record<string, string> = {
  collection: 'it is a collection',
  exchange: 'it is an exchange',
  can_reply: 'they can reply',
  slot_gone: 'their time was just taken',
  lettered: 'options have letters',
  late: 'the van is late',
};

/** Returns the text in pieces. */
export function chipsOf(text: string): Chip[] {
  const chips: Chip[] = [];
  let end = 0;
  for (const { 0: source, index } of text.matchAll(TAG)) {
    if (index > end) chips.push({ source: text.slice(end, index) });
    chips.push({ source, words: wordsOf(source) });
    end = index + source.length;
  }
  if (end < text.length) chips.push({ source: text.slice(end) });
  return chips;
}

const CONDITION = /^\{%\s*(if|else|endif)\b\s*(\w*)/;

/**
 * Returns the text in pieces as it reads in a case: conditions, and the words of other cases, are chips with next to no
 * words. Where conditions do not match, all of it is shown.
 */
export function chipsIn(text: string, holds: Case): Chip[] {
  const all = chipsOf(text);
  const chips: Chip[] = [];
  const open: boolean[] = [];
  let kept: Chip[] = [];
  let hasWords = false;
  const keep = () => {
    const [source, hint] = [kept.map((one) => one.source).join(''), kept.map(hintOf).join(' ').trim()];
    if (kept.length > 0) chips.push({ source, hint, words: hasWords ? '…' : '·' });
    [kept, hasWords] = [[], false];
  };
  for (const chip of all) {
    const [, tag, name = ''] = CONDITION.exec(chip.source) ?? [];
    if (tag === 'if') open.push(holds[name] ?? true);
    else if (tag !== undefined) {
      const last = open.pop();
      if (last === undefined) return all;
      if (tag === 'else') open.push(!last);
    } else if (open.every(Boolean)) {
      keep();
      chips.push(chip);
      continue;
    } else hasWords = true;
    kept.push(chip);
  }
  keep();
  return open.length === 0 ? chips : all;
}

const hintOf = ({ source, words }: Chip) => (words ?? source).trim();

/** `{{ offers }}` → `options`, `{% if exchange %}` → `if it is an exchange:` */
function wordsOf(tag: string): string {
  const [, condition] = /^\{%\s*if\s+(\w+)\s*%\}$/.exec(tag) ?? [];
  if (condition !== undefined)
    return `if ${CONDITIONS[condition] ?? `there is a ${WORDS[condition] ?? condition}`}:`;
  if (/^\{%\s*else\s*%\}$/.test(tag)) return 'otherwise:';
  if (/^\{%\s*endif\s*%\}$/.test(tag)) return 'end';
  const [, name, filter] = /^\{\{\s*(\w+)\s*(\|.*)?\}\}$/.exec(tag) ?? [];
  return name === undefined ? tag : `${WORDS[name] ?? name}${filter === undefined ? '' : '*'}`;
}

/** Returns the names that a kind of text can insert, with what they are called. */
export const namesOf = (kind: TemplateKind): (readonly [name: string, words: string])[] =>
  Object.entries(PLACEHOLDERS[kind]).flatMap(([name, value]) =>
    typeof value === 'boolean' ? [] : [[name, WORDS[name] ?? name] as const],
  );
