/** Metadata: data that a client keeps with a record, such as its own ids. Waypost stores and shows it. */
import { z } from 'zod';
import { AppError } from '../domain/errors.js';
import * as fields from './schema-helpers.js';

/** Maximum keys of a record, and maximum lengths of a key and a value. */
const MAX_KEYS = 20;
const MAX_KEY_CHARACTERS = 40;
const MAX_VALUE_CHARACTERS = 500;

export type Metadata = Record<string, string>;

const ABOUT = {
  description: `Your own data: up to ${MAX_KEYS} keys of up to ${MAX_KEY_CHARACTERS} characters, with values of up to ${MAX_VALUE_CHARACTERS}.`,
  example: { crm_id: '4711' },
};
const key = fields.line(MAX_KEY_CHARACTERS);
const value = fields.freeText(MAX_VALUE_CHARACTERS);
const isFew = (data: object) => Object.keys(data).length <= MAX_KEYS;
const FEW = `must have at most ${MAX_KEYS} keys`;

/** In answers, where there is any. */
export const metadata = z.record(z.string(), z.string()).meta(ABOUT);
/** In the body of a new record. */
export const metadataInput = z.record(key, value).refine(isFew, FEW).meta(ABOUT);
/** In the body of a change. */
export const metadataPatch = z
  .record(key, value.nullable())
  .nullable()
  .meta({
    ...ABOUT,
    description: `${ABOUT.description} Omitted keys are kept; null removes a key, or all of them.`,
  });

/**
 * Returns a record's metadata after a change, null where none is left. Throws 422 `too_many_items` where it would be
 * more than a record may have.
 */
export function mergeMetadata(
  before: Metadata | null,
  patch: z.output<typeof metadataPatch>,
): Metadata | null {
  const merged = patch === null ? {} : { ...before, ...patch };
  const kept = Object.fromEntries(
    Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  if (!isFew(kept)) throw new AppError('too_many_items', { message: `metadata ${FEW}.`, param: 'metadata' });
  return Object.keys(kept).length === 0 ? null : kept;
}

/** Returns the field of a resource: left out where there is none. */
export const metadataShown = (data: Metadata | null): { metadata?: Metadata } =>
  data === null ? {} : { metadata: data };

/** Returns the stored form of a new record's metadata. */
export const metadataStored = (data: Metadata | undefined): Metadata | null =>
  mergeMetadata(null, data ?? null);
