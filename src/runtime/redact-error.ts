/**
 * Removes data from errors before they are recorded. PostgreSQL quotes values of a row that it refuses, and parsers the
 * text that they cannot read: such messages are replaced.
 */

type Fields = {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  code?: unknown;
  cause?: unknown;
  errors?: unknown;
  severity?: unknown;
  table?: unknown;
  constraint?: unknown;
};

const asFields = (error: unknown): Fields => (typeof error === 'object' && error !== null ? error : {});
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the error's message; for one that quotes data, its subject instead. */
export function redactedMessage(error: unknown): string {
  const fields = asFields(error);
  if (fields.severity !== undefined && asText(fields.code).length === 5) {
    const about = [fields.constraint, fields.table].map(asText).filter((name) => name !== '');
    return `PostgreSQL refused it: ${asText(fields.code)}${about.length === 0 ? '' : `, ${about.join(' of ')}`}.`;
  }
  if (error instanceof SyntaxError && /JSON/.test(error.message)) return 'It is not valid JSON.';
  return error instanceof Error ? error.message : 'A value that is not an error was thrown.';
}

/** Returns true where the message had to be reworded because it quotes data. */
export function isRedacted(error: unknown): boolean {
  return redactedMessage(error) !== asFields(error).message;
}

/** Returns an error as logs show it: its type, its message, where it arose, and its cause; no other fields. */
export function redactError(error: unknown): Record<string, unknown> {
  const { name, message, stack, code, cause, errors } = asFields(error);
  const redacted = redactedMessage(error);
  const frames = asText(stack).replace(asText(message), () => redacted);
  return {
    type: asText(name) === '' ? 'Error' : name,
    message: redacted,
    ...(frames === '' ? {} : { stack: frames }),
    ...(typeof code === 'string' && /^\w{1,60}$/.test(code) ? { code } : {}),
    ...(cause === undefined ? {} : { cause: redactError(cause) }),
    ...(Array.isArray(errors) ? { errors: errors.map(redactError) } : {}),
  };
}
