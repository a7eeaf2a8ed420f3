/**
 * Secrets: API keys are random and kept only as a keyed digest; what must be read again (webhook secrets, stored
 * answers that hold one) is sealed with AES-256-GCM. A record sealed under an older master key still opens.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Bytes of a random secret; 24 bytes are 192 bits. */
const SECRET_BYTES = 24;

/** Returns a new random secret of 192 bits, URL-safe. */
export function randomSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Returns the digest by which a key is found: HMAC-SHA-256 under the pepper, in hex. */
export function digestKey(pepper: Buffer, key: string): string {
  return createHmac('sha256', pepper).update(key).digest('hex');
}

/** Returns the digest by which a token that is random enough is found: SHA-256 in hex, as the database computes it. */
export function digestToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The cost of digesting something short: tens of milliseconds and 32 MB. */
const SLOW = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 } as const;
const SLOW_BYTES = 32;

const derive = promisify<string, Buffer, number, typeof SLOW, Buffer>(scrypt);

/** Digests something short that people choose, such as a PIN: slowly, and with its own salt. */
export async function digestSlowly(text: string): Promise<{ salt: Buffer; hash: Buffer }> {
  const salt = randomBytes(16);
  return { salt, hash: await derive(text, salt, SLOW_BYTES, SLOW) };
}

/** Returns whether a text is what `digestSlowly` digested. */
export async function isDigestOf(
  text: string,
  { salt, hash }: { salt: Buffer; hash: Buffer },
): Promise<boolean> {
  return timingSafeEqual(await derive(text, salt, SLOW_BYTES, SLOW), hash);
}

export type Vault = {
  /** Seals a text for the record named by `owner`; the result opens only for the same owner. */
  seal(owner: string, text: string): Buffer;
  /** Opens what `seal` made. Throws if the owner, the key or the bytes are wrong. */
  open(owner: string, sealed: Buffer): string;
  /** Signs a short text for a URL; `verify` compares in constant time. */
  sign(text: string): string;
  /** Returns the text's signature under each master key, that of `sign` first. */
  signatures(text: string): string[];
  verify(text: string, signature: string): boolean;
};

/** Creates a vault over the master keys: the first seals, all of them open, so that keys can be rotated. */
export function createVault(masterKeys: readonly Buffer[]): Vault {
  const keys = masterKeys.map((master) => ({
    seal: Buffer.from(hkdfSync('sha256', master, '', 'waypost.seal', 32)),
    sign: Buffer.from(hkdfSync('sha256', master, '', 'waypost.sign', 32)),
  }));
  const first = keys[0];
  if (!first) throw new Error('A vault needs at least one master key.');
  const signature = (key: Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, 27);

  return {
    seal(owner, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', first.seal, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), sealed]);
    },
    open(owner, sealed) {
      const iv = sealed.subarray(1, 1 + IV_BYTES);
      const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
      let failure: unknown = new Error("The record's encryption format is unknown.");
      if (sealed[0] !== VERSION) throw failure;
      for (const key of keys) {
        try {
          const decipher = createDecipheriv('aes-256-gcm', key.seal, iv)
            .setAAD(Buffer.from(owner))
            .setAuthTag(tag);
          return (
            decipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES), undefined, 'utf8') +
            decipher.final('utf8')
          );
        } catch (error) {
          failure = error;
        }
      }
      throw failure;
    },
    sign: (text) => signature(first.sign, text),
    signatures: (text) => keys.map((key) => signature(key.sign, text)),
    verify: (text, given) =>
      keys.some((key) => {
        const expected = Buffer.from(signature(key.sign, text));
        const actual = Buffer.from(given);
        return expected.length === actual.length && timingSafeEqual(expected, actual);
      }),
  };
}

/**
 * Returns a secret of a local instance, 32 bytes in base64: created on the first start and kept in the home folder, in
 * a file that only its owner can read. A deployment gets its secrets from the environment instead.
 */
export function localSecret(home: string, name: 'master' | 'key-pepper'): string {
  const file = join(home, `${name}.key`);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = randomBytes(32).toString('base64');
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}
