/**
 * Every rule of data stands with an example of what it does, and does it: a rule that says something in place
 * of what it finds, a phrase that is found, a mention that means a day, a time or a place in the list.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { calendarOf } from '../src/marks/marking.js';
import type { Days, Option, Times } from '../src/marks/mentions.js';
import { findDays } from '../src/marks/days.js';
import { findOptions } from '../src/marks/options.js';
import { findTimes } from '../src/marks/times.js';
import { RuleIndex } from '../src/rewriting/rule-index.js';
import { readYaml, type Rule, rulesOf } from '../src/rewriting/rules.js';
import { AVAILABLE, OFFERED } from './support.js';

const DIRECTORY = join(import.meta.dirname, '../data');
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const FILES = readdirSync(DIRECTORY, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:text|marks|meaning|languages)\b.*\.yaml$/.test(file))
  .sort();

type Case = { file: string; rule: Rule };

/** The rules of a file, those of which one is enough each by itself. */
function casesOf(file: string): Case[] {
  return Object.values(readYaml(file))
    .flatMap((list, index) => (isRules(list) ? rulesOf(file, Object.keys(readYaml(file))[index] ?? '') : []))
    .flatMap((rule) => (rule.any.length > 0 ? [...rule.any] : [rule]))
    .map((rule) => ({ file, rule }));
}

function isRules(list: unknown): boolean {
  return Array.isArray(list) && list.every((entry) => typeof entry === 'object');
}

const CASES = FILES.flatMap(casesOf);

/** The offer of the other tests; one day; two Fridays; and an offer shortly before Easter. */
const CALENDARS = [
  { receivedAt: '2026-09-15T08:30:00Z', offered: OFFERED },
  { receivedAt: '2026-09-15T08:30:00Z', offered: OFFERED.slice(0, 1) },
  {
    receivedAt: '2026-09-15T08:30:00Z',
    offered: ['2026-09-18', '2026-09-25'].map((date) => ({ date, from: '08:00', to: '12:00' })),
  },
  { receivedAt: '2026-03-24T08:30:00Z', offered: [{ date: '2026-03-26', from: '08:00', to: '12:00' }] },
].map((change) =>
  calendarOf({ text: '', channel: 'sms', timezone: 'Europe/London', available: AVAILABLE, ...change }),
);

/** The sources of the rules that changed a text since it was emptied last. */
const fired = new Set<string>();
const rewrite: (text: string, apply: (rule: unknown, text: string) => string) => string =
  RuleIndex.prototype.rewrite;

beforeAll(() => {
  RuleIndex.prototype.rewrite = function (text, apply) {
    return rewrite.call(this, text, (rule, part) => {
      const next = apply(rule, part);
      if (next !== part) fired.add((rule as Rule).pattern.source);
      return next;
    });
  };
});

afterAll(() => {
  RuleIndex.prototype.rewrite = rewrite;
});

function minutes(time: number): string {
  const padded = (number: number): string => String(number).padStart(2, '0');
  return `${padded(Math.floor(time / 60))}:${padded(time % 60)}`;
}

function daysInWords(days: Days | undefined): string {
  if (days === undefined || days.kind === 'conflict') return 'contradiction';
  if (days.kind === 'weekday') return WEEKDAYS[days.weekday] ?? '';
  const weekdays = days.weekdays?.map((weekday) => WEEKDAYS[weekday]?.slice(0, 3)).join('/');
  return [
    days.from === days.to ? days.from : `${days.from} to ${days.to}`,
    ...(weekdays === undefined ? [] : [` on ${weekdays}`]),
    days.vague === true ? ' or so' : '',
    days.openEnd === true ? ' perhaps' : '',
  ].join('');
}

function timesInWords(times: Times | undefined): string {
  if (times === undefined) return '';
  const when = times.at === undefined ? `${minutes(times.from)} to ${minutes(times.to)}` : minutes(times.at);
  return `${when}${times.part === true ? ' as a part of the day' : ''}${times.vague === true ? ' or so' : ''}`;
}

function optionInWords(option: Option | undefined): string {
  if (option?.kind === 'position') return `position ${option.position}`;
  return option?.kind === 'few' ? `the ${option.end} ${option.count}` : (option?.kind ?? '');
}

/** What each of the calendars makes of a text, in words, where the rule has a part in it. */
function meanings({ file, rule }: Case, text: string): string[] {
  return CALENDARS.flatMap((calendar) => {
    fired.clear();
    const said = markedBy(file, text, calendar);
    return [...fired].some((source) => source.includes(rule.pattern.source)) ? [said] : [];
  });
}

function markedBy(file: string, text: string, calendar: (typeof CALENDARS)[number]): string {
  const inWords = (marked: string, say: (index: number) => string): string =>
    [...marked.matchAll(/[DTO](\d+)/g)].map(([, index]) => say(Number(index))).join(', ');
  if (file === 'marks/times.yaml') {
    const found = findTimes(text, calendar.offered, calendar.available);
    return inWords(found.text.replace(/[DO]\d+/g, ''), (index) => timesInWords(found.times[index]));
  }
  if (file === 'marks/options.yaml') {
    const found = findOptions(text);
    return inWords(found.text.replace(/[DT]\d+/g, ''), (index) => optionInWords(found.options[index]));
  }
  const found = findDays(text, calendar);
  return inWords(found.text.replace(/[TO]\d+/g, ''), (index) => daysInWords(found.days[index]));
}

test('there are rules of each stage', () => {
  expect(CASES.length).toBeGreaterThan(900);
});

test('every rule has an example', () => {
  const without = CASES.filter(({ rule }) => rule.examples.length === 0);
  expect(without.map(({ file, rule }) => `${file}: ${rule.pattern.source}`)).toEqual([]);
});

describe.each([...new Set(CASES.map(({ file }) => file))])('%s', (file) => {
  const examples = CASES.filter((one) => one.file === file).flatMap((one) =>
    one.rule.examples.map((example) => ({ ...one, example })),
  );

  test.each(examples)('$example', (one) => {
    const [text = '', result] = one.example.split(' → ');
    const { pattern, say, means } = one.rule;
    if (means !== undefined) expect(meanings(one, text)).toContain(result);
    else if (say !== undefined) {
      const said = text.replace(pattern, say);
      expect(said).not.toBe(text);
      expect(said.replace(/\s+/g, ' ').trim()).toBe(result);
    } else {
      expect(result).toBeUndefined();
      expect(text.search(pattern)).toBeGreaterThanOrEqual(0);
    }
  });
});
