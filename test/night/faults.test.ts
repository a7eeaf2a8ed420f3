/** Five minutes of faults of every kind, while the programs are upgraded, and the days lived to their end. */
import { runFaults } from '../support/faults.js';

jest.setTimeout(7_200_000);

test('nothing is broken by faults of every kind during an upgrade', async () => {
  const { status, output, broken, kills } = await runFaults('--seed', '3', '--minutes', '5', '--upgrade');
  expect({ broken, output: broken.length > 0 ? output : '' }).toEqual({ broken: [], output: '' });
  expect(Object.keys(kills).length).toBeGreaterThan(5);
  expect(status).toBe(0);
});
