/**
 * Finds the operation's path that a request's path matches, and suggests one for a path that almost does: an extra
 * slash, capitals, the singular.
 */

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

/** Returns the operation's path that `path` matches, such as `/orders/{order_id}`, or undefined. */
export function templateOf(path: string, templates: Iterable<string>): string | undefined {
  const wanted = path.split('/');
  const fits = (template: string) => {
    const segments = template.split('/');
    return (
      segments.length === wanted.length &&
      segments.every((segment, index) => segment.startsWith('{') || segment === wanted[index])
    );
  };
  // A literal segment comes before a parameter.
  const parameters = (template: string) => template.split('{').length;
  return [...templates].filter(fits).toSorted((a, b) => parameters(a) - parameters(b))[0];
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Whether two words differ only in capitals, an underscore for a hyphen, or a plural's s. */
function alike(known: string, asked: string): boolean {
  const plain = (word: string) => word.toLowerCase().replaceAll('_', '-').replace(/s$/, '');
  return plain(known) === plain(asked);
}
