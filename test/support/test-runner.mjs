/**
 * Runs a test file for jest (its option `testRunner`) with jest-circus, as Node loads any module. The files run by a
 * worker share their imports, both the product and its libraries; otherwise these would be loaded, compiled and run
 * again for each file, a third more processor time for the whole run. So a module's state outlives a file: a file must
 * restore whatever it changes in a module or in the process. Jest's module mocks do not work, and of its `jest` object
 * only the timers exist; `node:test` has function mocks.
 */
import { findSourceMap } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import { createEmptyTestResult } from '@jest/test-result';
import circus, { addEventHandler, getState, removeEventHandler, resetState, run } from 'jest-circus';
import { beginNotes, notesOfTest } from './failure-notes.ts';
import { formatExecError, formatResultsErrors } from 'jest-message-util';

/**
 * Runs one file.
 * @returns its results, in jest's form: `TestResult` of `@jest/test-result`
 */
export default async function runFile(globalConfig, config, _environment, _runtime, path) {
  const timers = new ModernFakeTimers({ config, global: globalThis });
  const restoreHandlers = failOnUncaughtErrors();
  // Replaces jest's mapping of stacks to TypeScript, which does not know the modules that Node has loaded.
  Error.prepareStackTrace = withSourcePositions;
  resetState();
  Object.assign(getState(), {
    testTimeout: config.testTimeout ?? globalConfig.testTimeout,
    testNamePattern: globalConfig.testNamePattern ? new RegExp(globalConfig.testNamePattern, 'i') : null,
  });
  Object.assign(globalThis, circus, {
    expect: jestExpect,
    jest: {
      setTimeout: (ms) => void (getState().testTimeout = ms),
      useFakeTimers: () => timers.useFakeTimers(),
      useRealTimers: () => timers.useRealTimers(),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    },
  });
  jestExpect.setState({ testPath: path });
  circus.beforeEach(beginNotes);
  addEventHandler(addNotes);
  try {
    await import(pathToFileURL(path).href);
    return resultOf(await run(), { globalConfig, config, path });
  } finally {
    // Forgets the file's tests and everything they reference.
    removeEventHandler(addNotes);
    resetState();
    timers.dispose();
    restoreHandlers();
  }
}

const NOTED_AT = new Set(['test_fn_failure', 'hook_failure', 'test_done']);
const noted = new WeakSet();

/** Adds to the first error of a failed test what was noted while it ran, before its pages and processes are closed. */
async function addNotes({ name, test }) {
  if (!NOTED_AT.has(name) || !test?.errors.length || noted.has(test)) return;
  noted.add(test);
  const [error, place] = test.errors[0];
  const notes = await notesOfTest();
  if (notes === '') return;
  // A test that reached its limit has thrown a text.
  const thrown = error instanceof Error ? error : new Error(String(error));
  thrown.stack = `${error instanceof Error ? error.stack : `${error}\n${place.stack}`}\n\n${notes}`;
  test.errors[0] = [thrown, place];
}

/** Makes an error that nobody catches fail the running test, or else the file, rather than end the worker. */
function failOnUncaughtErrors() {
  const events = ['uncaughtException', 'unhandledRejection'];
  const before = events.map((event) => process.listeners(event));
  const fail = (error) => {
    const { currentlyRunningTest, unhandledErrors } = getState();
    (currentlyRunningTest?.errors ?? unhandledErrors).push([error, error]);
  };
  for (const event of events) process.removeAllListeners(event).on(event, fail);
  return () => {
    for (const [index, event] of events.entries()) {
      process.removeAllListeners(event);
      for (const listener of before[index]) process.on(event, listener);
    }
  };
}

/** Converts the results of jest-circus to those that jest's reporters read. */
function resultOf(ran, { globalConfig, config, path }) {
  const testResults = ran.testResults.map((test) => {
    // The first name is that of the block around the whole file.
    const [, ...names] = test.testPath;
    return {
      ancestorTitles: names.slice(0, -1),
      title: names.at(-1),
      fullName: names.join(' '),
      status: statusOf(test),
      duration: test.duration,
      failureMessages: test.errors,
      failureDetails: test.errorsDetailed,
      invocations: test.invocations,
      numPassingAsserts: test.numPassingAsserts,
      retryReasons: test.retryReasons,
      location: test.location,
    };
  });
  const count = (status) => testResults.filter((test) => test.status === status).length;
  const uncaught = ran.unhandledErrorsDetailed.map((error) =>
    formatExecError(error, config, globalConfig, path),
  );
  const failures = [formatResultsErrors(testResults, config, globalConfig, path), ...uncaught].filter(
    Boolean,
  );
  return {
    ...createEmptyTestResult(),
    testFilePath: path,
    displayName: config.displayName,
    testResults,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    failureMessage: failures.length > 0 ? failures.join('\n') : null,
    testExecError:
      ran.unhandledErrors.length > 0 ? { message: '', stack: ran.unhandledErrors.join('\n') } : undefined,
  };
}

function statusOf({ status, errors }) {
  if (status === 'skip') return 'pending';
  if (status === 'todo') return 'todo';
  return errors.length > 0 ? 'failed' : 'passed';
}

/** Formats a stack as Node does, with the positions in the TypeScript. */
function withSourcePositions(error, frames) {
  return [String(error), ...frames.map((frame) => `    at ${withSourcePosition(frame)}`)].join('\n');
}

function withSourcePosition(frame) {
  const text = frame.toString();
  const file = frame.getFileName();
  const origin = file && findSourceMap(file)?.findOrigin(frame.getLineNumber(), frame.getColumnNumber());
  if (!origin?.fileName) return text;
  const position = `${fileURLToPath(origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  return text.endsWith(')') ? `${text.slice(0, text.lastIndexOf('(') + 1)}${position})` : position;
}
