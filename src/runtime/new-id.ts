/** Creates ids: TypeIDs, a prefix per kind over a UUIDv7, so that ids of one kind sort by creation time. */
import { typeidUnboxed } from 'typeid-js';
import { ID_PREFIXES, type IdKind } from '../domain/ids.js';

export type NewId = (kind: IdKind) => string;

/** Returns a new id such as `ord_01kag5v8x2e0j9d3v6m1h7q4tz`. */
export const newId: NewId = (kind) => typeidUnboxed(ID_PREFIXES[kind]);
