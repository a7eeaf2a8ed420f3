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

/** Which of the zones a sector such as `CR04` is in: that with the longest beginning of it. */
export function zoneOfSector(
  sector: string,
  zones: readonly { postcode_prefixes: readonly string[] }[],
): number | undefined {
  let best: { index: number; length: number } | undefined;
  zones.forEach(({ postcode_prefixes: prefixes }, index) => {
    for (const prefix of prefixes) {
      const plain = prefix.replaceAll(' ', '').toUpperCase();
      if (sector.startsWith(plain) && (best === undefined || plain.length > best.length))
        best = { index, length: plain.length };
    }
  });
  return best?.index;
}
