/**
 * Runs a command: connects, and prints its result to standard output as a table or, with --json, as nothing but JSON.
 * Errors go to standard error. Exit status 0: all was done; 1: it could not be done; 2: a part of it was not.
 */
import { isUnavailable } from '../../db/unavailable.js';
import { AppError } from '../../domain/errors.js';
import { loadConfig } from '../../runtime/config.js';
import { openOperatorContext, type OperatorContext } from './context.js';
import { formatTable, type TableRow } from './table.js';

export type Output = { json?: boolean };

export const JSON_OPTION = ['--json', 'print JSON'] as const;

/** The result of a command: `json` for programs, `table` for people with a line below it. */
export type Result = {
  json: unknown;
  table: TableRow | readonly TableRow[];
  line?: string;
  /** The text under each row of the table, if any. */
  below?: readonly (string | null)[];
  /** Something was not done, or is not available: the exit status is 2. */
  isPart?: boolean;
  /** The unavailable part, with the reason; printed to standard error. */
  missing?: string;
};

/** Does the work and prints its result. */
export async function run(
  output: Output,
  work: (operator: OperatorContext) => Promise<TableRow | TableRow[]>,
): Promise<void> {
  await report(output, async (operator) => {
    const result = await work(operator);
    return { json: result, table: result };
  });
}

/** Like `run`, for results that people and programs are shown differently. */
export async function report(
  output: Output,
  work: (operator: OperatorContext) => Promise<Result>,
): Promise<void> {
  await print(output, async () => {
    const operator = openOperatorContext(loadConfig('operator'), 'operator');
    try {
      return await work(operator);
    } finally {
      await operator.close();
    }
  });
}

/** Like `report`, for commands without a database. */
export async function print({ json: asJson }: Output, work: () => Promise<Result>): Promise<void> {
  try {
    const { json, table, line, below, missing, isPart = missing !== undefined } = await work();
    const rows = formatTable(table, below);
    const text = line === undefined ? rows : `${rows}\n\n${line}`;
    console.log(asJson === true ? JSON.stringify(json, null, 2) : text);
    if (missing !== undefined) console.error(`waypost: ${missing}`);
    if (isPart) process.exitCode = 2;
  } catch (error) {
    console.error(`waypost: ${explain(error)}`);
    process.exitCode = 1;
  }
}

/** Describes an error; a refused connection is one error for each address that was tried. */
export function explain(error: unknown): string {
  if (!(error instanceof AppError) && isUnavailable(error)) {
    return `The database does not respond or refuses the connection: ${detailOf(error)}. See docs/operations.md, or run waypost doctor.`;
  }
  return detailOf(error);
}

function detailOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(detailOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
