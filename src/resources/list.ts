/** Lists: one shape for all of them (specification "Common conventions"). */
import { z } from 'zod';
import * as fields from './schema-helpers.js';

/** Returns the schema of a list of these, which the document calls by the record's name: `OrderList`. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .object({
      object: fields.object('list'),
      data: z.array(item).describe('The records.'),
      has_more: z.boolean().meta({ description: 'Whether more records follow.', example: false }),
    })
    .meta({ component: `${z.globalRegistry.get(item)?.id ?? ''}List` });
export type List<Item> = { object: 'list'; data: Item[]; has_more: boolean };

/** Returns a page of rows as a list, each converted by `view`. */
export function listed<Row, Item>(
  { rows, has_more }: { rows: readonly Row[]; has_more: boolean },
  view: (row: Row) => Item,
): List<Item> {
  return { object: 'list', data: rows.map((row) => view(row)), has_more };
}
