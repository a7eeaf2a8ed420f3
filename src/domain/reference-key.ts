/**
 * Returns the form in which a shipper's references are compared: case, surrounding white space, kinds of hyphen and
 * invisible characters do not matter. The database's function `reference_key` does the same. Pure.
 */
export function referenceKey(reference: string): string {
  const seen = reference.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return withHyphens(seen).replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** Returns a text with a hyphen for each dash, minus sign and non-breaking hyphen. */
export function withHyphens(text: string): string {
  return text.replaceAll(/[\u2010-\u2015\u2212]/g, '-');
}
