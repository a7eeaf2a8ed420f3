/** Folders of programs and caches, from the user's account. */
import { homedir } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * Returns where this user's programs keep what can be fetched again (XDG base directories, which say that a relative
 * path counts as unset; Library/Caches on a Mac).
 */
export function userCacheDirectory(configured = process.env.XDG_CACHE_HOME ?? ''): string {
  const standard =
    process.platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache');
  return join(isAbsolute(configured) ? configured : standard, 'waypost');
}

/** Returns the folders in which a program is looked for by name. */
export function searchPath(): readonly string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
}
