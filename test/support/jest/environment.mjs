/** Where jest runs a test file: in the worker's own global object, not in one that is made for the file. */
import { ModernFakeTimers } from '@jest/fake-timers';

export default class NativeEnvironment {
  global = globalThis;
  fakeTimersModern;
  #exit = process.exit;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    // Jest has just put its own in the place of Node's way from a stack to the TypeScript.
    Error.prepareStackTrace = undefined;
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    process.exit = this.#exit;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
