/** The cells of a solution's array: what each node and each van has where. */

/**
 * Cells of a node, eight apart so that they share a cache line. Nodes are the depot (0, unused), the stops (1 … n) and
 * one gate per van (n + 1 + van) that closes its route into a ring: a gate's next is the first stop.
 */
export const NODE_SHIFT = 3;
export const NEXT = 0;
export const PREV = 1;
/** The van whose route the node is on; NONE for a stop on no route. */
export const ROUTE = 2;
/** Earliest second at which the van can leave the node. */
export const DEPART = 3;
/** Latest second at which service can start with the rest of the route on time; at a gate, the latest return. */
export const LATEST = 4;
/** Metres and seconds to the next node. */
export const EDGE = 5;
export const DRIVE = 6;

/**
 * Cells of a van, eight apart, starting at `Solution.vanCells`: stops and load of its route, the next idle van of its
 * type, and its stops for two people.
 */
export const VAN_SHIFT = 3;
export const COUNT = 0;
export const LITRES = 1;
export const GRAMS = 2;
export const IDLE_NEXT = 3;
export const FOR_TWO = 4;

/** No van, no node. */
export const NONE = -1;
