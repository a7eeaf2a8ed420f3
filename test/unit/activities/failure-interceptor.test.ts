/** What Temporal is told of each kind of failure, and so when an activity is tried again, if ever. */
import { MockActivityEnvironment } from '@temporalio/testing';
import { ApplicationFailure } from '@temporalio/common';
import { DefaultLogger } from '@temporalio/worker';
import { failureInterceptor } from '../../../activities/failure-interceptor.js';
import { AppError } from '../../../src/domain/errors.js';

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

test.each([
  ['whatever else fails', new Error('the provider is down')],
  ['one of several parts', new AggregateError([away('57P03'), new Error('other')], '2 parts failed.')],
  ['a failure that says itself when to try again', ApplicationFailure.create({ type: 'message_held' })],
  ['a connection that broke', new TypeError('fetch failed', { cause: away('ECONNRESET') })],
])('%s is handed on as it is', async (_, thrown) => {
  expect(await failureOf(thrown)).toBe(thrown);
  expect(logged).toEqual([]);
});
