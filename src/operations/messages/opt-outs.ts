/** Numbers that have opted out of texts: listed, and allowed again by the office. */
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { deleteOptOut, findOptOut, listOptOuts, lockOptOut, optOutView } from '../../records/opt-outs.js';
import { type List, listed } from '../../resources/list.js';
import type { OptOut } from '../../resources/opt-out.js';
import type { OptOutQuery } from './schemas.js';

type OptOutParams = { params: { opt_out_id: string } };

/** GET /opt-outs */
export async function listOptOutsPage(
  scope: Scope,
  { query }: { query: OptOutQuery },
): Promise<List<OptOut>> {
  return listed(await listOptOuts(scope, query), optOutView);
}

/** GET /opt-outs/{opt_out_id} */
export async function getOptOut(scope: Scope, { params }: OptOutParams): Promise<OptOut> {
  return optOutView(requireFound(await findOptOut(scope, params.opt_out_id), 'opt-out', params.opt_out_id));
}

/** DELETE /opt-outs/{opt_out_id}: allows texts to the number again, as START does. */
export async function removeOptOut(scope: Scope, { params }: OptOutParams): Promise<void> {
  const { phone } = requireFound(await lockOptOut(scope, params.opt_out_id), 'opt-out', params.opt_out_id);
  await deleteOptOut(scope, phone);
}
