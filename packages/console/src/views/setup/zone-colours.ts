/** Colours that tell zones apart, by their order; the theme has them as `--zone-…`. */
const COLOURS = 6;

/** The number of each zone's colour: 0, which is grey, for one that takes whatever the others leave. */
export function zoneColours(zones: readonly { postcode_prefixes: readonly string[] }[]): number[] {
  let coloured = 0;
  return zones.map(({ postcode_prefixes: prefixes }) =>
    prefixes.every((prefix) => prefix.trim() === '') ? 0 : (coloured++ % COLOURS) + 1,
  );
}

/** The same as a name of the theme's. */
export const zoneToken = (colour: number | undefined): string => `--zone-${colour ?? 0}`;
