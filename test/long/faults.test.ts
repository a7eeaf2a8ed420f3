/**
 * A few seconds of the campaign of faults: the real programs, killed in mid-work, then everything that must hold. A
 * longer one, with every kind of fault, is in `test/night`; docs/reliability.md has more.
 */
import { runFaults } from '../support/faults.js';

jest.setTimeout(600_000);

// What a killed `main` worker was sending is another's after two minutes: too long for here.
const KINDS = 'kill_api,kill_relay,kill_worker_webhooks,kill_backend,kill_postmaster';
const SHORT = ['--seed', '7', '--minutes', '0.12', '--orders', '2', '--days-at-once', '1', '--kinds', KINDS];

test('nothing is broken by a few seconds of faults', async () => {
  const { status, output, broken, invariants, kills, orders, posts } = await runFaults(...SHORT);
  expect({ broken, output: broken.length > 0 ? output : '' }).toEqual({ broken: [], output: '' });
  expect(invariants).toBeGreaterThan(30);
  expect(Object.keys(kills)).not.toEqual([]);
  expect(orders).toBeGreaterThan(0);
  expect(posts).toBeGreaterThan(20);
  expect(status).toBe(0);
});
