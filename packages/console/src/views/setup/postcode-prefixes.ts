/** The postcode prefixes of zones. */

/**
 * Returns the prefixes in a text such as `CR0, SM1 4` or `cr0 sm1`. Digits after a space belong to what precedes them.
 * A text without prefixes means every postcode: one empty prefix.
 */
export function prefixesOf(text: string): string[] {
  const found = text.toUpperCase().match(/[A-Z][A-Z0-9]*(?: +[0-9][A-Z0-9]*)?/g);
  return found ? found.map((prefix) => prefix.replace(/ +/, ' ')) : [''];
}

/** Returns the index of the zone of a sector such as `CR04`: the one with the longest matching prefix. */
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
