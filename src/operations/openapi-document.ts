/** The OpenAPI document of all operations. */
import { buildDocument, type DocumentOptions } from '../api/openapi.js';
import { operations, tags } from './all-operations.js';

/** Builds the document for a brand at the given addresses. */
export function describeApi(options: DocumentOptions): object {
  return buildDocument(operations, tags, options);
}
