/** Phone numbers: read as people write them, with the country of the record that they are in, and stored as E.164. */
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { z } from 'zod';
import * as fields from './schema-helpers.js';

export const PHONE = {
  description:
    'Phone number, stored in E.164 format. A local number is read with the country of its address.',
  example: '+447700900123',
};

/** A phone number as it is returned. */
export const phone = z.string().meta(PHONE);
/** A phone number as it is sent. `readPhone` reads it, where its country is known. */
export const phoneText = fields.text(40).meta(PHONE);

/** Why `readPhone` refuses a text. */
export const NO_PHONE =
  'must be one phone number, best as +447700900123, without an extension or remark: those belong in the notes';

/** A phone number of a record that has no address, as of GB. */
export const phoneInput = phoneText.transform((value, context) => {
  const number = readPhone(value);
  if (number !== null) return number;
  context.addIssue(NO_PHONE);
  return z.NEVER;
});

/** A phone number to search for, which may be of any country: all numbers that it may mean. */
export const phoneQuery = phoneText.transform((value, context) => {
  const numbers = phonesOf(value);
  if (numbers.length > 0) return numbers;
  context.addIssue(NO_PHONE);
  return z.NEVER;
});

/**
 * Returns a number as E.164, reading a local one as of this country; null if the text is not exactly one number.
 * Unassigned numbers, such as Ofcom's drama ranges, are accepted if they are as long as a mobile number.
 */
export function readPhone(text: string, country = 'GB'): string | null {
  const given = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{DI}]/gu, '')
    // What spreadsheets and sentences put around a number: ="07700900123", 447700900123.0
    .replaceAll(/^['"=\s]+|(?:\.0)?['"\s.,;]*$/g, '')
    .replace(/^tel:/i, '');
  const defaultCountry: CountryCode = isSupportedCountry(country) ? country : 'GB';
  const number = parsePhoneNumberFromString(given, { defaultCountry, extract: false });
  if (number === undefined || number.ext !== undefined) return null;
  if (number.isValid()) return number.number;
  return isLikeMobile(number) ? number.number : null;
}

/** Returns whether an unassigned number is as long as a mobile number of its country. */
function isLikeMobile({ countryCallingCode: code, nationalNumber }: PhoneNumber): boolean {
  const country = getCountries().find((each) => getCountryCallingCode(each) === code);
  const example = country && getExampleNumber(country, examples);
  return !nationalNumber.startsWith('0') && nationalNumber.length === example?.nationalNumber.length;
}

/** Returns the numbers that a text may mean: of GB first, then of other countries that have such a number. */
export function phonesOf(text: string): string[] {
  if (!/\d{2}/.test(text)) return [];
  const own = readPhone(text);
  const others = getCountries().flatMap((country) => {
    const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
    return number?.isValid() === true && number.ext === undefined ? number.number : [];
  });
  return [...new Set([...(own === null ? [] : [own]), ...others])];
}

/** Returns whether a number (E.164) can receive texts: mobiles can; landlines, service numbers and pagers cannot. */
export function takesTexts(number: string): boolean {
  const parsed = parsePhoneNumberFromString(number);
  if (parsed === undefined) return false;
  const type = parsed.getType();
  if (type !== undefined) return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
  // Unassigned, such as Ofcom's: mobile numbers of Great Britain begin with 71 to 75 and 77 to 79.
  return parsed.countryCallingCode !== '44' || /^7[1-57-9]/.test(parsed.nationalNumber);
}
