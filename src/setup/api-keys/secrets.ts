/**
 * The secret text of an API key: `<prefix>_live_adm_…` for a courier's administration, `<prefix>_test_shp_…` for a
 * shipper's customer interface in the sandbox, and so on. Shown once; only its digest is kept.
 */
import type { Mode } from '../../domain/access.js';
import { randomSecret } from '../../runtime/secrets.js';

/** User of a key: the courier (`adm`) or a shipper (`shp`). */
type KeyHolder = 'adm' | 'shp';

const LAST_CHARACTERS = 4;

/** Returns the prefix of a key (specification "Authentication" 2). */
export function keyStart(prefix: string, mode: Mode, holder: KeyHolder): string {
  return `${prefix}_${mode === 'live' ? 'live' : 'test'}_${holder}_`;
}

/** Makes a new key with 192 random bits, and returns its last characters, by which people tell keys apart. */
export function newApiKey(prefix: string, mode: Mode, holder: KeyHolder): { key: string; last_four: string } {
  const key = `${keyStart(prefix, mode, holder)}${randomSecret()}`;
  return { key, last_four: key.slice(-LAST_CHARACTERS) };
}
