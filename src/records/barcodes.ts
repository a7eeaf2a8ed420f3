/** Which order a barcode belongs to: the index `pieces_live_barcode` allows one order that is not closed. */
import { sql } from 'kysely';
import type { Scope } from '../db/scope.js';
import { codeOnFile } from '../domain/scanned-code.js';
import { CLOSED } from '../domain/states/order.js';

/** Returns a scanned or typed code in its stored form. */
export const codeOf = (scope: Scope, given: string): string => codeOnFile(given, scope.deployment.keyPrefix);

/** A barcode that is in use, and by which order. */
export type UsedBarcode = { barcode: string; order: string; shipper: string; reference: string };

/**
 * Takes barcodes from the pieces of closed orders, which keep them as a record, and resolves to those that belong to
 * other orders.
 */
export async function takeBarcodes(scope: Scope, barcodes: readonly string[]): Promise<UsedBarcode[]> {
  if (barcodes.length === 0) return [];
  const { rows } = await sql<UsedBarcode & { closed: boolean }>`
    select p.barcode, p.order_id as "order", o.shipper, o.reference, o.status = any(${CLOSED}) as closed
    from pieces p join orders o on (o.tenant_id, o.id) = (p.tenant_id, p.order_id)
    where p.barcode = any(${barcodes}) and not p.barcode_free`.execute(scope.trx);
  const closed = rows.filter((row) => row.closed).map(({ barcode }) => barcode);
  if (closed.length > 0) {
    await sql`
      update pieces set barcode_free = true
      where barcode = any(${closed}) and not barcode_free`.execute(scope.trx);
  }
  return rows.filter((row) => !row.closed);
}
