/** `doctor`: checks everything that Waypost runs on, and says what to do about what is wrong. */
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { type Config, loadConfig } from '../../runtime/config.js';
import { emailSender, smsProvider } from '../messaging-providers.js';
import { openOperatorContext, type OperatorContext } from './context.js';
import {
  checkDatabase,
  checkTemporal,
  failed,
  type Finding,
  ok,
  runCheck,
  warning,
} from './doctor-checks.js';
import { JSON_OPTION, type Output } from './run.js';
import { formatTable } from './table.js';

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

const TIMEOUT_MS = 5_000;

/** Checks whether the providers of messages are configured and accept our credentials. */
async function checkMessaging(config: Config): Promise<Finding[]> {
  return Promise.all([checkMail(config), checkTexts(config)]);
}

function checkMail(config: Config): Promise<Finding> {
  return runCheck(
    'smtp',
    'Check the host, port, user and password in SMTP_URL, and that no firewall is in the way.',
    async () => {
      const { smtpUrl } = config.email;
      const sender = emailSender(config);
      if (smtpUrl === undefined || !sender) return unset('email', 'SMTP_URL', config.embedded);
      try {
        await sender.check(TIMEOUT_MS);
      } finally {
        sender.close();
      }
      return ok(`${new URL(smtpUrl).host} accepts the log-in`);
    },
  );
}

function checkTexts(config: Config): Promise<Finding> {
  return runCheck(
    'sms',
    'Check SMS_PROVIDER, SMS_BASE_URL, SMS_ACCOUNT_SID and SMS_AUTH_TOKEN, and that no firewall is in the way.',
    async () => {
      const { baseUrl, provider } = config.sms;
      const { sender } = smsProvider(config);
      if (!sender) {
        const names = 'SMS_BASE_URL, SMS_ACCOUNT_SID, SMS_AUTH_TOKEN and SMS_FROM';
        return unset('text messages', names, config.embedded);
      }
      await sender.check(TIMEOUT_MS);
      return ok(`${baseUrl === undefined ? provider : new URL(baseUrl).host} accepts the account`);
    },
  );
}

/** Reports a provider that is not configured. Beside `npm start` that is fine: the sandbox needs none. */
function unset(what: string, names: string, embedded: boolean) {
  const found = `${names} not set: live ${what} cannot be sent`;
  return embedded ? ok(found) : warning(found, `Set ${names}, and restart the workers.`);
}

const GB = 2 ** 30;
/** Free space below which there is a warning, and below which the check fails. */
const LOW_GB = 5;
const TOO_LOW_GB = 1;

/** Checks whether the disk that WAYPOST_HOME is on has room left for data and logs. */
function checkDisk({ home }: Config): Promise<Finding> {
  return runCheck('disk', 'Check that WAYPOST_HOME is a readable folder.', async () => {
    let folder = home;
    // The first use of the folder creates it.
    while (!existsSync(folder)) folder = dirname(folder);
    const { bavail, bsize, blocks } = await statfs(folder);
    const free = (bavail * bsize) / GB;
    const found = `${free.toFixed(1)} of ${((blocks * bsize) / GB).toFixed(1)} GB free at ${folder}`;
    const advice =
      'Free some space: WAYPOST_HOME holds logs and the data of embedded servers, and PostgreSQL stops when its disk is full.';
    if (free < TOO_LOW_GB) return failed(found, advice);
    return free < LOW_GB ? warning(found, advice) : ok(found);
  });
}
