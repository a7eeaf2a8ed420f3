/** How a process of a deployment begins: with its configuration, or with what is wrong with it. */
import { ConfigError } from '../runtime/environment.js';

/** Returns what `load` returns. A configuration that cannot be used ends the process, and is all that it says. */
export function configured<T>(load: () => T): T {
  try {
    return load();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
