/** A hint for a path that nothing is mounted at but that resembles one: a slash too many, capitals, the singular. */

/** Returns the path of an operation that `path` resembles, or null. Segments in braces stand for any value. */
export function resembling(path: string, paths: Iterable<string>): string | null {
  const wanted = segmentsOf(path);
  for (const candidate of paths) {
    const segments = segmentsOf(candidate);
    const isAlike =
      segments.length === wanted.length &&
      segments.every((segment, index) => segment.startsWith('{') || alike(segment, wanted[index] ?? ''));
    if (isAlike) return candidate;
  }
  return null;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Whether two words differ by no more than capitals, an underscore for a hyphen, or a plural's s. */
function alike(known: string, asked: string): boolean {
  const plain = (word: string) => word.toLowerCase().replaceAll('_', '-').replace(/s$/, '');
  return plain(known) === plain(asked);
}
