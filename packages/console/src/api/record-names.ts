/**
 * What people call the records that the console has loaded, and by which clock their times are: whatever a view shows can
 * be named in a text.
 */
import type { QueryClient } from '@tanstack/react-query';
import { day } from '../parts/format';
import type { Records } from './translate';

type Loaded = Pick<Records, 'nameOf' | 'timezoneOf'>;

type Known = Record<string, unknown>;

/** How deep records are in what queries hold: a page's list, its order, that order's shipper. */
const DEPTH = 5;

/** Returns the names of all loaded records, collected again only when something has changed. */
export function currentRecords(queries: Pick<QueryClient, 'getQueryCache'>): Loaded {
  let loaded: Loaded | undefined;
  queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') loaded = undefined;
  });
  const now = () => (loaded ??= recordsIn(queries));
  return { nameOf: (id) => now().nameOf(id), timezoneOf: (id) => now().timezoneOf(id) };
}

/**
 * Returns what is known of a record by its id. Routes and runs are called by their van, stops by their order. What
 * is in a record that has a depot belongs to it, too.
 */
export function recordsIn(queries: Pick<QueryClient, 'getQueryCache'>): Loaded {
  const timezones = new Map<string, string>();
  const depotOf = new Map<string, string>();
  const names = new Map<string, string>();
  const vanOf = new Map<string, [what: string, vehicle: string]>();
  const collect = (value: unknown, depth: number, within?: string): void => {
    if (typeof value !== 'object' || value === null || depth === 0) return;
    if (Array.isArray(value)) {
      for (const each of value) collect(each, depth, within);
      return;
    }
    // What a query holds is data of the API: objects of fields.
    const record = value as Known;
    note(record, names, vanOf);
    const depot = typeof record['depot'] === 'string' ? record['depot'] : within;
    if (typeof record['id'] === 'string') {
      if (depot !== undefined) depotOf.set(record['id'], depot);
      if (typeof record['timezone'] === 'string') timezones.set(record['id'], record['timezone']);
    }
    for (const each of Object.values(record)) collect(each, depth - 1, depot);
  };
  for (const { state } of queries.getQueryCache().getAll()) collect(state.data, DEPTH);
  for (const [id, [what, vehicle]] of vanOf) {
    const van = names.get(vehicle);
    if (van !== undefined) names.set(id, `${van}’s ${what}`);
  }
  return {
    nameOf: (id) => names.get(id),
    timezoneOf: (id) => timezones.get(id) ?? timezones.get(depotOf.get(id) ?? ''),
  };
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

type Subject = { reference?: string; object?: string; vehicle?: string; date?: string; id?: string };

/** Returns the name of the record that an event is about: its reference, or a run's van and day, otherwise its id. */
export function subjectOf(data: unknown, vanOf: (vehicle: string) => string | undefined): string {
  // What an event carries is a resource of the API.
  const { reference, object, vehicle = '', date, id = '' } = data as Subject;
  if (reference !== undefined) return reference;
  const van = object === 'run' ? vanOf(vehicle) : undefined;
  return van === undefined || date === undefined ? id : `${van}’s run of ${day(date)}`;
}
