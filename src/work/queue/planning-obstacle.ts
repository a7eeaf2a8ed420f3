/** The rule by which an order can be planned, as SQL for one order or for all. */
import { type RawBuilder, sql } from 'kysely';
import { AREAS_WITHOUT_DATA, type PlanningObstacle } from '../../domain/planning-obstacles.js';

/**
 * Returns the expression for what keeps an order `o` out of every plan, or null. With `locatesLater`, an address
 * that the postcode table does not have counts as known: a geocoder is still to be asked.
 * Most depots have a zone for every postcode, which is looked at once for all orders.
 */
export function planningObstacle({
  locatesLater,
}: {
  locatesLater: boolean;
}): RawBuilder<PlanningObstacle | null> {
  const address = sql`o.recipient -> 'address'`;
  const isWithoutData = sql`o.postcode_key ~ ${`^(${AREAS_WITHOUT_DATA.join('|')})[0-9]`}`;
  return sql<PlanningObstacle | null>`case
    when o.latitude is null and (${address} is null or not ${sql.lit(locatesLater)}) then
      case when ${address} ->> 'country' = 'GB' and not ${isWithoutData} then 'unknown_postcode'
      else 'no_coordinates' end
    when o.depot is null then 'no_depot'
    when (o.tenant_id, o.depot) not in (
      select z.tenant_id, z.depot from zones z where '' = any(z.postcode_prefixes)
    ) and not exists (
      select from zones z, unnest(z.postcode_prefixes) prefix
      where (z.tenant_id, z.depot) = (o.tenant_id, o.depot)
        and starts_with(coalesce(o.postcode_key, ''), upper(regexp_replace(prefix, '\\s', '', 'g')))
    ) then 'outside_area' end`;
}
