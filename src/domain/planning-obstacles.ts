/** Obstacles that keep an order out of every plan, on any day: nobody is offered a time that no van can keep. */

/** Each cause with its one name; of several that apply, the first in this list is told. */
export const PLANNING_OBSTACLES = ['unknown_postcode', 'no_coordinates', 'no_depot', 'outside_area'] as const;
export type PlanningObstacle = (typeof PLANNING_OBSTACLES)[number];

/** Areas whose postcodes are not in the open data that the postcode table is made of. */
export const AREAS_WITHOUT_DATA = ['BT', 'GY', 'IM', 'JE'] as const;

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
