/** Building blocks of variables: kinds of values, and each variable's note. */
import { z } from 'zod';

export type Note = {
  readonly group: string;
  readonly about: string;
  /** The value when the variable is not set, in words; read from the schema when it has a default. */
  readonly fallback?: string;
  readonly secret?: true;
};

export const notes = z.registry<Note>();

export const port = z.coerce.number().int().min(1).max(65_535);
export const milliseconds = z.coerce.number().int().min(100).max(3_600_000);
export const flag = z.stringbool({ truthy: ['true', '1', 'yes'], falsy: ['false', '0', 'no'] });
export const text = z.string().trim().min(1);
export const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** 32 random bytes in base64, the size of an AES-256 key and of the pepper of API key digests. */
export const secretKey = z.string().transform((value, context) => {
  const bytes = Buffer.from(value.trim(), 'base64');
  if (bytes.length === 32) return bytes;
  context.addIssue({ code: 'custom', message: 'must be 32 bytes in base64 (openssl rand -base64 32)' });
  return z.NEVER;
});

/** Builds a comma-separated list whose every item satisfies `item`. */
export function listOf<T extends z.ZodType<unknown, string>>(item: T) {
  return z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item).min(1));
}
