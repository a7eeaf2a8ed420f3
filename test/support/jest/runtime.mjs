/**
 * How jest loads a test file: as Node loads any module. The files that a worker runs share what they import, the product
 * as well as its libraries, which would otherwise be loaded, compiled and run anew for each: most of the time of a run.
 * So a module's state outlives a file; whatever a file changes in one, or in the process, it puts back, and what is shared
 * takes `describe`, `test` and hooks only when it is called: they are made for each file. Jest's mocks of
 * modules do not work, and of its `jest` there are the timers; `node:test` has mocks of functions.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/** By which jest-circus finds what it keeps in the global object. */
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const HANDLERS = Symbol.for('EVENT_HANDLERS');
const STATE = 'JEST_STATE_SYMBOL';

export default class NativeRuntime {
  #timers;

  constructor(_config, environment) {
    this.#timers = environment.fakeTimersModern;
  }

  /** What jest-circus collects and runs tests with: loaded for each file, as it is made for one. */
  requireInternalModule(file) {
    forgetTests();
    Reflect.deleteProperty(require.cache, file);
    return require(file);
  }

  setGlobalsForRuntime() {
    globalThis.jest = {
      setTimeout: (ms) => void (globalThis[TIMEOUT] = ms),
      useFakeTimers: () => this.#timers.useFakeTimers(),
      useRealTimers: () => this.#timers.useRealTimers(),
      advanceTimersByTimeAsync: (ms) => this.#timers.advanceTimersByTimeAsync(ms),
    };
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    await import(pathToFileURL(file).href);
  }

  requireModule(file) {
    return require(file);
  }

  teardown() {
    forgetTests();
  }

  getSourceMaps() {
    return new Map();
  }

  getAllCoverageInfoCopy() {
    return {};
  }

  // Whether a module is loaded too late is Node's to tell.
  enterTestCode() {}
  leaveTestCode() {}
}

/** Tests of a file, with all that they hold on to. */
function forgetTests() {
  Reflect.deleteProperty(globalThis, TIMEOUT);
  Reflect.deleteProperty(globalThis, HANDLERS);
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol.description === STATE) Reflect.deleteProperty(globalThis, symbol);
  }
}
