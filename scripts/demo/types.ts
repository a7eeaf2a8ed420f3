/** The parts of the API's resources that the demo reads, and what it keeps of each of its orders. */

/** Times of day, `HH:MM`. */
export type Window = { from: string; to: string };
export type Slot = Window & { date: string };

/** The same window of whichever day. */
export function sameHours(a: Window, b: Window): boolean {
  return a.from === b.from && a.to === b.to;
}

export type List<Item> = { data: Item[]; has_more: boolean };
export type Order = {
  id: string;
  reference: string;
  depot: string | null;
  status: string;
  slot: Slot | null;
  route: string | null;
  recipient: { name?: string; address?: { latitude: number | null } };
};
export type Piece = { barcode: string };
export type ScanResult = {
  accepted: number;
  rejected: { barcode: string; reason: string }[];
  orders_completed: string[];
};
export type Message = {
  id: string;
  order: string | null;
  channel: 'sms' | 'email';
  template: string;
  status: string;
  body: string;
  created_at: string;
};
export type Reply = {
  id: string;
  order: string;
  outcome: 'booked' | 'needs_review' | 'resolved' | 'dismissed';
  understood: { slot: Slot | null };
};
export type SlotCapacity = Slot & { zone: string; capacity: number; booked: number };
export type Stop = {
  id: string;
  sequence: number;
  order: string;
  eta: string;
  window: Window;
  status: string;
  pieces: number;
  address: Position | null;
};
type Position = { latitude: number | null; longitude: number | null };
export type Route = {
  id: string;
  vehicle: string;
  driver: string | null;
  stops: Stop[];
  totals: { stops: number; miles: number };
};
export type Unassigned = { order: string; code: string; message: string };
export type Job = {
  id: string;
  status: 'queued' | 'running' | 'succeeded' | 'failed';
  progress: number;
  result: {
    routes: Route[];
    unassigned: string[];
    unassigned_reasons: Unassigned[];
    miles_saved: number;
  } | null;
  error?: { code: string; message: string } | null;
};
export type Run = {
  id: string;
  route: string;
  vehicle: string;
  status: string;
  progress: { completed: number; failed: number; total: number };
};
export type Delivery = {
  id: string;
  event: string;
  type: string;
  status: 'pending' | 'delivered' | 'failed';
  attempts: unknown[];
};

/** An order of the day with what the demo knows of it. */
export type Parcel = {
  id: string;
  /** The recipient's, for signatures. */
  name: string;
  /** What suits its recipient on the day. */
  wanted: Slot;
  /** The sandbox answers a booking request in the recipient's place. */
  answersByItself: boolean;
  barcodes: string[];
};
