/**
 * The contract between the server and the script of the drivers' page: answers of `/driver/state`, and the actions.
 */
import type { Address, Item, Service } from '../domain/types.js';
import type { RunStatus } from '../domain/states/run.js';
import type { StopStatus } from '../domain/states/stop.js';
import type { FailReason } from '../domain/stop.js';

/** A piece that the driver hands over at a stop. */
export type PagePiece = { barcode: string; number: string };

/** A stop with everything that its driver needs to know of it. */
export type PageStop = {
  id: string;
  sequence: number;
  status: StopStatus;
  reference: string;
  name: string | null;
  phone: string | null;
  address: Address | null;
  latitude: number | null;
  longitude: number | null;
  window: { from: string; to: string };
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
  /** The working day as planned, local times; null on a route that was timed before version 0.2.0. */
  duty: { from: string; to: string; breaks: { from: string; to: string }[] } | null;
  /** The names of the others on the route. */
  mates: string[];
  broken_down_at: string | null;
  stops: PageStop[];
};

/** Answer of GET /driver/state. */
export type PageState = {
  /** Sent back with every write. */
  token: string;
  driver: { id: string; name: string };
  courier: string;
  /** The server's time, by which times on the phone are corrected. */
  now: string;
  run: PageRun | null;
};

/** A driver's actions; each is the last part of the URL that it is sent to. */
export type PageAction = 'start' | 'arrive' | 'complete' | 'fail' | 'breakdown';
