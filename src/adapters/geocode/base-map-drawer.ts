/** Base maps for the API, drawn by a thread that starts with the first one and keeps no process alive. */
import type { Worker } from 'node:worker_threads';
import { startThread } from '@waypost/base/paths';
import type { MapReply, MapRequest, ThreadData } from './base-map-thread.js';
import type { Position } from './postcode-file.js';

/**
 * Draws the map around depots; resolves to its JSON. `courier` is whose it is: of its maps one is drawn at a time, so
 * that others wait for one map of each courier at most.
 */
type DrawBaseMap = (courier: string, depots: readonly Position[]) => Promise<Uint8Array>;

/** Maps that are kept, by their size together: the largest has about twelve megabytes. */
const MAX_BYTES = 48_000_000;

/** Returns the function that draws, over the file of postcodes at a path. */
export function createBaseMaps(postcodes: string): DrawBaseMap {
  const thread = createThread({ postcodes });
  const kept = new Map<string, Uint8Array>();
  const last = new Map<string, Promise<unknown>>();

  const keep = (name: string, map: Uint8Array): void => {
    kept.set(name, map);
    let bytes = [...kept.values()].reduce((sum, { length }) => sum + length, 0);
    for (const [oldest, { length }] of kept) {
      if (bytes <= MAX_BYTES) break;
      kept.delete(oldest);
      bytes -= length;
    }
  };
  const draw = async (before: Promise<unknown> | undefined, depots: readonly Position[]) => {
    await before?.catch(() => undefined);
    const name = JSON.stringify(depots);
    const known = kept.get(name);
    if (known) return known;
    const map = await thread(depots);
    keep(name, map);
    return map;
  };

  return async (courier, depots) => {
    const own = draw(last.get(courier), depots);
    last.set(courier, own);
    try {
      return await own;
    } finally {
      if (last.get(courier) === own) last.delete(courier);
    }
  };
}

type Waiting = { resolve: (map: Uint8Array) => void; reject: (error: Error) => void };

/** Returns a function that asks the thread, which is started again after it has died. */
function createThread(workerData: ThreadData): (depots: readonly Position[]) => Promise<Uint8Array> {
  let running: { worker: Worker; waiting: Map<number, Waiting> } | undefined;
  let maps = 0;

  function start() {
    const worker = startThread('src/adapters/geocode/base-map-thread', { workerData });
    const waiting = new Map<number, Waiting>();
    const die = (error: Error) => {
      if (running?.worker === worker) running = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on('message', ({ id, json }: MapReply) => {
      waiting.get(id)?.resolve(json);
      waiting.delete(id);
      if (waiting.size === 0) worker.unref();
    });
    worker.on('error', die);
    worker.on('exit', (code) => die(new Error(`The map drawing thread exited with code ${code}.`)));
    return { worker, waiting };
  }

  return (depots) =>
    new Promise((resolve, reject) => {
      running ??= start();
      const { worker, waiting } = running;
      const id = (maps += 1);
      waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, depots } satisfies MapRequest);
    });
}
