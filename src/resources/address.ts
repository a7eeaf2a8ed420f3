/** Addresses and phone numbers. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { parse as parsePostcode } from 'postcode';
import { z } from 'zod';
import * as fields from './schema-helpers.js';

export const PHONE = { description: 'Phone number; stored in E.164 format.', example: '+447700900123' };

/**
 * A phone number as it is sent, stored as E.164. Ofcom's drama ranges are possible numbers without being valid ones.
 */
export const phoneInput = fields
  .text(40)
  .meta(PHONE)
  .transform((value, context) => {
    const number = parsePhoneNumberFromString(value, 'GB');
    if (number?.isPossible() === true) return number.number;
    context.addIssue('must be a phone number, best as +447700900123');
    return z.NEVER;
  });
/** A phone number as it is returned. */
export const phone = z.string().meta(PHONE);

const COUNTRY = { description: 'Two-letter country code.', example: 'GB' };
const addressFields = {
  line1: fields.line(120).meta({ description: 'House and street.', example: '132 Rose Lane' }),
  line2: fields.freeLine(120).meta({ description: 'Second line.', example: 'Flat 2' }).optional(),
  town: fields.line(120).meta({ description: 'Town.', example: 'London' }),
  postcode: fields
    .line(10)
    .meta({ description: 'Postcode; must be well-formed for GB.', example: 'SE2 9NL' }),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a two-letter country code')
    .meta(COUNTRY)
    .default('GB'),
};

export const address = z
  .object({ ...addressFields, country: z.string().meta(COUNTRY), ...fields.nullablePosition })
  .meta({ id: 'Address' });
export type Address = z.output<typeof address>;

/** An address as it is sent; a GB postcode must have a valid form and is stored in its usual spelling. */
export const addressInput = z
  .strictObject({ ...addressFields, ...fields.readOnly(fields.knownPosition, 'latitude', 'longitude') })
  .describe('The location.')
  .transform((sent, context) => {
    const { latitude: _latitude, longitude: _longitude, ...kept } = sent;
    if (kept.country !== 'GB') return kept;
    const postcode = parsePostcode(kept.postcode);
    if (postcode.valid) return { ...kept, postcode: postcode.postcode };
    context.addIssue({
      code: 'custom',
      path: ['postcode'],
      message: 'must be a GB postcode such as CR0 4XZ',
    });
    return z.NEVER;
  });
