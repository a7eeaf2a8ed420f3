/** Loads the configuration of a process, or ends it with the error. */
import { ConfigError } from '../runtime/environment.js';

/** Returns what `load` returns. With an invalid configuration the process prints only the error and exits. */
export function configured<T>(load: () => T): T {
  try {
    return load();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
