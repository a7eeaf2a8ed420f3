/** What logs and histories have of an error: where it arose, never the data that it quotes. */
import { Writable } from 'node:stream';
import { redactedMessage, redactError } from '../../../src/runtime/redact-error.js';
import { createLogger } from '../../../src/runtime/logger.js';

const PHONE = '+447700900123';

/** As the driver throws it. */
function refusedRow(): Error {
  return Object.assign(new Error(`invalid input syntax for type date: "${PHONE}"`), {
    name: 'error',
    severity: 'ERROR',
    code: '22007',
    detail: `Failing row contains (${PHONE}).`,
    where: `unnamed portal parameter $1 = '${PHONE}'`,
    table: 'orders',
    constraint: 'orders_pkey',
  });
}

function unread(): unknown {
  try {
    return JSON.parse(`${PHONE} cannot be reached`);
  } catch (error) {
    return error;
  }
}

test.each([
  [
    'a row that the database refuses',
    refusedRow(),
    /^PostgreSQL refused it: 22007, orders_pkey of orders\.$/,
  ],
  ['a text that is not JSON', unread(), /^It is not valid JSON\.$/],
  ['something else', PHONE, /^A value that is not an error was thrown/],
  ['an error of our own', new Error('No channel is left.'), /^No channel is left\.$/],
])('%s', (_what, error, words) => {
  expect(redactedMessage(error)).toMatch(words);
});

test('a line of a log has the stack and the cause, and no other field', () => {
  const error = Object.assign(new Error('It failed.', { cause: refusedRow() }), {
    data: PHONE,
    errors: [unread()],
    code: `no ${PHONE}`,
  });
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  createLogger('test', 'info', destination).warn({ err: error }, 'seen');
  const [line = ''] = lines;
  expect(line).not.toContain(PHONE);
  expect(JSON.parse(line).err).toMatchObject({
    type: 'Error',
    message: 'It failed.',
    stack: expect.stringContaining('redact-error.test'),
    cause: { code: '22007' },
    errors: [{ type: 'SyntaxError', message: 'It is not valid JSON.' }],
  });
  expect(redactError(undefined)).toMatchObject({ type: 'Error' });
});
