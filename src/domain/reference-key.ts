/**
 * Returns what two references of a shipper are compared by: case, white space around, the length of a hyphen and what
 * cannot be seen say nothing. The database's function `reference_key` is the same. Pure.
 */
export function referenceKey(reference: string): string {
  const seen = reference
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g, '');
  return withHyphens(seen).replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** Returns a text with a hyphen instead of each dash, minus sign and hyphen that does not break. */
export function withHyphens(text: string): string {
  return text.replaceAll(/[\u2010-\u2015\u2212]/g, '-');
}
