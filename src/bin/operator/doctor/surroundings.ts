/** The providers that messages go out by, and the machine that this runs on. */
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../../../runtime/config.js';
import { emailSender, smsProvider } from '../../messaging-providers.js';
import { failed, type Finding, look, ok, warning } from './check.js';

const PATIENCE_MS = 5_000;
const GB = 2 ** 30;
/** Disk space below which the disk is soon full, and as good as full. */
const LITTLE_GB = 5;
const TOO_LITTLE_GB = 1;

/** Runs all its checks. */
export async function lookAround(config: Config): Promise<Finding[]> {
  return Promise.all([lookAtMail(config), lookAtTexts(config), lookAtDisk(config)]);
}

function lookAtMail(config: Config): Promise<Finding> {
  return look(
    'smtp',
    'See that SMTP_URL has the right host, port, user and password, and the way there is open.',
    async () => {
      const { smtpUrl } = config.email;
      const sender = emailSender(config);
      if (smtpUrl === undefined || !sender) return unset('email', 'SMTP_URL', config.embedded);
      try {
        await sender.check(PATIENCE_MS);
      } finally {
        sender.close();
      }
      return ok(`${new URL(smtpUrl).host} lets us in`);
    },
  );
}

function lookAtTexts(config: Config): Promise<Finding> {
  return look(
    'sms',
    'See that SMS_BASE_URL, SMS_ACCOUNT_SID and SMS_AUTH_TOKEN are right, and the way there is open.',
    async () => {
      const { baseUrl, provider } = config.sms;
      const { sender } = smsProvider(config);
      if (!sender) {
        const names = 'SMS_BASE_URL, SMS_ACCOUNT_SID, SMS_AUTH_TOKEN and SMS_FROM';
        return unset('text messages', names, config.embedded);
      }
      await sender.check(PATIENCE_MS);
      return ok(`${baseUrl === undefined ? provider : new URL(baseUrl).host} knows the account`);
    },
  );
}

/** Reports an unset provider; the sandbox needs none. */
function unset(what: string, names: string, embedded: boolean) {
  const found = `${names} not set here: live ${what} cannot be sent by what is started so`;
  return embedded ? ok(found) : warning(found, `Set ${names}, and restart the workers.`);
}

function lookAtDisk({ home }: Config): Promise<Finding> {
  return look('disk', 'See that WAYPOST_HOME is a folder that can be read.', async () => {
    let folder = home;
    // Whatever first needs the folder creates it.
    while (!existsSync(folder)) folder = dirname(folder);
    const { bavail, bsize, blocks } = await statfs(folder);
    const free = (bavail * bsize) / GB;
    const found = `${free.toFixed(1)} of ${((blocks * bsize) / GB).toFixed(1)} GB free at ${folder}`;
    const advice =
      'Make room: logs and data of embedded servers are in WAYPOST_HOME; PostgreSQL stops when its disk is full.';
    if (free < TOO_LITTLE_GB) return failed(found, advice);
    return free < LITTLE_GB ? warning(found, advice) : ok(found);
  });
}
