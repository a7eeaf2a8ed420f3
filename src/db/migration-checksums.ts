/**
 * The migrations as they were released. One that has run is never edited, since nobody would run it again.
 * `migrations/checksums.json` names each with the checksum of its source, in the order in which they were added.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name without its extension → checksum. */
export type Checksums = Readonly<Record<string, string>>;

/** @public Beside translated migrations, written by the build: the checksums of what they were translated from. */
export const SOURCES = 'sources.json';

/** Thrown when a migration differs from its released form, or from the form that ran on this database. */
class MigrationChangedError extends Error {
  override readonly name = 'MigrationChangedError';

  constructor(names: readonly string[], since: string) {
    super(
      `Changed since ${since}: ${names.map((name) => `migrations/${name}.ts`).join(', ')}. ` +
        'Restore it, and make the change in a new migration.',
    );
  }
}

/** Computes the checksums of a folder's TypeScript files, independent of line endings. */
export function checksumsOf(folder: string): Checksums {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));
  return Object.fromEntries(
    files.toSorted().map((file) => {
      const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return [file.replace(/\.ts$/, ''), createHash('sha256').update(text).digest('hex')];
    }),
  );
}

/** Returns the checksums of the migrations in a folder, from their sources or as the build recorded them. */
export function presentChecksums(folder: string): Checksums {
  const sources = join(folder, SOURCES);
  return existsSync(sources) ? (JSON.parse(readFileSync(sources, 'utf8')) as Checksums) : checksumsOf(folder);
}

/** Returns the checksums of the migrations as they were released. */
export function releasedChecksums(folder: string): Checksums {
  return JSON.parse(readFileSync(join(folder, 'checksums.json'), 'utf8')) as Checksums;
}

/** @throws {MigrationChangedError} naming those of `known` that are there and differ */
export function refuseChanged(known: Checksums, present: Checksums, since: string): void {
  const changed = Object.keys(known).filter((name) => name in present && known[name] !== present[name]);
  if (changed.length > 0) throw new MigrationChangedError(changed, since);
}
