/** The address of a visitor without a key, for the audit log. */
import type { Request } from 'express';
import type { ScopeSource } from '../../db/scope.js';

/** Returns the source of scopes in which the visitor of this request acts. */
export function seenFrom(source: ScopeSource, request: Request): ScopeSource {
  return { ...source, visitor: request.ip ?? null };
}
