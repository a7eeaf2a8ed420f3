/** Colours that tell zones apart, by their order; `setup.css` and the map have the same. */
const COLOURS = ['--now', '--warn', '--lead', '--bad', '--ok', '--ink-2'] as const;

/** The number of a zone's colour. */
export const zoneColour = (index: number) => index % COLOURS.length;

/** The same as a name of the theme's. */
export const zoneToken = (index: number): string => COLOURS[zoneColour(index)] ?? '--lead';

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
