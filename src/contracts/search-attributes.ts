/** Typed keys of the search attributes, for the relay that sets them and the workflows that keep them current. */
import { defineSearchAttributeKey, SearchAttributeType, type SearchAttributePair } from '@temporalio/common';
import type { Attention } from '../domain/attention.js';
import { SEARCH_ATTRIBUTES, type TenantRef } from './workflows.js';

const keyword = (name: string) => defineSearchAttributeKey(name, SearchAttributeType.KEYWORD);

export const stateKey = keyword(SEARCH_ATTRIBUTES.state);
/** The order that a workflow is about. */
export const orderKey = keyword(SEARCH_ATTRIBUTES.order);
export const requestKey = keyword(SEARCH_ATTRIBUTES.request);
export const attentionKey = keyword(SEARCH_ATTRIBUTES.attention);
export const attentionSinceKey = defineSearchAttributeKey(
  SEARCH_ATTRIBUTES.attentionSince,
  SearchAttributeType.DATETIME,
);

/** Search attributes besides the courier. */
export type FilterValues = {
  order?: string | null | undefined;
  depot?: string | null | undefined;
  endpoint?: string | null | undefined;
  run?: string | null | undefined;
  request?: string | null | undefined;
  /** `queued`: the one state that no status shows. */
  state?: 'queued' | undefined;
};

/** Returns attributes for operators' filters: the courier and, where known, the work's subject and state. */
export function searchAttributes(tenantRef: TenantRef, values: FilterValues = {}): SearchAttributePair[] {
  const names = ['order', 'depot', 'endpoint', 'run', 'request', 'state'] as const;
  return [
    { key: keyword(SEARCH_ATTRIBUTES.courier), value: tenantRef.courier },
    { key: keyword(SEARCH_ATTRIBUTES.mode), value: tenantRef.mode },
    ...names.flatMap((name) => {
      const value = values[name];
      return value === undefined || value === null ? [] : [{ key: keyword(SEARCH_ATTRIBUTES[name]), value }];
    }),
  ];
}

/** Returns the two attributes that show what needs attention; null removes both. */
export function attentionAttributes(attention: Attention | null) {
  return [
    { key: attentionKey, value: attention?.kind ?? null },
    { key: attentionSinceKey, value: attention ? new Date(attention.since) : null },
  ] as const;
}
