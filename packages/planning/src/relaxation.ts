/** The change of an order or of the fleet that would let in an order without a route, with its description. */

export const RELAXATION_CHANGES = [
  'window_to',
  'window_from',
  'vehicles',
  'drivers',
  'skills',
  'crew',
  'capacity_m3',
  'capacity_kg',
  'max_stops',
  'max_miles',
  'max_duty_minutes',
  'max_drive_minutes',
] as const;
export type RelaxationChange = (typeof RELAXATION_CHANGES)[number];

/**
 * A single change. `by` is in minutes for windows, duty and driving, in m³, kg or miles, otherwise a count; `skill` is
 * the label that a vehicle would need.
 */
export type Relaxation = { change: RelaxationChange; by: number; message: string; skill?: string };

const counted = (count: number, noun: string) =>
  count === 1 ? `one more ${noun}` : `${count} more ${noun}s`;

const MESSAGES: Record<RelaxationChange, (by: number, skill: string) => string> = {
  window_to: (by) => `With ${counted(by, 'minute')} at the end of its window it could be delivered.`,
  window_from: (by) => `With ${counted(by, 'minute')} at the beginning of its window it could be delivered.`,
  vehicles: (by) => `With ${counted(by, 'vehicle')} it could be delivered.`,
  drivers: (by) => `With ${counted(by, 'driver')} on duty it could be delivered.`,
  skills: (_by, skill) => `If a vehicle that has time for it had ${skill}, it could be delivered.`,
  crew: () => 'With one more person on a vehicle it could be delivered.',
  capacity_m3: (by) => `With ${by} m³ more room in a vehicle it could be delivered.`,
  capacity_kg: (by) => `If a vehicle could carry ${by} kg more, it could be delivered.`,
  max_stops: (by) => `If a vehicle could make ${counted(by, 'stop')}, it could be delivered.`,
  max_miles: (by) => `If a vehicle could drive ${by} miles further, it could be delivered.`,
  max_duty_minutes: (by) => `With ${counted(by, 'minute')} of duty it could be delivered.`,
  max_drive_minutes: (by) => `With ${counted(by, 'minute')} of driving it could be delivered.`,
};

/** Returns a relaxation with its words. */
export function relaxation(change: RelaxationChange, by: number, skill?: string): Relaxation {
  const message = MESSAGES[change](by, skill ?? '');
  return skill === undefined ? { change, by, message } : { change, by, message, skill };
}
