/**
 * Identifiers: a prefix per kind of record, an underscore, and 26 characters of a time-sortable random id
 * (TypeID over UUIDv7). The prefix tells a reader what an id is; nothing parses more out of it.
 */

/** Kind of record → prefix. */
export const ID_PREFIXES = {
  courier: 'cou',
  tenant: 'ten',
  adminKey: 'key',
  shipperKey: 'shk',
  order: 'ord',
  piece: 'pce',
  scan: 'scn',
  photo: 'pho',
  depot: 'dep',
  zone: 'zon',
  vehicle: 'veh',
  driver: 'drv',
  absence: 'abs',
  shipper: 'shp',
  template: 'tpl',
  batch: 'bat',
  request: 'req',
  message: 'msg',
  comment: 'cmt',
  claim: 'clm',
  reply: 'rep',
  optOut: 'opt',
  route: 'rte',
  run: 'run',
  stop: 'stp',
  job: 'job',
  suggestion: 'sug',
  endpoint: 'whe',
  delivery: 'whd',
  event: 'evt',
  audit: 'aud',
  staff: 'stf',
  consoleLink: 'csl',
  consoleSession: 'cse',
  loggedRequest: 'rql',
} as const;

export type IdKind = keyof typeof ID_PREFIXES;

export function isIdOf(kind: IdKind, id: string): boolean {
  return id.startsWith(`${ID_PREFIXES[kind]}_`);
}
