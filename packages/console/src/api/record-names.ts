/** What people call the records that the console has loaded, by id: whatever a view shows can be named in a text. */
import type { QueryClient } from '@tanstack/react-query';
import type { NameOf } from './translate';

type Known = Record<string, unknown>;

/** How deep records lie in what queries hold: a page's list, its order, that order's shipper. */
const DEPTH = 5;

/** Returns the names of whatever is loaded at the time: they are collected again only once something has changed. */
export function currentNames(queries: Pick<QueryClient, 'getQueryCache'>): NameOf {
  let names: NameOf | undefined;
  queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') names = undefined;
  });
  return (id) => (names ??= namesIn(queries))(id);
}

/** Returns the name of a record by its id. Routes and runs are called by their van, stops by their order. */
export function namesIn(queries: Pick<QueryClient, 'getQueryCache'>): NameOf {
  const names = new Map<string, string>();
  const vanOf = new Map<string, [what: string, vehicle: string]>();
  const collect = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth === 0) return;
    if (Array.isArray(value)) {
      for (const each of value) collect(each, depth);
      return;
    }
    // What a query holds is data of the API: objects of fields.
    const record = value as Known;
    note(record, names, vanOf);
    for (const each of Object.values(record)) collect(each, depth - 1);
  };
  for (const { state } of queries.getQueryCache().getAll()) collect(state.data, DEPTH);
  for (const [id, [what, vehicle]] of vanOf) {
    const van = names.get(vehicle);
    if (van !== undefined) names.set(id, `${van}’s ${what}`);
  }
  return (id) => names.get(id);
}

function note(record: Known, names: Map<string, string>, vanOf: Map<string, [string, string]>): void {
  const { id, object, reference, name, order, vehicle, email, label } = record;
  if (typeof id !== 'string') return;
  if (object === 'route' || object === 'run') {
    if (typeof vehicle === 'string') vanOf.set(id, [object, vehicle]);
    return;
  }
  if (typeof reference === 'string') {
    if (typeof order === 'string') {
      names.set(order, reference);
      names.set(id, `the stop of ${reference}`);
    } else names.set(id, reference);
  } else if (typeof name === 'string') names.set(id, name);
  else if (id.startsWith('stf_') && typeof email === 'string') names.set(id, email);
  else if (id.startsWith('key_') && typeof label === 'string') names.set(id, `the API key ${label}`);
}
