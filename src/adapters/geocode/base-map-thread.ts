/** The thread that draws base maps: one after the other because each takes a processor for up to seconds. */
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { baseMapDrawer } from './base-map.js';
import type { Position } from './postcode-file.js';

/** To the thread: the file of postcodes. */
export type ThreadData = { postcodes: string };
/** To the thread: draw a map. */
export type MapRequest = { id: number; depots: readonly Position[] };
/** From the thread: the map, in JSON. */
export type MapReply = { id: number; json: Uint8Array<ArrayBuffer> };

/** As with imports: requests go first. */
const NICE = 5;
if (process.platform === 'linux') setPriority(NICE);

// Whoever starts the thread says where the postcodes are.
const { postcodes } = workerData as ThreadData;
const draw = baseMapDrawer(readFileSync(postcodes));

parentPort?.on('message', ({ id, depots }: MapRequest) => {
  const json = new TextEncoder().encode(JSON.stringify(draw(depots)));
  parentPort?.postMessage({ id, json } satisfies MapReply, [json.buffer]);
});
