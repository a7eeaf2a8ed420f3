/** The environment in which jest runs a test file: the worker's own global object, not one created per file. */
import { findSourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ModernFakeTimers } from '@jest/fake-timers';

export default class NativeEnvironment {
  global = globalThis;
  fakeTimersModern;
  #exit = process.exit;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    // Replaces jest's source mapping to TypeScript, which does not know the modules that Node has loaded.
    Error.prepareStackTrace = (error, frames) =>
      [String(error), ...frames.map((frame) => `    at ${placeOf(frame)}`)].join('\n');
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

/** Returns a stack frame as Node formats it, with its position in the TypeScript. */
function placeOf(frame) {
  const text = frame.toString();
  const file = frame.getFileName();
  const origin = file && findSourceMap(file)?.findOrigin(frame.getLineNumber(), frame.getColumnNumber());
  if (!origin?.fileName) return text;
  const place = `${fileURLToPath(origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  return text.endsWith(')') ? `${text.slice(0, text.lastIndexOf('(') + 1)}${place})` : place;
}
