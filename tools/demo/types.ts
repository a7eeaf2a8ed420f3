/** The API's resources, in the types of its client, and the demo's record of each of its orders. */
import type { Resources } from '@waypost/client';

/** Times of day, `HH:MM`. */
export type Window = { from: string; to: string };
export type Slot = Window & { date: string };

/** Whether two windows have the same hours, on any day. */
export function sameHours(a: Window, b: Window): boolean {
  return a.from === b.from && a.to === b.to;
}

export type EventType = Resources['EventType'];
export type Order = Resources['Order'];
export type Message = Resources['Message'];
export type Reply = Resources['Reply'];
export type Stop = Resources['Stop'];
export type Route = Resources['Route'];
export type Unassigned = Resources['UnassignedReason'];
export type Job = Resources['Job'];
export type Run = Resources['Run'];
export type Suggestion = Resources['Suggestion'];

/** An order of the day with what the demo knows about it. */
export type Parcel = {
  id: string;
  /** Its name for people: the reference in the day's file. */
  reference: string;
  /** The slot that suits its recipient on the day. */
  wanted: Slot;
  /** True if the sandbox answers a booking request for the recipient. */
  answersByItself: boolean;
  barcodes: string[];
};
