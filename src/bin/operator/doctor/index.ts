/** The doctor: checks everything that Waypost runs on, and says what to do about what is wrong. */
import type { Command } from 'commander';
import { type Config, loadConfig } from '../../../runtime/config.js';
import { openOperatorContext, type OperatorContext } from '../context.js';
import { JSON_OPTION, type Output } from '../run.js';
import { formatTable } from '../table.js';
import type { Finding } from './check.js';
import { lookAtDatabase } from './database.js';
import { lookAround } from './surroundings.js';
import { lookAtTemporal } from './temporal.js';

/** `ok`: nothing has failed; there may be warnings. */
export type Diagnosis = { ok: boolean; findings: Finding[] };

/** Adds `doctor`. */
export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description(
      'look at configuration, database, Temporal, mail, texts, clock, keys and disk; say what to do',
    )
    .option(...JSON_OPTION)
    .action(async ({ json }: Output) => {
      const diagnosis = await diagnoseFrom(loadConfig);
      console.log(json === true ? JSON.stringify(diagnosis, null, 2) : inWords(diagnosis));
      if (!diagnosis.ok) process.exitCode = 1;
    });
}

/** Runs all checks. */
async function diagnose(operator: OperatorContext): Promise<Diagnosis> {
  const { config } = operator;
  const looked = await Promise.all([lookAtDatabase(operator), lookAtTemporal(config), lookAround(config)]);
  return summed([
    {
      check: 'configuration',
      status: 'ok',
      found: `of ${config.brand}, at ${config.http.publicUrl}`,
      advice: null,
    },
    ...looked.flat(),
  ]);
}

async function diagnoseFrom(load: () => Config): Promise<Diagnosis> {
  let config: Config;
  try {
    config = load();
  } catch (error) {
    const advice = 'Correct the variables that are named; docs/configuration.md has each of them.';
    const found = error instanceof Error ? error.message : String(error);
    return summed([{ check: 'configuration', status: 'failed', found, advice }]);
  }
  const operator = openOperatorContext(config, 'doctor');
  try {
    return await diagnose(operator);
  } finally {
    await operator.close();
  }
}

const summed = (findings: Finding[]): Diagnosis => ({
  ok: findings.every(({ status }) => status !== 'failed'),
  findings,
});

function inWords({ findings }: Diagnosis): string {
  const table = formatTable(findings.map(({ check, status, found }) => ({ check, status, found })));
  const toDo = findings.flatMap(({ check, advice }) => (advice === null ? [] : [`${check}: ${advice}`]));
  return `${table}\n\n${toDo.length === 0 ? 'Nothing to do.' : `What to do:\n${toDo.join('\n')}`}`;
}
