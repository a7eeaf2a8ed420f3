/** What an import's refused rows have in common, so that one answer settles many; and what an answer does to them. */
import { type Column, COLUMNS, isRequired } from './import-columns';
import { type FailedRow, FLAGS, refusalOf, wordsOf } from './import-rows';

/** A value that many rows have where it cannot be read, and what it may mean. */
export type SharedValue = { value: string; rows: number; guess: string };

/** Rows refused for the same reason. Without `values` there are too many different ones to answer one by one. */
export type ErrorGroup = {
  column: Column;
  message: string;
  rows: number;
  values: SharedValue[];
  /** Whether the cells can be left empty instead. */
  isOptional: boolean;
};

/** How many different values are answered one by one. */
const MOST_VALUES = 6;

/** Returns what two rows or more are refused for, the most frequent first. */
export function groupErrors(failed: readonly FailedRow[]): ErrorGroup[] {
  const groups = new Map<string, { column: Column; message: string; counts: Map<string, number> }>();
  for (const { row, errors } of failed) {
    for (const { column: named, message } of errors) {
      const column = COLUMNS.find(([known]) => known === named)?.[0];
      if (!column) continue;
      const value = row[column] ?? '';
      const words = value === '' ? wordsOf(message) : wordsOf(message).replaceAll(value, '…');
      const key = `${column} ${words}`;
      const group = groups.get(key) ?? { column, message: words, counts: new Map<string, number>() };
      group.counts.set(value, (group.counts.get(value) ?? 0) + 1);
      groups.set(key, group);
    }
  }
  return (
    [...groups.values()]
      .map(({ column, message, counts }): ErrorGroup => {
        const values = [...counts].map(([value, rows]) => ({ value, rows, guess: guessOf(column, value) }));
        return {
          column,
          message,
          rows: values.reduce((sum, { rows }) => sum + rows, 0),
          values: values.length > MOST_VALUES ? [] : values.toSorted((a, b) => b.rows - a.rows),
          isOptional: !isRequired(column) && values.some(({ value }) => value !== ''),
        };
      })
      // No reference fits two orders.
      .filter(({ rows, column }) => rows > 1 && column !== 'reference')
      .toSorted((a, b) => b.rows - a.rows)
  );
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMERIC: readonly Column[] = ['crew', 'pieces', 'weight_kg', 'volume_m3'];

/** Returns what somebody may have meant in a column: `two man` is a crew of 2, `3 boxes` are 3 pieces. Empty: no idea. */
export function guessOf(column: Column, value: string): string {
  const words = value.toLowerCase();
  if (FLAGS.includes(column))
    return /^(?:non?|nein|without|excl)/.test(words) ? 'no' : words === '' ? '' : 'yes';
  if (!NUMERIC.includes(column)) return '';
  const [figure] = /\d+(?:[.,]\d+)?/.exec(words) ?? [];
  const spelt = NUMBERS.findIndex((name) => words.split(/[^a-z]+/).includes(name));
  const known = figure ?? (spelt > 0 ? String(spelt) : /double|pair|both/.test(words) ? '2' : '');
  if (column === 'crew') return ['1', '2'].includes(known) ? known : /single|solo/.test(words) ? '1' : '';
  return known.replace(',', '.');
}

/** `Crew must be 1 or 2.` */
export const groupTitle = ({ column, message }: ErrorGroup): string => refusalOf(column, message);

/** Returns the rows with one answer for all that have a value in a column: they are to be sent again. */
export function answered(
  failed: readonly FailedRow[],
  column: Column,
  answers: ReadonlyMap<string, string>,
): FailedRow[] {
  return failed.map((each) => {
    const answer = answers.get(each.row[column] ?? '');
    if (answer === undefined || !each.errors.some((error) => error.column === column)) return each;
    return {
      row: { ...each.row, [column]: answer },
      errors: each.errors.filter((error) => error.column !== column),
    };
  });
}
