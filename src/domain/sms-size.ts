/**
 * How many texts a message is charged as. A text holds 140 bytes: 160 characters of the GSM 7-bit alphabet, or 70
 * UTF-16 units when one character is outside it. A longer message is split into parts, each with a header for joining
 * them (3GPP TS 23.038 and TS 23.040).
 */

/** The basic alphabet: one septet a character. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** The extension table: an escape and a character, two septets that may not be separated. */
const EXTENDED = new Set('\f^{}\\[~]|€');

const LIMITS = { 'gsm-7': { single: 160, part: 153 }, 'ucs-2': { single: 70, part: 67 } } as const;

export type SmsSize = {
  readonly encoding: keyof typeof LIMITS;
  /** Septets in GSM-7, UTF-16 units in UCS-2. */
  readonly units: number;
  readonly segments: number;
};

/**
 * Returns the encoding, length and number of segments of a text. A character of two units (an escape, a surrogate
 * pair) is not split between two segments, so a part may end one unit short.
 */
export function smsSize(body: string): SmsSize {
  const characters = Array.from(body);
  const isGsm = characters.every((character) => BASIC.has(character) || EXTENDED.has(character));
  const encoding = isGsm ? 'gsm-7' : 'ucs-2';
  const widths = characters.map((character) =>
    isGsm ? (EXTENDED.has(character) ? 2 : 1) : character.length,
  );
  const units = widths.reduce((sum, width) => sum + width, 0);
  const { single, part } = LIMITS[encoding];
  if (units <= single) return { encoding, units, segments: 1 };

  let segments = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > part) {
      segments++;
      used = 0;
    }
    used += width;
  }
  return { encoding, units, segments };
}
