/** The names under which a courier and its shippers write to recipients, and the office's number. Queries only. */
import type { Scope } from '../db/scope.js';

/**
 * Returns the names for messages about these shippers' orders, the courier's name, that of its own messages, its own
 * number for texts, its office's, and where it wants emails to be answered.
 */
export async function findSenderNames(
  scope: Scope,
  shippers: readonly string[],
): Promise<{
  courier: string;
  sender: string;
  number: string | null;
  phone: string | null;
  colour: string | null;
  replyTo: string | null;
  byShipper: Map<string, string>;
}> {
  const courier = await scope.trx
    .selectFrom('tenants')
    .innerJoin('couriers', 'couriers.id', 'tenants.courier_id')
    .select(['tenants.sms_from as number', 'tenants.phone', 'tenants.colour', 'tenants.reply_to'])
    .select((eb) => [
      eb.fn.coalesce('tenants.name', 'couriers.name').as('name'),
      eb.fn.coalesce('tenants.sender_name', 'tenants.name', 'couriers.name').as('sender'),
    ])
    .where('tenants.id', '=', scope.tenant.id)
    .executeTakeFirstOrThrow();
  const rows =
    shippers.length === 0
      ? []
      : await scope.trx
          .selectFrom('shippers')
          .select(['id', 'sender_name'])
          .where('id', 'in', [...new Set(shippers)])
          .execute();
  return {
    courier: courier.name,
    sender: courier.sender,
    number: courier.number,
    phone: courier.phone,
    colour: courier.colour,
    replyTo: courier.reply_to,
    byShipper: new Map(rows.map((row) => [row.id, row.sender_name ?? courier.sender])),
  };
}
