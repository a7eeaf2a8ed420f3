/** Every state table, as printed in `docs/states.md`. */
import { AGENT_REQUEST_MACHINE } from './agent-request.js';
import { REQUEST_MACHINE } from './booking-request.js';
import { DELIVERY_MACHINE } from './delivery.js';
import { DRIVER_MACHINE } from './driver.js';
import { ENDPOINT_MACHINE } from './endpoint.js';
import { IMPORT_MACHINE } from './import.js';
import { JOB_MACHINE } from './job.js';
import type { Machine } from './machine.js';
import { MESSAGE_MACHINE } from './message.js';
import { ORDER_MACHINE } from './order.js';
import { PIECE_MACHINE } from './piece.js';
import { POSTPONEMENT_MACHINE } from './postponement.js';
import { REPLY_MACHINE } from './reply.js';
import { ROUTE_MACHINE } from './route.js';
import { RUN_MACHINE } from './run.js';
import { STOP_MACHINE } from './stop.js';
import { SUGGESTION_MACHINE } from './suggestion.js';

export const MACHINES: readonly Machine<string, string>[] = [
  ORDER_MACHINE,
  PIECE_MACHINE,
  REQUEST_MACHINE,
  REPLY_MACHINE,
  MESSAGE_MACHINE,
  JOB_MACHINE,
  POSTPONEMENT_MACHINE,
  ROUTE_MACHINE,
  RUN_MACHINE,
  STOP_MACHINE,
  SUGGESTION_MACHINE,
  AGENT_REQUEST_MACHINE,
  IMPORT_MACHINE,
  DRIVER_MACHINE,
  ENDPOINT_MACHINE,
  DELIVERY_MACHINE,
];
