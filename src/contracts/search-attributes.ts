/** Typed keys of the search attributes, for the relay that sets them and the workflows that keep Status current. */
import { defineSearchAttributeKey, SearchAttributeType, type SearchAttributePair } from '@temporalio/common';
import { SEARCH_ATTRIBUTES, type TenantRef } from './workflows.js';

const keyword = (name: string) => defineSearchAttributeKey(name, SearchAttributeType.KEYWORD);

export const statusKey = keyword(SEARCH_ATTRIBUTES.status);
const courierKey = keyword(SEARCH_ATTRIBUTES.courier);
const modeKey = keyword(SEARCH_ATTRIBUTES.mode);
const orderKey = keyword(SEARCH_ATTRIBUTES.order);
const depotKey = keyword(SEARCH_ATTRIBUTES.depot);

/** What an operator can filter by: whose work it is and, where known, order, depot and status. */
export function searchAttributes(
  of: TenantRef,
  more: { order?: string; depot?: string | null; status?: string } = {},
): SearchAttributePair[] {
  return [
    { key: courierKey, value: of.courier },
    { key: modeKey, value: of.mode },
    ...(more.order === undefined ? [] : [{ key: orderKey, value: more.order }]),
    ...(more.depot === undefined || more.depot === null ? [] : [{ key: depotKey, value: more.depot }]),
    ...(more.status === undefined ? [] : [{ key: statusKey, value: more.status }]),
  ];
}
