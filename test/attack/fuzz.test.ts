/**
 * The whole document under schemathesis: all checks, valid and invalid data, stateful links; no failure and no 5xx. In
 * `npm test` for a bounded time; `npm run fuzz` runs it to its end.
 */
import { jest } from '@jest/globals';
import { startApi, type TestApi } from '../support/api.js';
import { fuzz, schemathesis } from '../support/fuzz.js';

const seconds = process.env['FUZZ_SECONDS'] ?? '25';
/** One seed, so that a change is judged by the same requests as the one before it; `npm run fuzz` tries others. */
const SEED = '1';
const examples = process.env['FUZZ_EXAMPLES'] ?? '10';

jest.setTimeout(7_200_000);

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('no request breaks the contract', async () => {
  const found = await schemathesis();
  if ('missing' in found) {
    process.stderr.write(`FUZZING WAS SKIPPED, as schemathesis cannot be installed: ${found.missing}\n`);
    return;
  }
  const { code, report } = await fuzz(api, found.program, {
    examples: Number(examples),
    ...(seconds === 'unlimited' ? {} : { seconds: Number(seconds), seed: SEED }),
  });
  if (code !== 0) throw new Error(report);
  expect(code).toBe(0);
});
