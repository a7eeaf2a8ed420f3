/**
 * The contract between the server and the script of the drivers' page: answers of `/driver/state`, and the actions.
 */
import type { Address, Item, Service } from '../domain/types.js';
import type { RunStatus } from '../domain/states/run.js';
import type { StopStatus } from '../domain/states/stop.js';
import type { FailReason, StopType } from '../domain/stop.js';

/**
 * A piece that the driver hands over or takes at a stop; `absent` says why it may not be on the van: then it is not
 * ticked.
 */
export type PagePiece = {
  barcode: string;
  number: string;
  /** Its description; absent from a run that the phone has kept since before an update. */
  name?: string;
  absent?: 'missing' | 'damaged' | 'misrouted' | null;
};

/** A stop with everything that its driver needs to know. */
export type PageStop = {
  id: string;
  sequence: number;
  type: StopType;
  status: StopStatus;
  reference: string;
  name: string | null;
  phone: string | null;
  address: Address | null;
  latitude: number | null;
  longitude: number | null;
  window: { from: string; to: string };
  /** The time that the recipient is told. */
  eta: string;
  items: Item[];
  pieces: PagePiece[];
  service: Service;
  notes: string | null;
  failure_reason: FailReason | null;
};

/** A run as its driver sees it. */
export type PageRun = {
  id: string;
  date: string;
  status: RunStatus;
  vehicle: string;
  depot: string;
  timezone: string;
  /** The working day as planned, local times. */
  duty: { from: string; to: string; breaks: { from: string; to: string }[] };
  /** The names of the others on the route. */
  mates: string[];
  broken_down_at: string | null;
  stops: PageStop[];
};

/** A run that is published for a day to come. */
export type PageNextRun = {
  id: string;
  date: string;
  vehicle: string;
  depot: string;
  /** When the van leaves, local time. */
  departs: string;
  stops: number;
  /** The goods to load, by stop, the last one first. */
  load: { sequence: number; name: string; goods: string }[];
};

export type PageState = {
  /** Sent back with every write. */
  token: string;
  driver: { id: string; name: string };
  courier: string;
  /** The server's time, by which times on the phone are corrected. */
  now: string;
  /** When the session ends; nothing of the run is shown after it. */
  session_ends: string;
  run: PageRun | null;
  /** The first one after that; null while there is none. */
  next_run: PageNextRun | null;
};

/** A driver's actions; each is the last part of the URL that it is sent to. */
export type PageAction = 'start' | 'arrive' | 'complete' | 'fail' | 'breakdown';
