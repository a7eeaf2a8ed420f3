/**
 * Returns what two references of a shipper are compared by: case, white space around and what cannot be seen say
 * nothing. The database's function `reference_key` is the same. Pure.
 */
export function referenceKey(reference: string): string {
  const seen = reference.normalize('NFKC').replaceAll(/[\u200B-\u200D\uFEFF]/g, '');
  return seen.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
