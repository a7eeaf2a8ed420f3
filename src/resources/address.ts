/** Addresses. */
import { iso31661Alpha2ToAlpha3 } from 'iso-3166';
import { parse as parsePostcode } from 'postcode';
import { z } from 'zod';
import * as fields from './schema-helpers.js';

const COUNTRY = { description: 'Country code (ISO 3166-1 alpha-2). `UK` is read as `GB`.', example: 'GB' };

/** Returns the country's code as stored: in capitals, and `GB` for `UK`, which ISO 3166 only reserves. */
const countryCode = (given: string): string => {
  const code = given.trim().toUpperCase();
  return code === 'UK' ? 'GB' : code;
};

const addressFields = {
  line1: fields.line(120).meta({ description: 'House and street.', example: '132 Rose Lane' }),
  line2: fields.freeLine(120).meta({ description: 'Second line.', example: 'Flat 2' }).optional(),
  town: fields.line(120).meta({ description: 'Town.', example: 'London' }),
  postcode: fields
    .line(10, fields.trimmed)
    .meta({ description: 'Postcode; must be well-formed for GB.', example: 'SE2 9NL' }),
  country: z
    .string()
    .transform(countryCode)
    .refine((code) => code in iso31661Alpha2ToAlpha3, 'must be a two-letter country code, such as GB')
    .meta(COUNTRY)
    .default('GB'),
};

export const address = z
  .object({
    ...addressFields,
    country: z.string().meta(COUNTRY),
    latitude: fields.knownPosition.latitude.optional(),
    longitude: fields.knownPosition.longitude.optional(),
  })
  .meta({ id: 'Address' });
export type Address = z.output<typeof address>;

/** Returns an address as shown, with its row's position. */
export const addressShown = (
  stored: Omit<Address, 'latitude' | 'longitude'>,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): Address => ({ ...stored, ...fields.known({ latitude, longitude }) });

/** An address as it is sent; a GB postcode must have a valid form and is stored in its usual spelling. */
export const addressInput = z
  .strictObject({ ...addressFields, ...fields.readOnly(fields.knownPosition, 'latitude', 'longitude') })
  .describe('The location.')
  .transform((sent, context) => {
    const { latitude: _latitude, longitude: _longitude, ...kept } = sent;
    if (kept.country !== 'GB') return kept;
    const postcode = parsePostcode(kept.postcode.normalize('NFKC').replaceAll(/[^A-Za-z0-9]/g, ''));
    if (postcode.valid) return { ...kept, postcode: postcode.postcode };
    context.addIssue({
      code: 'custom',
      path: ['postcode'],
      message: 'must be a GB postcode such as CR0 4XZ',
    });
    return z.NEVER;
  });
