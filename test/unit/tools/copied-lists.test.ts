/** The lint rule against copies of the API's lists, and where the repository has it on. */
import path from 'node:path';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import rule from '../../../tools/lint/no-copied-lists.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
const RULE = 'waypost/no-copied-lists';

const COPIES: [list: string, code: string][] = [
  ['SCAN_TYPES', `const types = ['depot_in', 'load_to_van', 'unload', 'damaged', 'missing'];`],
  ['EVENT_TYPES', `const some = ['order.created', 'stop.failed', 'run.started', 'run.paused'] as const;`],
  ['SCOPES', `type Scope = 'orders:read' | 'routes:write' | 'bookings:write';`],
  ['REPORT_GROUPS', `const tabs = [['day', 'By day'], ['depot', 'By depot'], ['driver', 'By driver']];`],
];
const HARMLESS = [
  `const two = ['depot_in', 'load_to_van', 'elsewhere'];`,
  `const twice = ['day', 'depot', 'day', 'depot'];`,
  `const words: Record<Group, string> = { day: 'Day', depot: 'Depot', shipper: 'Shipper', driver: 'Driver' };`,
  `type Two = 'sms' | 'email' | 'fax';`,
];

const reported = (code: string) =>
  new Linter({ cwd: ROOT })
    .verify(code, {
      languageOptions: { parser: tseslint.parser },
      plugins: { waypost: { rules: { 'no-copied-lists': rule } } },
      rules: { [RULE]: 'error' },
    })
    .map(({ message }) => message);

test.each(COPIES)('a copy of %s is refused', (list, code) => {
  expect(reported(code)).toEqual([expect.stringContaining(`words of ${list}: import`)]);
});

test.each(HARMLESS)('%s', (code) => {
  expect(reported(code)).toEqual([]);
});

test.each([
  'packages/console/src/views/orders/search.ts',
  'packages/console/src/views/setup/staff-view.tsx',
  'tools/demo/setup.ts',
  'tools/faults/courier.ts',
  'bench/api.ts',
  'test/support/routes.ts',
])('the rule holds in %s', async (file) => {
  const config = (await new ESLint({ cwd: ROOT }).calculateConfigForFile(file)) as {
    rules: Record<string, unknown>;
  };
  expect(config.rules[RULE]).toEqual([2]);
});
