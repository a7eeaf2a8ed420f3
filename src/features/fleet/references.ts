/** References that bodies of fleet resources make. */
import type { Scope } from '../../db/scope.js';
import { unknownReference } from '../../domain/errors.js';
import { holdDepot } from './depots.store.js';

/** 422 `unknown_reference` if a body's `depot`, where one is given, is none. */
export async function requireDepot(scope: Scope, id: string | null | undefined): Promise<void> {
  if (id === undefined || id === null) return;
  if (!(await holdDepot(scope, id))) throw unknownReference('depot', id, 'depot');
}
