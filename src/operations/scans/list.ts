/** GET /pieces/{piece_id}/scans: where a piece was seen, by whom, and what photos were taken of it. */
import type { PageQuery } from '../../db/paging.js';
import type { Scope } from '../../db/scope.js';
import { requireFound } from '../../domain/errors.js';
import { findBarcode, listScans, scanView } from '../../records/scans.js';
import { type List, listed } from '../../resources/list.js';
import type { PieceScan } from '../../resources/scan.js';

/** GET /pieces/{piece_id}/scans, the latest first. */
export async function getScans(
  scope: Scope,
  { params, query }: { params: { piece_id: string }; query: PageQuery },
): Promise<List<PieceScan>> {
  const piece = params.piece_id;
  const barcode = requireFound(await findBarcode(scope, piece), 'piece', piece);
  return listed(await listScans(scope, { piece, barcode }, query), scanView);
}
