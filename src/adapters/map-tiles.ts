/**
 * Map tiles of a PMTiles file, an archive that is read in place
 * (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md).
 */
import { open, stat } from 'node:fs/promises';
import { Compression, EtagMismatch, type Header, PMTiles, type Source, TileType } from 'pmtiles';
import { errorCode } from '@waypost/base/error-code';

/** Kind of a file's tiles: pictures, or shapes that a browser draws. */
export type TileSet = { kind: 'raster' | 'vector'; minZoom: number; maxZoom: number };

/** A tile as it is in the file, compressed by `encoding`. */
export type Tile = { type: string; encoding: 'identity' | 'gzip' | 'br'; bytes: Buffer };

export type MapFile = {
  /** Describes the tiles; null while there is no file. Rejects for a file that cannot be shown. */
  describe: () => Promise<TileSet | null>;
  /** Returns a tile; null where the file has none. Rejects for a file that cannot be shown. */
  read: (zoom: number, column: number, row: number) => Promise<Tile | null>;
};

const TYPES: Partial<Record<TileType, { kind: TileSet['kind']; type: string }>> = {
  [TileType.Mvt]: { kind: 'vector', type: 'application/vnd.mapbox-vector-tile' },
  [TileType.Png]: { kind: 'raster', type: 'image/png' },
  [TileType.Jpeg]: { kind: 'raster', type: 'image/jpeg' },
  [TileType.Webp]: { kind: 'raster', type: 'image/webp' },
  [TileType.Avif]: { kind: 'raster', type: 'image/avif' },
};
const ENCODINGS: Partial<Record<Compression, Tile['encoding']>> = {
  [Compression.None]: 'identity',
  [Compression.Gzip]: 'gzip',
  [Compression.Brotli]: 'br',
};

/**
 * Returns the tiles of a file, which need not be there yet and may be replaced by another one at any time. `called` is how
 * errors call it.
 */
export function createMapFile(path: string, called = path): MapFile {
  let archive: PMTiles | undefined;
  const reading = async <Result>(read: (archive: PMTiles) => Promise<Result>): Promise<Result | null> => {
    try {
      archive ??= new PMTiles(fileSource(path), undefined, asStored);
      return await read(archive);
    } catch (error) {
      // An archive keeps the failure of its first read.
      archive = undefined;
      if (errorCode(error) === 'ENOENT') return null;
      throw new Error(`${called} cannot be used as a map: ${whyNot(error)}`, { cause: error });
    }
  };
  return {
    describe: () => {
      // The header of a file that was replaced meanwhile would be remembered until a tile is read.
      archive = undefined;
      return reading(async (file) => {
        const header = await file.getHeader();
        await refuseCut(path, header);
        await refuseOld(path);
        return { kind: formatOf(header).kind, minZoom: header.minZoom, maxZoom: header.maxZoom };
      });
    },
    read: (zoom, column, row) =>
      reading(async (file) => {
        const found = await file.getZxy(zoom, column, row);
        if (!found) return null;
        const { type, encoding } = formatOf(await file.getHeader());
        return { type, encoding, bytes: Buffer.from(found.data) };
      }),
  };
}

/** Throws for a file that ends before its tiles do: a download that was broken off, or a copy onto a full disk. */
async function refuseCut(path: string, { tileDataOffset, tileDataLength = 0 }: Header): Promise<void> {
  const { size } = await stat(path);
  const whole = tileDataOffset + tileDataLength;
  if (size < whole) throw new Error(`it is truncated: ${size} of ${whole} bytes.`);
}

/** What the layers before version 4 of Protomaps' call `kind`. */
const OLD_KIND = '"pmap:kind"';

/**
 * Throws for layers of an older version: of these only water and buildings would be drawn, and no street. The archive
 * that reads tiles leaves metadata compressed as well.
 */
async function refuseOld(path: string): Promise<void> {
  const metadata = JSON.stringify(await new PMTiles(fileSource(path)).getMetadata());
  if (metadata.includes(OLD_KIND)) throw new Error('its layers are older than version 4 of Protomaps’.');
}

/** The library's errors for a file that is not an archive, or shorter than a header. */
const NO_ARCHIVE = /^Wrong magic number|outside the bounds of the DataView/;

function whyNot(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (NO_ARCHIVE.test(message)) return 'it is not a PMTiles file.';
  return message === 'unexpected end of file' ? 'it is truncated.' : message;
}

function formatOf({ tileType, tileCompression }: Header) {
  const format = TYPES[tileType];
  const encoding = ENCODINGS[tileCompression];
  if (!format) throw new Error(`its tiles are neither MVT, PNG, JPEG, WebP nor AVIF (type ${tileType}).`);
  if (!encoding) throw new Error(`browsers do not support the compression of its tiles.`);
  return { ...format, encoding };
}

/** Tiles go to browsers as they are stored. */
const asStored = (bytes: ArrayBuffer) => Promise.resolve(bytes);

/** Reads parts of a file; one that was replaced since `etag` is told apart. */
function fileSource(path: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length, _signal, etag) {
      const file = await open(path);
      try {
        const { ino, size, mtimeMs } = await file.stat();
        const current = `${ino}-${size}-${mtimeMs}`;
        if (etag !== undefined && etag !== current) throw new EtagMismatch(current);
        const data = new ArrayBuffer(Math.max(0, Math.min(length, size - offset)));
        await file.read(new Uint8Array(data), 0, data.byteLength, offset);
        return { data, etag: current };
      } finally {
        await file.close();
      }
    },
  };
}
