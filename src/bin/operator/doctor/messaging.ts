/** The providers of messages: whether they are configured and accept our credentials. */
import type { Config } from '../../../runtime/config.js';
import { emailSender, smsProvider } from '../../messaging-providers.js';
import { type Finding, ok, runCheck, warning } from './check.js';

const TIMEOUT_MS = 5_000;

/** Runs all checks of providers. */
export async function checkMessaging(config: Config): Promise<Finding[]> {
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
