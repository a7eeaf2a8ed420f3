/** What Temporal is told of each kind of failure, and so when an activity is tried again, if ever. */
import { MockActivityEnvironment } from '@temporalio/testing';
import { ApplicationFailure } from '@temporalio/common';
import { DefaultLogger } from '@temporalio/worker';
import { NoResultError } from 'kysely';
import { z } from 'zod';
import { failureInterceptor } from '../../../activities/failure-interceptor.js';
import { UnexpectedStatus } from '../../../src/adapters/http-json.js';
import { NoTenantError } from '../../../src/db/transaction.js';
import { AppError } from '../../../src/domain/errors.js';
import { TransientError } from '../../../src/runtime/transient-error.js';

const logged: object[] = [];
beforeEach(() => void logged.splice(0));

/** What an activity that throws this rejects with, at this attempt. */
async function failureOf(thrown: unknown, attempt = 1): Promise<ApplicationFailure> {
  const { execute } = failureInterceptor({ error: (line: object) => void logged.push(line) });
  const activity = () =>
    Promise.resolve(execute?.({ args: [], headers: {} }, () => Promise.reject(thrown as Error)));
  const environment = new MockActivityEnvironment(
    { attempt, activityType: 'sendConfirmation' },
    { logger: new DefaultLogger('ERROR') },
  );
  const failure: unknown = await environment.run(activity).catch((error: unknown) => error);
  return failure as ApplicationFailure;
}

const away = (code: string) => Object.assign(new Error(`connect ${code} 127.0.0.1:5432`), { code });

test.each([
  ['refused', away('ECONNREFUSED')],
  ['starting', away('57P03')],
  ['shut down', away('57P01')],
  ['lost', new Error('Connection terminated unexpectedly')],
  ['frozen', new Error('timeout exceeded when trying to connect')],
  ['away for several parts', new AggregateError([away('ECONNREFUSED'), away('57P03')], '2 parts failed.')],
])('a database that is %s is asked again within seconds, at any attempt', async (_, thrown) => {
  for (const attempt of [1, 12, 40]) {
    const failure = await failureOf(thrown, attempt);
    expect(failure).toBeInstanceOf(ApplicationFailure);
    expect(failure).toMatchObject({ type: 'database_unavailable', nonRetryable: false });
    expect(failure.nextRetryDelay).toBeGreaterThanOrEqual(5_000);
    expect(failure.nextRetryDelay).toBeLessThanOrEqual(15_000);
  }
});

test('those who found no database do not come back all at once', async () => {
  const delays = await Promise.all(
    Array.from({ length: 20 }, async () => (await failureOf(away('ECONNREFUSED'))).nextRetryDelay),
  );
  expect(new Set(delays).size).toBeGreaterThan(10);
});

test('a refusal of the domain is final, and says its code', async () => {
  const failure = await failureOf(new AppError('invalid_value', { message: 'There is no such template.' }));
  expect(failure).toMatchObject({
    nonRetryable: true,
    type: 'invalid_value',
    message: 'There is no such template.',
  });
});

test('a defect is logged each time, retried by the usual back-off, and given up at last', async () => {
  const defect = new TypeError("Cannot read properties of undefined (reading 'id')");
  expect(await failureOf(defect, 1)).toMatchObject({ type: 'defect', nonRetryable: false });
  expect((await failureOf(defect, 9)).nonRetryable).toBe(false);
  expect(await failureOf(defect, 10)).toMatchObject({
    type: 'defect',
    nonRetryable: true,
    message: defect.message,
  });
  expect(logged).toMatchObject([
    { err: defect, activity: 'sendConfirmation', attempt: 1 },
    { attempt: 9 },
    { attempt: 10 },
  ]);
});

const refusedByRow = (code: string) =>
  Object.assign(new Error('Failing row contains (…)'), { code, severity: 'ERROR', table: 'orders' });

test.each([
  ['a row that breaks a check', refusedByRow('23514')],
  ['an invalid value', refusedByRow('22P02')],
  ['a row that is not there', new NoResultError({ kind: 'SelectQueryNode' } as never)],
  ['an answer of another form', z.object({ id: z.string() }).safeParse({}).error],
  ['an error of no type', new Error('it cannot be')],
  ['one of several parts', new AggregateError([away('57P03'), new Error('other')], '2 parts failed.')],
  ['what is no error', 'a text'],
])('%s is a defect: ten tries, each logged', async (_, thrown) => {
  expect(await failureOf(thrown, 9)).toMatchObject({ type: 'defect', nonRetryable: false });
  expect(await failureOf(thrown, 10)).toMatchObject({ type: 'defect', nonRetryable: true });
  expect(logged).toHaveLength(2);
});

test('a courier that is not there is final, at the first try', async () => {
  expect(await failureOf(new NoTenantError('There is no tenant ten_1.'))).toMatchObject({
    ...{ type: 'no_tenant', nonRetryable: true, message: 'There is no tenant ten_1.' },
  });
  expect(logged).toEqual([]);
});

const temporalAway = Object.assign(new Error('14 UNAVAILABLE: no connection'), {
  ...{ code: 14, details: 'no connection', metadata: {} },
});

test.each([
  ['a provider that is down', new UnexpectedStatus(new URL('https://sms.example'), 503)],
  ['a mail server that is down', Object.assign(new Error('connect'), { code: 'EAUTH' })],
  ['a service that does not answer', new DOMException('It took too long.', 'TimeoutError')],
  ['a connection that undici lost', Object.assign(new Error('other side'), { code: 'UND_ERR_SOCKET' })],
  ['Temporal that is away', temporalAway],
  ['what says so itself', new TransientError('The day changed each time.')],
  ['several that pass', new AggregateError([new TransientError('a'), temporalAway], '2 parts failed.')],
  ['a failure that says itself when to try again', ApplicationFailure.create({ type: 'message_held' })],
  ['a connection that broke', new TypeError('fetch failed', { cause: away('ECONNRESET') })],
] as [string, unknown][])(
  '%s is handed on as it is, and tried for as long as it takes',
  async (_, thrown) => {
    expect(await failureOf(thrown, 40)).toBe(thrown);
    expect(logged).toEqual([]);
  },
);
