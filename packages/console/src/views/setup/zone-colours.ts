/** The colours of zones on the map, `--zone-0` to `--zone-6`. */
const COLOURS = 6;

/** Returns the colour number of each zone. A zone without prefixes, which takes the remaining postcodes, is grey: 0. */
export function zoneColours(zones: readonly { postcode_prefixes: readonly string[] }[]): number[] {
  let coloured = 0;
  return zones.map(({ postcode_prefixes: prefixes }) =>
    prefixes.every((prefix) => prefix.trim() === '') ? 0 : (coloured++ % COLOURS) + 1,
  );
}

/** The colour's name in the theme. */
export const zoneToken = (colour: number | undefined): string => `--zone-${colour ?? 0}`;
