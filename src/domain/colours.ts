/** A courier's colour: readable text on it, and its contrast with the background. Pure. */

/** A colour as `#rrggbb`. */
export const COLOUR = /^#[0-9a-f]{6}$/;

/** The colour of couriers that have set none. */
export const USUAL_COLOUR = '#14532d';

/** Minimum contrast of a whole element, such as a button on white (WCAG 2.2, 1.4.11). */
const SEEN = 3;

/** Returns black or white, whichever text colour has more contrast on a colour: at least 4.5 to 1. */
export function inkOn(colour: string): '#ffffff' | '#000000' {
  return contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000';
}

/** Returns whether an element in this colour is visible on white. */
export function isSeenOnWhite(colour: string): boolean {
  return contrast(colour, '#ffffff') >= SEEN;
}

/** Returns the contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
