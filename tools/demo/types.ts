/** The API's resources, by the types of its client, and what the demo keeps of each of its orders. */
import type { Resources } from '@waypost/client';

/** Times of day, `HH:MM`. */
export type Window = { from: string; to: string };
export type Slot = Window & { date: string };

/** The same window of whichever day. */
export function sameHours(a: Window, b: Window): boolean {
  return a.from === b.from && a.to === b.to;
}

export type Order = Resources['Order'];
export type Message = Resources['Message'];
export type Reply = Resources['Reply'];
export type Stop = Resources['Stop'];
export type Route = Resources['Route'];
export type Unassigned = Resources['UnassignedReason'];
export type Job = Resources['Job'];
export type Run = Resources['Run'];
export type Suggestion = Resources['Suggestion'];

/** An order of the day with what the demo knows of it. */
export type Parcel = {
  id: string;
  /** What people call it: its reference as the day's file has it. */
  reference: string;
  /** What suits its recipient on the day. */
  wanted: Slot;
  /** The sandbox answers a booking request in the recipient's place. */
  answersByItself: boolean;
  barcodes: string[];
};
