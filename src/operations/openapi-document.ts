/** The OpenAPI document of all operations. */
import { buildDocument, type DocumentOptions } from '../api/openapi.js';
import { meaningsOf } from '../resources/meanings.js';
import { operations, tags } from './all-operations.js';
import { STORY } from '../resources/story.js';

/** Builds the document for a brand at the given addresses. */
export function describeApi(options: Omit<DocumentOptions, 'meanings' | 'story'>): object {
  return buildDocument(operations, tags, { ...options, meanings: meaningsOf, story: STORY });
}
