/** The OpenAPI document of all operations. */
import { buildDocument, type DocumentOptions } from '../api/openapi.js';
import { routes, tags } from './routes.js';

/** The document for a brand at the given addresses. */
export function describeApi(options: DocumentOptions): object {
  return buildDocument(routes, tags, options);
}
