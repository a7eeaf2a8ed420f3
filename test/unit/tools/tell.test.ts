/** What a run of tests says of files that are slow, and of tests that fail. */
import { mock } from 'node:test';
import { attacksOf } from '../../../tools/test/attacks.js';
import type { FileResult } from '../../../tools/test/jest.js';
import { tellHowToRunAgain, tellSlowFiles } from '../../../tools/test/tell.js';
import { beginNotes, noteExchange, noteOnFailure, notesOfTest } from '../../support/failure-notes.js';

const file = (path: string, seconds: number, failedTests: string[] = []): FileResult => ({
  ...{ path, seconds, failedTests },
  ...{ passed: 1, isFailed: failedTests.length > 0 },
});
const results = (...files: FileResult[]) => ({ passed: 1, failed: 1, skipped: 0, files });

function said(tell: () => void): string {
  const log = mock.method(console, 'log', () => undefined);
  try {
    tell();
    return log.mock.calls.flatMap((call) => call.arguments).join('\n');
  } finally {
    log.mock.restore();
  }
}

test('files that took more than twenty seconds are named, the slowest first', () => {
  const files = [
    file('test/api/a.test.ts', 20.4),
    file('test/api/b.test.ts', 19.9),
    file('test/db/c.test.ts', 131),
  ];
  expect(said(() => tellSlowFiles(results(...files)))).toBe(
    '\nFiles that took more than 20 seconds:\n 131 s  test/db/c.test.ts\n  20 s  test/api/a.test.ts',
  );
  expect(said(() => tellSlowFiles(results(file('test/api/b.test.ts', 20))))).toBe('');
});

test('each of a few failed tests is told by the command that runs it alone', () => {
  const failed = results(
    file('test/api/a.test.ts', 1, ["a driver's fee is £2.50 (or more)"]),
    file('test/attack/generated/limits.test.ts', 1, ['limits']),
    file('test/api/b.test.ts', 1),
  );
  expect(said(() => tellHowToRunAgain(failed, '3'))).toBe(
    [
      '\nTo run what failed alone:',
      String.raw`npm test -- test/api/a.test.ts -t '^a driver'\''s fee is £2\.50 \(or more\)$'`,
      "ATTACKS=3 npm test -- test/attack/generated/limits.test.ts -t '^limits$'",
    ].join('\n'),
  );
});

test('of many failed tests the files are told', () => {
  const names = Array.from({ length: 11 }, (_, index) => `test ${index}`);
  expect(said(() => tellHowToRunAgain(results(file('test/api/a.test.ts', 1, names)), 'all'))).toBe(
    '\nTo run what failed alone:\nnpm test -- test/api/a.test.ts',
  );
});

test('a failed test says its last request and answer, and what was logged meanwhile', async () => {
  let log = 'of the test before';
  let before = 0;
  const forget = noteOnFailure('The log', {
    begin: () => void (before = log.length),
    text: () => log.slice(before),
  });
  noteExchange('GET /of-the-test-before', undefined, 200, '{}');
  beginNotes();
  noteExchange('POST /orders', { shipper: 'shp_1' }, 422, '{"error":{}}');
  log += 'out of stock';
  const notes = await notesOfTest();
  forget();
  expect(notes).toContain('Last request:\nPOST /orders {"shipper":"shp_1"}\n→ 422 {"error":{}}');
  expect(notes).toContain('The log:\nout of stock');
  expect(notes).not.toContain('the-test-before');
  beginNotes();
  expect(await notesOfTest()).not.toContain('The log');
});

test('a run takes all attacks, the seventh that is asked for, or that of the commit', () => {
  expect(attacksOf(undefined, true)).toBe('all');
  expect(attacksOf('3', true)).toBe('3');
  expect(attacksOf(undefined, false)).toMatch(/^[1-7]$/);
  expect(() => attacksOf('8', false)).toThrow('ATTACKS is all, or 1 to 7; not 8.');
});
