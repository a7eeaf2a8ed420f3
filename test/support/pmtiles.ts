/** Writes small PMTiles files (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). */
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

export type TileAt = { z: number; x: number; y: number; bytes: Buffer };

const HEADER_BYTES = 127;
const TILE_TYPES = { mvt: 1, png: 2, mlt: 6 } as const;

/** Returns a file with these tiles; vector tiles are compressed as usual, pictures are not. */
export function pmtiles(
  type: keyof typeof TILE_TYPES,
  tiles: readonly TileAt[],
  layers: readonly object[] = [],
): Buffer {
  const isPacked = type !== 'png';
  const contents = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes: isPacked ? gzipSync(bytes) : bytes }))
    .sort((a, b) => a.id - b.id);
  const root = gzipSync(directory(contents));
  const metadata = gzipSync(JSON.stringify({ vector_layers: layers }));
  const rootAt = HEADER_BYTES;
  const metadataAt = rootAt + root.length;
  const tilesAt = metadataAt + metadata.length;
  const data = Buffer.concat(contents.map(({ bytes }) => bytes));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const lengths = [rootAt, root.length, metadataAt, metadata.length, tilesAt, 0, tilesAt, data.length];
  [...lengths, contents.length, contents.length, contents.length].forEach((value, at) => {
    header.writeBigUInt64LE(BigInt(value), 8 + at * 8);
  });
  const zooms = tiles.map(({ z }) => z);
  const settings = [1, 2, isPacked ? 2 : 1, TILE_TYPES[type], Math.min(...zooms), Math.max(...zooms)];
  Buffer.from(settings).copy(header, 96);
  [-180e7, -85e7, 180e7, 85e7].forEach((degrees, at) => header.writeInt32LE(degrees, 102 + at * 4));
  return Buffer.concat([header, root, metadata, data]);
}

function directory(entries: readonly { id: number; bytes: Buffer }[]): Buffer {
  const deltas = entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0));
  const numbers = [
    entries.length,
    ...deltas,
    ...entries.map(() => 1),
    ...entries.map(({ bytes }) => bytes.length),
    // The first tile begins at 0; 0 says that one follows the one before.
    ...entries.map((_, at) => (at === 0 ? 1 : 0)),
  ];
  return Buffer.from(numbers.flatMap(varint));
}

function varint(value: number): number[] {
  const bytes = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

/** Returns a vector tile (https://github.com/mapbox/vector-tile-spec) of layers that each cover all of it. */
export function coveringTile(layers: readonly string[]): Buffer {
  const [moveTo, lineTo, closePath, size] = [9, 26, 15, zigzag(4_096)];
  const square = [moveTo, 0, 0, lineTo, size, 0, 0, size, zigzag(-4_096), 0, closePath];
  const feature = [...number(3, 3), ...bytes(4, square.flatMap(varint))];
  return Buffer.from(
    layers.flatMap((name) =>
      bytes(3, [...bytes(1, Buffer.from(name)), ...bytes(2, feature), ...number(5, 4_096), ...number(15, 2)]),
    ),
  );
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

/** Fields of a protocol buffer. */
const number = (field: number, value: number): number[] => [...varint(field * 8), ...varint(value)];
const bytes = (field: number, content: Iterable<number>): number[] => {
  const all = [...content];
  return [...varint(field * 8 + 2), ...varint(all.length), ...all];
};
