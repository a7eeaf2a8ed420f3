/** The audit log's actions in words: each that the server records has some. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from '../../../src/operations/all-operations.js';
import { consoleOperations } from '../../../src/pages/console/session-auth.js';
import { ACTIONS as KNOWN } from '../../../packages/console/src/parts/action-words';

const ROOT = path.join(import.meta.dirname, '../../..');

/** The actions of operations that change something, and those that the server's sources name beside them. */
function recordedActions(): string[] {
  const changing = [...operations, ...consoleOperations].filter(({ method }) => method !== 'GET');
  const actions = new Set(changing.map(({ name }) => name));
  for (const folder of ['src', 'activities']) {
    for (const file of readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const text = readFileSync(path.join(ROOT, folder, file), 'utf8');
      for (const [, action = ''] of text.matchAll(/action: '([a-z_]+\.[a-z_]+)'/g)) actions.add(action);
    }
  }
  return [...actions];
}

const ACTIONS = recordedActions();

test('the actions are found', () => {
  expect(ACTIONS.length).toBeGreaterThan(80);
  expect(ACTIONS).toEqual(expect.arrayContaining(['orders.cancel', 'drivers.set_pin', 'jobs.retry']));
});

test('each is said in words of its own', () => {
  const known = Object.values(KNOWN).flatMap((group) => Object.entries(group));
  const words = new Map(known);
  expect(ACTIONS.filter((action) => !words.has(action))).toEqual([]);
  // Nobody could tell two of the same words apart in the filter.
  expect(known.map(([, said]) => said).filter((said, at, all) => all.indexOf(said) !== at)).toEqual([]);
});
