/**
 * Logs: one JSON object a line on standard output, with secrets redacted by name in the first two levels of what is
 * logged. Personal data does not belong in a log at all; log ids.
 */
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { redactError } from './redact-error.js';

export type { Logger };

const SECRET_NAMES = [
  'authorization',
  'cookie',
  'password',
  'secret',
  'token',
  'authToken',
  'apiKey',
  'key',
  'keyPepper',
  'masterKeys',
  'smtpUrl',
];

/** Redacted at the top, one level down, and in the headers of a logged request. */
const REDACTED_PATHS = [
  ...SECRET_NAMES.flatMap((name) => [name, `*.${name}`]),
  'req.headers.authorization',
  'req.headers.cookie',
  'config.database.url',
];

/**
 * Creates a logger whose every line carries the process's name.
 *
 * @param name api, relay, worker …
 * @param level the least severe level that is written, as LOG_LEVEL
 * @param destination where lines go; standard output if left out
 */
export function createLogger(name: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    name,
    level,
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    serializers: { err: redactError },
  };
  return destination ? pino(options, destination) : pino(options);
}
