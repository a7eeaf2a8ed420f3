/**
 * Entity tags, and conditions on them (RFC 9110 §8.8.3, §13.1.1). Tags are strong: they identify the exact bytes of an
 * answer. A compressed answer therefore has its own tag, with the name of its coding at the end (§8.8.3.3). As a
 * condition both mean the same state of the record.
 */
import { createHash } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

/** The coding at the end of a tag. The digest before it has no hyphen. */
const CODING = /-(?:gzip|deflate|br)"/g;

/** Returns the strong tag of an answer's body before compression. */
export function entityTag(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64')}"`;
}

/** Returns true when an `If-Match` header allows a change of what has the tag `current`; weak tags never do. */
export function matches(condition: string, current: string): boolean {
  if (condition.trim() === '*') return true;
  const tags = condition.replace(CODING, '"').matchAll(/(W\/)?("[^"]*")/g);
  return [...tags].some(([, weak, tag]) => weak === undefined && tag === current);
}

/**
 * Names the coding in the tags of compressed answers, and accepts such tags in `If-None-Match`. Mounted before the
 * compression, so that it sees the complete headers.
 */
export function tagCodings(request: Request, response: Response, next: NextFunction): void {
  const held = request.headers['if-none-match'];
  if (held !== undefined) {
    request.headers['if-none-match'] = held.replace(CODING, '"');
    // Meant for caches; fetch sends it with every condition, and Express would then never answer 304.
    delete request.headers['cache-control'];
  }
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => Response;
  response.writeHead = (...args: unknown[]) => {
    const tag = response.getHeader('ETag');
    if (typeof tag === 'string' && tag.startsWith('"'))
      response.setHeader('ETag', taggedAs(response, tag, held));
    return writeHead(...args);
  };
  next();
}

/** Returns the tag with the answer's coding; with 304 as the client sent it. */
function taggedAs(response: Response, tag: string, held = ''): string {
  if (response.statusCode === 304) {
    return held.match(/"[^"]*"/g)?.find((each) => each.replace(CODING, '"') === tag) ?? tag;
  }
  const coding = response.getHeader('Content-Encoding');
  return typeof coding === 'string' ? tag.replace(/"$/, `-${coding}"`) : tag;
}
