/**
 * The name by which Temporal tells this build from others: WAYPOST_BUILD_ID, or the package's version and the commit
 * that it was built from, which the build notes beside its output.
 */
import { existsSync, readFileSync } from 'node:fs';
import { buildPath, productVersion } from '@waypost/base/paths';

export function buildId({ buildId: configured }: { readonly buildId: string | undefined }): string {
  if (configured !== undefined) return configured;
  const file = buildPath('commit');
  const commit = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return commit === '' ? productVersion() : `${productVersion()}-${commit}`;
}
