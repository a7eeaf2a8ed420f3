/** Address and service of an order: shared by creating and correcting one. */
import { isDeepStrictEqual } from 'node:util';
import type { Scope } from '../../db/scope.js';
import { AppError } from '../../domain/errors.js';
import { milesBetween } from '@waypost/planning/travel';
import type { Recipient, Service } from '../../domain/types.js';
import type { DepotRow } from '../../setup/depots/rows.js';
import { postcodeKey } from '../../records/orders/rows.js';
import type { OrderInput } from '../../resources/order.js';
import { NO_PHONE, readPhone } from '../../resources/phone.js';
import type { OrderPatch } from './schemas.js';

export const DEFAULT_SERVICE: Service = {
  crew: 1,
  assembly: false,
  remove_packaging: false,
  disposal: false,
};

/**
 * Returns the recipient with a request's changes. Null removes a field; a new address also removes the location. A
 * local number is read with the country of the address. Throws 422 `invalid_value` for an invalid number.
 */
export function mergeRecipient(base: Recipient, patch: NonNullable<OrderPatch['recipient']>): Recipient {
  const { location: given, address = base.address, ...rest } = patch;
  const { location: known, ...person } = base;
  const merged: Recipient = {
    ...optional('name', merge(person.name, rest.name)),
    ...optional('phone', merge(person.phone, phoneIn(address, rest.phone))),
    ...optional('email', merge(person.email, rest.email)),
    ...optional('address', address),
  };
  const isSameAddress = isDeepStrictEqual(merged.address, base.address);
  const location = given === undefined && isSameAddress ? known : (given ?? undefined);
  return { ...merged, ...optional('location', location) };
}

function phoneIn(address: Recipient['address'], text: string | null | undefined): string | null | undefined {
  if (typeof text !== 'string') return text;
  const number = readPhone(text, address?.country);
  if (number !== null) return number;
  throw new AppError('invalid_value', {
    message: `recipient.phone: ${NO_PHONE}.`,
    param: 'recipient.phone',
  });
}

/**
 * Returns where a recipient is: where somebody has said, or by the postcode table of the package; nulls when there is
 * no address or no such postcode.
 */
export function locate(scope: Scope, recipient: Recipient) {
  const address = recipient.address;
  const said = recipient.location;
  const inTable = said || address?.country !== 'GB' ? null : scope.deployment.locate(address.postcode);
  const found = said ?? inTable;
  return {
    postcode_key: address ? postcodeKey(address.postcode) : null,
    latitude: found?.latitude ?? null,
    longitude: found?.longitude ?? null,
    position_precision: inTable?.precision ?? null,
  };
}

/** A given location farther than this from its postcode is taken for a mistake. */
const FAR_MILES = 15;
/** Great Britain, Ireland and the islands, in degrees, and the countries that are there. */
const BRITISH_ISLES = { south: 49, north: 61.5, west: -11, east: 2.5 };
const WITHIN = ['GB', 'IE', 'IM', 'JE', 'GG'];

/** Returns the 422 `invalid_value` for a given location that looks like a mistake, or null. */
export function doubtfulLocation(scope: Scope, { address, location }: Recipient): AppError | null {
  if (!location) return null;
  const { south, north, west, east } = BRITISH_ISLES;
  const { latitude, longitude } = location;
  const postcode = address?.country === 'GB' ? scope.deployment.locate(address.postcode) : null;
  const isThere = address !== undefined && WITHIN.includes(address.country);
  const isNear = postcode
    ? milesBetween(postcode, location) <= FAR_MILES
    : isThere
      ? south <= latitude && latitude <= north && west <= longitude && longitude <= east
      : // Where devices are that do not know where they are.
        Math.hypot(latitude, longitude) > 1;
  if (isNear) return null;
  return new AppError('invalid_value', {
    message: `The location is far from ${address?.postcode ?? 'any address'}: latitude and longitude may be swapped. Correct it, or send "override": true to keep it.`,
    param: 'recipient.location',
  });
}

/**
 * Returns the only depot, or else the nearest to the recipient; null when the position of the recipient, or of every
 * depot, is unknown.
 */
export function nearestDepot(
  depots: readonly DepotRow[],
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): string | null {
  if (depots.length === 1) return depots[0]?.id ?? null;
  if (latitude === null || longitude === null) return null;
  const squaredDegrees = (depot: { latitude: number | null; longitude: number | null }): number => {
    if (depot.latitude === null || depot.longitude === null) return Infinity;
    const east = (depot.longitude - longitude) * Math.cos((latitude * Math.PI) / 180);
    return east ** 2 + (depot.latitude - latitude) ** 2;
  };
  const located = depots.filter((depot) => squaredDegrees(depot) < Infinity);
  return located.toSorted((a, b) => squaredDegrees(a) - squaredDegrees(b))[0]?.id ?? null;
}

/** Returns the service with the given parts of `patch`; null removes skills or the priority. */
export function mergeService(base: Service, patch: OrderInput['service']): Service {
  const skills = patch?.skills === undefined ? base.skills : patch.skills;
  const priority = patch?.priority === undefined ? base.priority : patch.priority;
  return {
    crew: patch?.crew ?? base.crew,
    assembly: patch?.assembly ?? base.assembly,
    remove_packaging: patch?.remove_packaging ?? base.remove_packaging,
    disposal: patch?.disposal ?? base.disposal,
    ...optional('skills', skills && skills.length > 0 ? skills : undefined),
    ...optional('priority', priority ?? undefined),
  };
}

/** Returns the stored value of a field: undefined keeps the old one, null removes it. */
function merge<Value>(before: Value | undefined, given: Value | null | undefined): Value | undefined {
  return given === undefined ? before : (given ?? undefined);
}

/** Returns an object with the field, or without it if the value is undefined: empty fields are not stored. */
function optional<Name extends string, Value>(name: Name, value: Value | undefined): { [N in Name]?: Value } {
  // A computed name loses its type.
  return value === undefined ? {} : ({ [name]: value } as { [N in Name]: Value });
}
