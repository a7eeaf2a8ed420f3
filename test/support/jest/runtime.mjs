/**
 * Makes jest load a test file as Node loads any module. The files run by a worker share their imports, both the product
 * and its libraries. Otherwise these would be loaded, compiled and run again for each file, which took most of the time
 * of a run. So a module's state outlives a file: a file must restore whatever it changes in a module or in the process.
 * Shared code may access `describe`, `test` and hooks only when called, because they are created per file. Jest's
 * module mocks do not work, and of its `jest` object only the timers exist; `node:test` has function mocks.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/** The key under which jest-circus keeps its timeout in the global object. */
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const HANDLERS = Symbol.for('EVENT_HANDLERS');
const STATE = 'JEST_STATE_SYMBOL';

export default class NativeRuntime {
  #timers;

  constructor(_config, environment) {
    this.#timers = environment.fakeTimersModern;
  }

  /**
   * Loads jest-circus's modules for collecting and running tests. They are loaded per file, because they are made for a
   * single one.
   */
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

  // Node itself reports modules that are loaded too late.
  enterTestCode() {}
  leaveTestCode() {}
}

/** Forgets a file's tests and everything they reference. */
function forgetTests() {
  Reflect.deleteProperty(globalThis, TIMEOUT);
  Reflect.deleteProperty(globalThis, HANDLERS);
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol.description === STATE) Reflect.deleteProperty(globalThis, symbol);
  }
}
