/**
 * `/map/tiles/{zoom}/{column}/{row}`: the tiles of the deployment's map, the same for everybody. Where the map has
 * none, 204: the console's dots are seen there.
 */
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type Request, type Response, Router } from 'express';
import { AppError } from '../domain/errors.js';
import { createAddressLimit } from '../page-kit/limit.js';

export type MapTiles = {
  /** Null while there is no map. */
  describe: () => Promise<{ kind: 'raster' | 'vector'; minZoom: number; maxZoom: number } | null>;
  /** Null where the map has no tile. */
  read: (zoom: number, column: number, row: number) => Promise<Tile | null>;
};
type Tile = { type: string; encoding: 'identity' | 'gzip' | 'br'; bytes: Buffer };

/** URL template of the tiles. */
export const TILES_PATH = '/map/tiles/{z}/{x}/{y}';

/** Tiles that an address may ask one process for in a minute: a window shows some forty, and an office shares one. */
const LIMIT = { points: 3_000, duration: 60 } as const;
/** How long a browser keeps a tile: a new map shows the next day at the latest. */
const KEPT_SECONDS = 24 * 60 * 60;
/** The deepest zoom of any map. */
const MAX_ZOOM = 24;

const UNPACK = { gzip: promisify(gunzip), br: promisify(brotliDecompress) };

export function createMapTiles({ read }: MapTiles): Router {
  const router = Router();
  const count = createAddressLimit(LIMIT);
  router.get('/map/tiles/:zoom/:column/:row', async (request, response) => {
    const seconds = await count(request);
    if (seconds !== null) {
      throw new AppError('rate_limited', {
        message: `Rate limit exceeded. Retry in ${seconds} s.`,
        retryAfterSeconds: seconds,
      });
    }
    const tile = await read(...placeOf(request));
    response.set('Cache-Control', `public, max-age=${KEPT_SECONDS}`);
    if (tile) await sendTile(request, response, tile);
    else response.status(204).end();
  });
  return router;
}

/** Returns zoom, column and row of a path; refuses a place that no map has. */
function placeOf({ params }: Request): [zoom: number, column: number, row: number] {
  const [zoom = -1, column = -1, row = -1] = ['zoom', 'column', 'row'].map((name) => {
    const text = params[name];
    return typeof text === 'string' && /^\d{1,8}$/.test(text) ? Number(text) : -1;
  });
  const isPlace = zoom >= 0 && zoom <= MAX_ZOOM && [column, row].every((at) => at >= 0 && at < 2 ** zoom);
  if (!isPlace) throw new AppError('unknown_route', { message: 'Tile not found.' });
  return [zoom, column, row];
}

/** Sends a tile as it is stored, or unpacked to a client that does not accept that. */
async function sendTile(
  request: Request,
  response: Response,
  { type, encoding, bytes }: Tile,
): Promise<void> {
  response.type(type).vary('Accept-Encoding');
  if (encoding === 'identity') response.send(bytes);
  else if (request.acceptsEncodings(encoding) === encoding)
    response.set('Content-Encoding', encoding).send(bytes);
  else response.send(await UNPACK[encoding](bytes));
}
