/**
 * Problems with the location of an order or a depot: obstacles that keep it out of every plan, so that recipients are
 * offered no time, and a location that is only roughly known.
 */
import type { GeocodePrecision } from './types.js';

/** Each cause by name; of several that apply, the first in this list is reported. */
export const PLANNING_OBSTACLES = ['unknown_postcode', 'no_coordinates', 'no_depot', 'outside_area'] as const;
export type PlanningObstacle = (typeof PLANNING_OBSTACLES)[number];

/** Warnings about an order. All but the last one keep it out of plans. */
export const ORDER_WARNINGS = [...PLANNING_OBSTACLES, 'doubtful_postcode'] as const;

export const isObstacle = (code: (typeof ORDER_WARNINGS)[number]): code is PlanningObstacle =>
  code !== 'doubtful_postcode';

/** Precisions of a position that is the middle of many postcodes. */
export const ROUGH: readonly GeocodePrecision[] = ['sector', 'outcode'];

/** Returns the warning about an order that is planned for the middle of an area, such as "SE2 9" or "LS99". */
export const doubtfulPostcode = (area: string) => ({
  code: 'doubtful_postcode' as const,
  message: `${NOT_KNOWN} The visit is planned for the middle of ${area}. Correct it, or give the location of the door.`,
  param: 'recipient.address.postcode',
});

const NOT_KNOWN = 'The postcode is not known: it is new, or wrong.';

/** Returns the warning about a depot at this postcode, whose vans are planned from the middle of an area. */
export function doubtfulDepot(postcode: string, precision: GeocodePrecision) {
  const area = postcode.slice(0, precision === 'sector' ? -2 : -3).trim();
  return {
    code: 'doubtful_postcode' as const,
    message: `${NOT_KNOWN} Distances and times are measured from the middle of ${area} until it is corrected.`,
    param: 'address.postcode',
  };
}

/** Areas whose postcodes are missing from the open data of the postcode table. */
export const AREAS_WITHOUT_DATA = ['BF', 'BT', 'GX', 'GY', 'IM', 'JE'] as const;

/** What to do about an obstacle, and the field that is to blame. */
export const OBSTACLE_WORDS: Readonly<Record<PlanningObstacle, { message: string; param: string }>> = {
  unknown_postcode: {
    message: 'The postcode does not exist. Correct it, or give the location of the door.',
    param: 'recipient.address.postcode',
  },
  no_coordinates: {
    message: 'The location of the order is unknown. Give its address, or the location of the door.',
    param: 'recipient.location',
  },
  no_depot: { message: 'The order has no depot. Set `depot` first.', param: 'depot' },
  outside_area: {
    message: "The order's postcode is in no zone of its depot. Choose another depot, or extend a zone.",
    param: 'recipient.address.postcode',
  },
};
