/**
 * The whole document under schemathesis: all checks, valid and invalid data, stateful links; no failure and no 5xx. For
 * a bounded time; `npm run fuzz` runs it to its end. Skipped, and counted as such, on a machine that
 * cannot have the program.
 */
import { useApi } from '../support/api.js';
import { fuzz, schemathesis } from '../support/fuzz.js';

const seconds = process.env['FUZZ_SECONDS'] ?? '25';
/** One seed, so that a change is judged by the same requests as the one before it; `npm run fuzz` tries others. */
const seed = process.env['FUZZ_SEED'] ?? '1';
const examples = process.env['FUZZ_EXAMPLES'] ?? '10';

jest.setTimeout(7_200_000);

const api = useApi();

const found = await schemathesis();
const program = 'program' in found ? found.program : '';
if ('missing' in found) {
  process.stderr.write(`FUZZING IS SKIPPED, as schemathesis cannot be installed: ${found.missing}\n`);
}

(program === '' ? test.skip : test)('no request breaks the contract', async () => {
  const { code, report } = await fuzz(api, program, {
    examples: Number(examples),
    ...(seconds === 'unlimited' ? {} : { seconds: Number(seconds), seed }),
  });
  if (code !== 0) throw new Error(report);
  expect(code).toBe(0);
});
