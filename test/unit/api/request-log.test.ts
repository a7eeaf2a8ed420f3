/** Requests are written down together, wait while that fails, and are counted when too many wait. */
import { createRequestLog } from '../../../src/pages/console/request-log.js';
import type { AnsweredRequest } from '../../../src/api/server.js';
import type { NewLoggedRequest } from '../../../src/records/request-log.js';

let written: string[][];
let failure: Error | undefined;
let lost: [number, unknown][];

beforeEach(() => {
  written = [];
  failure = undefined;
  lost = [];
});

const createLog = () =>
  createRequestLog(
    {
      insert: (requests: readonly NewLoggedRequest[]) => {
        if (failure) return Promise.reject(failure);
        written.push(requests.map(({ request_id }) => request_id));
        return Promise.resolve();
      },
      newId: () => 'rql_1',
    },
    (...report) => lost.push(report),
  );
const request = (requestId: string) =>
  ({
    caller: { keyId: 'key_1', tenant: { id: 'ten_1' }, scopes: [] },
    method: 'GET',
    pathTemplate: '/orders',
    params: {},
    status: 200,
    requestId,
    at: new Date(0),
    ms: 1.4,
  }) as unknown as AnsweredRequest;

test('closing writes what waits, in one statement', async () => {
  const log = createLog();
  log.note(request('a'));
  log.note(request('b'));
  await log.close();
  expect(written).toEqual([['a', 'b']]);
  expect(lost).toEqual([]);
});

test('what cannot be written at the end is counted, with the reason', async () => {
  failure = new Error('away');
  const log = createLog();
  log.note(request('a'));
  await log.close();
  expect(lost).toEqual([[1, failure]]);
});

test('of more than 20,000 that wait the oldest are given up and counted', async () => {
  const log = createLog();
  for (let number = 0; number < 20_002; number += 1) log.note(request(String(number)));
  expect(lost).toEqual([
    [1, undefined],
    [1, undefined],
  ]);
  await log.close();
  expect(written.flat()).toHaveLength(20_000);
  expect(written.flat()[0]).toBe('2');
});
