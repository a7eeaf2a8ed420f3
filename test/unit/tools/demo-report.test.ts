/** The demo's report: a line at least once a second, whatever goes on. */
import { createReport, type Report } from '../../../tools/demo/report.js';

let report: Report | undefined;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  report?.close();
  jest.useRealTimers();
});

function reportTo({ isTTY = false, quiet = false } = {}): string[] {
  const written: string[] = [];
  report = createReport(quiet, { isTTY, write: (text) => written.push(text) });
  return written;
}

test('while a step goes on, a line a second says how far it is', async () => {
  const written = reportTo();
  report?.step('Placing the orders');
  report?.progress('orders placed', 60, 120);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(written).toHaveLength(4);
  expect(written[0]).toBe('[   0.0 s] Placing the orders\n');
  expect(written[3]).toBe(`[   3.0 s]   ${'█'.repeat(15)}${'░'.repeat(15)} orders placed\n`);
});

test('a result is such a line, and the next step forgets the progress of the one before', async () => {
  const written = reportTo();
  report?.step('One');
  report?.progress('orders placed', 1, 1);
  await jest.advanceTimersByTimeAsync(900);
  report?.note('all placed');
  report?.step('Two');
  await jest.advanceTimersByTimeAsync(200);
  expect(written.map((text) => text.trim())).toEqual(['[   0.0 s] One', 'all placed', '[   0.9 s] Two']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(written.at(-1)).toBe('[   2.0 s]   …\n');
});

test('on a terminal it overwrites itself, and ends with the table', async () => {
  const written = reportTo({ isTTY: true });
  report?.step('Placing the orders');
  report?.progress('orders placed', 0, 1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(written.at(-1)).toBe(`\r\x1b[K[   1.0 s]   ${'░'.repeat(30)} orders placed`);
  report?.table([['Orders', 1]]);
  expect(written.at(-1)).toBe('\r\x1b[K\n  Orders  1\n\n');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(written).toHaveLength(3);
});

test('quiet, it writes nothing but the table', async () => {
  const written = reportTo({ quiet: true });
  report?.step('Placing the orders');
  report?.note('all placed');
  await jest.advanceTimersByTimeAsync(2_000);
  report?.table([['Orders', 120]]);
  expect(written).toEqual(['\n  Orders  120\n\n']);
});
