/**
 * Geocoding without a network: positions come from the packed postcode file that ships with the product. It covers
 * Great Britain; Northern Ireland, the Channel Islands and the Isle of Man are not in the open data.
 */
import { accessSync, constants, readFileSync } from 'node:fs';
import { type Box, positionsWithin, readPostcodes, sectorsWithin } from './postcode-file.js';
import type { Position, PostcodePrecision } from './postcode-file.js';
import type { GeocodePort } from './port.js';

/**
 * Returns the position of a postcode in any case and spacing, WGS 84 degrees. For an unknown one it returns the mean
 * of its sector, or else of its outcode, as `precision` says; otherwise null.
 */
export type Locate = (postcode: string) => (Position & { readonly precision: PostcodePrecision }) | null;

/**
 * Opens a file made by tools/pack-postcodes.ts. The file, about 6 MB, is read at the first look-up (some 20 ms) and
 * stays in memory; each look-up after that takes 2 to 3 µs.
 *
 * @throws {Error} at once when the file cannot be read, at the first look-up when it is not a postcode file
 */
export function openPostcodeTable(path: string): Locate {
  accessSync(path, constants.R_OK);
  let locate: Locate | undefined;
  return (postcode) => {
    locate ??= readPostcodes(readFileSync(path));
    return locate(postcode);
  };
}

/** Degrees of latitude: a part of the map that is taller has too many postcodes to walk through while others wait. */
const TALL = 0.2;

/**
 * Returns positions of all postcodes in a part of the map, or of their sectors if it is large; the file is read each
 * time because this is rarely asked for.
 */
export function postcodesWithin(path: string, box: Box): Iterable<Position> {
  const bytes = readFileSync(path);
  return box.north - box.south > TALL ? sectorsWithin(bytes, box) : positionsWithin(bytes, box);
}

/**
 * Implements the geocoding port over a postcode table: an address is where its postcode is, and nowhere outside GB.
 */
export function offlineGeocoder(locate: Locate): GeocodePort {
  return {
    locate: ({ postcode, country }) => Promise.resolve((country ?? 'GB') === 'GB' ? locate(postcode) : null),
  };
}
