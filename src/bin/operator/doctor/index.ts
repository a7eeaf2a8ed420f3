/** `doctor`: checks everything that Waypost runs on, and says what to do about what is wrong. */
import type { Command } from 'commander';
import { type Config, loadConfig } from '../../../runtime/config.js';
import { openOperatorContext, type OperatorContext } from '../context.js';
import { JSON_OPTION, type Output } from '../run.js';
import { formatTable } from '../table.js';
import type { Finding } from './check.js';
import { checkDatabase } from './database.js';
import { checkDisk } from './disk.js';
import { checkMessaging } from './messaging.js';
import { checkTemporal } from './temporal.js';

/** `ok`: nothing has failed; there may be warnings. */
export type Diagnosis = { ok: boolean; findings: Finding[] };

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description(
      'check configuration, database, Temporal, mail, texts, clock, keys and disk, and suggest fixes',
    )
    .option(...JSON_OPTION)
    .action(async ({ json }: Output) => {
      const diagnosis = await diagnoseFrom(() => loadConfig('operator'));
      console.log(json === true ? JSON.stringify(diagnosis, null, 2) : inWords(diagnosis));
      if (!diagnosis.ok) process.exitCode = 1;
    });
}

/** Runs all checks. */
async function diagnose(operator: OperatorContext): Promise<Diagnosis> {
  const { config } = operator;
  const findings = await Promise.all([
    checkDatabase(operator),
    checkTemporal(config),
    checkMessaging(config),
    checkDisk(config),
  ]);
  return diagnosisOf([
    {
      check: 'configuration',
      status: 'ok',
      found: `${config.brand} at ${config.http.publicUrl}`,
      advice: null,
    },
    ...findings.flat(),
  ]);
}

async function diagnoseFrom(load: () => Config): Promise<Diagnosis> {
  let config: Config;
  try {
    config = load();
  } catch (error) {
    const advice = 'Correct the variables named here; docs/configuration.md describes each.';
    const found = error instanceof Error ? error.message : String(error);
    return diagnosisOf([{ check: 'configuration', status: 'failed', found, advice }]);
  }
  const operator = openOperatorContext(config, 'doctor');
  try {
    return await diagnose(operator);
  } finally {
    await operator.close();
  }
}

const diagnosisOf = (findings: Finding[]): Diagnosis => ({
  ok: findings.every(({ status }) => status !== 'failed'),
  findings,
});

function inWords({ findings }: Diagnosis): string {
  const table = formatTable(findings.map(({ check, status, found }) => ({ check, status, found })));
  const toDo = findings.flatMap(({ check, advice }) => (advice === null ? [] : [`${check}: ${advice}`]));
  return `${table}\n\n${toDo.length === 0 ? 'Nothing to do.' : `What to do:\n${toDo.join('\n')}`}`;
}
